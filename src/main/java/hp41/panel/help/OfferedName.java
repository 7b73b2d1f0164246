package hp41.panel.help;

import hp41.NameKind;
import hp41.NameKind.FrontEndName;
import java.util.Locale;

/** The kinds of names that completion and help offer in addition to those of the calculator. */
public enum OfferedName implements FrontEndName {
  /** A command of the terminal, or its operand. */
  SCREEN,
  /** A bundled program that can be loaded. */
  PROGRAM,
  /** A message of the calculator. */
  MESSAGE,
  /** A key of the terminal. */
  KEY,
  /** The name of a saved state. */
  STATE,
  /** A folder, after which a file name follows. */
  FOLDER,
  /** A file. */
  FILE;

  /** Returns whether a name of this kind can be typed into the input line. */
  public static boolean isTyped(NameKind kind) {
    return kind != MESSAGE && kind != KEY;
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A file in a disk image, with the word for its type. */
  public record ImageFileName(String word) implements FrontEndName {}
}
