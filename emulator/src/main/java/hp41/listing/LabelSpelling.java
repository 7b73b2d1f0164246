package hp41.listing;

import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import java.util.Optional;

/** Reads the names of global labels as listings, the display and the keyboard spell them. */
public final class LabelSpelling {

  private static final int LONGEST = 7;

  private LabelSpelling() {}

  /**
   * Reads a name without its quotes: glyphs, their substitutes such as ^ and ~, and escapes such as
   * {@code \x0D}. The result is empty if the machine lacks one of the characters, or if the name
   * does not have 1 to 7 characters.
   */
  public static Optional<LabelName> read(String name) {
    try {
      return Optional.of(new LabelName(TextReader.inside(name)))
          .filter(it -> !it.characters().isEmpty() && it.characters().length() <= LONGEST);
    } catch (ParseError unknown) {
      return Optional.empty();
    }
  }

  /** Returns a name as it is typed, in quotes. It is read as the same name. */
  public static String quoted(LabelName name) {
    return '"' + name.typed() + '"';
  }

  /** Reads a name in any spelling; a character that the machine lacks becomes ?. */
  public static LabelName nearest(String name) {
    return read(name).orElseGet(() -> new LabelName(CharacterSet.characters(name)));
  }
}
