package hp41.listing;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.memory.LabelName;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads function names that are written loosely: with blanks inside, or without a blank before
 * their operand. Also creates the messages for unknown words.
 */
record LooseNames(Spellings spellings) {

  private static final String BLANK = "[\\s\\u00A0]";
  private static final List<Pattern> SPACED =
      Stream.of(3, 2, 1)
          .map(more -> "[^\\s;,\"]+(?:" + BLANK + "+[^\\s;,\"]+){" + more + "}(?=[\\s;,]|$)")
          .map(Pattern::compile)
          .toList();

  /**
   * Names that are accepted in lower case. Others, such as {@code A view}, are more likely prose.
   */
  private static final Pattern SMALL = Pattern.compile("(?i)(?:LAST|LST|X|Y(?=\\s+[\\^↑]))\\s.*");

  private static final Pattern ABSENT_TEST =
      Pattern.compile("(?i)X\\s*(?:GE|>\\s*=|≥)\\s*[Y0]\\s*\\?");

  /** The end of a step after a name with blanks. */
  private static final String STEP_END = "(?=" + BLANK + "*(?:;|$|,(?:\\s|$)))";

  private static final Pattern AT_END = Pattern.compile(STEP_END);

  /** A function whose name begins like a number. */
  private static final Pattern LIKE_NUMBER =
      Pattern.compile("(?i)(?:10?|E) *[/^↑] *X(?: *- *1)?" + STEP_END);

  /** A test without its question mark. */
  private static final Pattern COMPARISON =
      Pattern.compile("(?i)X *(?:[=#≠<>≤]|!=|<>|<=) *[Y0]" + STEP_END);

  private static final Pattern INDIRECT = Pattern.compile("[^\\s;\"]+?(?=(?i:IND)[\\s\\d])");
  private static final Pattern NUMBER = Pattern.compile("[^\\s\\d;\"]+(?=(\\d{1,2})(?:[\\s;,]|$))");

  /** An operand after a word, so that the last letter of the word is not a register. */
  private static final String OPERAND = BLANK + "+(?:[\\d\"']|(?i:IND|ST)\\b)";

  /** An operand at the scanner's position. */
  static final Pattern FOLLOWING = Pattern.compile(OPERAND + "|" + BLANK + "+\\w(?:[\\s;,]|$)");

  private static final Pattern LETTER =
      Pattern.compile("[^\\s;\"]+(?=(\\w)(?:[\\s;,]|$))(?!\\w" + OPERAND + ")");
  private static final Pattern FOLLOWED = Pattern.compile("[^\\s;,\"]+" + OPERAND);

  private static final Pattern TAIL = Pattern.compile("(\\D+?)(\\d{1,2}|[A-Za-z])");
  private static final Pattern NAME = Pattern.compile("(?=.*[A-Z].*[A-Z])[^\\p{Ll}\\s]{2,11}");
  private static final Set<OperandKind> NUMBERED =
      EnumSet.range(OperandKind.REGISTER, OperandKind.JUMP);
  private static final Set<OperandKind> LABELS = EnumSet.of(OperandKind.LABEL, OperandKind.JUMP);
  private static final String REGISTERS = "XYZTLMNOPQ";
  private static final int MOST = 3;

  /** Reads a name that contains blanks: {@code LAST X}, {@code X NE Y?}. */
  Optional<CalculatorFunction> spaced(LineScanner cursor) {
    int start = cursor.index();
    for (Pattern words : SPACED) {
      Optional<CalculatorFunction> function = cursor.take(words).flatMap(this::joined);
      if (function.isPresent()) {
        return function;
      }
      cursor.index(start);
    }
    return Optional.empty();
  }

  private Optional<CalculatorFunction> joined(Matcher words) {
    String name = words.group();
    boolean small = name.chars().anyMatch(Character::isLowerCase);
    return small && !SMALL.matcher(name).matches()
        ? Optional.empty()
        : spellings.find(name.replaceAll(BLANK, ""));
  }

  /** Reads a name with blanks that begins like a number: {@code 1 / X}. */
  Optional<CalculatorFunction> likeNumber(LineScanner cursor) {
    return "1Ee".indexOf(cursor.peek()) < 0 ? Optional.empty() : joined(cursor, LIKE_NUMBER, "");
  }

  /**
   * Reads a test whose question mark is missing in a listing: {@code X > Y}. A typed {@code X=0}
   * may be meant as an assignment.
   */
  Optional<CalculatorFunction> comparison(LineScanner cursor) {
    if (!spellings.includesForeignNames()) {
      return Optional.empty();
    }
    int start = cursor.index();
    Optional<CalculatorFunction> test = joined(cursor, COMPARISON, "?");
    test.map(CalculatorFunction::name)
        .ifPresent(
            name -> cursor.remark(start, "read as " + name, new Diagnostic.UnusualSpelling(name)));
    return test;
  }

  private Optional<CalculatorFunction> joined(LineScanner cursor, Pattern name, String end) {
    int start = cursor.index();
    Optional<CalculatorFunction> function =
        cursor
            .take(name)
            .flatMap(found -> spellings.find(found.group().replaceAll(BLANK, "") + end));
    if (function.isEmpty()) {
      cursor.index(start);
    }
    return function;
  }

  /** Reads a name that is directly followed by its number or IND: {@code CF29}. */
  Optional<CalculatorFunction> withNumber(LineScanner cursor) {
    return withoutBlank(cursor, INDIRECT).or(() -> withoutBlank(cursor, NUMBER));
  }

  /**
   * Reads a name that is directly followed by the letter of its register or label: {@code ARCLX}.
   */
  Optional<CalculatorFunction> withLetter(LineScanner cursor) {
    return withoutBlank(cursor, LETTER);
  }

  private Optional<CalculatorFunction> withoutBlank(LineScanner cursor, Pattern name) {
    int start = cursor.index();
    Optional<Matcher> match = cursor.take(name);
    Optional<CalculatorFunction> function =
        match
            .flatMap(found -> spellings.find(found.group()))
            .filter(
                found ->
                    canFollow(found, match.get().groupCount() == 0 ? "0" : match.get().group(1)));
    if (function.isEmpty()) {
      cursor.index(start);
    }
    return function;
  }

  /** Returns whether a number or letter can be the operand of a function. */
  private static boolean canFollow(CalculatorFunction function, String operand) {
    OperandKind kind = function.operand();
    if (Character.isDigit(operand.charAt(0))) {
      return NUMBERED.contains(kind);
    }
    return kind == OperandKind.REGISTER && REGISTERS.contains(LabelName.capitals(operand))
        || LABELS.contains(kind) && Operand.Local.named(operand).isPresent();
  }

  /** Returns the error for a step that cannot be read. */
  ParseError unknown(LineScanner cursor) {
    int start = cursor.index();
    Optional<Hp42sFunction> other = ofHp42s(cursor);
    if (other.isPresent()) {
      return other.get().refusal(start);
    }
    String unknown = cursor.shown();
    List<String> nearest = cursor.matches(FOLLOWED) ? spellings.nearest(unknown) : nearest(unknown);
    boolean isMisspelled =
        nearest.stream().anyMatch(it -> spellings.find(it.split(" ", 2)[0]).isPresent());
    String advice =
        spellings.includesForeignNames() && !isMisspelled && NAME.matcher(unknown).matches()
            ? " (a module's function needs ;XROM rr,ff after it, or a table of names: --names)"
            : "";
    return new ParseError(
        start,
        absence(unknown).orElse("unknown instruction " + unknown + advice),
        Diagnostic.KindOnly.UNKNOWN_STEP,
        nearest);
  }

  /**
   * Returns the message for a typed word that is only known as a function of an absent module;
   * empty for other words. In a listing, such a word is read as a step.
   */
  private Optional<String> absence(String word) {
    return spellings.includesForeignNames()
        ? Optional.empty()
        : ForeignNames.bundled()
            .function(LabelName.capitals(word))
            .map(ForeignNames.ForeignMeaning::absence);
  }

  /** Returns the function of the HP-42S at the scanner's position. Words in prose are ignored. */
  private static Optional<Hp42sFunction> ofHp42s(LineScanner cursor) {
    int start = cursor.index();
    Optional<Matcher> test = cursor.take(ABSENT_TEST);
    if (test.isPresent()) {
      String name = LabelName.capitals(test.get().group()).replaceAll(BLANK, "");
      return Hp42sFunction.find(name.replace("GE", ">="));
    }
    String word = cursor.word().replaceFirst("(?<=[^\\d.])\\d{1,2}$", "");
    boolean small = word.chars().anyMatch(Character::isLowerCase);
    boolean step = !small || cursor.matches(FOLLOWING) || cursor.matches(AT_END);
    cursor.index(start);
    return Hp42sFunction.find(word).filter(function -> step);
  }

  /** Returns names similar to a word, including names with an operand: {@code ARCL X}. */
  private List<String> nearest(String word) {
    List<String> nearest = spellings.nearest(word);
    Matcher tail = TAIL.matcher(word);
    if (!tail.matches()) {
      return nearest;
    }
    String operand = tail.group(2);
    BiPredicate<String, String> followed =
        (name, following) ->
            spellings.find(name).filter(found -> canFollow(found, following)).isPresent();
    List<String> names = spellings.nearest(tail.group(1));
    List<String> all =
        nearest.stream()
            .filter(name -> LookAlikes.areAlike(word, name))
            .collect(Collectors.toCollection(ArrayList::new));
    names.stream()
        .filter(name -> followed.test(name, operand))
        .forEach(name -> all.add(name + ' ' + operand));
    nearest.stream().filter(name -> !followed.test(name, operand)).forEach(all::add);
    return all.stream().distinct().limit(MOST).toList();
  }
}
