package hp41.format;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Files of other programs, known by how they begin. They come with names of listings, since a
 * listing may be printed or packed, and hold no steps that could be read.
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

  /** What begins with these bytes. */
  private record ForeignKind(String magic, String name) {

    boolean begins(byte[] content) {
      int length = Math.min(magic.length(), content.length);
      return magic.equals(new String(content, 0, length, StandardCharsets.ISO_8859_1));
    }
  }

  /** What is said of the file, if it is one of these. */
  static Optional<ProgramFile> read(byte[] content) {
    return KINDS.stream()
        .filter(kind -> kind.begins(content))
        .findFirst()
        .map(kind -> "this is %s and no program file".formatted(kind.name()))
        .map(message -> ProgramFile.refused(ProgramFile.Format.RAW, 0, message));
  }
}
