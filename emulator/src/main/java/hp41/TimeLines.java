package hp41;

import hp41.machine.TimeChip;
import hp41.machine.TimeChip.ChipSettings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes clock and stopwatch as lines of a state file, and reads these lines. A line with the
 * initial state is omitted:
 *
 * <pre>
 * clock PT-1H0.1S 24h date 5.2 set 2026-01-14T08:00:00Z
 * stopwatch 5999 since 2026-01-15T10:30:00Z
 * </pre>
 *
 * <p>The first line contains the difference between the clock and the wall clock, 12 or 24 hours,
 * whether time or date is displayed, the accuracy factor, and when the clock was set. The second
 * line contains the stopwatch in hundredths of a second, and when it was started if it runs.
 */
final class TimeLines {

  /** The line of a clock that was never set; it is omitted. */
  private static final String INITIAL_CLOCK = "clock PT0S 12h time 0.0";

  static final String EXPECTED =
      "expected \"" + INITIAL_CLOCK + "\" or \"stopwatch 0\" with \"since\" and a time";

  private static final Pattern CLOCK =
      Pattern.compile(
          "clock (PT\\S{1,40}) (12h|24h) (time|date) (-?)(\\d\\d?)\\.(\\d)"
              + "(?: set ([+-]?\\d{4,10}-\\S{1,30}))?");
  private static final Pattern STOPWATCH =
      Pattern.compile("stopwatch (-?\\d{1,14})(?: since ([+-]?\\d{4,10}-\\S{1,30}))?");
  private static final long MOST_DAYS = 366L * (TimeChip.LAST_YEAR - TimeChip.FIRST_YEAR + 1);

  private TimeLines() {}

  static boolean isOne(String line) {
    return line.startsWith("clock ") || line.startsWith("stopwatch ");
  }

  static List<String> of(ChipSettings settings) {
    List<String> lines = new ArrayList<>();
    String clock = clock(settings);
    if (!clock.equals(INITIAL_CLOCK)) {
      lines.add(clock);
    }
    if (settings.stopwatch() != 0 || settings.runningSince().isPresent()) {
      String since = settings.runningSince().map(start -> " since " + start).orElse("");
      lines.add("stopwatch " + settings.stopwatch() + since);
    }
    return lines;
  }

  private static String clock(ChipSettings settings) {
    int accuracy = Math.abs(settings.accuracy());
    return "clock "
        + settings.offset()
        + (settings.twentyFourHours() ? " 24h" : " 12h")
        + (settings.withDate() ? " date " : " time ")
        + (settings.accuracy() < 0 ? "-" : "")
        + accuracy / 10
        + '.'
        + accuracy % 10
        + (settings.setAt().equals(ChipSettings.NEVER) ? "" : " set " + settings.setAt());
  }

  /**
   * Returns settings with the values of a line.
   *
   * @throws RuntimeException if the line is invalid
   */
  static ChipSettings read(String line, ChipSettings settings) {
    Matcher clock = CLOCK.matcher(line);
    Matcher stopwatch = STOPWATCH.matcher(line);
    if (clock.matches()) {
      return withClock(clock, settings);
    } else if (stopwatch.matches()) {
      return settings.stopwatch(
          Long.parseLong(stopwatch.group(1)),
          Optional.ofNullable(stopwatch.group(2)).map(Instant::parse));
    }
    throw new IllegalArgumentException(line);
  }

  private static ChipSettings withClock(Matcher clock, ChipSettings settings) {
    Duration offset = Duration.parse(clock.group(1));
    if (Math.abs(offset.toDays()) > MOST_DAYS) {
      throw new IllegalArgumentException(clock.group());
    }
    int accuracy = Integer.parseInt(clock.group(5) + clock.group(6));
    return new ChipSettings(
        offset,
        clock.group(2).equals("24h"),
        clock.group(3).equals("date"),
        clock.group(4).isEmpty() ? accuracy : -accuracy,
        Optional.ofNullable(clock.group(7)).map(Instant::parse).orElse(ChipSettings.NEVER),
        settings.stopwatch(),
        settings.runningSince());
  }
}
