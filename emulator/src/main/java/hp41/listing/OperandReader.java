package hp41.listing;

import hp41.key.OperandKind;
import hp41.listing.Diagnostic.KindOnly;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.KeyAssignments;
import hp41.memory.LabelName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the operand of a function. */
final class OperandReader {

  private static final Pattern INDIRECT =
      Pattern.compile("(?i)IND(?=[\\s\\u00A0\\d]|$)[\\s\\u00A0]*");
  private static final Pattern DIGITS = Pattern.compile("\\d+");
  private static final Pattern STACK = Pattern.compile("(?i)ST(?=\\s)\\s*");
  private static final Pattern QUOTED_LETTER = Pattern.compile("[\"“”„']([XYZTL])[\"“”']");
  private static final Pattern XROM = Pattern.compile("(?i)XROM[\\s\\u00A0]+\\d");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");
  private static final Pattern MARK =
      Pattern.compile("\\^T[\\s\\u00A0]*(?=[^\\s;])|[ᵀ⊤][\\s\\u00A0]*|┬|['‘’](?=[^'‘’]*$)");
  private static final Pattern KEY = Pattern.compile("(-?)([1-8])([1-5])");
  private static final Pattern KEY_COMMENT =
      Pattern.compile("[\\s\\u00A0]*;\\s*key\\s+" + KEY + "\\s*$");

  /**
   * Other spellings of the registers ⊢ and M to Q: R and ⊢ in listings, and the characters that the
   * printer prints.
   */
  private static final Map<String, String> OTHER_LETTERS =
      Map.of(
          "R", "\u007F", "⊢", "\u007F", "├", "\u007F", "`", "\u007F", "[", "M", "\\", "N", "]", "O",
          "↑", "P", "^", "P", "_", "Q");

  /** A word as long as a number of two or three digits, perhaps with letters in place of digits. */
  private static final Pattern TWO_OR_THREE = Pattern.compile("\\w{2,3}");

  private static final Pattern O_FOR_ZERO = Pattern.compile("O[0-9O]|[0-9]O");

  private static final int HIGHEST_REGISTER = 101;
  private static final int HIGHEST_LABEL = 99;
  private static final int HIGHEST_COUNT = 999;
  private static final int LONGEST_NAME = 7;

  private final Map<String, String> constants;
  private final Set<Dialect> dialects;
  private final Assembler.Letters letters;

  /**
   * Creates a reader.
   *
   * @param layout the layout of the listing, with its constants and dialects
   * @param letters the meaning of single-letter labels in quotes
   */
  OperandReader(Layout layout, Assembler.Letters letters) {
    this.constants = layout.constants();
    this.dialects = layout.dialects();
    this.letters = letters;
  }

  /** Returns the value of a defined name. */
  Optional<String> constant(String name) {
    return Optional.ofNullable(constants.get(name));
  }

  /**
   * Reads the operand of a function.
   *
   * @throws ParseError if it is missing or invalid
   */
  Operand read(CalculatorFunction function, LineScanner cursor) {
    OperandKind kind = function.operand();
    if (kind == OperandKind.NONE) {
      return Operand.NONE;
    }
    cursor.skipBlanks();
    return switch (kind) {
      case REGISTER, FLAG, SETTABLE_FLAG, DIGIT -> postfix(function, cursor);
      case LABEL -> assigned(label(function, cursor), cursor);
      case JUMP -> jump(function, cursor);
      case COUNT, LINE -> new Operand.Count(count(function, cursor));
      case PROGRAM -> new Operand.Name(cursor.isAtComment() ? "" : name(function, cursor));
      case ASSIGNMENT -> assignment(function, cursor);
      case NONE, TEXT, NUMBER ->
          throw new ParseError(cursor.index(), function + " cannot be written in a listing");
    };
  }

  private Operand postfix(CalculatorFunction function, LineScanner cursor) {
    boolean stack = cursor.take(STACK).isPresent();
    boolean indirect = cursor.take(INDIRECT).isPresent();
    stack |= cursor.take(STACK).isPresent();
    int start = cursor.index();
    String word = indirect ? letterInQuotes(cursor).orElseGet(() -> word(cursor)) : word(cursor);
    int number = stack ? -1 : number(word, HIGHEST_REGISTER);
    if (number < 0) {
      number = letter(word, stack);
    }
    if (number < 0) {
      throw needs(function, indirect ? OperandKind.REGISTER : function.operand(), start, cursor);
    }
    return indirect ? Operand.Postfix.indirect(number) : new Operand.Postfix(number);
  }

  /** Reads the letter of a stack register in quotes, as in {@code IND "X"}. */
  private static Optional<String> letterInQuotes(LineScanner cursor) {
    int start = cursor.index();
    Optional<String> letter = cursor.take(QUOTED_LETTER).map(quoted -> quoted.group(1));
    letter.ifPresent(
        register ->
            cursor.remark(
                start, "read as register " + register, new Diagnostic.UnusualSpelling(register)));
    return letter;
  }

  /** Returns the description of the operand of a function of a given kind. */
  static String description(OperandKind kind) {
    return switch (kind) {
      case REGISTER -> "a register: 00 to 99, X Y Z T L, or IND and one of these";
      case FLAG, SETTABLE_FLAG ->
          "a flag: 00 to %d, or IND and a register".formatted(kind.highest());
      case DIGIT -> "a digit: 0 to 9, or IND and a register";
      case LABEL -> "a label: 00 to 99, A to J, a to e, or a name in quotes";
      case JUMP -> "a label: 00 to 99, A to J, a to e, a name in quotes, or IND and a register";
      case COUNT, LINE -> "a number of up to three digits";
      case PROGRAM -> "a name in quotes";
      case ASSIGNMENT -> "a name and a key: 11 to 84, shifted -11 to -84";
      case NONE, TEXT, NUMBER -> "nothing";
    };
  }

  private String word(LineScanner cursor) {
    String word = cursor.word();
    return constants.getOrDefault(word, word);
  }

  private static int number(String word, int highest) {
    int number = NUMBER.matcher(word).matches() ? Integer.parseInt(word) : -1;
    return number <= highest ? number : -1;
  }

  /** Returns the number of a register by its letter; −1 if there is none. */
  private static int letter(String word, boolean stack) {
    if (word.length() != 1) {
      return -1;
    }
    int status = Math.max(status(word), status(LabelName.capitals(word)));
    if (status >= 0) {
      return Operand.Postfix.STATUS + status;
    }
    return stack ? -1 : letteredLabel(word);
  }

  private static int status(String letter) {
    return StepSpelling.STATUS_LETTERS.indexOf(OTHER_LETTERS.getOrDefault(letter, letter));
  }

  private Operand label(CalculatorFunction function, LineScanner cursor) {
    if (isNamed(cursor)) {
      String name = name(function, cursor);
      int letter = letters == Assembler.Letters.LOCAL ? letteredLabel(name) : -1;
      return letter >= 0 ? new Operand.Local(letter) : new Operand.Global(name, 0);
    }
    int start = cursor.index();
    String word = word(cursor);
    int local = local(word);
    if (local >= 0) {
      return new Operand.Local(local);
    } else if (DIGITS.matcher(word).matches()) {
      throw needs(function, function.operand(), start, cursor);
    }
    if (O_FOR_ZERO.matcher(word).matches()) {
      cursor.remark(
          start,
          "read as the name %s, not as the number %s"
              .formatted(word, LookAlikes.digits(word).orElseThrow()));
    }
    cursor.index(start);
    return new Operand.Global(name(function, cursor), 0);
  }

  /** Returns a global label with its key assignment, which a comment after it contains. */
  private static Operand assigned(Operand label, LineScanner cursor) {
    int end = cursor.index();
    Optional<Matcher> key =
        label instanceof Operand.Global ? cursor.take(KEY_COMMENT) : Optional.empty();
    cursor.index(end);
    return key.isPresent()
        ? new Operand.Global(((Operand.Global) label).name(), key(key.get()))
        : label;
  }

  private Operand jump(CalculatorFunction function, LineScanner cursor) {
    int start = cursor.index();
    cursor.take(STACK);
    boolean indirect = cursor.take(INDIRECT).isPresent();
    cursor.index(start);
    if (indirect) {
      return postfix(function, cursor);
    } else if (cursor.matches(XROM)) {
      throw needs(function, function.operand(), start, cursor);
    }
    Operand label = label(function, cursor);
    return label instanceof Operand.Global global ? new Operand.Name(global.name()) : label;
  }

  private static boolean isNamed(LineScanner cursor) {
    return TextReader.isQuote(cursor.peek());
  }

  /** Returns the number of a local label; −1 if the word is not one. */
  private static int local(String word) {
    int number = number(word, HIGHEST_LABEL);
    return number >= 0 ? number : letteredLabel(word);
  }

  private static int letteredLabel(String word) {
    return Operand.Local.named(word).map(Operand.Local::label).orElse(-1);
  }

  private String name(CalculatorFunction function, LineScanner cursor) {
    if (dialects.contains(Dialect.TEXT_MARK) && cursor.startsWith(TextMark.LETTERS)) {
      cursor.index(cursor.index() + TextMark.LETTERS.length());
    } else {
      cursor.take(MARK);
    }
    int start = cursor.index();
    String name =
        isNamed(cursor) ? TextReader.quoted(cursor) : TextReader.characters(start, cursor.word());
    if (name.isEmpty()) {
      throw needs(function, function.operand(), start, cursor);
    }
    if (name.length() > LONGEST_NAME) {
      throw new ParseError(start, "a name has at most 7 characters; this one has " + name.length());
    }
    return name;
  }

  private int count(CalculatorFunction function, LineScanner cursor) {
    int start = cursor.index();
    int number = number(word(cursor), HIGHEST_COUNT);
    if (number < 0) {
      throw needs(function, function.operand(), start, cursor);
    }
    return number;
  }

  private static Operand assignment(CalculatorFunction function, LineScanner cursor) {
    String name = isNamed(cursor) ? TextReader.quoted(cursor) : cursor.word();
    cursor.skipBlanks();
    int start = cursor.index();
    Matcher key = KEY.matcher(cursor.word());
    if (!key.matches()) {
      throw needs(function, function.operand(), start, cursor);
    }
    return new Operand.Assignment(name, key(key));
  }

  /** Returns the error for a missing operand, or for one that the function does not take. */
  private static ParseError needs(
      CalculatorFunction function, OperandKind kind, int start, LineScanner cursor) {
    cursor.index(start);
    boolean quoted = TextReader.isQuote(cursor.peek());
    String word = cursor.word();
    String needed = function + " needs " + description(kind);
    Optional<String> digits = LookAlikes.digits(word);
    if (digits.isPresent() && TWO_OR_THREE.matcher(word).matches()) {
      return new ParseError(
          start, needed + "; " + word + " contains letters", KindOnly.OTHER, List.of(digits.get()));
    }
    String variable = quoted && isRegister(kind) ? " (only the HP-42S has variables)" : "";
    KindOnly problem = word.isEmpty() ? KindOnly.NAMES_WORD : KindOnly.OTHER;
    return new ParseError(start, needed + variable, problem);
  }

  private static boolean isRegister(OperandKind kind) {
    return kind == OperandKind.REGISTER;
  }

  /** Returns the byte of a key that is written as row and column. */
  private static int key(Matcher key) {
    int row = Integer.parseInt(key.group(2));
    int column = Integer.parseInt(key.group(3));
    return KeyAssignments.key(row, column, !key.group(1).isEmpty());
  }
}
