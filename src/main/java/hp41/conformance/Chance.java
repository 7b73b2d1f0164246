package hp41.conformance;

import hp41.keyboard.Key;
import hp41.machine.Function;
import hp41.machine.OperandKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes keys, lines and programs by chance. */
final class Chance {

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "-1",
          "2",
          "3",
          "7",
          "10",
          "45",
          "90",
          "100",
          "0.5",
          "-0.25",
          "1E-99",
          "9.999999999E99",
          "-9.999999999E99",
          "3.141592654",
          "1.005",
          "12.03002",
          "-30",
          "1234567890",
          "6.02E23",
          "1E10",
          "0.999999999",
          "69",
          "70",
          "11.011",
          "255",
          "1E-10");

  private static final List<String> TEXTS =
      List.of("\"\"", "\"A\"", "\"ABCDEF\"", "\"1.5E3\"", "\"HELLO 41\"", "\"X,Y.Z:\"");

  /**
   * What never ends, makes noise, looks at things that the engines do not share, or waits for a
   * card.
   */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "OFF", "BEEP", "TONE", "PSE", "CLOCK", "SW", "SWPT", "ED", "ALMCAT", "ALMNOW", "ON",
          "MRG", "RDTA", "RDTAX", "RSUB", "WDTA", "WDTAX", "WSTS");

  private static final Pattern HEADING = Pattern.compile("-.+");

  /** With statistics registers in the stack, sums come to lie in scratch. */
  private static final String STATISTICS = "ΣREG";

  private static final int PERCENT = 100;
  private static final int REGISTERS = 24;
  private static final int LABELS = 5;

  private final Random random;
  private final List<Function> functions = new ArrayList<>();

  /** Chance from a seed, among these functions. */
  Chance(long seed, List<Function> there) {
    random = new Random(seed);
    there.stream()
        .filter(it -> it.programmable() && !HEADING.matcher(it.name()).matches())
        .filter(it -> !LEFT_OUT.contains(it.name()))
        .forEach(functions::add);
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Some keys. */
  Case keys() {
    List<Key> keys = new ArrayList<>();
    int count = 5 + random.nextInt(40);
    for (int i = 0; i < count; i++) {
      keys.add(random.nextInt(PERCENT) < 25 ? digit() : any(List.of(Key.values())));
    }
    keys.removeIf(key -> key == Key.ON);
    return new KeyCase("random keys", "", keys);
  }

  private Key digit() {
    return Key.of(String.valueOf(random.nextInt(10))).orElseThrow();
  }

  /** A line executed once, from some state. */
  Case line() {
    return new ProgramCase("random lines", state(), List.of(step(), "STOP"));
  }

  /** Some lines. */
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
    return new ProgramCase("random programs", state(), lines);
  }

  private List<String> state() {
    List<String> lines = new ArrayList<>();
    for (int register = 0; register < 4; register++) {
      lines.add(value());
      lines.add("STO %02d".formatted(random.nextInt(REGISTERS)));
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
    if (random.nextInt(PERCENT) < 30) {
      lines.add("ENTER^");
    }
    return lines;
  }

  private String value() {
    if (random.nextBoolean()) {
      return any(NUMBERS);
    }
    long mantissa = random.nextInt(2_000_000_000) - 1_000_000_000L;
    return mantissa
        + "E"
        + (random.nextInt(10) < 7 ? random.nextInt(10) - 9 : random.nextInt(180) - 95);
  }

  private String step() {
    if (random.nextInt(PERCENT) < 15) {
      return random.nextInt(PERCENT) < 80 ? value() : any(TEXTS);
    }
    Function function = any(functions);
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
      case LABEL, JUMP -> "%02d".formatted(random.nextInt(LABELS));
      default -> "";
    };
  }

  private String register() {
    return random.nextInt(PERCENT) < 20 ? any(List.of("T", "Z", "Y", "X", "L")) : dataRegister();
  }

  private String dataRegister() {
    return "%02d".formatted(random.nextInt(REGISTERS));
  }
}
