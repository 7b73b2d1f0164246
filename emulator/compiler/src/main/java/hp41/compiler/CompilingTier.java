package hp41.compiler;

import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.Tier;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;

/**
 * Executes programs that have proven hot in a translation; the interpreter executes what is left to
 * it, and the translation is entered again as soon as one of its heads comes.
 */
public final class CompilingTier implements Tier {

  /** After so many lines of a program it is worth translating it. */
  private static final int HOT = 2_000_000;

  /** How often it is looked which program runs. */
  private static final int SAMPLE = 1024;

  /** The same while translated programs are there, one of which may be called at any time. */
  private static final int NEAR = 16;

  /**
   * The Java machine compiles what is called often: so many lines are executed in one call, that it
   * soon comes to that.
   */
  private static final int SLICE = 256;

  private final Machine machine;
  private final Memory memory;
  private final ProgramMemory program;
  private final ExecutionContext course;
  private final Translations translations;
  private final int far;
  private int interval;
  private int nulls;
  private long lines;
  private int version;

  /** A tier that translates what is hot. */
  public CompilingTier(Machine machine) {
    this(machine, Integer.getInteger("hp41.compiler.after", HOT));
  }

  /**
   * A tier.
   *
   * @param hot the lines of a program after which it is translated
   */
  public CompilingTier(Machine machine, int hot) {
    this.machine = machine;
    memory = machine.memory();
    program = machine.program();
    course = new ExecutionContext(machine);
    translations = new Translations(machine, hot);
    far = Math.max(1, Math.min(hot, SAMPLE));
    interval = far;
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

  /** Number of lines, nulls among them, that were executed in translations so far. */
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
      interval = far;
      return 0;
    }
    CompiledProgram unit = translations.at(pointer);
    if (unit == null) {
      translations.seen(pointer, interval);
      interval = translations.areThere() ? Math.min(far, NEAR) : far;
      return 0;
    }
    interval = 1;
    int head = unit.head(pointer);
    return head < 0 || !canEnter(unit, head) ? 0 : run(unit, head, budget);
  }

  /** Whether the machine is as translated lines take for granted. */
  private boolean canEnter(CompiledProgram unit, int head) {
    return (machine.stackLift() || unit.lift(head) != StackLift.ON)
        && program.storedLine() == ProgramMemory.UNKNOWN_LINE
        && !machine.soughtFile().isKnown()
        && !machine.printer().isTracing();
  }

  private int run(CompiledProgram unit, int head, int budget) {
    if (unit.cost(head) > budget) {
      return 0;
    }
    course.begin(unit.instructions(), machine.stackLift());
    int left = budget;
    int to = head;
    do {
      int slice = Math.min(left, Math.max(SLICE, unit.cost(to)));
      course.left = slice;
      to = unit.run(course, to);
      left -= slice - course.left;
    } while (to >= 0 && unit.cost(to) <= left);
    lines += budget - left;
    if (left < budget) {
      end(unit, to);
    }
    return budget - left;
  }

  /** The machine becomes as if the interpreter had executed all that. */
  private void end(CompiledProgram unit, int to) {
    int next = to < 0 ? ~to : unit.line(to);
    boolean wasBefore = to >= 0 || next == 0;
    machine.line(lineAt(unit, wasBefore ? course.last : next - 1));
    program.counter(unit.counter(next));
    machine.stackLift(to >= 0 && unit.lift(to) == StackLift.ON || course.lift != 0);
    machine.labels().pass(course.labels);
    machine.labels().passed(course.words);
    nulls = course.nulls;
    if (to < 0
        && unit.isUnknownJump(next)
        && lineAt(unit, next).target() != Line.NOT_COMPILED
        && unit.isStale()) {
      translations.renew(unit);
    }
  }

  private Line lineAt(CompiledProgram unit, int line) {
    return machine.lines().at(unit.pointer(line));
  }
}
