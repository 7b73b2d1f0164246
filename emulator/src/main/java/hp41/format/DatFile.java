package hp41.format;

import hp41.listing.Diagnostic;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** DAT files: the content of a BIN file as hexadecimal text. */
final class DatFile {

  private static final int FIRST = 4;
  private static final int MINIMUM_DIGITS = 12;
  private static final int LONGER_THAN_NUMBERS = 16;
  private static final int BAD_RATIO = 10;
  private static final int BYTES_A_LINE = 32;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final List<Digit> digits = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private int longestRun;

  /**
   * A digit.
   *
   * @param value the value; negative if the character is not a digit
   * @param line the number of its line
   * @param column the number of its column
   */
  private record Digit(int value, int line, int column) {}

  private DatFile(String text) {
    int line = 1;
    int column = 0;
    int run = 0;
    for (char c : text.toCharArray()) {
      column++;
      if (c == '\n') {
        line++;
        column = 0;
        run = 0;
      } else if (isBlank(c) || c == BYTE_ORDER_MARK && digits.isEmpty()) {
        run = 0;
      } else {
        int value = Character.digit(c, 16);
        digits.add(new Digit(value, line, column));
        run = value < 0 ? 0 : run + 1;
        longestRun = Math.max(longestRun, run);
      }
    }
  }

  /** Reads a DAT file; empty if the content is not one. */
  static Optional<ProgramFile> read(byte[] content) {
    if (!TextFile.isText(content)) {
      return Optional.empty();
    }
    String text = TextFile.text(content);
    if (!beginsWithDigits(text)) {
      return Optional.empty();
    }
    DatFile file = new DatFile(text);
    return file.isHexadecimal() ? Optional.of(file.program()) : Optional.empty();
  }

  /**
   * Returns whether the first six characters are digits, which excludes nearly all listings at
   * once.
   */
  private static boolean beginsWithDigits(String text) {
    int found = 0;
    for (int i = 0; i < text.length() && found < FIRST + 2; i++) {
      char c = text.charAt(i);
      if (c != '\n' && !isBlank(c) && (c != BYTE_ORDER_MARK || found > 0)) {
        if (Character.digit(c, 16) < 0) {
          return false;
        }
        found++;
      }
    }
    return found == FIRST + 2;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
  }

  /**
   * Returns whether nearly all characters are digits and the beginning is not a step of a listing.
   */
  private boolean isHexadecimal() {
    long bad = digits.stream().filter(digit -> digit.value < 0).count();
    return digits.size() >= MINIMUM_DIGITS
        && BAD_RATIO * bad <= digits.size()
        && (longestRun >= LONGER_THAN_NUMBERS || isLabel() || bad == 0 && isCounted());
  }

  /** Returns whether the program begins with a global label, as most programs do. */
  private boolean isLabel() {
    return digits.get(FIRST).value == 0xC && digits.get(FIRST + 1).value <= 0xD;
  }

  /**
   * Returns whether the number of bytes matches the length, which may or may not include the
   * checksum.
   */
  private boolean isCounted() {
    int count = CountedProgram.word(bytes(2), 0);
    return digits.size() == FIRST + 2 * count + 2 || digits.size() == FIRST + 2 * count;
  }

  private ProgramFile program() {
    int whole = digits.size() / 2;
    for (int i = digits.size() - 1; i >= 0; i--) {
      if (digits.get(i).value < 0) {
        problems.add(0, at(digits.get(i), "this is not a hexadecimal digit"));
        whole = i / 2;
      }
    }
    if (digits.size() % 2 > 0) {
      problems.add(at(digits.get(digits.size() - 1), "a byte has two digits, and one is missing"));
    }
    byte[] bytes = bytes(whole);
    if (problems.isEmpty()) {
      return BinFile.read(bytes, ProgramFile.Format.DAT, this::damage);
    }
    byte[] code = Arrays.copyOfRange(bytes, Math.min(2, whole), whole);
    return new ProgramFile(ProgramFile.Format.DAT, new WholeLines(code).programs(), problems);
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (digits.get(2 * i).value << 4 | digits.get(2 * i + 1).value);
    }
    return bytes;
  }

  private Diagnostic damage(int index, String message) {
    return at(digits.get(Math.min(2 * index, digits.size() - 1)), message);
  }

  private static Diagnostic at(Digit digit, String message) {
    return new Diagnostic(digit.line, digit.column, Diagnostic.Severity.ERROR, message, List.of());
  }

  /** Returns the content of a file with some programs, 32 bytes per line. */
  static byte[] write(List<byte[]> programs) {
    byte[] counted = BinFile.counted(programs);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < counted.length; i++) {
      boolean last = i % BYTES_A_LINE == BYTES_A_LINE - 1 || i == counted.length - 1;
      text.append("%02X".formatted(counted[i] & 0xFF)).append(last ? "\n" : "");
    }
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }
}
