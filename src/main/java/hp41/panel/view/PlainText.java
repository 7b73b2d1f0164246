package hp41.panel.view;

import hp41.Snapshot;
import hp41.app.FunctionHelp;
import hp41.display.Annunciator;
import hp41.event.PrintedLine;
import hp41.files.Output;
import hp41.files.ProblemList;
import hp41.panel.Clause;
import hp41.panel.Note;
import hp41.panel.Panel.Canvas;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelRows;
import hp41.panel.help.HelpPage;
import hp41.panel.help.HelpPage.Trial;
import hp41.panel.help.HelpText;
import hp41.panel.help.OfferedName;
import hp41.panel.help.Report;
import hp41.panel.keys.KeyNames;
import hp41.screen.Area;
import hp41.screen.Ascii;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/**
 * Converts a screen to lines of text, for screen readers and pipes. It has no state and performs no
 * output.
 */
public final class PlainText {

  private static final int COLUMNS = 80;
  private static final int WORDS = 24;

  private static final String LINES =
      """
      2 3 +                   Numbers and functions; sto 05, xeq 8queens, "TEXT"
      !                       R/S, also at the end of a line: continues
      stop                    Stops a program; leaves a catalog, SW, CLOCK or ED
      prgm, user, on          Presses the key of this name
      help NAME               Explains a name
      """;

  /** The character that moves through the display while a program is running. */
  private static final String RUNNING_SIGN = "⟶";

  private static final String PAPER = "= ";

  private PlainText() {}

  /**
   * Returns the text of the display and the active annunciators. A scrolling text is returned in
   * full; the result is empty if nothing is displayed, or only the sign of a running program.
   */
  public static Optional<String> display(Screen screen) {
    String shown = shown(screen.calculator().snapshot());
    boolean runningSign =
        screen.calculator().snapshot().modes().running() && shown.equals(RUNNING_SIGN);
    return Optional.of(passed(screen, shown)).filter(line -> !line.isEmpty() && !runningSign);
  }

  /** Returns an earlier text of the display with the annunciators that are active now. */
  public static String passed(Screen screen, String shown) {
    Snapshot snapshot = screen.calculator().snapshot();
    boolean running = snapshot.modes().running();
    String lit =
        snapshot.annunciators().stream()
            .filter(it -> snapshot.on() && !(running && it == Annunciator.PRGM))
            .sorted()
            .map(Annunciator::text)
            .collect(Collectors.joining(" "));
    return shown.strip() + (lit.isEmpty() ? "" : " | " + lit);
  }

  /** Returns a printed line, marked as paper. */
  public static String printed(PrintedLine line) {
    return (PAPER + line.row()).stripTrailing();
  }

  private static String shown(Snapshot snapshot) {
    if (!snapshot.on()) {
      return "off";
    }
    String message = snapshot.message().strip();
    String cells = snapshot.display().toString().strip();
    boolean partOfAlpha = snapshot.modes().alpha() && snapshot.alpha().contains(cells);
    return !message.isEmpty() ? message : partOfAlpha ? snapshot.alpha().strip() : cells;
  }

  /** Returns the message about the last event; empty if the display already shows it. */
  public static Optional<String> message(Screen screen) {
    return CurrentNote.news(screen)
        .map(note -> sentence(note, screen.calculator().snapshot()))
        .filter(sentence -> !sentence.isEmpty());
  }

  /** Returns the message about the current mode. */
  public static String mode(Screen screen) {
    return sentence(
        CurrentNote.mode(screen.calculator().snapshot()), screen.calculator().snapshot());
  }

  private static String sentence(Note note, Snapshot snapshot) {
    boolean known = note.head().strip().equals(shown(snapshot));
    Stream<String> head = Stream.of(known ? "" : note.head());
    Stream<String> clauses = note.parts().stream().map(Clause::plain);
    String words =
        Stream.concat(head, clauses)
            .filter(word -> !word.isBlank())
            .collect(Collectors.joining(" · "));
    return words.isEmpty() ? "" : (note.mark() + " " + words).strip();
  }

  /**
   * Returns what the user opened by its name: a page of help, a report, or a panel; empty if
   * nothing is open.
   *
   * @param trials runs the examples of help
   */
  public static List<String> requested(Screen screen, Function<String, Trial> trials) {
    if (screen.notes().help().isPresent()) {
      return help(screen.notes().help().get(), trials);
    } else if (screen.notes().report().isPresent()) {
      return report(screen.notes().report().get());
    }
    return screen.panels().focused() ? panel(screen) : List.of();
  }

  private static List<String> help(HelpPage page, Function<String, Trial> trials) {
    if (page.chosen() < 0) {
      return words(page);
    }
    String example = page.found().get(page.chosen()).usage().example();
    Optional<Trial> ran = example.isEmpty() ? page.ran() : Optional.of(trials.apply(example));
    return HelpText.rows(page.after(ran), KeyNames.NONE, COLUMNS).stream()
        .filter(row -> !row.startsWith(HelpText.GO_ON))
        .map(row -> row.split("\t", -1))
        .map(row -> StringUtils.rightPad(row[0].strip(), HelpText.LABELS) + row[1])
        .toList();
  }

  /** Returns the lines that can be typed in addition to the calculator's functions. */
  private static List<String> words(HelpPage page) {
    if (page.found().isEmpty()) {
      return List.of("No name matches " + page.search());
    }
    Stream<String> names =
        page.found().stream()
            .filter(name -> name.kind() == OfferedName.SCREEN)
            .map(name -> StringUtils.rightPad(FunctionHelp.of(name).call(), WORDS) + name.help());
    return Stream.concat(LINES.lines(), names).toList();
  }

  private static List<String> report(Report report) {
    List<String> lines = new ArrayList<>(List.of(report.title()));
    report.entries().stream()
        .flatMap(it -> it instanceof Report.ListedWord listed ? Stream.of(listed) : Stream.empty())
        .forEach(listed -> lines.add(listed.word()));
    report.entries().stream()
        .flatMap(it -> it instanceof Report.Problem problem ? Stream.of(problem) : Stream.empty())
        .collect(
            Collectors.groupingBy(
                Report.Problem::file,
                LinkedHashMap::new,
                Collectors.mapping(Report.Problem::diagnostic, Collectors.toList())))
        .forEach((file, problems) -> lines.addAll(new ProblemList(file, problems).lines()));
    return lines;
  }

  /** Returns a line, shortened if it is very long, with only the characters of the theme. */
  public static String fitting(Screen screen, String line) {
    String message = Output.shortened(line);
    return screen.theme().ascii() ? Ascii.of(message) : message;
  }

  /** Returns the title of a panel and all of its rows. */
  private static List<String> panel(Screen screen) {
    PanelContent shown = screen.panels().shown(screen.panels().active());
    int rows =
        shown.content() instanceof PanelRows all
            ? all.rows().size()
            : ((Canvas) shown.content()).frame().size().rows();
    Size size = new Size(screen.size().columns(), rows + 1);
    Frame frame = new Frame(size, Style.of(Ink.TEXT, Ink.PANEL));
    Area area = new Area(0, 0, size.columns(), size.rows());
    PanelPlace place = new PanelPlace(screen.panels().active(), area, PanelPlace.HeaderBar.TITLE);
    new PanelView(frame, place, shown, false).draw();
    return frame.toString().lines().filter(line -> !line.isBlank()).toList();
  }
}
