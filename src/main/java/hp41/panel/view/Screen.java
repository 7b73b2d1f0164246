package hp41.panel.view;

import hp41.Snapshot;
import hp41.key.Key;
import hp41.panel.Note;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelRows;
import hp41.panel.Question;
import hp41.panel.help.HelpPage;
import hp41.panel.help.Report;
import hp41.panel.keys.KeyNames;
import hp41.panel.program.ProgramPanel;
import hp41.screen.Size;
import hp41.screen.Theme;
import hp41.text.ZeroPadding;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Everything that one frame shows. */
public record Screen(
    ScreenLayout layout,
    Theme theme,
    CalculatorPart calculator,
    InputPart input,
    PanelsPart panels,
    NotesPart notes) {

  /** Returns the size of the terminal. */
  public Size size() {
    return layout.size();
  }

  /**
   * Returns the number of the current line. While a program runs, this is the number in the panel
   * of the program. It changes less often than the current line.
   */
  String line() {
    Snapshot snapshot = calculator.snapshot();
    return Stream.of(Panels.PROGRAM, Panels.DEBUG)
        .filter(panel -> layout.has(panel) && snapshot.modes().running())
        .map(panel -> panels.shown(panel).content())
        .flatMap(content -> content instanceof PanelRows rows ? Stream.of(rows) : Stream.empty())
        .map(rows -> ZeroPadding.decimal(rows.follow() + 1, 3))
        .findFirst()
        .orElseGet(() -> ProgramPanel.number(snapshot.program()));
  }

  /**
   * The calculator.
   *
   * @param snapshot its state
   * @param pressed the key that is highlighted for a moment
   * @param ended whether the last run ended at RTN or END
   * @param busy the number of lines that the running program has executed; zero at the start of a
   *     run
   */
  public record CalculatorPart(
      Snapshot snapshot, boolean ended, Optional<Key> pressed, long busy) {}

  /**
   * The input of the user.
   *
   * @param line the input line, while it is open
   * @param keyNames the names of the strokes for the keys
   */
  public record InputPart(Optional<CommandLineView> line, KeyNames keyNames) {}

  /**
   * The panels.
   *
   * @param panel the panel in the side area
   * @param active the panel that can have the focus: the one in the side area or, in the debugger,
   *     one of its lists
   * @param focused whether the active panel has the focus
   * @param contents returns the content of a panel, which is created when it is first needed; empty
   *     content if the panel is not in the layout
   */
  public record PanelsPart(
      Panels panel, Panels active, boolean focused, Function<Panels, PanelContent> contents) {

    /** Returns the content of a panel; empty content if the panel is not in the layout. */
    public PanelContent shown(Panels wanted) {
      return contents.apply(wanted);
    }
  }

  /**
   * The messages of the terminal.
   *
   * @param question the question of a stopped program, until it continues
   * @param released the text of a dropped question, which is empty if there was no question;
   *     present only if the user has done something else since a program stopped
   * @param note the message until the next stroke
   * @param warning the message that memory is not saved, until it is saved
   * @param help the page of help, while it is open
   * @param helpScroll the number of rows that help or the report is scrolled down
   * @param report the problems of files, while the report is open
   */
  public record NotesPart(
      Optional<Question> question,
      Optional<String> released,
      Optional<Note> note,
      Optional<Note> warning,
      Optional<HelpPage> help,
      int helpScroll,
      Optional<Report> report) {

    /** Returns whether help or a report covers everything except the display. */
    public boolean covered() {
      return help.isPresent() || report.isPresent();
    }
  }
}
