package hp41.compiler;

import hp41.memory.GlobalLabel;
import hp41.memory.Word;
import java.io.ByteArrayOutputStream;
import java.util.Random;

/** Generates programs from random instructions, most of which can be compiled. */
final class RandomProgram {

  private static final int[] ONE_BYTE = {
    0x40, 0x41, 0x42, 0x43, 0x40, 0x41, 0x54, 0x60, 0x61, 0x68, 0x69, 0x51, 0x52, 0x4B, 0x7A, 0x71,
    0x72, 0x73, 0x74, 0x75, 0x76, 0x77, 0x83, 0x71, 0x75, 0x83, 0x76, 0x77
  };
  private static final int[] TESTS = {
    0x44, 0x45, 0x46, 0x63, 0x64, 0x66, 0x67, 0x78, 0x79, 0x7B, 0x78, 0x67
  };
  private static final int[] RARE = {
    0x47, 0x48, 0x50, 0x59, 0x5B, 0x70, 0x7C, 0x80, 0x81, 0x87, 0x88, 0x89, 0x8A, 0x84, 0x4C, 0x53,
    0x4F, 0x6E, 0x00, 0x7E, 0x86
  };
  private static final int[] CALL_BEHAVIOUR = {
    0x50, 0x59, 0x5A, 0x5B, 0x53, 0x4C, 0x4D, 0x49, 0x6C, 0x6D, 0x4E, 0x4F, 0x55, 0x57, 0x62, 0x6E,
    0x87, 0x88, 0x80, 0x81
  };
  private static final int[] REGISTERS = {0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xCE};
  private static final int[] FLAGS = {0xA8, 0xA9, 0xAA, 0xAB, 0xAC, 0xAD};
  private static final int LABELS = 6;

  /** The digits of 9.999999999E99. */
  private static final long LARGEST = 0x09999999999099L;

  /** Exponents near the limits of the range, and near those of its square root. */
  private static final int[] EXPONENTS = {
    0x099, 0x098, 0x050, 0x049, 0x010, 0x999, 0x990, 0x950, 0x949, 0x902, 0x901
  };

  private final Random random;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  RandomProgram(Random random) {
    this.random = random;
  }

  /** Returns the bytes of a program with the given number of lines or a few more. */
  byte[] bytes(int lines) {
    for (int i = 0; i < lines; i++) {
      line();
    }
    return bytes.toByteArray();
  }

  /**
   * Returns a program that executes lines with the given function code in a loop. Most errors of
   * the function are suppressed by flag 25, and many arguments are recalled from registers with
   * {@link #data}.
   */
  byte[] loop(int code) {
    put(1);
    for (int i = 0; i < 8; i++) {
      argument();
      put(of(new int[] {0x71, 0x75, 0x83, 0x77, 0x20 + random.nextInt(10)}));
      argument();
      if (random.nextInt(4) > 0) {
        put(0xA8, 25);
      }
      lineOf(code);
      put(of(TESTS), 0x76);
    }
    put(0xE0, 0, 1, 0xB1, 0, 2);
    number();
    put(0x85);
    return bytes.toByteArray();
  }

  private void argument() {
    if (random.nextBoolean()) {
      number();
    } else {
      put(0x20 + random.nextInt(12));
    }
  }

  private void lineOf(int code) {
    if (code > 0xFF) {
      put(code >>> 8, code & 0xFF);
      return;
    }
    switch (code >>> 4) {
      case 0x1 -> number();
      case 0x9 -> put(code, register());
      case 0xA -> put(code, random.nextInt(8) == 0 ? random.nextInt(256) : random.nextInt(12));
      case 0xC -> put(code == GlobalLabel.CODE ? new int[] {0x85} : new int[] {code, register()});
      case 0xD -> put(0xD0, 0, 0);
      case 0xE -> put(0xE0, 0, 1);
      case 0xF -> alpha();
      default -> put(code);
    }
  }

  /**
   * Returns the bytes of a program like {@link #bytes}, whose jumps have random distances, as in a
   * module.
   */
  byte[] withDistances(int lines) {
    byte[] program = bytes(lines);
    for (int i = 0; i + 1 < program.length; i++) {
      if ((program[i] & 0xF0) == 0xB0 && program[i + 1] == 0 && random.nextInt(3) > 0) {
        program[i + 1] = (byte) (random.nextInt(40) | random.nextInt(2) << 7);
      }
    }
    return program;
  }

  /** Returns random words for data registers. */
  static long[] data(Random random, int count) {
    long[] words = new long[count];
    for (int i = 0; i < count; i++) {
      words[i] = word(random);
    }
    return words;
  }

  /**
   * Returns random flags 00 to 43 without 11, the automatic start, and random words for the
   * registers T to Q. Half of the results change no flag.
   */
  static long[] status(Random random) {
    long[] words = data(random, 10);
    long changeable = Word.MASK & ~0xFFFL & ~(1L << 55 - 11);
    words[0] = random.nextBoolean() ? 0 : random.nextLong() & random.nextLong() & changeable;
    return words;
  }

  private static long word(Random random) {
    long digits = 0;
    for (int i = 0; i < 10; i++) {
      digits = digits << 4 | random.nextInt(10);
    }
    boolean first = (digits >>> 36) != 0;
    long sign = random.nextInt(3) == 0 ? 9L << 52 : 0;
    return switch (random.nextInt(15)) {
      case 12 -> sign | LARGEST;
      case 13 ->
          sign | (long) (1 + random.nextInt(9)) << 48 | EXPONENTS[random.nextInt(EXPONENTS.length)];
      case 14 -> Word.ofText("ABCDEF");
      case 0 -> 0;
      case 1 -> Word.ofText("AB".substring(random.nextInt(2)));
      case 2 -> random.nextLong() & Word.MASK;
      case 3 -> first ? sign | digits << 12 | random.nextInt(10) << 4 | random.nextInt(10) : 0;
      case 4 -> first ? sign | digits << 12 | 0x900 | random.nextInt(10) << 4 | 1 : 0;
      case 5 -> 0x0_1000_0500_00_000L | (long) random.nextInt(10) << 40;
      case 6, 7 -> (long) (1 + random.nextInt(9)) << 48;
      default -> (long) (1 + random.nextInt(9)) << 48 | (long) random.nextInt(10) << 44 | 1;
    };
  }

  private void put(int... codes) {
    for (int code : codes) {
      bytes.write(code);
    }
  }

  private int of(int[] codes) {
    return codes[random.nextInt(codes.length)];
  }

  private void line() {
    switch (random.nextInt(26)) {
      case 0, 1, 2, 3 -> number();
      case 4, 5, 6, 7 -> put(of(ONE_BYTE));
      case 8, 9, 10 -> put(of(REGISTERS), register());
      case 11 -> put(0x20 + random.nextInt(32));
      case 12, 13 -> put(1 + random.nextInt(LABELS));
      case 14, 15 -> put(0xB1 + random.nextInt(LABELS), 0);
      case 16 -> put(0xE0, 0, random.nextInt(LABELS));
      case 17 -> put(random.nextInt(3) == 0 ? 0x85 : of(TESTS));
      case 18, 19 -> put(of(TESTS));
      case 20 -> put(of(FLAGS), random.nextInt(8) == 0 ? random.nextInt(256) : random.nextInt(12));
      case 21 -> put(of(CALL_BEHAVIOUR));
      case 22 -> alpha();
      case 23 -> jump();
      case 24 -> put(0x98, register());
      default -> rare();
    }
  }

  /** Jumps and calls by name and through registers, and their targets. */
  private void jump() {
    switch (random.nextInt(6)) {
      case 0 -> put(0xAE, register() & 0x7F);
      case 1 -> put(0xAE, register() | 0x80);
      case 2, 3 -> put(0x1D + random.nextInt(2), 0xF1, 0x41 + random.nextInt(2));
      case 4 -> put(GlobalLabel.CODE, 0, 0xF2, 0, 0x41 + random.nextInt(2));
      default -> put(GlobalLabel.CODE, 0, GlobalLabel.WRITTEN_END, 1 + random.nextInt(LABELS));
    }
  }

  private void alpha() {
    switch (random.nextInt(4)) {
      case 0 -> put(0xF3, random.nextBoolean() ? 0x7F : 0x42, 0x41, 0x43);
      case 1 -> put(0x9A, register());
      case 2 -> put(0x9B, register());
      default ->
          put(0x9C + random.nextInt(3), random.nextBoolean() ? random.nextInt(10) : register());
    }
  }

  private void number() {
    int digits = 1 + random.nextInt(random.nextInt(4) == 0 ? 10 : 2);
    for (int i = 0; i < digits; i++) {
      put(0x10 + random.nextInt(random.nextInt(6) == 0 ? 13 : 10));
    }
    if (random.nextInt(3) > 0) {
      put(0);
    }
  }

  private int register() {
    return switch (random.nextInt(16)) {
      case 0, 1, 2, 3 -> 0x70 + random.nextInt(5);
      case 4, 5, 6 -> 0x80 + random.nextInt(10);
      case 7, 8 -> 0xF0 + random.nextInt(5);
      case 9 -> 0x70 + random.nextInt(10);
      case 10 -> random.nextInt(10) == 0 ? random.nextInt(256) : 3;
      default -> random.nextInt(10);
    };
  }

  private void rare() {
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> put(of(RARE));
      case 4 -> put(0xAE, random.nextInt(256));
      case 5 -> put(0xF2, 0x41, 0x42);
      case 6, 7 -> jump();
      case 8 -> put(0x9A + random.nextInt(6), random.nextInt(16));
      default -> {
        if (random.nextInt(4) == 0) {
          put(GlobalLabel.CODE, 0, GlobalLabel.WRITTEN_END);
        } else {
          put(0xD0, 0, random.nextInt(LABELS));
        }
      }
    }
  }
}
