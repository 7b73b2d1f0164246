package hp41.debug;

import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.event.StopReason.Changed;
import hp41.machine.Instruction;
import hp41.machine.LineWatch;
import hp41.machine.Machine;
import hp41.machine.Order.KeyWait;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;

/**
 * Debugs programs: observes the execution of lines, stops programs, counts executed lines, and
 * steps back. It observes while it is {@linkplain #open opened} or a breakpoint, watch or trace is
 * set.
 */
public final class Debugger {

  private final Machine machine;
  private final Programs programs;
  private final Breakpoints breakpoints;
  private final Watches watches;
  private final ChangeJournal journal;
  private final Trace trace;
  private final Conditions conditions;
  private long[] counts = new long[0];
  private int countsVersion;
  private int counted;
  private Optional<BooleanSupplier> goal = Optional.empty();

  /** Why the program stops after the line that now waits, such as PSE. */
  private Optional<StopReason> stopAfterWait = Optional.empty();

  private final List<Integer> hits = new ArrayList<>();
  private StopReason reason = Cause.NONE;
  private int stoppedAt = -1;
  private int last = -1;
  private boolean open;

  /**
   * Creates a debugger without breakpoints, watches and trace. Only a calculator calls this.
   *
   * @param evaluator evaluates the words of conditions
   * @param changed called after a change of programs or of the program pointer
   */
  @SuppressWarnings("exports")
  public Debugger(Machine machine, Conditions.WordEvaluator evaluator, Runnable changed) {
    this.machine = machine;
    programs = new Programs(machine, changed);
    breakpoints = new Breakpoints(machine, programs, this::arm);
    watches = new Watches(machine, this::arm);
    journal = new ChangeJournal(machine);
    trace = new Trace(machine, this::arm);
    conditions = new Conditions(watches, evaluator, trace::log);
  }

  /** Returns the programs in memory. */
  public Programs programs() {
    return programs;
  }

  /** Returns the breakpoints. */
  public Breakpoints breakpoints() {
    return breakpoints;
  }

  /** Returns the watches, which stop programs when their values change. */
  public Watches watches() {
    return watches;
  }

  /** Returns the trace of recent lines. */
  public Trace trace() {
    return trace;
  }

  /** Returns the object that evaluates conditions, counts hits and writes log messages. */
  public Conditions conditions() {
    return conditions;
  }

  /** Enables or disables observation even if nothing is set. */
  public void open(boolean enabled) {
    open = enabled;
    arm();
  }

  /** Returns whether observation is enabled even if nothing is set. */
  public boolean isOpen() {
    return open;
  }

  /** Observes while something is set. */
  private void arm() {
    boolean set = open || trace.isOn() || !breakpoints.isEmpty() || !watches.isEmpty();
    machine.watch(set ? Optional.of(new Observer()) : Optional.empty());
    if (!set) {
      reason = Cause.NONE;
      journal.clear();
    }
  }

  /** Returns how often the line at a pointer was executed while the debugger observed. */
  public long count(int pointer) {
    return pointer < counts.length ? counts[pointer] : 0;
  }

  /** Sets all counts to zero. */
  public void clearCounts() {
    counts = new long[0];
  }

  /** Returns the number of lines that can be undone. */
  public int history() {
    return journal.size();
  }

  /**
   * Returns the word of a register before the last line.
   *
   * @param address the address of the register
   */
  public long before(int address) {
    return journal.before(address);
  }

  /** Returns the pointer to the line that was executed last; empty if there is none. */
  public Optional<Integer> last() {
    return last < 0 ? Optional.empty() : Optional.of(last);
  }

  /** Returns the pending return pointers, the newest first. */
  public List<Integer> returns() {
    return machine.returns().pending();
  }

  /** Returns why the debugger stopped the program; {@link Cause#NONE} if it did not. */
  public StopReason reason() {
    return reason;
  }

  /** Returns and clears the {@linkplain #reason reason}. */
  public StopReason takeReason() {
    StopReason taken = reason;
    reason = Cause.NONE;
    return taken;
  }

  /** Returns and clears the ids of the breakpoints and watches that stopped the program. */
  public List<Integer> takeHits() {
    List<Integer> taken = List.copyOf(hits);
    hits.clear();
    return taken;
  }

  /** Step in: the next run stops after one line. */
  public void in() {
    prepareRun(Optional.of(() -> true));
  }

  /** Step over: the next run stops after one line, or after the return if the line is a call. */
  public void over() {
    int depth = returns().size();
    prepareRun(Optional.of(() -> returns().size() <= depth));
  }

  /** Step out: the next run stops after the current subroutine has returned. */
  public void out() {
    int depth = returns().size();
    prepareRun(Optional.of(() -> returns().size() < depth));
  }

  /** Run to cursor: the next run stops before the line that a pointer points to. */
  public void until(int pointer) {
    int line = machine.program().lineAt(pointer) + 1;
    prepareRun(Optional.of(() -> machine.program().pointer() == line));
  }

  /** Start: like continue, but a breakpoint at the first line stops the next run. */
  public void start() {
    onward();
    stoppedAt = -1;
  }

  /** Continue: the next run stops only at breakpoints, watches, or by itself. */
  public void onward() {
    prepareRun(Optional.empty());
  }

  /** Moves the program counter to another line. Pending returns are kept. */
  public void jump(int pointer) {
    machine.jump(pointer);
  }

  /**
   * Replaces programs in memory by changed versions. The program continues at its current line, and
   * pending returns are kept. The journal is cleared, so that the change cannot be undone.
   *
   * @param before the old programs, in plain form
   * @param after the new programs, in the same order and number
   * @return the reason why the programs cannot be replaced; empty if they were replaced
   */
  public Optional<String> replace(List<byte[]> before, List<byte[]> after) {
    Optional<String> problem = new Replacement(machine, programs).replace(before, after);
    if (problem.isEmpty()) {
      journal.clear();
      arm();
    }
    return problem;
  }

  /** Starts a run. A breakpoint at the current line does not stop it again. */
  private void prepareRun(Optional<BooleanSupplier> newGoal) {
    reason = Cause.NONE;
    goal = newGoal;
    stopAfterWait = Optional.empty();
    stoppedAt = machine.program().pointerPastNulls();
  }

  /** Undoes the last line; returns false if it is not recorded. */
  public boolean back() {
    return journal.back();
  }

  /** Clears the counts if the program lines have changed since counting began. */
  private void clearCountsIfChanged(int lines) {
    if (counted != lines) {
      counted = lines;
      clearCounts();
    }
  }

  /** Returns a hash of all lines in memory and their positions. */
  private int lines() {
    return machine.program().globals().stream()
        .filter(GlobalLabel::isEnd)
        .flatMap(end -> programs.lines(end.pointer()).stream())
        .map(pointer -> pointer + programs.text(pointer))
        .toList()
        .hashCode();
  }

  /**
   * Returns why a step back stops at the line that was reached: a watched value has changed, or the
   * line has a breakpoint. The reason is {@link Cause#NONE} if it does not stop.
   */
  public StopReason reasonBackwards() {
    hits.clear();
    Optional<Changed> change =
        watches.changed((id, when) -> isHit(id, conditions.stopsBackwards(when)));
    if (change.isPresent()) {
      return change.get();
    }
    int line = machine.program().lineAt(machine.program().pointer()) + 1;
    return isHit(line, (id, when) -> conditions.stopsBackwards(when))
        ? Cause.BREAKPOINT
        : Cause.NONE;
  }

  /**
   * Asks every breakpoint at a line, even after one stops, because each counts hits and writes log
   * messages.
   */
  private boolean isHit(int pointer, BiPredicate<Integer, StopCondition> stops) {
    return breakpoints
            .at(pointer)
            .filter(it -> isHit(it.id(), stops.test(it.id(), it.when())))
            .count()
        > 0;
  }

  private boolean isHit(int id, boolean stops) {
    if (stops) {
      hits.add(id);
    }
    return stops;
  }

  private boolean stopsNow(Outcome outcome) {
    Optional<Changed> change = watches.changed((id, when) -> isHit(id, conditions.stops(id, when)));
    reason = change.isPresent() ? change.get() : Cause.NONE;
    boolean reached = goal.isPresent() && goal.get().getAsBoolean();
    if (reached || change.isPresent() || outcome.cause().isOwn() || outcome.is(Cause.ERROR)) {
      goal = Optional.empty();
    }
    boolean stops = reached || change.isPresent();
    if (stops && (outcome == Signal.PAUSE || outcome instanceof KeyWait)) {
      stopAfterWait = Optional.of(reason);
    }
    return stops;
  }

  /** Observes the lines of programs for the machine. */
  private final class Observer implements LineWatch {

    @Override
    public void begin() {
      reason = Cause.NONE;
      hits.clear();
      journal.begin();
      watches.begin();
      if (countsVersion != machine.memory().programVersion()) {
        countsVersion = machine.memory().programVersion();
        clearCountsIfChanged(lines());
      }
      counts = counts.length == 0 ? new long[ProgramMemory.POINTERS] : counts;
    }

    @Override
    public boolean stopsBefore(int pointer) {
      if (stopAfterWait.isPresent()) {
        reason = stopAfterWait.get();
        stopAfterWait = Optional.empty();
        return true;
      }
      boolean reached = pointer != stoppedAt && breakpoints.stopsAt(pointer);
      if (!reached || !isHit(pointer, conditions::stops)) {
        return false;
      }
      stoppedAt = pointer;
      reason = Cause.BREAKPOINT;
      goal = Optional.empty();
      return true;
    }

    @Override
    public boolean stopsAfter(int pointer, Instruction line, Outcome outcome) {
      journal.record();
      counts[pointer]++;
      trace.record(line);
      stoppedAt = -1;
      last = pointer;
      return (goal.isPresent() || !watches.isEmpty()) && stopsNow(outcome);
    }
  }
}
