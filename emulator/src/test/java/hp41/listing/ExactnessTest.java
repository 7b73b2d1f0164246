package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.Rounds;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests in every style that a listing assembles to the same bytes, and that these bytes have the
 * same listing.
 */
class ExactnessTest {

  private static final Assembler ASSEMBLER = new Assembler(Internals.known());
  private static final List<Lister> LISTERS =
      List.of(lister(false, false), lister(true, false), lister(false, true), lister(true, true));
  private static final int MANY = 256;
  private static final byte[] END = {(byte) 0xC0, 0, 0x0D};
  private static final byte[] FILL = new byte[20];

  private final List<byte[]> waiting = new ArrayList<>();
  private int files;

  private static Lister lister(boolean numbers, boolean pretty) {
    return new Lister(Internals.known(), new Lister.ListingStyle(numbers, pretty));
  }

  /** Checks many programs as one file, alternately in two of the four styles. */
  private void check(byte[] code) {
    waiting.add(code);
    if (waiting.size() == MANY) {
      checkWaiting();
    }
  }

  private void checkWaiting() {
    if (waiting.isEmpty()) {
      return;
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] code : waiting) {
      all.writeBytes(code);
      all.writeBytes(FILL);
      all.writeBytes(END);
    }
    waiting.clear();
    List<byte[]> programs = ProgramBytes.programs(LineLength.split(all.toByteArray()));
    files++;
    checkExact(programs, LISTERS.get(files % 2));
    checkExact(programs, LISTERS.get(2 + files / 2 % 2));
  }

  private static void checkExact(List<byte[]> programs, Lister lister) {
    String listing = lister.list(programs);
    Assembler.Assembly again = ASSEMBLER.assemble(listing);
    assertThat(again.problems()).as(listing).isEmpty();
    if (!Arrays.equals(Fixtures.join(again.programs()), Fixtures.join(programs))) {
      assertThat(lister.list(again.programs())).isEqualTo(listing);
      assertThat(again.programs()).as("other bytes that are listed the same").isEqualTo(programs);
    }
  }

  private static byte[] bytes(int... bytes) {
    byte[] code = new byte[bytes.length];
    for (int i = 0; i < code.length; i++) {
      code[i] = (byte) bytes[i];
    }
    return code;
  }

  @Test
  @Tag("slow")
  void everyPairOfBytesIsListedExactly() {
    for (int pair = 0; pair <= 0xFFFF; pair++) {
      check(bytes(pair >>> 8, pair));
    }
    checkWaiting();
  }

  /** Labels and ENDs, jumps, texts of two characters, names, and numbers. */
  @Test
  @Tag("slow")
  void everyLineOfThreeBytesIsListedExactly() {
    for (int pair = 0; pair <= 0xFFFF; pair++) {
      check(bytes(0xF2, pair >>> 8, pair));
    }
    for (int code = 0xC0; code <= 0xEF; code++) {
      for (int operand = 0; operand <= 0xFF; operand++) {
        check(bytes(code, 0, operand));
        check(bytes(code, operand, 0x41));
      }
    }
    for (int code = 0x1D; code <= 0x1F; code++) {
      for (int character = 0; character <= 0xFF; character++) {
        check(bytes(code, 0xF1, character));
      }
    }
    for (int digits = 0; digits < 13 * 13 * 13; digits++) {
      check(bytes(0x10 + digits / 169, 0x10 + digits / 13 % 13, 0x10 + digits % 13));
    }
    checkWaiting();
  }

  @Test
  @Tag("slow")
  void textsAndNamesOfAllLengthsAreListedExactly() {
    for (int length = 0; length <= 15; length++) {
      for (int character = 0; character <= 0xFF; character++) {
        for (int place = 0; place < Math.max(1, length); place++) {
          byte[] line = new byte[length + 1];
          Arrays.fill(line, (byte) 'A');
          line[0] = (byte) (0xF0 + length);
          line[Math.min(length, place + 1)] = (byte) (length == 0 ? 0xF0 : character);
          check(line);
        }
      }
    }
    for (int length = 1; length <= 15; length++) {
      for (int character = 0; character <= 0xFF; character++) {
        int[] label = new int[length + 3];
        Arrays.fill(label, character);
        label[0] = 0xC0;
        label[1] = 0;
        label[2] = 0xF0 + length;
        label[3] = 0;
        check(bytes(label));
      }
    }
    checkWaiting();
  }

  @Tag("random")
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void randomBytesAreListedExactly(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < Rounds.of(4 * MANY); i++) {
      byte[] code = new byte[random.nextInt(100)];
      random.nextBytes(code);
      check(code);
    }
  }

  /** Short programs of few kinds of lines that are easily confused. */
  @Tag("random")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void shortProgramsAreListedExactly(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < Rounds.of(5_000); i++) {
      ByteArrayOutputStream code = new ByteArrayOutputStream();
      for (int line = random.nextInt(6); line >= 0; line--) {
        code.writeBytes(line(random));
      }
      code.writeBytes(END);
      List<byte[]> programs = ProgramBytes.programs(LineLength.split(code.toByteArray()));
      checkExact(programs, LISTERS.get(random.nextInt(LISTERS.size())));
    }
  }

  private static byte[] line(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> bytes(0x10 + random.nextInt(13), 0x1B, 0x10 + random.nextInt(10), 0);
      case 1 -> bytes(0x10 + random.nextInt(10), 0x10 + random.nextInt(10), 0);
      case 2 -> bytes(0xF3, 0x20 + random.nextInt(96), 0x20 + random.nextInt(96), 0x20);
      case 3 -> bytes(0x40 + random.nextInt(80));
      case 4 -> bytes(0x01 + random.nextInt(15));
      default -> bytes(0x90 + random.nextInt(16), random.nextInt(256));
    };
  }

  @Test
  void shortFormIsTheMachinesEncoding() {
    for (int number = 0; number < 100; number++) {
      String two = "%02d".formatted(number);
      assertThat(length("RCL " + two)).isEqualTo(number < 16 ? 1 : 2);
      assertThat(length("STO " + two)).isEqualTo(number < 16 ? 1 : 2);
      assertThat(length("LBL " + two)).isEqualTo(number < 15 ? 1 : 2);
      assertThat(length("GTO " + two)).isEqualTo(number < 15 ? 2 : 3);
      assertThat(length("XEQ " + two)).isEqualTo(3);
    }
  }

  private static int length(String step) {
    return ASSEMBLER.assemble(step).programs().get(0).length - END.length;
  }
}
