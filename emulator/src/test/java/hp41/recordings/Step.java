package hp41.recordings;

import hp41.Typist;
import hp41.keyboard.Key;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A key of a transcript, and what was seen of it.
 *
 * @param transcript the name
 * @param number of the key, from 1; 0 where programs were loaded
 * @param key {@code SIN}, held so many milliseconds {@code SIN@2000}, the next so long after its
 *     release {@code SIN~150}; or {@code LOAD …}
 * @param held the display while the key was held
 * @param display the display after it
 * @param annunciators those lit then
 * @param x the content of X, empty while a program runs
 * @param changes of the display after the release
 * @param moving whether the held display was just changing
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
    boolean moving) {

  private static final Pattern KEY = Pattern.compile("(.+?)(?:@(\\d+))?(?:~(\\d+))?");
  private static final String LOAD = "LOAD ";
  private static final String GOOSE = "⟶";
  private static final String STILL_RUNNING = "(still running)";
  private static final Pattern HALF_WRITTEN = Pattern.compile("| +\\d\\d\\b.*|\\(off\\)");

  static Step of(List<String> cells) {
    return new Step(
        cells.get(0),
        Integer.parseInt(cells.get(1)),
        cells.get(2),
        cells.get(3),
        State.glyphs(cells.get(4)),
        cells.get(5),
        cells.get(6),
        cells.get(7),
        cells.size() > 8 && !cells.get(8).isEmpty());
  }

  /** The listings that are loaded before the first key. */
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
    return millis(parts().group(2)).orElse(Typist.HOLD);
  }

  /** When the next key came after the release; empty if it waited for the calculator. */
  Optional<Duration> untilNext() {
    return millis(parts().group(3));
  }

  private static Optional<Duration> millis(String digits) {
    return Optional.ofNullable(digits).map(Long::parseLong).map(Duration::ofMillis);
  }

  /** Whether the display while the key was held counts: not when caught in the middle of it. */
  boolean hasHeld() {
    return !moving && !HALF_WRITTEN.matcher(held).matches();
  }

  /** Whether X could be read: not in the middle of a running program. */
  boolean hasX() {
    return !x.isEmpty() && !display.contains(GOOSE);
  }

  /** The changes told, without those of the goose, which flies at its own times. */
  List<Typist.Change> texts() {
    return Stream.of(changes.isEmpty() ? new String[0] : changes.split(" ; "))
        .filter(change -> !change.startsWith(STILL_RUNNING))
        .map(Step::change)
        .filter(Step::isText)
        .toList();
  }

  private static Typist.Change change(String recorded) {
    int at = recorded.lastIndexOf('@');
    return new Typist.Change(
        State.glyphs(recorded.substring(0, at)), Long.parseLong(recorded.substring(at + 1)));
  }

  static boolean isText(Typist.Change change) {
    return !change.text().contains(GOOSE);
  }

  /** Whether two displays both show the goose, wherever it flies. */
  static boolean showGoose(String one, String other) {
    return one.contains(GOOSE) && other.contains(GOOSE);
  }
}
