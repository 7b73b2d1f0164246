package hp41.format;

import hp41.memory.CharacterSet;
import hp41.memory.DataRow;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** Describes rows of bar code that are not part of a program. */
final class WandContents {

  private static final int FUNCTION = 4;

  private WandContents() {}

  /** Returns a description: a kind, a colon, and the content. */
  static String of(byte[] row) {
    if (row.length <= 2) {
      return "paper keyboard: " + hexadecimal(row);
    }
    return function(row)
        .map(it -> "direct execution: " + hexadecimal(it))
        .or(() -> DataRow.of(row).map(WandContents::data))
        .orElseGet(() -> "unknown kind: " + hexadecimal(row));
  }

  /** Returns the bytes of the function that a row contains; empty if it is of another kind. */
  static Optional<byte[]> function(byte[] row) {
    return row.length > 2 && (row[1] >> 4 & 0xF) == FUNCTION
        ? Optional.of(Arrays.copyOfRange(row, 2, row.length))
        : Optional.empty();
  }

  private static String data(DataRow row) {
    String content =
        switch (row.kind()) {
          case NUMBER -> "number: " + row.content();
          case TEXT -> "text: \"" + CharacterSet.glyphs(row.content()) + '"';
          case APPENDED_TEXT -> "appended text: \"" + CharacterSet.glyphs(row.content()) + '"';
        };
    return row.sequence() == DataRow.UNNUMBERED
        ? content
        : "row " + row.sequence() + ", " + content;
  }

  private static String hexadecimal(byte[] bytes) {
    return HexFormat.of().withUpperCase().formatHex(bytes).replaceAll("..(?=.)", "$0 ");
  }
}
