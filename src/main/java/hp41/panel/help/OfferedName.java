package hp41.panel.help;

import hp41.NameKind.FrontEndName;
import java.util.Locale;

/** What the typed line and help offer beside the names of the calculator. */
public enum OfferedName implements FrontEndName {
  /** A word that means the terminal itself, or what may follow one. */
  SCREEN,
  /** A message of the calculator's. */
  MESSAGE,
  /** The name of a saved state. */
  STATE,
  /** A folder, behind which one of its files is to follow. */
  FOLDER,
  /** A file. */
  FILE;

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A file in an image of a disk, by the word for its type. */
  public record ImageFileName(String word) implements FrontEndName {}
}
