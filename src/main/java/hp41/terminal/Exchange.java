package hp41.terminal;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Snapshot;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.Lister;
import hp41.listing.NoRoom;
import hp41.listing.ProgramRoom;
import hp41.memory.Global;
import hp41.memory.ProgramMemory;
import hp41.panel.Note;
import hp41.screen.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs that come into the calculator as pasted text or files, and what is copied out of it. */
final class Exchange {

  private static final Pattern LINES = Pattern.compile("\\S[^\\r\\n]*[\\r\\n]+\\s*\\S");
  private static final Pattern PROGRAM =
      Pattern.compile("(?im)^[^\\p{L}\"'“;\\r\\n]*(?:LBL\\b|\\.?END\\.?[^\\S\\r\\n]*$)");
  private static final Pattern LOAD = Pattern.compile("(?i):?load\\s+(\\S.*)");
  private static final long LARGEST = 1 << 20;

  private final Calculator calculator;
  private final Operator operator;
  private final Terminal terminal;

  Exchange(Calculator calculator, Operator operator, Terminal terminal) {
    this.calculator = calculator;
    this.operator = operator;
    this.terminal = terminal;
  }

  /**
   * Takes a pasted listing in: several lines with a label or an END among them, in PRGM mode any
   * several lines. Empty: the text is none, but words to be typed.
   */
  Optional<Note> paste(String text) {
    boolean several = LINES.matcher(text).find();
    if (!several || !modes().prgm() && !PROGRAM.matcher(text).find()) {
      return Optional.empty();
    }
    Assembler.Assembly read = new Assembler(Accessory.known()).assemble(text);
    return Optional.of(take("pasted text", read.programs(), read.problems()));
  }

  /** Does what a typed line says: {@code load FILE}, or words for the calculator. */
  Optional<Note> type(String line) {
    Matcher load = LOAD.matcher(line);
    return load.matches()
        ? Optional.of(load(load.group(1).strip()))
        : operator.type(line.startsWith(":") ? line.substring(1) : line);
  }

  private Note load(String name) {
    try {
      Path file = Path.of(name.replaceAll("^\"(.*)\"$", "$1").replaceFirst("^~(?=/)", home()));
      if (Files.size(file) > LARGEST) {
        return Note.error(name, "too large for programs");
      }
      ProgramFile read = ProgramFile.read(Files.readAllBytes(file), Accessory.known());
      return take(name, read.programs(), read.problems());
    } catch (NoSuchFileException | InvalidPathException missing) {
      return Note.error(name, "no such file");
    } catch (IOException unreadable) {
      return Note.error(name, "cannot be read");
    }
  }

  private static String home() {
    return System.getProperty("user.home").replace("\\", "\\\\");
  }

  private Note take(String source, List<byte[]> programs, List<Diagnostic> problems) {
    List<Diagnostic> errors = problems.stream().filter(Diagnostic::isError).toList();
    if (!errors.isEmpty()) {
      Diagnostic first = errors.get(0);
      String place = source + ":" + first.line() + ":" + first.column();
      String more = errors.size() == 1 ? "" : errors.size() - 1 + " more like it";
      return more.isEmpty()
          ? Note.error(place, first.explanation(), "nothing was loaded")
          : Note.error(place, first.explanation(), more, "nothing was loaded");
    }
    if (calculator.isRunning()) {
      return Note.error(source, "a program runs", "R/S (F5 or !) stops it");
    }
    operator.begin();
    return modes().prgm() ? insert(source, programs) : load(source, programs);
  }

  private Note load(String source, List<byte[]> programs) {
    try {
      new ProgramRoom(calculator.machine()).load(programs);
    } catch (NoRoom tight) {
      return Note.error(source, tight.getMessage());
    }
    calculator.restore(calculator.image());
    String name = calculator.snapshot().program().name();
    String call = name.isEmpty() ? "R/S (F5 or !) starts it" : "xeq " + name + " starts it";
    return Note.of(lines(count(programs)) + " loaded", call, "Ctrl-U undoes");
  }

  /** Types the lines behind the current one, until memory is full; not the last END. */
  private Note insert(String source, List<byte[]> programs) {
    Lister lister = new Lister(Accessory.known());
    List<String> steps =
        programs.stream().flatMap(code -> lister.lines(code).stream()).map(l -> l.text()).toList();
    int inserted = 0;
    for (String step : steps.subList(0, steps.size() - 1)) {
      if (calculator.type(step).isPresent() || !calculator.snapshot().error().isEmpty()) {
        return Note.error(source, "only " + lines(inserted) + " went in", "Ctrl-U undoes");
      }
      inserted++;
    }
    return Note.of(lines(inserted) + " inserted", "Ctrl-U undoes");
  }

  private static int count(List<byte[]> programs) {
    Lister lister = new Lister(Accessory.known());
    return programs.stream().mapToInt(code -> lister.lines(code).size()).sum();
  }

  private static String lines(int count) {
    return count == 1 ? "1 line" : count + " lines";
  }

  /** Copies ALPHA in ALPHA mode, the current program in PRGM mode or its panel, else X. */
  Note copy(boolean inProgramPanel) {
    Optional<String> copied = selection(inProgramPanel);
    copied.ifPresent(terminal::copy);
    return copied.map(Exchange::copied).orElse(Note.error("PRIVATE", "nothing to copy"));
  }

  private static Note copied(String text) {
    long lines = text.lines().count();
    return Note.of(lines > 1 ? lines + " lines copied" : text.strip() + " copied");
  }

  private Optional<String> selection(boolean inProgramPanel) {
    if (modes().alpha() && !modes().prgm()) {
      return Optional.of(calculator.snapshot().alpha());
    }
    return modes().prgm() || inProgramPanel ? listing() : Optional.of(x());
  }

  private String x() {
    return calculator.snapshot().stack().stream()
        .filter(level -> level.name().equals("X"))
        .findFirst()
        .orElseThrow()
        .text()
        .strip();
  }

  /** The current program as a listing; none if it is private. */
  private Optional<String> listing() {
    ProgramMemory program = calculator.machine().program();
    int start = program.start(program.pointer());
    Global end = program.end(start);
    if (end.isPrivate()) {
      return Optional.empty();
    }
    byte[] code = new byte[start - end.last()];
    for (int i = 0; i < code.length; i++) {
      code[i] = (byte) program.read(start - 1 - i);
    }
    return Optional.of(new Lister(Accessory.known()).list(List.of(code)));
  }

  private Snapshot.Modes modes() {
    return calculator.snapshot().modes();
  }
}
