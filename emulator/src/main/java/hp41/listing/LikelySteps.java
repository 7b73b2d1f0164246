package hp41.listing;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.memory.ProgramBytes;
import hp41.number.DigitEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the steps that text recognition may have read as a text, and ranks them. */
final class LikelySteps {

  /**
   * A step that may have been printed.
   *
   * @param step the step in canonical spelling
   * @param written the recognized text, with the same blanks as the step
   * @param distance the distance from the recognized text
   */
  record LikelyStep(String step, String written, int distance) {

    /** Returns the differences as the reason. */
    String reason() {
      List<String> differences = LookAlikes.differences(written, step);
      return differences.isEmpty()
          ? step.endsWith("\"") ? "a quote is missing" : "only blanks differ"
          : String.join(", ", differences);
    }
  }

  /** The minimum difference between the distances of the two nearest steps for a certain result. */
  private static final int MARGIN = 4;

  /** The distance of a text whose first or last character is not known; it is never certain. */
  private static final int UNCERTAIN = 20;

  /** The additional distance of a function that the mainframe does not have. */
  private static final int ACCESSORY = 2;

  private static final int BLANK = 1;
  private static final int LONGEST_NAME = 8;
  private static final int MOST_NUMBERS = 16;
  private static final Pattern QUOTES = Pattern.compile("''|``|´´|[“”„″]");
  private static final Pattern NUMBER =
      Pattern.compile("-?(?:\\d+\\.?\\d*|\\.\\d+)?(?:E-?\\d{1,2})?");
  private static final Pattern APPEND = Pattern.compile("[>+├⊢┝┣|][-–—_~]?\\s*");
  private static final Pattern MARK =
      Pattern.compile("[^\\p{L}\\p{Nd}\"'“”Σ√+\\-.]{1,2}\\s*(?=[A-Za-z0-9]{3}[\\s\"'“0-9])");
  private static final List<String> INDIRECT =
      Stream.concat(numbers(2, 100), Stream.of("X", "Y", "Z", "T", "L"))
          .map("IND "::concat)
          .toList();

  private record PrintedName(String text, CalculatorFunction function, int distance) {}

  private final StepReader reader;
  private final List<PrintedName> names;

  /**
   * Creates a reader.
   *
   * @param reader reads steps in known spellings only
   * @param instructions the functions that steps can use
   */
  LikelySteps(StepReader reader, InstructionSet instructions) {
    this.reader = reader;
    this.names =
        instructions.modules().stream().flatMap(module -> names(module, instructions)).toList();
  }

  private static Stream<PrintedName> names(ModuleDefinition module, InstructionSet instructions) {
    int distance = module.equals(instructions.modules().get(0)) ? 0 : ACCESSORY;
    return module.functions().stream()
        .filter(CalculatorFunction::programmable)
        .flatMap(
            function ->
                Stream.of(function.name(), Spellings.ascii(function.name()))
                    .distinct()
                    .map(name -> new PrintedName(name, function, distance)));
  }

  private static Stream<String> numbers(int digits, int end) {
    return IntStream.range(0, end).mapToObj(number -> ("%0" + digits + "d").formatted(number));
  }

  /** Returns the only step that a text can mean, if this is certain. */
  Optional<LikelyStep> certain(String text) {
    return nearest(text).filter(step -> step.distance() == 0 || !isTwoSteps(text.strip()));
  }

  /**
   * Returns the nearest step if its distance is small, and much smaller than the second smallest.
   */
  private Optional<LikelyStep> nearest(String text) {
    List<LikelyStep> steps = of(text);
    boolean sure =
        !steps.isEmpty()
            && (steps.size() == 1 || steps.get(1).distance() >= steps.get(0).distance() + MARGIN);
    int most = Math.max(LookAlikes.CLOSE, most(quotes(text.strip()).replaceFirst("\".*", "")));
    return sure && steps.get(0).distance() <= most ? Optional.of(steps.get(0)) : Optional.empty();
  }

  /** Returns whether a text can be two steps whose line break was lost. */
  private boolean isTwoSteps(String text) {
    return IntStream.range(1, text.length())
        .filter(blank -> text.charAt(blank) == ' ' && isStep(text.substring(0, blank)))
        .anyMatch(blank -> nearest(text.substring(blank)).isPresent());
  }

  private static int most(String text) {
    return text.isBlank()
        ? 0
        : Math.min(LookAlikes.LOST + LookAlikes.LOOSE, 1 + text.replace(" ", "").length());
  }

  /** Returns whether a text is a step in a known spelling. */
  boolean isStep(String text) {
    return bytes(text).isPresent();
  }

  /** Returns the steps that may have been read as a text, the nearest first. */
  List<LikelyStep> of(String text) {
    String plain = quotes(text.strip()).replaceAll("[\\s\\u00A0]+", " ");
    List<LikelyStep> steps = new ArrayList<>();
    collect(plain, steps);
    Matcher mark = MARK.matcher(plain);
    if (mark.lookingAt()) {
      collect(plain.substring(mark.end()), steps);
    }
    Map<String, LikelyStep> different = new LinkedHashMap<>();
    steps.stream()
        .sorted(Comparator.comparingInt(LikelyStep::distance))
        .forEach(step -> bytes(step.step()).ifPresent(bytes -> different.putIfAbsent(bytes, step)));
    return List.copyOf(different.values());
  }

  /**
   * Returns a text with the quotes of listings. A quote that was read as an apostrophe is
   * corrected.
   */
  private static String quotes(String text) {
    String plain = QUOTES.matcher(text).replaceAll("\"");
    boolean one = plain.indexOf('"') == plain.length() - 1;
    return one ? plain.replaceFirst("['‘’`]", "\"") : plain;
  }

  private void collect(String text, List<LikelyStep> steps) {
    if (text.isEmpty()) {
      return;
    }
    int quote = text.indexOf('"');
    if (quote >= 0 || text.startsWith("'")) {
      quoted(text, Math.max(0, quote), steps);
    } else {
      number(text, steps);
      named(text, steps);
    }
  }

  /** Returns the bytes of a step in a known spelling, as a key. */
  private Optional<String> bytes(String step) {
    LineScanner cursor = new LineScanner(step);
    try {
      List<Instruction> read = reader.readStep(cursor);
      return cursor.isAtEnd() && cursor.remarks().isEmpty() && read.size() == 1
          ? Optional.of(HexFormat.of().formatHex(ProgramBytes.plain(read.get(0).bytes())))
          : Optional.empty();
    } catch (ParseError unknown) {
      return Optional.empty();
    }
  }

  private void quoted(String text, int quote, List<LikelyStep> steps) {
    String head = text.substring(0, quote).strip();
    String inside = text.substring(quote + 1);
    int end = inside.indexOf('"');
    if (end >= 0 && inside.substring(end + 1).strip().length() <= 1) {
      int extra = inside.length() - end > 1 ? LookAlikes.CLOSE : 0;
      textOrJump(head, inside.substring(0, end), extra, steps);
    } else if (end < 0) {
      boolean closed = inside.matches(".+['`´″*]");
      textOrJump(
          head,
          closed ? inside.substring(0, inside.length() - 1) : inside,
          closed ? LookAlikes.CLOSE : UNCERTAIN,
          steps);
      if (inside.isBlank()) {
        steps.add(new LikelyStep('"' + head + '"', text, UNCERTAIN));
        collectSpecked(head, steps);
      } else if (head.isEmpty()) {
        collectSpecked(inside, steps);
      }
    }
  }

  /** Adds the steps for a text if a speck beside it was read as a quote. */
  private void collectSpecked(String text, List<LikelyStep> steps) {
    List<LikelyStep> found = new ArrayList<>();
    number(text, found);
    named(text, found);
    found.forEach(
        it -> steps.add(new LikelyStep(it.step(), it.written(), it.distance() + LookAlikes.CLOSE)));
  }

  private static void textOrJump(String head, String inside, int distance, List<LikelyStep> steps) {
    String name = '"' + inside + '"';
    if (head.isEmpty() || APPEND.matcher(head).matches()) {
      String step = head.isEmpty() ? name : '>' + name;
      steps.add(new LikelyStep(step, step, distance));
      return;
    }
    String compact = head.replace(" ", "");
    for (String jump : List.of("LBL", "GTO", "XEQ", "XROM")) {
      int sum = distance + LookAlikes.distance(compact, jump, LookAlikes.LOST);
      if (sum <= UNCERTAIN + LookAlikes.LOST) {
        steps.add(new LikelyStep(jump + ' ' + name, compact + ' ' + name, sum));
      }
    }
  }

  private void number(String text, List<LikelyStep> steps) {
    String compact = text.replace(" ", "");
    int parted = (text.length() - compact.length()) * MARGIN;
    List<LikelyStep> read = List.of(new LikelyStep("", "", parted));
    for (char written : compact.toCharArray()) {
      List<LikelyStep> longer = new ArrayList<>();
      for (LikelyStep step : read) {
        for (char key : DigitEntry.KEYS.toCharArray()) {
          int distance = LookAlikes.distance(written, key);
          if (distance <= LookAlikes.CLOSE) {
            longer.add(new LikelyStep(step.step() + key, compact, step.distance() + distance));
          }
        }
      }
      read =
          longer.stream()
              .sorted(Comparator.comparingInt(LikelyStep::distance))
              .limit(MOST_NUMBERS)
              .toList();
    }
    read.stream().filter(step -> NUMBER.matcher(step.step()).matches()).forEach(steps::add);
  }

  private void named(String text, List<LikelyStep> steps) {
    String compact = text.replace(" ", "");
    int most = most(compact) + 2 * MARGIN;
    for (int end = 1; end <= Math.min(compact.length(), LONGEST_NAME); end++) {
      String word = compact.substring(0, end);
      String rest = compact.substring(end);
      int blanks = blanks(text, end);
      for (PrintedName name : names) {
        boolean alone = name.function().operand() == OperandKind.NONE;
        if (alone == rest.isEmpty()) {
          int distance = name.distance() + blanks + LookAlikes.distance(word, name.text(), most);
          if (distance <= most) {
            add(name, word, rest, distance, most, steps);
          }
        }
      }
    }
  }

  /** Returns the distance due to blanks. One blank is expected, after {@code end} characters. */
  private static int blanks(String text, int end) {
    int characters = 0;
    int distance = BLANK;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != ' ') {
        characters++;
      } else {
        distance += characters == end ? -BLANK : BLANK;
      }
    }
    return characters == end ? distance - BLANK : distance;
  }

  private static void add(
      PrintedName name, String word, String rest, int distance, int most, List<LikelyStep> steps) {
    if (rest.isEmpty()) {
      steps.add(new LikelyStep(name.text(), word, distance));
      return;
    }
    for (String operand : operands(name.function().operand())) {
      String compact = operand.replace(" ", "");
      int apart = LookAlikes.distance(rest, compact, most);
      int sum = distance + apart + (apart >= LookAlikes.LOST ? MARGIN : 0);
      if (sum <= most && isOfSameCase(rest, operand)) {
        String written =
            compact.length() == operand.length() || rest.length() != compact.length()
                ? rest
                : rest.substring(0, 3) + ' ' + rest.substring(3);
        steps.add(new LikelyStep(name.text() + ' ' + operand, word + ' ' + written, sum));
      }
    }
  }

  /** Returns false if an operand is a small letter, but the text is not the same letter. */
  private static boolean isOfSameCase(String written, String operand) {
    return !Character.isLowerCase(operand.charAt(0)) || written.equals(operand);
  }

  private static List<String> operands(OperandKind kind) {
    return LikelyOperands.OF.getOrDefault(kind, List.of());
  }

  /** The operands of each kind of function. */
  private static final class LikelyOperands {

    private static final List<String> STACK =
        List.of("X", "Y", "Z", "T", "L", "M", "N", "O", "P", "Q", "R", "a", "b", "c", "d", "e");
    private static final List<String> LETTERS =
        List.of("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "a", "b", "c", "d", "e");

    static final Map<OperandKind, List<String>> OF =
        Map.of(
            OperandKind.REGISTER, joined(numbers(2, 100), STACK, INDIRECT),
            OperandKind.FLAG, joined(numbers(2, 56), List.of(), INDIRECT),
            OperandKind.SETTABLE_FLAG, joined(numbers(2, 30), List.of(), INDIRECT),
            OperandKind.DIGIT, joined(numbers(1, 10), List.of(), INDIRECT),
            OperandKind.LABEL, joined(numbers(2, 100), LETTERS, List.of()),
            OperandKind.JUMP, joined(numbers(2, 100), LETTERS, INDIRECT));

    private static List<String> joined(
        Stream<String> numbers, List<String> letters, List<String> more) {
      return Stream.of(numbers.toList(), letters, more).flatMap(List::stream).toList();
    }
  }
}
