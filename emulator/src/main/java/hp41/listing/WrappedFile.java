package hp41.listing;

import hp41.memory.LineLength;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Program bytes in the wrappings of other tools, told by their structure: P41 files begin with a
 * directory entry of 32 bytes, BIN files with the length in two bytes, DAT files are BIN files as
 * hexadecimal text. A checksum byte, the sum of what stands before it, follows the program.
 */
final class WrappedFile {

  private static final int ENTRY = 32;
  private static final int TYPE = 10;
  private static final int PROGRAM_TYPE = 0xE080;
  private static final int LENGTH = 28;
  private static final int LENGTH_BYTES = 2;
  private static final int END = 3;
  private static final Pattern HEX = Pattern.compile("(?:[0-9A-Fa-f]{2})+");

  private WrappedFile() {}

  /** The programs in the file, if it is of one of these kinds. */
  static Optional<ProgramFile> read(byte[] content) {
    if (content.length > ENTRY && word(content, TYPE) == PROGRAM_TYPE) {
      return unwrapped(ProgramFile.Format.P41, content, ENTRY, ENTRY, word(content, LENGTH));
    }
    if (content.length > LENGTH_BYTES && TextFile.isText(content)) {
      return hexadecimal(content)
          .flatMap(
              bytes -> unwrapped(ProgramFile.Format.DAT, bytes, 0, LENGTH_BYTES, word(bytes, 0)));
    }
    return content.length > LENGTH_BYTES
        ? unwrapped(ProgramFile.Format.BIN, content, 0, LENGTH_BYTES, word(content, 0))
        : Optional.empty();
  }

  private static Optional<byte[]> hexadecimal(byte[] content) {
    String text = new String(content, StandardCharsets.ISO_8859_1).replaceAll("\\s+", "");
    return HEX.matcher(text).matches() && text.length() > 2 * LENGTH_BYTES
        ? Optional.of(HexFormat.of().parseHex(text))
        : Optional.empty();
  }

  private static int word(byte[] content, int at) {
    return (content[at] & 0xFF) << 8 | content[at + 1] & 0xFF;
  }

  /** The program from {@code start} on, if it is of that length and ends with an END. */
  private static Optional<ProgramFile> unwrapped(
      ProgramFile.Format format, byte[] content, int summed, int start, int length) {
    int checksum = start + length;
    if (length < END || checksum >= content.length) {
      return Optional.empty();
    }
    byte[] code = Arrays.copyOfRange(content, start, checksum);
    List<byte[]> lines = LineLength.split(code);
    if (!ProgramBytes.isEnd(lines.get(lines.size() - 1))) {
      return Optional.empty();
    }
    byte sum = RawFile.checksum(Arrays.copyOfRange(content, summed, checksum));
    List<Diagnostic> problems =
        content[checksum] == sum
            ? List.of()
            : List.of(RawFile.damage(checksum, content[checksum], sum));
    return Optional.of(new ProgramFile(format, ProgramBytes.programs(lines), problems));
  }
}
