package hp41.recordings;

import hp41.key.Key;
import hp41.keypad.VirtualKeypad;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A key of a transcript and its effect.
 *
 * @param transcript the name of the transcript
 * @param number the number of the key, starting with 1; 0 if programs are loaded
 * @param key {@code SIN}, {@code SIN@2000} if it was held for 2000 milliseconds, {@code SIN~150} if
 *     the next key followed 150 milliseconds after the release, or {@code LOAD …}
 * @param held the display while the key was held
 * @param display the display after the key
 * @param annunciators the annunciators that are lit then
 * @param x the content of X, empty while a program runs
 * @param changes the changes of the display after the release
 * @param moving whether the display was changing while the key was held
 * @param state the other columns by their names, if the table has them: the rest of the stack,
 *     ALPHA, flags, and which columns depend on the moment of the look
 */
record Step(
    String transcript,
    int number,
    String key,
    String held,
    String display,
    String annunciators,
    String x,
    String changes,
    boolean moving,
    Map<String, String> state) {

  private static final Pattern KEY = Pattern.compile("(.+?)(?:@(\\d+))?(?:~(\\d+))?");
  private static final String LOAD = "LOAD ";
  private static final String GOOSE = "⟶";
  private static final String STILL_RUNNING = "(still running)";
  private static final Pattern HALF_WRITTEN = Pattern.compile("| +\\d\\d\\b.*|\\(off\\)");

  private static final int NAMED = 9;

  static Step of(Map<String, String> row) {
    List<String> cells = List.copyOf(row.values());
    Map<String, String> state = new LinkedHashMap<>(row);
    row.keySet().stream().limit(NAMED).forEach(state::remove);
    return new Step(
        cells.get(0),
        Integer.parseInt(cells.get(1)),
        cells.get(2),
        cells.get(3),
        State.glyphs(cells.get(4)),
        cells.get(5),
        cells.get(6),
        cells.get(7),
        cells.size() > 8 && !cells.get(8).isEmpty(),
        state);
  }

  /** Returns the listings that are loaded before the first key. */
  List<String> listings() {
    return key.startsWith(LOAD)
        ? Stream.of(key.substring(LOAD.length()).split(" \\|\\| "))
            .map(listing -> listing.replaceFirst(" ; END$", "").replace(" ; ", "\n"))
            .toList()
        : List.of();
  }

  boolean isKey() {
    return !key.startsWith(LOAD);
  }

  private Matcher parts() {
    Matcher parts = KEY.matcher(key);
    if (!parts.matches()) {
      throw new IllegalStateException(key);
    }
    return parts;
  }

  Key pressed() {
    return Key.of(parts().group(1)).orElseThrow();
  }

  Duration hold() {
    return millis(parts().group(2)).orElse(VirtualKeypad.HOLD);
  }

  /** Returns the time from the release to the next key; empty if that waited for the calculator. */
  Optional<Duration> untilNext() {
    return millis(parts().group(3));
  }

  private static Optional<Duration> millis(String digits) {
    return Optional.ofNullable(digits).map(Long::parseLong).map(Duration::ofMillis);
  }

  /**
   * Returns whether the display while the key was held is compared: not if it was changing, or if
   * it changes by itself.
   */
  boolean hasHeld() {
    return !moving && !isLoose("display") && !HALF_WRITTEN.matcher(held).matches();
  }

  /** Returns whether the changes after the release are compared; if there is a state, that is. */
  boolean hasChanges() {
    return !hasState() && !changes.isEmpty();
  }

  /** Returns whether the table has the rest of the state. */
  boolean hasState() {
    return !state.isEmpty();
  }

  /** Returns whether a column depends on the moment of the look. */
  boolean isLoose(String column) {
    return List.of(state.getOrDefault("loose", "").split(" ")).contains(column);
  }

  /** Returns whether X could be read, which is impossible while a program runs. */
  boolean hasX() {
    return !x.isEmpty() && !display.contains(GOOSE);
  }

  /**
   * Returns flags without those of the state of the operating system: 45, 46, 47, 51 and 53, 50
   * while 45 is set, and all from 45 on while 46 is set. While the clock runs, flags up to 44
   * except 30.
   */
  String settledFlags(String flags) {
    if (state.containsKey("loose")) {
      return flags.substring(0, 30) + flags.substring(31, 45);
    }
    String told = state.get("flags");
    StringBuilder settled = new StringBuilder(flags);
    for (int flag = told.charAt(46) == '1' ? 45 : 56; flag < 56; flag++) {
      settled.setCharAt(flag, '-');
    }
    for (int busy : new int[] {45, 46, 47, 51, 53}) {
      settled.setCharAt(busy, '-');
    }
    if (told.charAt(45) == '1') {
      settled.setCharAt(50, '-');
    }
    return settled.toString();
  }

  /** Returns the recorded changes without those of the goose, which moves at its own times. */
  List<VirtualKeypad.DisplayChange> texts() {
    return Stream.of(changes.isEmpty() ? new String[0] : changes.split(" ; "))
        .filter(change -> !change.startsWith(STILL_RUNNING))
        .map(Step::change)
        .filter(Step::isText)
        .toList();
  }

  private static VirtualKeypad.DisplayChange change(String recorded) {
    int at = recorded.lastIndexOf('@');
    return new VirtualKeypad.DisplayChange(
        State.glyphs(recorded.substring(0, at)), Long.parseLong(recorded.substring(at + 1)));
  }

  static boolean isText(VirtualKeypad.DisplayChange change) {
    return !change.text().contains(GOOSE);
  }

  /** Returns whether two displays both show the goose, at any position. */
  static boolean showGoose(String one, String other) {
    return one.endsWith(GOOSE) && other.endsWith(GOOSE);
  }
}
