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
    if (version != memory.programVersion()) {
      version = memory.programVersion();
      translations.suspend();
    }
    int pointer = program.pointer();
    if (ProgramMemory.isRom(pointer)) {
      interval = idleInterval;
      return 0;
    }
    CompiledProgram compiled = translations.at(pointer);
    if (compiled == null) {
      translations.seen(pointer, interval);
      interval = translations.isEmpty() ? idleInterval : Math.min(idleInterval, NEAR);
      return 0;
    }
    interval = 1;
    int block = compiled.safepoint(pointer);
    return block < 0 || !canEnter(compiled, block) ? 0 : run(compiled, block, budget);
  }

  /** Returns whether the state of the machine is the one that compiled lines assume. */
  private boolean canEnter(CompiledProgram compiled, int block) {
    return (machine.stackLift() || compiled.lift(block) != StackLift.ON)
        && program.storedLine() == ProgramMemory.UNKNOWN_LINE
        && !machine.searchedFile().isKnown()
        && !machine.printer().isTracing();
  }

  private int run(CompiledProgram compiled, int block, int budget) {
    if (compiled.maxLines(block) > budget) {
      return 0;
    }
    context.begin(compiled.instructions(), machine.stackLift());
    int left = budget;
    int to = block;
    do {
      int slice = Math.min(left, Math.max(SLICE, compiled.maxLines(to)));
      context.left = slice;
      to = compiled.run(context, to);
      left -= slice - context.left;
    } while (to >= 0 && compiled.maxLines(to) <= left);
    lines += budget - left;
    if (left < budget) {
      end(compiled, to);
    }
    return budget - left;
  }

  /**
   * Updates the machine to the state that it would have after the interpreter had executed the
   * lines.
   */
  private void end(CompiledProgram compiled, int to) {
    int next = to < 0 ? ~to : compiled.line(to);
    boolean wasBefore = to >= 0 || next == 0;
    machine.line(lineAt(compiled, wasBefore ? context.last : next - 1));
    program.counter(compiled.counter(next));
    machine.stackLift(to >= 0 && compiled.lift(to) == StackLift.ON || context.lift != 0);
    machine.labels().pass(context.labels);
    machine.labels().addSkipTime(context.words);
    nulls = context.nulls;
    if (to < 0
        && compiled.isUnresolvedJump(next)
        && lineAt(compiled, next).target() != Line.NOT_COMPILED
        && compiled.isStale()) {
      translations.renew(compiled);
    }
  }

  private Line lineAt(CompiledProgram compiled, int line) {
    return machine.lines().at(compiled.pointer(line));
  }
}
