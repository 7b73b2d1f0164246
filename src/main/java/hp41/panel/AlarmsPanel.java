package hp41.panel;

import hp41.machine.TimeChip;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.screen.Role;
import hp41.screen.Size;
import java.time.Duration;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** The alarms, the next one first: when it is due, how often, and its message. */
final class AlarmsPanel {

  private static final int WIDE = 40;
  private static final int MILLISECONDS = 100;
  private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");
  private static final DateTimeFormatter SECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

  private AlarmsPanel() {}

  static Content content(Sight sight, Size room) {
    List<Alarm> alarms = sight.contents().alarms();
    if (alarms.isEmpty()) {
      Row none = Row.empty().with(1, "No alarms.", Role.DIM);
      return Rows.of("", List.of(Row.empty(), none));
    }
    List<Row> rows = new ArrayList<>();
    for (Alarm alarm : alarms) {
      rows.addAll(room.columns() >= WIDE ? wide(alarm) : narrow(alarm));
    }
    return Rows.of(alarms.size() == 1 ? "1 alarm" : alarms.size() + " alarms", rows);
  }

  private static List<Row> narrow(Alarm alarm) {
    List<Row> rows = new ArrayList<>();
    rows.add(Row.empty().with(1, TimeChip.time(alarm.time()).format(MINUTES), Role.TEXT));
    add(rows, repeat(alarm), Role.GOLD);
    add(rows, CharacterSet.glyphs(alarm.message()), Role.BLUE);
    return rows;
  }

  private static List<Row> wide(Alarm alarm) {
    List<Row> rows = new ArrayList<>();
    Row due = Row.empty().with(1, TimeChip.time(alarm.time()).format(SECONDS), Role.TEXT);
    rows.add(due.with(22, repeat(alarm), Role.GOLD));
    add(rows, CharacterSet.glyphs(alarm.message()), Role.BLUE);
    return rows;
  }

  private static void add(List<Row> rows, String text, Role ink) {
    if (!text.isEmpty()) {
      rows.add(Row.empty().with(2, text, ink));
    }
  }

  /** {@code every 24:00:00}; empty if it comes once. */
  private static String repeat(Alarm alarm) {
    if (alarm.interval() == 0) {
      return "";
    }
    Duration every = Duration.ofMillis(alarm.interval() * MILLISECONDS);
    return "every %d:%02d:%02d"
        .formatted(every.toHours(), every.toMinutesPart(), every.toSecondsPart());
  }
}
