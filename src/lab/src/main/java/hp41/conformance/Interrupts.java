package hp41.conformance;

import hp41.keypad.VirtualKeypad.KeyPress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The table of what interrupts what: each state that can be open, and each alarm, key or time that
 * can interrupt it. The lines of the table are in {@code interrupts.txt}.
 */
final class Interrupts {

  private static final String COLUMN = "\\|";

  /** The function that sets an alarm. Without it, the table contains no alarms. */
  private static final String SETS_ALARM = "XYZALM";

  /** The function that the control alarms of the table call. */
  private static final String CALLED = "LBL \"AA\"\n1\nST+ 01\nRTN";

  /** The time after a key of a state if the key has no time of its own. */
  private static final int USUAL_PAUSE = 300;

  /** The longest random pause after a key. Most pauses are not much longer than usual. */
  private static final int LONGEST_PAUSE = 4_000;

  private static final int SETTLING = 2_000;
  private static final int AFTER_DUE = 2_500;
  private static final int TENTH = 100;

  private final List<InterruptedState> states;
  private final List<Interrupter> interrupters;
  private final Grammar grammar;

  /**
   * Reads the table.
   *
   * @param functions the functions that the calculator has
   */
  Interrupts(Set<String> functions) {
    grammar = new Grammar("", Map.of(), new Random());
    states = rows("state").map(this::state).filter(it -> hasAll(functions, it.needs())).toList();
    boolean alarms = functions.contains(SETS_ALARM);
    interrupters =
        Stream.concat(
                rows("alarm").filter(it -> alarms).map(this::alarm),
                Stream.concat(rows("keys").map(this::keys), rows("wait").map(this::waiting)))
            .toList();
  }

  private static boolean hasAll(Set<String> functions, String needs) {
    return needs.isEmpty() || functions.containsAll(List.of(needs.split(" ")));
  }

  /**
   * A state that can be open.
   *
   * @param needs the functions without which it does not exist
   * @param before the program lines that are executed before it is opened
   * @param program a program in memory
   * @param keys the keys that open it
   */
  private record InterruptedState(
      String name, String needs, String before, String program, List<KeyPress> keys) {}

  /**
   * What can interrupt a state.
   *
   * @param lines the program lines that set an alarm; empty if it is not an alarm
   * @param after the time from the beginning of the state to the keys; with an alarm, the time for
   *     which the calculator is watched after it is due
   * @param keys the keys to press; empty for an alarm
   */
  private record Interrupter(String name, String lines, Duration after, List<KeyPress> keys) {}

  private static Stream<String[]> rows(String kind) {
    return Recorded.text("interrupts.txt")
        .lines()
        .map(it -> Stream.of(it.split(COLUMN, -1)).map(String::strip).toArray(String[]::new))
        .filter(it -> it[0].equals(kind));
  }

  private InterruptedState state(String[] row) {
    return new InterruptedState(row[1], row[2], listing(row[3]), listing(row[4]), presses(row[5]));
  }

  private Interrupter alarm(String[] row) {
    long after = row.length > 4 ? Long.parseLong(row[4]) : AFTER_DUE;
    return new Interrupter(row[1], listing(row[2]), Duration.ofMillis(after), presses(row[3]));
  }

  private Interrupter keys(String[] row) {
    return new Interrupter(row[1], "", Duration.ZERO, presses(row[2]));
  }

  private Interrupter waiting(String[] row) {
    return new Interrupter(row[1], "", Duration.ofMillis(Long.parseLong(row[2])), presses(row[3]));
  }

  private static String listing(String text) {
    return text.replace(" ; ", "\n");
  }

  private List<KeyPress> presses(String text) {
    return grammar.keys(text).stream()
        .map(it -> it.contains("~") ? it : it + "~" + USUAL_PAUSE)
        .map(it -> KeyPress.of(it).orElseThrow())
        .toList();
  }

  /** Returns each state with each interrupter, always with the same times. */
  Stream<InterruptCase> cells() {
    return states.stream()
        .flatMap(state -> interrupters.stream().map(it -> cell(state, it, 0, it.after())));
  }

  /** Returns a random state and interrupter, with random times and sometimes with other keys. */
  InterruptCase random(Random random) {
    InterruptedState state = states.get(random.nextInt(states.size()));
    Interrupter drawn = interrupters.get(random.nextInt(interrupters.size()));
    Interrupter other = interrupters.get(random.nextInt(interrupters.size()));
    List<KeyPress> keys = random.nextInt(3) == 0 ? other.keys() : drawn.keys();
    Duration after =
        drawn.lines().isEmpty() ? drawn.after() : Duration.ofMillis(200 + random.nextInt(4_000));
    Interrupter interrupter =
        new Interrupter(
            drawn.name(),
            drawn.lines(),
            after,
            keys.stream().map(it -> varied(it, random)).toList());
    return cell(state, interrupter, random.nextInt(30), after);
  }

  /** Returns a key press that is followed by a longer or shorter pause, at least half as long. */
  private static KeyPress varied(KeyPress press, Random random) {
    int usual = (int) press.untilNext().orElseThrow().toMillis();
    int most = random.nextInt(4) == 0 ? Math.max(usual, LONGEST_PAUSE) : usual;
    String text = press.text().replaceFirst("~.*", "~" + (usual / 2 + random.nextInt(most)));
    return KeyPress.of(text).orElseThrow();
  }

  /**
   * Returns a cell of the table.
   *
   * @param later the tenths of seconds by which an alarm is due later than usual
   */
  private static InterruptCase cell(
      InterruptedState state, Interrupter interrupter, int later, Duration after) {
    List<KeyPress> opening = new ArrayList<>(InterruptCase.BEGINNING);
    opening.addAll(state.keys());
    long tenths = (InterruptCase.length(opening) + SETTLING) / TENTH + 1 + later;
    List<Duration> waits =
        interrupter.lines().isEmpty()
            ? List.of(Duration.ofMillis(SETTLING), after)
            : List.of(
                Duration.ofMillis(
                    tenths * TENTH - InterruptCase.length(opening) - InterruptCase.BEFORE_DUE),
                after.plusMillis(InterruptCase.BEFORE_DUE));
    String due = "10.30%03d".formatted(tenths);
    return new InterruptCase(
        state.name() + ", " + interrupter.name(),
        programs(state, interrupter.lines().replace("DUE", due)),
        opening,
        waits,
        interrupter.keys());
  }

  private static String programs(InterruptedState state, String alarm) {
    String beginning =
        Stream.of("LBL \"ST\"", state.before(), alarm, "CLA", "CLST", "RTN")
            .filter(it -> !it.isEmpty())
            .reduce((one, next) -> one + "\n" + next)
            .orElseThrow();
    return Stream.of(beginning, CALLED, state.program())
        .filter(it -> !it.isEmpty())
        .reduce((one, next) -> one + "\nEND\n" + next)
        .orElseThrow();
  }
}
