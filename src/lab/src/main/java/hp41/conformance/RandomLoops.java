package hp41.conformance;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.machine.Role;
import hp41.memory.Alpha;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Generates random loops of one function, to compare their durations. */
final class RandomLoops {

  /** Functions that end the loop, wait for keys or change the program or its counter. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "STOP", "RTN", "END", "PSE", "PROMPT", "GETKEY", "GETKEYX", "XEQ", "GTO", "LBL", "EMDIR",
          "CLRG", "CLRGX", "PSIZE", "PCLPS", "GETP", "GETSUB", "REGMOVE", "REGSWAP", "PASN",
          "CLKEYS", "READPTR", "AON", "ΣREG", "EMDIRX", "CLALMA", "CLALMX", "CLRALMS", "RUNSW",
          "STOPSW", "SETSW", "SETIME", "SETDATE", "T+X", "CORRECT", "RCLAF", "SETAF", "XYZALM");

  /** Functions that may skip the next line. */
  private static final Pattern SKIPPING = Pattern.compile("\\?|^(ISG|DSE)$");

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789.,-:";
  private static final int PERCENT = 100;

  /** How often GETKEY is executed, which waits for ten seconds. */
  private static final int FEW_ROUNDS = 3;

  private static final int LINE = 15;
  private static final int EXTENDED = 25;

  private final Random random;
  private final List<CalculatorFunction> functions;
  private final Supplier<String> value;
  private final Function<OperandKind, String> operand;

  /**
   * Creates a generator.
   *
   * @param value generates a number
   * @param operand generates an operand
   */
  RandomLoops(
      Random random,
      List<CalculatorFunction> available,
      Supplier<String> value,
      Function<OperandKind, String> operand) {
    this.random = random;
    this.value = value;
    this.operand = operand;
    functions =
        available.stream()
            .filter(it -> !LEFT_OUT.contains(it.name()) && !it.is(Role.SOUND))
            .toList();
  }

  /** Returns a loop that pauses, waits for a key or only keys a number. */
  Case waiting() {
    boolean timed = functions.stream().anyMatch(it -> it.name().equals("EMROOM"));
    List<String> number = List.of(String.valueOf(random.nextInt(1_000_000_000)));
    List<String> timeout = List.of(random.nextInt(4) + "." + random.nextInt(10), "GETKEYX");
    return switch (random.nextInt(timed ? 4 : 2)) {
      case 0 -> new LoopCase(List.of(), List.of("PSE"), LoopCase.ROUNDS);
      case 1 -> new LoopCase(List.of(), number, LoopCase.ROUNDS);
      case 2 -> new LoopCase(List.of(), List.of("GETKEY"), FEW_ROUNDS);
      default -> new LoopCase(List.of(), timeout, LoopCase.ROUNDS);
    };
  }

  /** Returns a loop of a random function. */
  Case ofFunction() {
    CalculatorFunction function = functions.get(random.nextInt(functions.size()));
    List<String> before = new ArrayList<>(modes());
    if (ModuleDefinition.xrom(function.code()) == EXTENDED) {
      before.addAll(file());
    }
    for (String register : List.of("00", "01", "02", "03", "30", "31")) {
      before.add(value.get());
      before.add("STO " + register);
    }
    List<String> alpha = alpha();
    List<String> loop = new ArrayList<>();
    if (chance(50)) {
      loop.addAll(alpha);
    } else {
      before.addAll(alpha);
    }
    loop.add("RCL 30");
    loop.add("RCL 31");
    if (!function.usage().errors().isEmpty()) {
      loop.add("SF 25");
    }
    String of = operand.apply(function.operand());
    loop.add(of.isEmpty() ? function.name() : function.name() + " " + of);
    if (SKIPPING.matcher(function.name()).find()) {
      loop.add("X<>Y");
    }
    return new LoopCase(before, loop, LoopCase.ROUNDS);
  }

  private boolean chance(int percent) {
    return random.nextInt(PERCENT) < percent;
  }

  private List<String> modes() {
    List<String> lines = new ArrayList<>();
    String format = List.of("FIX", "SCI", "ENG").get(random.nextInt(3));
    lines.add("%s %d".formatted(format, random.nextInt(10)));
    lines.add(List.of("DEG", "RAD", "GRAD").get(random.nextInt(3)));
    if (chance(20)) {
      lines.add(List.of("SF 24", "CF 28", "CF 29").get(random.nextInt(3)));
    }
    return lines;
  }

  /** Returns lines that create a text file or a data file and write to it. */
  private List<String> file() {
    return random.nextBoolean()
        ? List.of("\"T\"", "10", "CRFLAS", "\"AB CD\"", "APPREC", "\"E\"", "APPREC", "0", "SEEKPT")
        : List.of("\"T\"", "6", "CRFLD", "0", "SEEKPT");
  }

  /** Returns lines that set ALPHA to a text of random length, often the name of the file. */
  private List<String> alpha() {
    if (chance(20)) {
      return List.of("\"T\"");
    }
    int length = chance(15) ? Alpha.CAPACITY : random.nextInt(Alpha.CAPACITY + 1);
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return length <= LINE
        ? List.of("\"" + text + "\"")
        : List.of("\"" + text.substring(0, LINE) + "\"", ">\"" + text.substring(LINE) + "\"");
  }
}
