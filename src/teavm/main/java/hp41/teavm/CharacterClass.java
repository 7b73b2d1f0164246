package hp41.teavm;

import java.util.function.IntPredicate;

/** A set of code points. */
final class CharacterClass {

  static final CharacterClass WORD = of(CharacterClass::isWord);
  static final CharacterClass DIGIT = of(c -> c >= '0' && c <= '9');
  static final CharacterClass SPACE = of(c -> c == ' ' || c >= '\t' && c <= '\r');
  static final CharacterClass ANY = of(c -> true);
  static final CharacterClass OF_LINE = of(c -> !isLineEnd(c));

  private final long low;
  private final long high;
  private final IntPredicate others;

  private CharacterClass(IntPredicate all) {
    low = bits(all, 0);
    high = bits(all, 64);
    others = all;
  }

  static CharacterClass of(IntPredicate all) {
    return new CharacterClass(all);
  }

  private static long bits(IntPredicate all, int first) {
    long bits = 0;
    for (int i = 63; i >= 0; i--) {
      bits = bits << 1 | (all.test(first + i) ? 1 : 0);
    }
    return bits;
  }

  /**
   * Returns the code points of a range. If case is ignored, the other case of its ASCII letters is
   * included.
   */
  static CharacterClass range(int first, int last, boolean anyCase) {
    IntPredicate exact = c -> c >= first && c <= last;
    return of(c -> exact.test(c) || anyCase && isAsciiLetter(c) && exact.test(c ^ 0x20));
  }

  /** Returns the code points with a property, by its name in a regular expression. */
  static CharacterClass property(String name, boolean anyCase) {
    return switch (name) {
      case "Alpha" -> of(CharacterClass::isAsciiLetter);
      case "ASCII" -> of(c -> c < 128);
      case "Cntrl" -> of(c -> c < ' ' || c == 127);
      case "InCombiningDiacriticalMarks" -> range(0x300, 0x36F, false);
      case "L" -> of(Character::isLetter);
      case "Ll" -> of(c -> anyCase ? hasCase(c) : isOfType(c, Character.LOWERCASE_LETTER));
      case "Nd" -> of(c -> isOfType(c, Character.DECIMAL_DIGIT_NUMBER));
      case "Nl" -> of(c -> isOfType(c, Character.LETTER_NUMBER));
      case "No" -> of(c -> isOfType(c, Character.OTHER_NUMBER));
      case "Zl" -> of(c -> isOfType(c, Character.LINE_SEPARATOR));
      case "Zp" -> of(c -> isOfType(c, Character.PARAGRAPH_SEPARATOR));
      default -> throw new IllegalArgumentException("unknown property: " + name);
    };
  }

  private static boolean isOfType(int codePoint, int type) {
    return Character.getType(codePoint) == type;
  }

  private static boolean hasCase(int codePoint) {
    return isOfType(codePoint, Character.LOWERCASE_LETTER)
        || isOfType(codePoint, Character.UPPERCASE_LETTER)
        || isOfType(codePoint, Character.TITLECASE_LETTER);
  }

  static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  private static boolean isWord(int c) {
    return c == '_' || c >= '0' && c <= '9' || isAsciiLetter(c);
  }

  private static boolean isAsciiLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  CharacterClass or(CharacterClass other) {
    return of(c -> has(c) || other.has(c));
  }

  CharacterClass and(CharacterClass other) {
    return of(c -> has(c) && other.has(c));
  }

  CharacterClass not() {
    return of(c -> !has(c));
  }

  boolean has(int c) {
    return c < 64 ? (low >>> c & 1) != 0 : c < 128 ? (high >>> c & 1) != 0 : others.test(c);
  }
}
