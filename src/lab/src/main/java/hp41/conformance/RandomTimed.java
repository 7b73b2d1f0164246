package hp41.conformance;

import hp41.key.Key;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Generates keys with random times: in the text editor, the stopwatch and the alarm catalog, and
 * keys that follow another key soon.
 */
final class RandomTimed {

  /** The milliseconds after a key of the editor or stopwatch without a time of its own. */
  private static final int USUAL_PAUSE = 300;

  /** The most milliseconds from the release of a key to the next one. */
  private static final int LONGEST_PAUSE = 900;

  private static final int LONGEST_HOLD = 400;
  private static final int SHORTEST_HOLD = 40;

  /** One of this many keys is held until about the moment at which NULL is shown. */
  private static final int NEAR_NULL = 8;

  private static final int FIRST_NULL = 900;

  private final Random random;
  private final Grammar grammar;
  private final Supplier<String> step;

  /**
   * Creates a generator.
   *
   * @param step returns a random program line
   */
  RandomTimed(Random random, Grammar grammar, Supplier<String> step) {
    this.random = random;
    this.grammar = grammar;
    this.step = step;
  }

  /**
   * Returns the case generators of these themes.
   *
   * @param functions the names of the functions that the calculator has
   */
  List<Supplier<Case>> makers(Collection<String> themes, Set<String> functions) {
    List<Supplier<Case>> makers = new ArrayList<>();
    if (themes.contains(WatchedCase.EDITOR) && functions.contains("ED")) {
      makers.add(this::editor);
    }
    if (themes.contains(WatchedCase.STOPWATCH) && functions.contains("SW")) {
      makers.add(this::stopwatch);
    }
    if (themes.contains(WatchedCase.ALARM_CATALOG) && functions.contains("ALMCAT")) {
      makers.add(this::alarmCatalog);
    }
    if (themes.contains(MomentCase.KIND)) {
      makers.addAll(List.of(this::moment, this::moment, this::moment, this::whileRunning));
    }
    return makers;
  }

  /** Returns a case that edits a text, opened from the keyboard or by a program. */
  private Case editor() {
    String program = String.join("\n", "LBL \"AB\"", "\"TX\"", "ED", step.get(), "7");
    return new WatchedCase(
        WatchedCase.EDITOR,
        random.nextBoolean(),
        program,
        presses(grammar.keys("<edited-file>")),
        timed(grammar.keys("<editor-session>")));
  }

  /** Returns a case that uses the stopwatch. */
  private Case stopwatch() {
    return new WatchedCase(
        WatchedCase.STOPWATCH,
        random.nextBoolean(),
        "",
        presses(grammar.keys("<stopwatch-before>")),
        timed(grammar.keys("<stopwatch-session>")));
  }

  /** Returns a case that steps through the alarm catalog. */
  private Case alarmCatalog() {
    return new WatchedCase(
        WatchedCase.ALARM_CATALOG,
        random.nextBoolean(),
        "",
        presses(grammar.keys("<listed-alarms>")),
        timed(grammar.keys("<almcat-session>")));
  }

  /** Returns a case in which a key is pressed soon after another one. */
  private Case moment() {
    List<String> before = new ArrayList<>(grammar.keys("<moment-before>"));
    before.addAll(grammar.keys("<moment>"));
    List<KeyPress> keys = new ArrayList<>();
    keys.add(soon(before.remove(before.size() - 1)));
    grammar.keys("<moment-next>").forEach(it -> keys.add(soon(it)));
    return new MomentCase("", presses(before), keys);
  }

  /**
   * Returns a case that presses keys while a program runs, and holds the last one until it ends.
   */
  private Case whileRunning() {
    List<String> lines = new ArrayList<>(List.of("LBL 00", "1.025", "STO 00", "LBL 01"));
    lines.addAll(List.of("ISG 00", "GTO 01", random.nextBoolean() ? "STOP" : "PSE", "STO 01", "7"));
    List<KeyPress> keys = new ArrayList<>(List.of(KeyPress.of("R/S~300").orElseThrow()));
    for (int count = 1 + random.nextInt(2); count > 0; count--) {
      keys.add(soon(grammar.keys("<missed>").get(0)));
    }
    keys.add(KeyPress.of(grammar.keys("<missed>").get(0) + "@4000").orElseThrow());
    return new MomentCase(String.join("\n", lines), List.of(), keys);
  }

  /** Returns a key that is pressed shortly, and the time until the next one. */
  private KeyPress soon(String key) {
    boolean nearNull = random.nextInt(NEAR_NULL) == 0;
    int hold =
        nearNull
            ? FIRST_NULL + random.nextInt(LONGEST_HOLD)
            : SHORTEST_HOLD + random.nextInt(LONGEST_HOLD);
    int pause = random.nextInt(1 + random.nextInt(LONGEST_PAUSE));
    String label = KeyPress.of(key).map(KeyPress::key).map(Key::label).orElseThrow();
    return KeyPress.of(label + "@" + hold + "~" + pause).orElseThrow();
  }

  private static List<KeyPress> timed(List<String> keys) {
    return presses(keys.stream().map(it -> it.contains("~") ? it : it + "~" + USUAL_PAUSE));
  }

  private static List<KeyPress> presses(List<String> keys) {
    return presses(keys.stream());
  }

  private static List<KeyPress> presses(Stream<String> keys) {
    return keys.map(it -> KeyPress.of(it).orElseThrow()).toList();
  }
}
