package hp41.conformance;

import static java.util.stream.Collectors.toSet;

import hp41.MemoryView;
import hp41.Model;
import hp41.key.OperandKind;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.machine.CalculatorFunction;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Generates random keys, lines and programs. */
final class RandomCases {

  private static final List<String> NUMBERS =
      List.of(
          ("0 1 -1 2 3 7 10 45 90 100 0.5 -0.25 1E-99 9.999999999E99 "
                  + "-9.999999999E99 3.141592654 1.005 12.03002 -30 1234567890 6.02E23 1E10 "
                  + "0.999999999 69 70 11.011 255 1E-10 1.152026 2.292024 12.311999 "
                  + "28.022100 9.104320 9.114320")
              .split(" "));

  private static final List<String> TEXTS =
      List.of("\"\"", "\"A\"", "\"ABCDEF\"", "\"1.5E3\"", "\"HELLO 41\"", "\"X,Y.Z:\"");

  private static final List<String> NAMES = List.of("\"AB\"", "\"CD\"", "\"EF\"", "\"T\"");

  /** The local labels on keys of the top row. */
  private static final List<String> LETTERS = List.of("A", "B", "C", "a", "b");

  /**
   * Functions that are excluded, because they never end, access something that the engines do not
   * share, or wait for a card.
   */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "OFF", "CLOCK", "SW", "SWPT", "ED", "ALMCAT", "ALMNOW", "ON", "CAT", "MRG", "RDTA",
          "RDTAX", "RSUB", "WDTA", "WDTAX", "WSTS");

  /** Functions whose results depend on the current time while the clock runs. */
  private static final Set<String> OF_THE_MOMENT = Set.of("TIME", "RCLSW", "RUNSW", "T+X");

  /** Functions that are frequent in real programs. */
  private static final Set<String> FREQUENT =
      Set.of(
          "XEQ", "GTO", "RTN", "STOP", "ISG", "DSE", "STO", "RCL", "ARCL", "FS?C", "X=0?", "+", "-",
          "*");

  private static final Pattern HEADING = Pattern.compile("-.+|.* .*");

  /** If statistics registers overlap the stack, sums are written to the scratch area. */
  private static final String STATISTICS = "ΣREG";

  /** The names of the themes that generate single lines, and short programs. */
  static final String LINES = "random lines";

  static final String PROGRAMS = "random programs";

  /** Weights: a line takes far less time than a sequence of keys, and a program takes less, too. */
  private static final int LINES_EACH = 20;

  private static final int PROGRAMS_EACH = 5;
  private static final int LOOPS_EACH = 3;

  private static final int PERCENT = 100;
  private static final int DATA_REGISTERS = 24;
  private static final int LABELS = 5;
  private static final int ROOM = 6;

  private final Random random;
  private final Grammar grammar;
  private final FittedLines fitted;
  private final Model model;
  private final int registers;
  private final Set<String> names;
  private final List<CalculatorFunction> keyed;
  private final List<CalculatorFunction> functions;
  private final List<CalculatorFunction> frequent;

  /**
   * Creates a generator.
   *
   * @param available the functions of the calculator
   * @param registers the number of registers for programs and data
   */
  RandomCases(long seed, Model model, List<CalculatorFunction> available, int registers) {
    this.registers = registers;
    this.model = model;
    random = new Random(seed);
    names = available.stream().map(CalculatorFunction::name).collect(toSet());
    fitted = new FittedLines(random, names);
    keyed =
        available.stream()
            .filter(it -> !HEADING.matcher(it.name()).matches())
            .filter(it -> !LEFT_OUT.contains(it.name()))
            .toList();
    functions = keyed.stream().filter(CalculatorFunction::programmable).toList();
    frequent = functions.stream().filter(it -> FREQUENT.contains(it.name())).toList();
    grammar =
        new Grammar(
            Recorded.text("keys.grammar"),
            Map.of(
                "function", this::keyedFunction,
                "function-name", () -> "\"" + any(keyed).name() + "\"",
                "tight", this::tight),
            random);
  }

  private String keyedFunction() {
    CalculatorFunction function = any(keyed);
    return "'%s' %s".formatted(function.name(), keyedOperand(function.operand()));
  }

  private static String keyedOperand(OperandKind kind) {
    return switch (kind) {
      case REGISTER -> "<register>";
      case FLAG, SETTABLE_FLAG -> "<flag>";
      case DIGIT -> "<digit>";
      case LABEL, JUMP -> "<label>";
      case COUNT, LINE -> "<ddd>";
      case PROGRAM -> "ALPHA <name> ALPHA";
      case ASSIGNMENT -> "ALPHA <some-name> ALPHA <key>";
      case NONE, TEXT, NUMBER -> "";
    };
  }

  /** Returns keys that set a size with little free memory for programs. */
  private String tight() {
    int size = registers - random.nextInt(ROOM);
    return "'SIZE' " + String.join(" ", "%03d".formatted(size).split(""));
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /**
   * Returns the case generators of these themes. Generators of fast cases occur several times in
   * the list.
   */
  List<Supplier<Case>> makers(Collection<String> themes) {
    List<Supplier<Case>> makers = new ArrayList<>();
    CaseTheme.ALL.stream()
        .filter(it -> themes.contains(it.name()))
        .filter(it -> it.needs().isEmpty() || names.contains(it.needs()))
        .forEach(theme -> makers.add(() -> keys(theme)));
    if (themes.contains(LINES)) {
      makers.addAll(Collections.nCopies(LINES_EACH, this::line));
    }
    if (themes.contains(PROGRAMS)) {
      makers.addAll(Collections.nCopies(PROGRAMS_EACH, this::program));
    }
    RandomPrinting printing = new RandomPrinting(random, functions, this::state, this::step);
    if (themes.contains(RandomPrinting.KIND) && printing.isPossible()) {
      makers.addAll(Collections.nCopies(PROGRAMS_EACH, printing::program));
    }
    if (themes.contains(LoopCase.KIND)) {
      RandomLoops loops = new RandomLoops(random, functions, this::value, this::operand);
      makers.addAll(Collections.nCopies(LOOPS_EACH, loops::ofFunction));
      makers.add(loops::waiting);
    }
    makers.addAll(new RandomTimed(random, grammar, this::step).makers(themes, names));
    if (themes.contains(CatalogCase.KIND)) {
      makers.add(this::catalog);
    }
    if (themes.contains(IdleCase.KIND)) {
      makers.add(() -> new IdleCase(presses("<idle>")));
    }
    if (themes.contains(InterruptCase.KIND)) {
      Interrupts interrupts = new Interrupts(names);
      makers.add(() -> interrupts.random(random));
    }
    if (themes.contains(AssignedCase.KIND)) {
      RandomAssignments assignments =
          new RandomAssignments(random, model, grammar, this::synthesized);
      makers.add(assignments::next);
    }
    if (themes.contains(StatusCase.KIND)) {
      makers.add(this::status);
    }
    return makers;
  }

  /** Returns a few steps, and often a program that contains some of the functions. */
  private Case status() {
    List<KeyPress> keys = presses(random.nextBoolean() ? "<status-called>" : "<status-keyed>");
    return new StatusCase(
        new KeyCase(StatusCase.KIND, false, false, String.join("\n", synthesized()), keys));
  }

  /** Returns a random sequence of keys of a theme, with its number of programs in memory. */
  Case keys(CaseTheme theme) {
    List<String> programs = new ArrayList<>();
    for (int i = 0; i < theme.programs(); i++) {
      programs.add(String.join("\n", named(NAMES.get(i), theme)));
    }
    List<String> keys = new ArrayList<>(grammar.keys(theme.beginning()));
    int end = keys.size() + 5 + random.nextInt(40);
    while (keys.size() < end) {
      keys.addAll(grammar.keys(theme.step()));
    }
    return new KeyCase(
        theme.name(),
        theme.clockRuns(),
        theme.interrupts(),
        String.join("\nEND\n", programs),
        keys.stream().map(it -> KeyPress.of(it).orElseThrow()).toList());
  }

  /** Returns the lines of a program, beginning with its label. */
  private List<String> synthesized() {
    return named(NAMES.get(0), CaseTheme.ALL.get(0));
  }

  /** Returns a case that watches the entries of a catalog. */
  private Case catalog() {
    CaseTheme theme = CaseTheme.ALL.get(0);
    List<String> programs = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      programs.add(String.join("\n", named(NAMES.get(i), theme)));
    }
    List<KeyPress> keys = presses("<cataloged>");
    return new CatalogCase(
        String.join("\nEND\n", programs),
        keys.subList(0, keys.size() - 1),
        keys.get(keys.size() - 1));
  }

  private List<KeyPress> presses(String rule) {
    return grammar.keys(rule).stream().map(it -> KeyPress.of(it).orElseThrow()).toList();
  }

  /** Returns the lines of a program with this name, some of which call functions of the theme. */
  private List<String> named(String name, CaseTheme theme) {
    List<String> lines = new ArrayList<>();
    int count = 2 + random.nextInt(12);
    while (lines.size() < count) {
      boolean called = !theme.calls().isEmpty() && random.nextInt(PERCENT) < 30;
      String line = called ? any(theme.calls()) : step();
      if (!theme.clockRuns() || !OF_THE_MOMENT.contains(line)) {
        lines.add(line);
      }
    }
    for (int label = 0; label < 2; label++) {
      lines.add(random.nextInt(lines.size()), "LBL %02d".formatted(random.nextInt(LABELS)));
    }
    if (random.nextBoolean()) {
      lines.add(random.nextInt(lines.size()), "LBL " + any(LETTERS));
    }
    lines.add(random.nextInt(3) == 0 ? random.nextInt(lines.size()) : 0, "LBL " + name);
    return lines;
  }

  /**
   * Returns a case that executes one line, in half of the cases with stack lift disabled before.
   */
  Case line() {
    String line = random.nextInt(3) == 0 ? fitted.next() : step();
    return new ProgramCase(
        LINES,
        state(),
        random.nextBoolean() ? List.of(line, "STOP") : List.of("ENTER^", line, "7", "STOP"));
  }

  /** Returns a case that executes a short random program. */
  Case program() {
    List<String> lines = new ArrayList<>();
    int count = 4 + random.nextInt(30);
    for (int i = 0; i < count; i++) {
      lines.add(step());
    }
    for (int label = 0; label < LABELS; label++) {
      lines.add(random.nextInt(lines.size() + 1), "LBL %02d".formatted(label));
    }
    lines.add("STOP");
    return new ProgramCase(PROGRAMS, state(), lines);
  }

  private List<String> state() {
    List<String> lines = new ArrayList<>();
    for (int register = 0; register < 4; register++) {
      lines.add(value());
      lines.add("STO %02d".formatted(random.nextInt(DATA_REGISTERS)));
    }
    if (random.nextBoolean()) {
      lines.add("%s %d".formatted(any(List.of("FIX", "SCI", "ENG")), random.nextInt(10)));
    }
    if (random.nextInt(PERCENT) < 20) {
      lines.add(any(List.of("RAD", "GRAD", "SF 24", "SF 25", "CF 28", "CF 29")));
    }
    lines.add(any(TEXTS));
    if (random.nextInt(PERCENT) < 15) {
      lines.add("ASTO " + any(List.of("X", "Y", "05")));
    }
    for (int level = 0; level < 4; level++) {
      lines.add(value());
      lines.add("ENTER^");
    }
    lines.add(value());
    if (random.nextInt(PERCENT) < 20) {
      lines.addAll(nearTie());
    } else if (random.nextInt(PERCENT) < 30) {
      lines.add("ENTER^");
    }
    return lines;
  }

  /**
   * Returns a ten-digit number, and one that is about half a unit of its last digit; in half of the
   * cases also their sum or difference.
   */
  private List<String> nearTie() {
    int exponent = random.nextInt(20) - 10;
    String half = any(List.of("5", "4999", "5001", "50000001"));
    List<String> lines = new ArrayList<>();
    lines.add("%d.%09dE%d".formatted(1 + random.nextInt(9), number(9), exponent));
    lines.add("ENTER^");
    lines.add(any(List.of("", "-")) + half + "E" + (exponent - 9 - half.length()));
    if (random.nextBoolean()) {
      lines.add(any(List.of("+", "-")));
    }
    return lines;
  }

  private String value() {
    return switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> any(NUMBERS);
      case 4 -> "%d.%02d%04d".formatted(random.nextInt(13), random.nextInt(32), year());
      case 5 -> counter();
      case 6 -> number(3) + "." + number(3);
      default -> digits();
    };
  }

  /** Returns a loop counter near its end value. */
  private String counter() {
    int count = number(2);
    int end = Math.max(0, count + random.nextInt(7) - 3);
    return "%d.%03d%02d".formatted(count, end, random.nextInt(4));
  }

  private int year() {
    return 1900 + random.nextInt(200);
  }

  /** Returns a number with at most this many digits. */
  private int number(int digits) {
    return random.nextInt((int) Math.pow(10, digits));
  }

  /** Returns a number with few or many digits, and with an exponent. */
  private String digits() {
    long mantissa = number(1 + random.nextInt(9)) * (random.nextBoolean() ? 1L : -1L);
    boolean small = random.nextInt(10) < 7;
    return mantissa + "E" + (small ? random.nextInt(10) - 9 : random.nextInt(180) - 95);
  }

  /** Returns a line, or a few lines that end with a function and contain its arguments. */
  private String step() {
    if (random.nextInt(PERCENT) < 5) {
      return fitted.next();
    }
    if (random.nextInt(PERCENT) < 15) {
      return random.nextInt(PERCENT) < 80 ? value() : any(TEXTS);
    }
    CalculatorFunction function = any(random.nextInt(PERCENT) < 20 ? frequent : functions);
    String operand =
        function.name().equals(STATISTICS) ? dataRegister() : operand(function.operand());
    return operand.isEmpty() ? function.name() : function.name() + " " + operand;
  }

  private String operand(OperandKind kind) {
    boolean indirect = random.nextInt(PERCENT) < 15;
    return switch (kind) {
      case REGISTER -> indirect ? "IND " + register() : register();
      case FLAG, SETTABLE_FLAG -> "%02d".formatted(random.nextInt(30));
      case DIGIT -> indirect ? "IND " + register() : String.valueOf(random.nextInt(10));
      case LABEL -> "%02d".formatted(random.nextInt(LABELS));
      case JUMP ->
          random.nextInt(PERCENT) < 20 ? any(NAMES) : "%02d".formatted(random.nextInt(LABELS));
      default -> "";
    };
  }

  private String register() {
    return random.nextInt(PERCENT) < 20 ? any(MemoryView.LEVELS) : dataRegister();
  }

  private String dataRegister() {
    return "%02d".formatted(random.nextInt(DATA_REGISTERS));
  }
}
