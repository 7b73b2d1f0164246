package hp41.commands;

import hp41.AtomicFile;
import hp41.Calculator;
import hp41.commands.TypedCommand.CommandText;
import hp41.debug.Debugger;
import hp41.debug.Trace;
import hp41.debug.Watch;
import hp41.files.AppendingFile;
import hp41.files.FileTrouble;
import hp41.listing.Programs;
import hp41.panel.Note;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Executes the debugger's commands: breakpoints, watches, and the trace commands of SIM41. */
public final class DebugCommands {

  private static final Pattern GLOBAL = Pattern.compile("(?i)(?:LBL )?\"(.{1,7}?)\"?");
  private static final Pattern LOCAL = Pattern.compile("(?i)LBL (\\d{1,2}|[A-Ja-e])");

  private static final String HINT = "traceon alone keeps the lines here";

  private final Calculator calculator;
  private final Debugger debugger;
  private Optional<AppendingFile> file = Optional.empty();
  private String fileName = "";

  public DebugCommands(Calculator calculator, Debugger debugger) {
    this.calculator = calculator;
    this.debugger = debugger;
  }

  /** Removes all breakpoints. */
  Note unbreak() {
    debugger.breakpoints().clear();
    debugger.arm();
    return Note.of("no breakpoints", "F9 sets one");
  }

  /** Removes all watches. */
  Note unwatch() {
    debugger.watches().clear();
    debugger.arm();
    return Note.of("nothing is watched", "watch R05 watches a register");
  }

  /** Clears the trace. */
  Note clearTrace() {
    debugger.trace().clear();
    return Note.of(
        "trace cleared", debugger.trace().isOn() ? "traceoff ends it" : "traceon begins one");
  }

  /** Toggles a breakpoint at a typed line or label. */
  public Note stop(String where) {
    Matcher global = GLOBAL.matcher(where);
    if (global.matches()) {
      boolean set = debugger.breakpoints().toggle(global.group(1));
      debugger.arm();
      return breakpointNote("LBL \"" + global.group(1) + '"', set);
    }
    Programs programs = calculator.programs();
    List<Integer> lines = programs.lines(programs.pointer());
    if (where.isEmpty()) {
      return toggle(programs.line(programs.pointer()));
    }
    Optional<Integer> pointer =
        LOCAL.matcher(where).matches() ? local(where, lines) : line(where, lines);
    return pointer
        .map(this::toggle)
        .orElse(Note.error(where, "the program has no such line", "break 12 · LBL 02 · \"NAME\""));
  }

  private Optional<Integer> local(String label, List<Integer> lines) {
    String name = label.substring(4);
    String operand = name.matches("\\d") ? "0" + name : name;
    String wanted = "LBL " + operand;
    return lines.stream().filter(it -> calculator.programs().text(it).equals(wanted)).findFirst();
  }

  private static Optional<Integer> line(String number, List<Integer> lines) {
    boolean isNumber = number.matches("\\d{1,4}") && Integer.parseInt(number) > 0;
    return isNumber && Integer.parseInt(number) <= lines.size()
        ? Optional.of(lines.get(Integer.parseInt(number) - 1))
        : Optional.empty();
  }

  /** Toggles a breakpoint at a line. */
  public Note toggle(int pointer) {
    boolean set = debugger.breakpoints().toggle(pointer);
    debugger.arm();
    Programs programs = calculator.programs();
    return breakpointNote(
        "%03d %s".formatted(programs.number(pointer), programs.text(pointer)), set);
  }

  private static Note breakpointNote(String where, boolean set) {
    return Note.of(
        where,
        set ? "breakpoint" : "no breakpoint any more",
        set ? "F9 or b takes it back" : "F9 or b sets it again");
  }

  /** Toggles a watch. */
  public Note watch(String what) {
    Optional<Watch> watch = Watch.of(what);
    if (watch.isEmpty()) {
      boolean nothing = what.isEmpty();
      return Note.error(
          nothing ? "watch" : what,
          nothing ? "what is to be watched?" : "cannot be watched",
          "watch R05 · watch X · watch flag 01 · watch ALPHA");
    }
    boolean set = debugger.watches().toggle(watch.get());
    debugger.arm();
    String name = watch.get().name();
    return set
        ? Note.of(name, "is watched", "programs stop when it changes", "unwatch ends it")
        : Note.of(name, "is watched no longer", "watch " + name + " does it again");
  }

  /** Turns the trace on or off. */
  public Note trace(boolean on) {
    if (on) {
      debugger.trace().on();
    } else {
      debugger.trace().off();
      close();
    }
    debugger.arm();
    return on
        ? Note.of("trace on", "traceoff ends it", "trace shows it")
        : Note.of("trace off", "trace shows it");
  }

  /** Turns the trace on, and writes it to a file if one is named. */
  Note traceOn(CommandText typed, NearestNames nearest) {
    if (typed.operand().isBlank()) {
      return trace(true);
    }
    String name = FileOperands.plain(typed.operand());
    try {
      Path path = FileTrouble.path(name);
      if (AppendingFile.replaces(path) && !typed.over()) {
        return nearest.writesOver(name, "traceon", typed.operand());
      }
      AtomicFile.refusePipe(path);
      close();
      AppendingFile opened = AppendingFile.open(path);
      file = Optional.of(opened);
      fileName = name;
      debugger.trace().on(opened::print);
    } catch (IOException unwritable) {
      return unwritable(name, unwritable);
    }
    debugger.arm();
    return Note.of("trace on", "lines go to " + name, "traceoff ends it");
  }

  private static Note unwritable(String name, IOException why) {
    return Note.error(name, FileTrouble.unwritten(why), HINT);
  }

  /** Returns the error that stopped writing the trace to its file; empty if there was none. */
  public Optional<Note> traceError() {
    return file.flatMap(AppendingFile::takeError).map(why -> unwritable(fileName, why));
  }

  private void close() {
    file.ifPresent(AppendingFile::close);
  }

  /** Prints the trace on the calculator's paper. */
  Note print() {
    List<Trace.TraceLine> lines = debugger.trace().lines();
    if (lines.isEmpty()) {
      return Note.of("nothing was traced", "traceon begins");
    } else if (!calculator.contents().hasPrinter()) {
      return Note.error("no printer", "plug printer has one", "trace shows the lines");
    }
    debugger.trace().print();
    return Note.of(
        lines.size() + (lines.size() == 1 ? " line" : " lines") + " printed", "paper shows them");
  }
}
