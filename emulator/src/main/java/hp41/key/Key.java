package hp41.key;

import hp41.memory.CharacterSet;
import hp41.memory.KeyAssignments;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The 39 keys, in rows from the top, with their four legends: the function on the key, the gold one
 * above it, the blue character on its face and the character it has with SHIFT in ALPHA mode.
 */
public enum Key {
  ON("ON", 0, 1, "ON", "ON", "", ""),
  USER("USER", 0, 2, "USER", "USER", "", ""),
  PRGM("PRGM", 0, 3, "PRGM", "PRGM", "", ""),
  ALPHA("ALPHA", 0, 4, "ALPHA", "ALPHA", "", ""),
  SIGMA_PLUS("S+", 1, 1, "Σ+", "Σ-", "A", "a"),
  RECIPROCAL("1/X", 1, 2, "1/X", "Y^X", "B", "b"),
  SQRT("SQRT", 1, 3, "SQRT", "X^2", "C", "c"),
  LOG("LOG", 1, 4, "LOG", "10^X", "D", "d"),
  LN("LN", 1, 5, "LN", "E^X", "E", "e"),
  X_EXCHANGE_Y("X<>Y", 2, 1, "X<>Y", "CLΣ", "F", "Σ"),
  ROLL_DOWN("RDN", 2, 2, "RDN", "%", "G", "%"),
  SIN("SIN", 2, 3, "SIN", "ASIN", "H", "≠"),
  COS("COS", 2, 4, "COS", "ACOS", "I", "<"),
  TAN("TAN", 2, 5, "TAN", "ATAN", "J", ">"),
  SHIFT("f", 3, 1, "SHIFT", "SHIFT", "", ""),
  XEQ("XEQ", 3, 2, "XEQ", "ASN", "K", "⊢"),
  STO("STO", 3, 3, "STO", "LBL", "L", "ASTO"),
  RCL("RCL", 3, 4, "RCL", "GTO", "M", "ARCL"),
  SST("SST", 3, 5, "SST", "BST", "", ""),
  ENTER("ENTER", 4, 1, "ENTER^", "CAT", "N", "↑"),
  CHS("CHS", 4, 2, "CHS", "ISG", "O", "∡"),
  EEX("EEX", 4, 3, "EEX", "RTN", "P", "$"),
  BACK("<-", 4, 4, "←", "CLX", "", "CLA"),
  MINUS("-", 5, 1, "-", "X=Y?", "Q", "-"),
  SEVEN("7", 5, 2, "7", "SF", "R", "7"),
  EIGHT("8", 5, 3, "8", "CF", "S", "8"),
  NINE("9", 5, 4, "9", "FS?", "T", "9"),
  PLUS("+", 6, 1, "+", "X<=Y?", "U", "+"),
  FOUR("4", 6, 2, "4", "BEEP", "V", "4"),
  FIVE("5", 6, 3, "5", "P-R", "W", "5"),
  SIX("6", 6, 4, "6", "R-P", "X", "6"),
  TIMES("*", 7, 1, "*", "X>Y?", "Y", "*"),
  ONE("1", 7, 2, "1", "FIX", "Z", "1"),
  TWO("2", 7, 3, "2", "SCI", "=", "2"),
  THREE("3", 7, 4, "3", "ENG", "?", "3"),
  DIVIDE("/", 8, 1, "/", "X=0?", ":", "/"),
  ZERO("0", 8, 2, "0", "PI", " ", "0"),
  POINT(".", 8, 3, ".", "LASTX", ",", "."),
  RUN_STOP("R/S", 8, 4, "R/S", "VIEW", "", "AVIEW");

  /** The keys by their labels, and by the functions that they show while held. */
  private static final Map<String, Key> BY_NAME =
      Arrays.stream(values())
          .flatMap(key -> Stream.of(key.label, key.plain).distinct().map(it -> Map.entry(it, key)))
          .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

  private final String label;
  private final int row;
  private final int column;
  private final String plain;
  private final String shifted;
  private final String alpha;
  private final String shiftedAlpha;

  Key(
      String label,
      int row,
      int column,
      String plain,
      String shifted,
      String alpha,
      String shiftedAlpha) {
    this.label = label;
    this.row = row;
    this.column = column;
    this.plain = plain;
    this.shifted = shifted;
    this.alpha = alpha;
    this.shiftedAlpha = shiftedAlpha;
  }

  /**
   * Returns the key with a name as transcripts write it ({@code SIN}, {@code <-}, {@code f} …), or
   * with a function ({@code Σ+}, {@code ENTER^} …).
   */
  public static Optional<Key> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** The key's name in transcripts and on the command line. */
  public String label() {
    return label;
  }

  /** Row from the top, 1 to 8; 0 for the four switches. */
  public int row() {
    return row;
  }

  /** Column from the left, 1 to 5 in rows 1 to 4, 1 to 4 below. */
  public int column() {
    return column;
  }

  /** The key code of ASN and GETKEY: row × 10 + column. */
  public int code() {
    return row * 10 + column;
  }

  /** The key's byte in assignments, see {@link KeyAssignments#key}. */
  public int assignmentByte(boolean withShift) {
    return KeyAssignments.key(row, column, withShift);
  }

  /** Whether functions can be assigned to it. */
  public boolean isAssignable() {
    return row > 0 && this != SHIFT;
  }

  /** The local label A–J on the two top rows, 0 for A; -1 on other keys. */
  public int letter() {
    return row == 1 || row == 2 ? (row - 1) * 5 + column - 1 : -1;
  }

  /** The name of the function on the key, or on the body above it. */
  public String function(boolean withShift) {
    return withShift ? shifted : plain;
  }

  /** The character the key enters in ALPHA mode, a function's name, or nothing. */
  public String alpha(boolean withShift) {
    return withShift ? shiftedAlpha : alpha;
  }

  /** The digit on the key, or -1. */
  public int digit() {
    return plain.length() == 1 ? Character.digit(plain.charAt(0), 10) : -1;
  }

  /**
   * The character that a function reads from this key: in ALPHA mode the key's character; otherwise
   * only a digit, the radix mark or the minus sign; 0 for none.
   */
  public int character(boolean withShift, boolean inAlpha, boolean radixPoint) {
    if (inAlpha) {
      String glyph = alpha(withShift);
      return glyph.length() == 1 ? CharacterSet.characters(glyph).charAt(0) : 0;
    }
    if (withShift) {
      return 0;
    }
    return switch (this) {
      case POINT -> radixPoint ? '.' : ',';
      case CHS -> '-';
      default -> digit() < 0 ? 0 : '0' + digit();
    };
  }
}
