package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.Plugged;
import hp41.Snapshot;
import hp41.debug.Programs;
import hp41.files.Media;
import hp41.key.Keying;
import hp41.key.Pace;
import hp41.key.Prompt;
import hp41.microcode.Microcode;
import hp41.microcode.MicrocodeDebugger;
import hp41.panel.Clause;
import hp41.panel.Note;
import hp41.panel.Panel;
import hp41.panel.PanelItem;
import hp41.panel.PanelState;
import hp41.panel.Question;
import hp41.panel.help.HelpPage;
import hp41.panel.help.Report;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CommandLineView;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.OperandHelp;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.peripherals.Drive;
import hp41.screen.Frame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What can be seen of a session at one moment. */
final class Seen {

  private final Screen screen;
  private Optional<String> picture = Optional.empty();
  final Snapshot snapshot;
  final Image image;
  final boolean leaving;
  final Optional<HelpPage> help;
  final Optional<Report> report;
  final Optional<CommandLineView> line;
  final boolean focused;
  final Panels active;
  final Optional<PanelState.Use> field;
  final Optional<Question> question;
  final Optional<Note> said;
  final Note note;
  final long executed;
  final int history;
  final String breakpoints;
  final List<String> watches;
  final boolean traces;
  final Plugged plugged;
  final Pace pace;
  final boolean sound;
  final String theme;
  final KeyNames keys;
  final List<String> folders;
  final Map<Path, String> files;
  final Optional<Processor> processor;
  final PanelItem item;
  final boolean isPicture;

  /** The text in the title bar of a picture, such as {@code 2 of 46}. */
  final String about;

  /** The numbers of the lines of the current program that have a breakpoint. */
  final Set<Integer> stops;

  Seen(TestSession session) {
    long busy = session.calculator.isRunning() ? session.calculator.linesExecuted() : 0;
    screen = session.ui.screen(session.outside.instant(), busy);
    snapshot = screen.calculator().snapshot();
    image = session.calculator.image();
    leaving = session.ui.leaving();
    help = screen.notes().help();
    report = screen.notes().report();
    line = screen.input().line();
    focused = screen.panels().focused();
    active = screen.panels().active();
    PanelState state = screen.panels().shown(active).state();
    field = state.field().filter(it -> focused).map(it -> state.use());
    question = screen.notes().question();
    said = screen.notes().note();
    note = CurrentNote.of(screen);
    executed = session.calculator.linesExecuted();
    history = session.calculator.debugger().history();
    breakpoints = session.calculator.debugger().breakpoints().all().toString();
    watches =
        session.calculator.debugger().watches().lines().stream().map(Object::toString).toList();
    traces = session.calculator.debugger().trace().isOn();
    plugged = session.calculator.plugged();
    item = CurrentNote.item(screen).orElse(null);
    Panel.PanelBody content = screen.panels().shown(active).content();
    isPicture = content instanceof Panel.Canvas;
    about = content instanceof Panel.Canvas canvas ? canvas.about() : "";
    stops = stops(session.calculator);
    pace = session.calculator.pace();
    sound = session.attached.speaker().isOn();
    theme = screen.theme().name();
    keys = screen.input().keyNames();
    folders = folders(session.attached.media());
    files = session.folder.map(Seen::files).orElse(Map.of());
    processor = Microcode.of(session.calculator).map(it -> new Processor(it.debugger()));
  }

  private static Set<Integer> stops(Calculator calculator) {
    Programs programs = calculator.programs();
    if (calculator.debugger().breakpoints().all().isEmpty()) {
      return Set.of();
    }
    return programs.lines(programs.pointer()).stream()
        .filter(calculator.debugger().breakpoints()::stopsAt)
        .map(programs::number)
        .collect(Collectors.toSet());
  }

  /** What can be seen of the microcode's processor. */
  static final class Processor {

    final String line;
    final boolean stopped;
    final Set<Integer> breakpoints;

    private Processor(MicrocodeDebugger debugger) {
      line = debugger.line().toString();
      stopped = debugger.isStopped();
      breakpoints = Set.copyOf(debugger.stops());
    }
  }

  /** Returns the names of the cards and of the files on the disc. */
  private static List<String> folders(Media media) {
    return Stream.concat(media.cards().stream(), media.drive().map(Drive::medium).stream())
        .flatMap(it -> it.names().orElseThrow().stream())
        .toList();
  }

  /** Returns the files with their keys and times, which differ after a file was written again. */
  private static Map<Path, String> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .collect(Collectors.toMap(Function.identity(), Seen::version));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String version(Path file) {
    try {
      BasicFileAttributes of = Files.readAttributes(file, BasicFileAttributes.class);
      return of.fileKey() + " " + of.lastModifiedTime().toInstant();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the open elements, modes and entries. */
  String signature() {
    Snapshot.Modes modes = snapshot.modes();
    return Stream.of(
            flag("help", help.isPresent()),
            flag("chosen", help.filter(it -> it.chosen() >= 0).isPresent()),
            flag("report", report.isPresent()),
            flag("line", line.isPresent()),
            focused ? active.name() : "",
            field.map(Enum::name).orElse(""),
            flag("off", !snapshot.on()),
            flag("user", modes.user()),
            flag("prgm", modes.prgm()),
            flag("alpha", modes.alpha()),
            flag("shift", modes.shift()),
            flag("running", modes.running()),
            flag("waiting", modes.waiting()),
            flag("question", question.isPresent()),
            flag("error", !snapshot.error().isEmpty()),
            flag("module", snapshot.program().inModule()),
            flag("end", Question.isAtEnd(snapshot.program())),
            snapshot.keying().name(),
            snapshot.openFunction())
        .filter(it -> !it.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Returns a text that is equal for the same clause in states with the same open elements. */
  String what(Clause clause) {
    return signature() + ": " + clause.onScreen(KeyNames.NONE);
  }

  private static String flag(String name, boolean set) {
    return set ? name : "";
  }

  /** Returns the cells. They are drawn only when needed, because few promises are about them. */
  Frame frame() {
    return View.render(screen);
  }

  /** Returns the characters of the cells. */
  String picture() {
    picture = picture.or(() -> Optional.of(frame().toString()));
    return picture.get();
  }

  /** Returns the picture above the message and the hints. */
  String withoutMessage() {
    long rows = picture().lines().count() - 2;
    return picture().lines().limit(rows).collect(Collectors.joining("\n"));
  }

  /** Returns whether a program asks a question that it did not ask before. */
  boolean asks(Seen before) {
    return question.isPresent() && !question.equals(before.question);
  }

  String alpha() {
    return snapshot.alpha();
  }

  /** Returns the text of the current program line; empty for line 00. */
  String currentLine() {
    int line = snapshot.program().line();
    return line == 0 ? "" : snapshot.program().lines().get(line - 1).text();
  }

  /** Returns the number of lines of the current program. */
  int lines() {
    return snapshot.program().lines().size();
  }

  /** Returns the text of the open line; empty if none is open. */
  String typed() {
    return line.map(CommandLineView::text).orElse("");
  }

  /** Returns whether the display contains a text. */
  boolean shows(String text) {
    return snapshot.display().toString().contains(text);
  }

  /** Returns whether a number with a digit is being keyed. */
  boolean keys(String digit) {
    return shows(digit) && snapshot.keying() == Keying.NUMBER;
  }

  /** Returns whether characters are typed into ALPHA, or into the text of a program line. */
  boolean types() {
    return snapshot.modes().alpha();
  }

  /** Returns whether a program has executed lines. */
  boolean ran(Seen before) {
    return executed > before.executed;
  }

  /** Returns whether the message begins with a text. */
  boolean says(String head) {
    return note.head().startsWith(head);
  }

  /** Returns whether the calculator is on with the stack that it had while it was off. */
  boolean turnsOn(Seen before) {
    return snapshot.on() && snapshot.stack().equals(before.snapshot.stack());
  }

  /** Returns whether help searches for a text with this end. */
  boolean searches(String end) {
    return help.filter(it -> it.search().endsWith(end)).isPresent();
  }

  /** Returns the name that help explains; empty if help lists keys. */
  Optional<String> explained() {
    return help.filter(it -> it.chosen() >= 0)
        .map(it -> it.found().get(it.chosen()).text().strip());
  }

  /** Returns the function that waits for its operand. */
  Optional<String> prompting() {
    return snapshot.prompt().map(Prompt::function);
  }

  /** Returns the operand that has been keyed for the function that waits for one. */
  Optional<String> operand() {
    return snapshot.prompt().map(OperandHelp::keyed);
  }

  /** Returns the innermost element that Esc closes. */
  String open() {
    return help.isPresent()
        ? "help"
        : report.isPresent() ? "report" : line.isPresent() ? "line" : "";
  }
}
