package hp41.panel.view;

import hp41.Snapshot;
import hp41.key.Key;
import hp41.panel.Note;
import hp41.panel.Panel.PanelContent;
import hp41.panel.Question;
import hp41.panel.help.HelpPage;
import hp41.panel.help.ProblemReport;
import hp41.panel.keys.KeyNames;
import hp41.screen.Size;
import hp41.screen.Theme;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that one frame shows.
 *
 * @param layout the layout for the size of the terminal
 * @param theme the theme
 * @param snapshot the state of the calculator
 * @param side the panel in the side area
 * @param active the panel that can have the focus: the one in the side area or, in the debugger,
 *     one of its lists
 * @param focused whether the active panel has the focus
 * @param panels the contents of all panels in the layout
 * @param question the question of a stopped program, until it continues
 * @param line the input line, while it is open
 * @param note the terminal's message until the next stroke
 * @param pressed the key that is highlighted for a moment
 * @param help the page of help, while it is open
 * @param helpScroll the number of rows that help is scrolled down
 * @param report the problems of files, while the report is open
 * @param keyNames the names of the strokes for the keys
 * @param busy the number of lines that the running program has executed; zero at the start of a run
 */
public record Screen(
    ScreenLayout layout,
    Theme theme,
    Snapshot snapshot,
    Panels side,
    Panels active,
    boolean focused,
    Map<Panels, PanelContent> panels,
    Optional<Question> question,
    Optional<CommandLineView> line,
    Optional<Note> note,
    Optional<Key> pressed,
    Optional<HelpPage> help,
    int helpScroll,
    Optional<ProblemReport> report,
    KeyNames keyNames,
    long busy) {

  /** Returns the size of the terminal. */
  public Size size() {
    return layout.size();
  }

  /** Returns whether help or a report covers everything except the display. */
  boolean covered() {
    return help.isPresent() || report.isPresent();
  }

  /** Returns the content of a panel; empty content if the panel is not in the layout. */
  public PanelContent shown(Panels wanted) {
    return panels.getOrDefault(wanted, PanelContent.NOTHING);
  }
}
