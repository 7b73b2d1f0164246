package hp41.commands;

import hp41.Calculator;
import hp41.Internals;
import hp41.debug.Debugger;
import hp41.debug.Programs;
import hp41.debug.StopCondition;
import hp41.debug.Trace;
import hp41.debug.Watch;
import hp41.disk.AtomicFile;
import hp41.files.AppendingFile;
import hp41.files.FileTrouble;
import hp41.listing.LabelSpelling;
import hp41.memory.LabelName;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.text.Counted;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Executes the debugger's commands: breakpoints, watches, and the trace commands of SIM41. */
public final class DebugCommands {

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
    return Note.of("no breakpoints")
        .and(Hint.of("F9", Promise.BREAKS, "sets one").plainly("break NN sets one"));
  }

  /** Removes all watches. */
  Note unwatch() {
    debugger.watches().clear();
    return Note.of("no watches").type("watch R05", Promise.WATCHES, "watches a register");
  }

  /** Clears the trace. */
  Note clearTrace() {
    debugger.trace().clear();
    return debugger.trace().isOn()
        ? Note.of("trace cleared").type("traceoff", Promise.TOGGLES_TRACE, "turns it off")
        : Note.of("trace cleared").type("traceon", Promise.TOGGLES_TRACE, "turns it on");
  }

  /** Toggles a breakpoint at a typed line or label, or sets one with a condition. */
  public Note stop(String typed) {
    BreakOperand operand = BreakOperand.of(typed);
    String condition = operand.condition();
    if (condition.isEmpty()) {
      return stop(operand, StopCondition.ALWAYS);
    }
    Optional<StopCondition> when = StopCondition.typed(condition);
    Optional<String> problem =
        when.isEmpty()
            ? Optional.of("part of the condition is missing")
            : debugger.conditions().problem(when.get());
    return problem
        .map(it -> Note.error(condition, it).type("break " + operand.example(), Promise.BREAKS, ""))
        .orElseGet(() -> stop(operand, when.orElseThrow()));
  }

  private Note stop(BreakOperand operand, StopCondition when) {
    String where = operand.where();
    Optional<LabelName> label = label(operand);
    if (label.isPresent()) {
      return set(label.get(), when, where);
    }
    Programs programs = calculator.programs();
    List<Integer> lines = programs.lines(programs.pointer());
    Optional<Integer> pointer =
        where.isEmpty()
            ? Optional.of(programs.line(programs.pointer()))
            : operand
                .localLabel()
                .map(
                    it -> lines.stream().filter(line -> programs.text(line).equals(it)).findFirst())
                .orElseGet(
                    () ->
                        operand
                            .line()
                            .filter(it -> it > 0 && it <= lines.size())
                            .map(it -> lines.get(it - 1)));
    return pointer
        .map(it -> set(it, when, where))
        .orElse(
            Note.error(where, "no such line in the program")
                .type("break NNN, LBL NN or \"NAME\"", Promise.BREAKS, ""));
  }

  /** Returns a global label in memory, or one in quotes, which need not exist. */
  private Optional<LabelName> label(BreakOperand operand) {
    return operand
        .name()
        .flatMap(Internals.names(calculator)::label)
        .map(it -> new LabelName(it.name()))
        .or(operand::quoted);
  }

  /** Toggles a breakpoint at a global label, or sets one with a condition. */
  private Note set(LabelName label, StopCondition when, String typed) {
    return set(
        "LBL " + LabelSpelling.quoted(label),
        when,
        typed,
        () -> debugger.breakpoints().toggle(label.typed()),
        () -> debugger.breakpoints().set(label.typed(), when));
  }

  /** Toggles a breakpoint at a global label. */
  public Note toggle(String label) {
    return set(LabelSpelling.nearest(label), StopCondition.ALWAYS, "");
  }

  /** Toggles a breakpoint at a line. */
  public Note toggle(int pointer) {
    return set(pointer, StopCondition.ALWAYS, "");
  }

  private Note set(int pointer, StopCondition when, String typed) {
    Programs programs = calculator.programs();
    return set(
        "%03d %s".formatted(programs.number(pointer), programs.text(pointer)),
        when,
        typed,
        () -> debugger.breakpoints().toggle(pointer),
        () -> debugger.breakpoints().set(pointer, when));
  }

  /**
   * Toggles a breakpoint, or sets it if it has a condition.
   *
   * @param typed the line or label that was typed; empty if a key toggles the breakpoint
   */
  private Note set(
      String where, StopCondition when, String typed, BooleanSupplier toggle, Runnable setting) {
    boolean toggles = when.equals(StopCondition.ALWAYS);
    if (!toggles) {
      setting.run();
    }
    boolean set = !toggles || toggle.getAsBoolean();
    if (!when.message().isEmpty()) {
      return Note.of(where, when.toString()).type("trace", Promise.SHOWS_TRACE, "shows it");
    }
    String again = set ? "removes it" : "sets it again";
    return Note.of(where, set ? ("breakpoint " + when).strip() : "breakpoint removed")
        .and(
            typed.isEmpty()
                ? Hint.of("F9", Promise.BREAKS, "or b " + again)
                : new Clause.LineToType("break " + typed, Promise.BREAKS, again))
        .means(
            "A running program stops before a line with a breakpoint. break NN if X>3 adds a "
                + "condition, and unbreak removes all breakpoints.");
  }

  /** Toggles a watch. */
  public Note watch(String what) {
    Optional<Watch> watch = Watch.of(what);
    if (watch.isEmpty()) {
      boolean nothing = what.isEmpty();
      return Note.error(
              nothing ? "watch" : what, nothing ? "what should be watched?" : "cannot be watched")
          .type("watch R05", Promise.WATCHES, "")
          .and("watch X", "watch flag 01", "watch ALPHA");
    }
    boolean set = debugger.watches().toggle(watch.get());
    String name = watch.get().name();
    return set
        ? Note.of(name, "is watched", "programs stop when it changes")
            .type("unwatch", Promise.WATCHES, "removes it")
        : Note.of(name, "is no longer watched")
            .type("watch " + name, Promise.WATCHES, "watches it again");
  }

  /** Turns the trace on or off. */
  public Note trace(boolean on) {
    if (on) {
      debugger.trace().on();
    } else {
      debugger.trace().off();
      close();
    }
    return on
        ? Note.of("trace on")
            .type("traceoff", Promise.TOGGLES_TRACE, "turns it off")
            .type("trace", Promise.SHOWS_TRACE, "shows it")
        : Note.of("trace off").type("trace", Promise.SHOWS_TRACE, "shows it");
  }

  /** Turns the trace on, and writes it to a file if one is named. */
  Note traceOn(CommandText typed, NearestNames nearest) {
    if (typed.operand().isBlank()) {
      return trace(true);
    }
    String name = typed.file();
    try {
      Path path = FileTrouble.path(name);
      if (AppendingFile.replaces(path) && !typed.overwrites()) {
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
    return Note.of("trace on", "lines are written to \"" + name + '"')
        .type("traceoff", Promise.TOGGLES_TRACE, "turns it off");
  }

  private static Note unwritable(String name, IOException why) {
    return Note.error(name, FileTrouble.unwritten(why)).type("traceon FILE", Promise.WRITES, "");
  }

  /** Returns the error that stopped writing the trace to its file; empty if there was none. */
  public Optional<Note> traceError() {
    return file.flatMap(AppendingFile::takeError)
        .map(why -> unwritable(fileName, why))
        .map(
            it ->
                it.means(
                    "Each executed line is written to the trace file, and this failed. The program "
                        + "continues, and the trace panel shows its lines. Free some space, or name "
                        + "another file with traceon."));
  }

  private void close() {
    file.ifPresent(AppendingFile::close);
  }

  /** Prints the trace on the calculator's paper. */
  Note print() {
    List<Trace.TraceLine> lines = debugger.trace().lines();
    if (lines.isEmpty()) {
      return Note.of("nothing was traced")
          .type("traceon", Promise.TOGGLES_TRACE, "turns the trace on");
    } else if (!calculator.contents().hasPrinter()) {
      return Note.error("no printer")
          .type("trace", Promise.SHOWS_TRACE, "shows the lines")
          .type("plug printer", Promise.PLUGS, "");
    }
    debugger.trace().print();
    return Note.of(Counted.of(lines.size(), "line") + " printed")
        .type("paper", Promise.SHOWS_PAPER, "shows them");
  }
}
