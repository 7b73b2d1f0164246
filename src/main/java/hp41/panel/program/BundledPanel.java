package hp41.panel.program;

import hp41.files.BundledProgram;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.panel.PanelState;
import hp41.panel.Promise;
import hp41.panel.ShortenedText;
import hp41.screen.Ink;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A panel with the bundled programs, by subject, and the registers that each occupies. */
public final class BundledPanel implements Panel {

  /** The column of titles, which are also shown in the message row. */
  private static final int TITLE = 10;

  /** The fewest columns of a title that is not mostly cut. */
  private static final int MIN_TITLE = 20;

  private static final int NUMBER = 5;

  /** The fewest columns in which the registers are shown beside a whole title. */
  private static final int WIDE = 70;

  @Override
  public PanelBody content(PanelData data, Size room) {
    List<PanelRow> rows = new ArrayList<>();
    String subject = "";
    for (BundledProgram program : BundledProgram.all()) {
      if (!program.subject().equals(subject)) {
        subject = program.subject();
        rows.add(PanelRow.empty().with(1, subject, Ink.DIM));
      }
      rows.add(row(program, room.columns()));
    }
    return new PanelRows(room.columns() >= WIDE ? "registers" : "", rows, 1);
  }

  private static PanelRow row(BundledProgram program, int width) {
    PanelRow row = PanelRow.empty().withBold(2, program.name(), Ink.GOLD);
    int titleWidth = width - TITLE - 1 - (width >= WIDE ? NUMBER : 0);
    PanelRow titled =
        titleWidth < MIN_TITLE
            ? row
            : row.with(TITLE, ShortenedText.words(program.title(), titleWidth), Ink.TEXT);
    return (width >= WIDE
            ? titled.ending(width - 1, String.valueOf(program.registers()), Ink.DIM)
            : titled)
        .choosing(1, width - 2, new PanelItem.Bundled(program.name(), program.title()));
  }

  /** Returns the number of the program at the cursor, and the number of all programs. */
  @Override
  public String position(PanelRows rows, PanelState state) {
    List<Boolean> programs = rows.rows().stream().map(it -> !it.spots().isEmpty()).toList();
    int before = Collections.frequency(programs.subList(0, rows.cursor(state) + 1), true);
    return Math.max(1, before) + "/" + Collections.frequency(programs, true);
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP, Hint.of("Enter", Promise.ACTS, "starts=Starts the program at the cursor"));
  }
}
