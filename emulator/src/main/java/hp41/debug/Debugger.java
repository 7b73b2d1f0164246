package hp41.debug;

import hp41.listing.Programs;
import hp41.machine.Halt;
import hp41.machine.Instruction;
import hp41.machine.LineWatch;
import hp41.machine.Machine;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Looks on while a calculator executes program lines: stops it, counts, and knows the way back. It
 * looks on while it is {@linkplain #open opened}, and otherwise only while something is set.
 */
public final class Debugger implements LineWatch {

  private final Machine machine;
  private final Breakpoints breakpoints;
  private final Watches watches;
  private final ChangeJournal journal;
  private final Trace trace;
  private long[] counts = new long[0];
  private int countsVersion;
  private int counted;
  private Optional<BooleanSupplier> goal = Optional.empty();
  private IntPredicate condition = pointer -> true;
  private Predicate<Watch> changeCondition = watch -> true;
  private String reason = "";
  private int stoppedAt = -1;
  private int last = -1;
  private boolean open;

  /** A debugger of the programs that a machine executes, with nothing set. */
  public Debugger(Machine machine) {
    this.machine = machine;
    breakpoints = new Breakpoints(machine);
    watches = new Watches(machine);
    journal = new ChangeJournal(machine);
    trace = new Trace(machine);
  }

  /** Where programs stop. */
  public Breakpoints breakpoints() {
    return breakpoints;
  }

  /** What stops programs when it changes. */
  public Watches watches() {
    return watches;
  }

  /** The last lines. */
  public Trace trace() {
    return trace;
  }

  /** Looks on, whether something is set or not, or no longer. */
  public void open(boolean wanted) {
    open = wanted;
    arm();
  }

  /** Whether it looks on whatever is set. */
  public boolean isOpen() {
    return open;
  }

  /** Begins or ends to look on; to be called when something was set or taken away. */
  public void arm() {
    boolean set = open || trace.isOn() || !breakpoints.isEmpty() || !watches.isEmpty();
    machine.watch(set ? Optional.of(this) : Optional.empty());
    if (!set) {
      journal.clear();
    }
  }

  /** How often the line that a pointer points to was executed while the debugger looked on. */
  public long count(int pointer) {
    return pointer < counts.length ? counts[pointer] : 0;
  }

  /** Counts from zero again. */
  public void clearCounts() {
    counts = new long[0];
  }

  /** Number of lines one can go back. */
  public int history() {
    return journal.size();
  }

  /** The word that a register held before the last line, by its address. */
  public long before(int address) {
    return journal.before(address);
  }

  /** The pointer to the line that was executed last; empty if none was. */
  public Optional<Integer> last() {
    return last < 0 ? Optional.empty() : Optional.of(last);
  }

  /** Where calls return to, the most recent first. */
  public List<Integer> returns() {
    return machine.returns().pending();
  }

  /** Why the program was stopped, and forgets it; empty if it stopped by itself. */
  public String takeReason() {
    String taken = reason;
    reason = "";
    return taken;
  }

  /**
   * Lets breakpoints stop a program only where this holds as well. It is asked in front of a line
   * with a breakpoint, by its pointer, and must not change the machine.
   */
  public void onlyIf(IntPredicate wanted) {
    condition = wanted;
  }

  /**
   * Lets a change of what is watched stop a program only where this holds as well. It is asked
   * behind the line that made the change, and must not change the machine.
   */
  public void changesOnlyIf(Predicate<Watch> wanted) {
    changeCondition = wanted;
  }

  /** The next run ends behind its first line; of one that goes on, behind the line that is next. */
  public void in() {
    depart(Optional.of(() -> true));
  }

  /** The next run ends when the line that was called has returned, or behind any other. */
  public void over() {
    int depth = returns().size();
    depart(Optional.of(() -> returns().size() <= depth));
  }

  /** The next run ends when the current call has returned. */
  public void out() {
    int depth = returns().size();
    depart(Optional.of(() -> returns().size() < depth));
  }

  /** The next run ends in front of the line that a pointer points to. */
  public void until(int pointer) {
    int wanted = machine.program().lineAt(pointer) + 1;
    depart(Optional.of(() -> machine.program().pointer() == wanted));
  }

  /** The next run has no end of its own. */
  public void onward() {
    depart(Optional.empty());
  }

  /** Lets the program go on at another line, and return to where it was called from. */
  public void jump(int pointer) {
    machine.jump(pointer);
  }

  /**
   * Puts changed programs, as many as before, in the place of those in memory. The program goes on
   * at the line where it stands and returns to where it was called from; there is no way back to
   * what was before.
   *
   * @param before what they are changed from, in plain form
   * @return why that cannot be; empty, and done, if it can
   */
  public Optional<String> replace(List<byte[]> before, List<byte[]> after) {
    Optional<String> problem = new Replacement(machine).replace(before, after);
    if (problem.isEmpty()) {
      journal.clear();
      arm();
    }
    return problem;
  }

  /** A breakpoint at the line that the program stands in front of does not hold it there again. */
  private void depart(Optional<BooleanSupplier> wanted) {
    goal = wanted;
    stoppedAt = machine.program().pointerPastNulls();
  }

  /** Memory as it was before the last line; empty if that is not known. */
  public Optional<ChangeJournal.Before> back() {
    return journal.back();
  }

  @Override
  public void begin() {
    reason = "";
    journal.begin();
    watches.begin();
    if (countsVersion != machine.memory().programVersion()) {
      countsVersion = machine.memory().programVersion();
      countAnew(lines());
    }
    counts = counts.length == 0 ? new long[ProgramMemory.POINTERS] : counts;
  }

  /** Counts begin again if these are other lines than those that were counted. */
  private void countAnew(int lines) {
    if (counted != lines) {
      counted = lines;
      clearCounts();
    }
  }

  /** What tells the lines in memory, and where they are, from others. */
  private int lines() {
    Programs programs = new Programs(machine);
    return programs.globals().stream()
        .filter(GlobalLabel::isEnd)
        .flatMap(end -> programs.lines(end.pointer()).stream())
        .map(pointer -> pointer + programs.text(pointer))
        .toList()
        .hashCode();
  }

  @Override
  public boolean stopsBefore(int pointer) {
    boolean stops = pointer != stoppedAt && breakpoints.stopsAt(pointer);
    if (!stops || !condition.test(pointer)) {
      return false;
    }
    stoppedAt = pointer;
    reason = "breakpoint";
    goal = Optional.empty();
    return true;
  }

  @Override
  public boolean stopsAfter(int pointer, Instruction line, Halt halt) {
    journal.record();
    counts[pointer]++;
    trace.record(pointer, line);
    stoppedAt = -1;
    last = pointer;
    return (goal.isPresent() || !watches.isEmpty()) && ends(halt);
  }

  private boolean ends(Halt halt) {
    Optional<String> change = watches.changed(changeCondition);
    reason = change.orElse("");
    boolean reached = goal.isPresent() && goal.get().getAsBoolean();
    if (reached || change.isPresent() || halt == Halt.STOP || halt == Halt.ERROR) {
      goal = Optional.empty();
    }
    return reached || change.isPresent();
  }
}
