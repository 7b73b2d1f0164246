package hp41.compiler;

import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.Tier;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;

/**
 * Compiles programs after a number of executed lines and executes them. The interpreter executes
 * the lines that are not compiled; compiled code is entered again at the next safepoint.
 */
public final class CompilingTier implements Tier {

  /** The number of executed lines after which a program is compiled. */
  public static final int HOT = 2_000_000;

  /** The interval in lines at which the running program is sampled. */
  private static final int SAMPLE = 1024;

  /**
   * The sampling interval in lines while compiled programs exist, because one of them may be called
   * at any time.
   */
  private static final int NEAR = 16;

  /**
   * The number of lines that one call executes. Short calls make the JVM compile the method early.
   */
  private static final int SLICE = 256;

  private final Machine machine;
  private final Memory memory;
  private final ProgramMemory program;
  private final ExecutionContext context;
  private final Translations translations;
  private final int idleInterval;
  private int interval;
  private int nulls;
  private boolean isAtCounter;
  private long lines;
  private int version;

  /** Creates a tier that compiles programs after two million lines. */
  public CompilingTier(Machine machine) {
    this(machine, HOT);
  }

  /**
   * Creates a tier.
   *
   * @param machine the machine whose programs are compiled
   * @param hot the number of executed lines after which a program is compiled
   */
  public CompilingTier(Machine machine, int hot) {
    this.machine = machine;
    memory = machine.memory();
    program = machine.program();
    context = new ExecutionContext(machine);
    translations = new Translations(machine, hot);
    idleInterval = Math.max(1, Math.min(hot, SAMPLE));
    interval = idleInterval;
    version = memory.programVersion();
  }

  @Override
  public int interval() {
    return interval;
  }

  @Override
  public int nulls() {
    return nulls;
  }

  /** Returns the number of lines that compiled code has executed, including nulls. */
  long lines() {
    return lines;
  }

  @Override
  public int run(int budget) {
    nulls = 0;
    int left = budget;
    do {
      if (version != memory.programVersion()) {
        version = memory.programVersion();
        translations.suspend();
      }
      int pointer = program.pointer();
      CompiledProgram compiled = translations.at(pointer);
      if (compiled == null) {
        translations.seen(pointer, interval);
        interval = translations.isEmpty() ? idleInterval : Math.min(idleInterval, NEAR);
        return budget - left;
      }
      interval = 1;
      int block = compiled.safepoint(pointer);
      if (block < 0 || !canEnter(compiled, block) || compiled.safepoints().lines(block) > left) {
        return budget - left;
      }
      left -= run(compiled, block, left);
    } while (isAtCounter);
    return budget - left;
  }

  /** Returns whether the state of the machine is the one that compiled lines assume. */
  private boolean canEnter(CompiledProgram compiled, int block) {
    ControlFlowGraph graph = compiled.graph();
    return (machine.stackLift() || graph.lift(graph.line(block)) != StackLift.ON)
        && program.storedLine() == ProgramMemory.UNKNOWN_LINE
        && !machine.searchedFile().isKnown()
        && !machine.printer().isTracing();
  }

  private int run(CompiledProgram compiled, int block, int budget) {
    SafePoints safepoints = compiled.safepoints();
    context.begin(compiled, machine.stackLift());
    int left = budget;
    int to = block;
    do {
      int slice = Math.min(left, Math.max(SLICE, safepoints.lines(to)));
      context.left = slice;
      to = compiled.run(context, to);
      left -= slice - context.left;
    } while (to >= 0 && safepoints.lines(to) <= left);
    left += context.refund;
    lines += budget - left;
    if (left < budget) {
      end(compiled, to);
    }
    isAtCounter = to == Jumps.AT_COUNTER;
    return budget - left;
  }

  /**
   * Updates the machine to the state that it would have after the interpreter had executed the
   * lines.
   */
  private void end(CompiledProgram compiled, int to) {
    ControlFlowGraph graph = compiled.graph();
    machine.labels().pass(context.labels);
    machine.labels().addSkipTime(context.words);
    nulls += context.nulls;
    if (to == Jumps.AT_COUNTER) {
      machine.stackLift(true);
      return;
    }
    int next = to < 0 ? ~to : graph.line(to);
    machine.stackLift(to >= 0 && graph.lift(next) == StackLift.ON || context.lift != 0);
    boolean wasBefore = to >= 0 || next == 0;
    machine.line(context.line(wasBefore ? context.last : next - 1));
    program.counter(graph.lines().get(next).counter());
    if (to < 0
        && graph.isUnresolvedJump(next)
        && context.line(next).target() != Line.NOT_COMPILED
        && compiled.isStale()) {
      translations.renew(compiled);
    }
  }
}
