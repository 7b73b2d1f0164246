package hp41.format;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Files of other programs, recognized by their first bytes. They occur where listings are expected,
 * because a listing can be printed or packed, but contain no readable steps.
 */
final class ForeignFile {

  private static final List<ForeignKind> KINDS =
      List.of(
          new ForeignKind("%PDF-", "a PDF document"),
          new ForeignKind("%!PS", "a PostScript document"),
          new ForeignKind("%%!PS", "a PostScript document"),
          new ForeignKind("{\\rtf", "an RTF document"),
          new ForeignKind(
              "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1", "a document of an office program"),
          new ForeignKind("PK\u0003\u0004", "a ZIP archive"),
          new ForeignKind("\u001F\u008B\b", "a gzip archive"),
          new ForeignKind("\u0089PNG\r\n", "a PNG picture"),
          new ForeignKind("GIF87a", "a GIF picture"),
          new ForeignKind("GIF89a", "a GIF picture"),
          new ForeignKind("\u00FF\u00D8\u00FF", "a JPEG picture"));

  private ForeignFile() {}

  /**
   * A file format and its first bytes.
   *
   * @param magic the first bytes
   * @param name the name of the format
   */
  private record ForeignKind(String magic, String name) {

    boolean matches(byte[] content) {
      int length = Math.min(magic.length(), content.length);
      return magic.equals(new String(content, 0, length, StandardCharsets.ISO_8859_1));
    }
  }

  /** Returns the error message for such a file; empty for other files. */
  static Optional<ProgramFile> read(byte[] content) {
    return KINDS.stream()
        .filter(kind -> kind.matches(content))
        .findFirst()
        .map(kind -> "this is %s, not a program file".formatted(kind.name()))
        .map(message -> ProgramFile.refused(ProgramFile.Format.RAW, 0, message));
  }
}
