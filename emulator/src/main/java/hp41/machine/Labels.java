package hp41.machine;

import hp41.memory.Global;
import hp41.memory.ProgramMemory;
import java.util.List;
import java.util.Optional;

/** Finds labels: local ones in the current program, global ones along the chain. */
public final class Labels {

  private static final int BEGIN_SEARCH = 12;

  private final Machine machine;
  private final ProgramMemory program;
  private int searched;
  private int passes;

  Labels(Machine machine) {
    this.machine = machine;
    this.program = machine.program();
  }

  /** Counts a label passed: the flying goose moves on. */
  public void pass() {
    passes++;
  }

  /** Number of labels passed since the program was started. */
  public int passes() {
    return passes;
  }

  /** The goose begins at the left again. */
  public void resetPasses() {
    passes = 0;
  }

  /** The global label of this name; the last one in memory if there are several. */
  public Optional<Global> global(String name) {
    List<Global> chain = program.globals();
    for (int i = chain.size() - 1; i >= 0; i--) {
      Global global = chain.get(i);
      if (!global.isEnd() && global.name().equals(name)) {
        return Optional.of(global);
      }
    }
    return Optional.empty();
  }

  /** The global label of this name in the program of a module. */
  public Optional<Global> inModule(String name) {
    return program.romGlobals().stream()
        .filter(global -> !global.isEnd() && global.name().equals(name))
        .findFirst();
  }

  /**
   * The pointer to a local label, searched from the current line down to the END and then from the
   * top of the program.
   *
   * @return -1 if the program has no such label
   */
  public int local(int label) {
    int pointer = program.pointer();
    searched += BEGIN_SEARCH;
    int end = program.end(pointer).address();
    int found = search(label, pointer, end);
    return found >= 0 ? found : search(label, program.start(pointer), end);
  }

  /** Something other than a search has gone over program bytes: it takes its time as well. */
  public void passed(int effort) {
    searched += effort;
  }

  private int search(int label, int from, int end) {
    for (int pointer = from; ; ) {
      Line line = machine.lines().pastNulls(pointer);
      if (line.address() <= end) {
        return -1;
      }
      Instruction instruction = line.instruction();
      if (instruction.isLabel()
          && instruction.operand() instanceof Operand.Local local
          && local.label() == label) {
        return line.address() + 1;
      }
      searched += pointer - line.next();
      pointer = line.next();
    }
  }

  /** The effort of searches since this was last asked, see {@link Timing#search}. */
  public int takeSearched() {
    int effort = searched;
    searched = 0;
    return effort;
  }

  /**
   * The pointer that the GTO or XEQ being executed leads to. In a program the distance is kept in
   * the line once the label has been found. No such label: NONEXISTENT.
   */
  public int target(int label) {
    Line line = machine.line();
    if (machine.inProgram() && line.target() != Line.NOT_COMPILED) {
      return line.target();
    }
    int pointer = local(label);
    if (pointer < 0) {
      throw CalculatorError.NONEXISTENT;
    }
    if (machine.inProgram() && line.instruction().operand() instanceof Operand.Local) {
      CompiledJump.compile(program, line, pointer);
      machine.lines().readAgain(line);
    }
    return pointer;
  }
}
