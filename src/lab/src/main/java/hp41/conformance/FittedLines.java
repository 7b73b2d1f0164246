package hp41.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Generates functions together with arguments that fit them: numbers of several parts, dates, and
 * values at a limit. Arguments that are drawn without regard to the function are refused by most of
 * these functions.
 */
final class FittedLines {

  /** The number of data registers in which blocks begin. */
  private static final int FILLED = 12;

  private static final List<String> FUNCTIONS =
      List.of(
          "REGMOVE", "REGSWAP", "CLRGX", "STOFLAG", "X<>F", "SETAF", "DATE+", "DDAYS", "DOW",
          "SETSW", "CLALMA", "CLALMX", "RCLALM", "HMS+", "HMS-", "DEC", "OCT", "FACT");

  private static final List<String> FLAGS = List.of("SF 24", "SF 24", "SF 25", "DMY", "MDY");

  private final Random random;
  private final List<String> functions;
  private final List<String> flags;

  /**
   * Creates a generator.
   *
   * @param names the functions that the calculator has
   */
  FittedLines(Random random, Set<String> names) {
    this.random = random;
    functions = FUNCTIONS.stream().filter(names::contains).toList();
    flags = FLAGS.stream().filter(it -> it.contains(" ") || names.contains(it)).toList();
  }

  /** Returns the lines of the arguments, then the function, separated by line ends. */
  String next() {
    String function = any(functions);
    List<String> lines = new ArrayList<>();
    if (random.nextBoolean()) {
      lines.add(any(flags));
    }
    lines.addAll(arguments(function));
    lines.add(function);
    if (function.equals("SETAF")) {
      lines.add("RCLAF");
    } else if (function.equals("SETSW")) {
      lines.add("RCLSW");
    }
    return String.join("\n", lines);
  }

  private List<String> arguments(String function) {
    return switch (function) {
      case "REGMOVE", "REGSWAP" -> filled(twoBlocks());
      case "CLRGX" -> filled(block());
      case "STOFLAG" -> List.of("RCLFLAG", any(List.of("FIX 1", "SF 03", "RAD", "CF 29")), range());
      case "X<>F" -> List.of(String.valueOf(random.nextInt(258)));
      case "SETAF" -> List.of(sign() + random.nextInt(120) + "." + random.nextInt(1_000));
      case "DATE+" -> List.of(date(), "ENTER^", sign() + days());
      case "DDAYS" -> List.of(date(), "ENTER^", date());
      case "DOW" -> List.of(date());
      case "SETSW" -> List.of(hours());
      case "CLALMA", "CLALMX", "RCLALM" -> alarms();
      case "HMS+", "HMS-" -> List.of(hours(), "ENTER^", sign() + hours());
      default -> List.of(String.valueOf(random.nextInt(random.nextBoolean() ? 80 : 1_000_000)));
    };
  }

  /** Returns lines that fill some of the first data registers, followed by a number. */
  private List<String> filled(String number) {
    List<String> lines = new ArrayList<>();
    int first = random.nextInt(FILLED);
    for (int register = first; register < first + 4; register++) {
      lines.add(String.valueOf(1 + random.nextInt(999)));
      lines.add("STO %02d".formatted(register));
    }
    lines.add(number);
    return lines;
  }

  /** Returns two blocks of registers, which often overlap. */
  private String twoBlocks() {
    int source = random.nextInt(FILLED);
    int target = Math.max(0, source + random.nextInt(9) - 4);
    return "%d.%03d%03d".formatted(source, target, random.nextInt(7));
  }

  private String block() {
    int first = random.nextInt(FILLED);
    return "%d.%03d%02d".formatted(first, first + random.nextInt(8), random.nextInt(4));
  }

  /** Returns a range of flags; its parts may be too large. */
  private String range() {
    int first = random.nextInt(3) == 0 ? 900 + random.nextInt(200) : random.nextInt(50);
    return "%s%d.%02d".formatted(random.nextInt(5) == 0 ? "-" : "", first, random.nextInt(50));
  }

  /** Returns a day of the calendar, often near its ends. */
  private String date() {
    int year = any(List.of(1582, 1583, 1900, 1999, 2000, 2024, 2199, 2200, 4319, 4320));
    return "%d.%02d%04d".formatted(1 + random.nextInt(12), 1 + random.nextInt(31), year);
  }

  private String days() {
    return String.valueOf(random.nextInt(any(List.of(40, 50_000, 2_000_000, 2_000_000))));
  }

  private String hours() {
    int hours = random.nextInt(any(List.of(3, 25, 100, 101, 10_001)));
    return "%d.%02d%02d%02d"
        .formatted(hours, random.nextInt(61), random.nextInt(61), random.nextInt(100));
  }

  /** Returns lines that set two or three alarms, some with the same message, and a small number. */
  private List<String> alarms() {
    List<String> lines = new ArrayList<>();
    for (int alarm = 2 + random.nextInt(2); alarm > 0; alarm--) {
      lines.add(any(List.of("\"A\"", "\"A\"", "\"B\"", "CLA")));
      lines.addAll(List.of(String.valueOf(random.nextInt(2)), "ENTER^", "0", "ENTER^"));
      lines.add("%d.%02d".formatted(11 + random.nextInt(12), random.nextInt(60)));
      lines.add("XYZALM");
    }
    lines.add(String.valueOf(random.nextInt(5)));
    return lines;
  }

  private String sign() {
    return random.nextInt(3) == 0 ? "-" : "";
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
