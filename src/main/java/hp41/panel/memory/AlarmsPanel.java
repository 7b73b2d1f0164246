package hp41.panel.memory;

import hp41.MemoryView.PendingAlarm;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.screen.Ink;
import hp41.screen.Size;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;

/**
 * A panel with the alarms in the order of their times: the time, the repeat interval, and the
 * message.
 */
public final class AlarmsPanel implements Panel {

  private static final int WIDE = 40;

  @Override
  public PanelBody content(PanelData data, Size room) {
    List<PendingAlarm> alarms = data.contents().alarms();
    if (alarms.isEmpty()) {
      return PanelRows.of("", PanelRows.nothing("No alarms.", "clst 12.3 xyzalm"));
    }
    List<PanelRow> rows = new ArrayList<>();
    for (PendingAlarm alarm : alarms) {
      rows.addAll(room.columns() >= WIDE ? wide(alarm) : narrow(alarm));
    }
    return PanelRows.of(alarms.size() == 1 ? "1 alarm" : alarms.size() + " alarms", rows);
  }

  @Override
  public boolean hasContents(PanelData data) {
    return !data.contents().alarms().isEmpty();
  }

  private static List<PanelRow> narrow(PendingAlarm alarm) {
    List<PanelRow> rows = new ArrayList<>();
    rows.add(PanelRow.empty().with(1, minute(alarm), Ink.TEXT));
    add(rows, repeat(alarm), Ink.GOLD);
    add(rows, alarm.message(), Ink.BLUE);
    return rows;
  }

  private static List<PanelRow> wide(PendingAlarm alarm) {
    List<PanelRow> rows = new ArrayList<>();
    PanelRow due = PanelRow.empty().with(1, second(alarm), Ink.TEXT);
    rows.add(due.with(22, repeat(alarm), Ink.GOLD));
    add(rows, alarm.message(), Ink.BLUE);
    return rows;
  }

  private static void add(List<PanelRow> rows, String text, Ink ink) {
    if (!text.isEmpty()) {
      rows.add(PanelRow.empty().with(2, text, ink));
    }
  }

  /** Returns text such as {@code every 24:00:00}; empty if the alarm does not repeat. */
  private static String repeat(PendingAlarm alarm) {
    if (alarm.interval().isZero()) {
      return "";
    }
    long seconds = alarm.interval().toSeconds();
    return "every %d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  private static String minute(PendingAlarm alarm) {
    LocalDateTime time = alarm.due();
    return "%s %02d:%02d".formatted(time.toLocalDate(), time.getHour(), time.getMinute());
  }

  private static String second(PendingAlarm alarm) {
    return "%s:%02d".formatted(minute(alarm), alarm.due().getSecond());
  }
}
