package hp41.panel.view;

import hp41.Snapshot;
import hp41.keyboard.Key;
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
 * @param layout where all has its place in the terminal
 * @param theme its colours
 * @param snapshot the calculator
 * @param side the panel that the side area shows
 * @param active the panel of those there that strokes may go to: that one, or in the debugger one
 *     of its lists
 * @param focused whether strokes go to it
 * @param panels what each panel shows that has a place in this size
 * @param question what a program that has stopped has asked, until it goes on
 * @param line the typed line, while it is open
 * @param note what the terminal itself has to say until the next stroke
 * @param pressed the key whose cap is lit for a moment
 * @param help what help shows, while it is open
 * @param helpScroll rows that help is scrolled down
 * @param report what is wrong with files, while it is open
 * @param keyNames what is struck for the keys
 * @param busy lines that the program has executed which runs, zero if it has not run long
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

  /** The size of the terminal. */
  public Size size() {
    return layout.size();
  }

  /** Whether help or a report covers all but the display. */
  boolean covered() {
    return help.isPresent() || report.isPresent();
  }

  /** What a panel shows; nothing if it has no place. */
  public PanelContent shown(Panels wanted) {
    return panels.getOrDefault(wanted, PanelContent.NOTHING);
  }
}
