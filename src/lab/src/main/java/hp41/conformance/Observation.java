package hp41.conformance;

import hp41.Calculator;
import hp41.Image;
import hp41.display.Annunciator;
import hp41.memory.Word;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The observable state of a waiting calculator, including its whole memory except for the scratch
 * data that the operating system uses while it works.
 */
final class Observation {

  private static final int FLAGS = 56;
  private static final int CATALOGUE = 30;
  private static final int DATA_ENTRY = 45;
  private static final int PARTIAL_KEY = 46;
  private static final int MESSAGE = 50;
  private static final int[] BUSY = {30, 45, 46, 47, 51, 53};
  private static final String NAMES = "TZYXLMNOPQ⊢abcde";
  private static final int P = 8;
  private static final int Q = 9;
  private static final int R = 10;
  private static final int D = 14;
  private static final int E = 15;

  /** The number of hexadecimal digits of ALPHA in P; the others are scratch. */
  private static final int OF_ALPHA = 6;

  /**
   * The number of digits of the key assignment map in ⊢ and e; a scratch digit or the line number
   * follows.
   */
  private static final int MAP = 9;

  private static final int DIGITS = 14;

  private final Calculator calculator;
  private final long busy;
  private final long[] words;
  private final boolean lift;
  private final Map<String, String> seen = new LinkedHashMap<>();

  private Observation(Calculator calculator, long busy) {
    this.calculator = calculator;
    this.busy = busy;
    Image image = calculator.image();
    words = image.registers();
    lift = image.stackLift();
  }

  /**
   * Returns the current state by name.
   *
   * @param busy the flags of the microcode, which show what it is processing
   */
  static Map<String, String> of(Calculator calculator, long busy) {
    return new Observation(calculator, busy).look();
  }

  /** Returns the flag register. */
  static long flags(Calculator calculator) {
    return calculator.image().registers()[D];
  }

  /** Returns all digits of the registers in which the operating system works. */
  static Map<String, String> scratch(Calculator calculator) {
    long[] words = calculator.image().registers();
    return IntStream.of(P, Q, R, E)
        .boxed()
        .collect(
            Collectors.toMap(it -> String.valueOf(NAMES.charAt(it)), it -> Word.hex(words[it])));
  }

  private Map<String, String> look() {
    boolean dark = calculator.isDark();
    seen.put("display", dark ? "(off)" : calculator.display().toString());
    seen.put("annunciators", annunciators(calculator));
    for (int register = 0; register < D; register++) {
      seen.put(String.valueOf(NAMES.charAt(register)), content(register));
    }
    seen.put("flags", flags());
    seen.put("e", Word.hex(words[E]).substring(0, MAP));
    if (!isSet(busy, DATA_ENTRY) && !isSet(busy, PARTIAL_KEY)) {
      seen.put("stack lift", lift ? "enabled" : "disabled");
    }
    for (int register = E + 1; register < words.length - 1; register++) {
      if (words[register] != 0) {
        seen.put("register %03X".formatted(register), Word.hex(words[register]));
      }
    }
    return seen;
  }

  /** Returns the annunciators that are lit. */
  static String annunciators(Calculator calculator) {
    return calculator.isDark()
        ? ""
        : calculator.snapshot().annunciators().stream()
            .map(Annunciator::text)
            .collect(Collectors.joining(" "));
  }

  private String content(int register) {
    String digits = Word.hex(words[register]);
    return switch (register) {
      case P -> digits.substring(DIGITS - OF_ALPHA);
      case Q -> "";
      case R -> digits.substring(0, MAP);
      default -> digits;
    };
  }

  /** Returns the flags, without those that only show what the operating system is processing. */
  private String flags() {
    StringBuilder flags = new StringBuilder();
    for (int flag = 0; flag < FLAGS; flag++) {
      flags.append(isSet(words[D], flag) ? '1' : '0');
    }
    for (int flag = isSet(busy, PARTIAL_KEY) ? DATA_ENTRY : FLAGS; flag < FLAGS; flag++) {
      flags.setCharAt(flag, '-');
    }
    for (int flag : BUSY) {
      flags.setCharAt(flag, '-');
    }
    if (isSet(busy, DATA_ENTRY) || isSet(busy, CATALOGUE)) {
      flags.setCharAt(MESSAGE, '-');
    }
    return flags.toString();
  }

  private static boolean isSet(long flags, int flag) {
    return (flags >> FLAGS - 1 - flag & 1) != 0;
  }
}
