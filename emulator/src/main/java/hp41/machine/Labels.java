package hp41.machine;

import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.Optional;

/** Finds labels: local ones in the current program, global ones along the chain. */
public final class Labels {

  // Words of time, read from the machine's clock.

  private static final int BEGIN_SEARCH = 129;

  /** At the END a search begins again, at the top. */
  private static final int BEGIN_AGAIN = 113;

  /** A jump of three bytes takes longer to find its label and keep the distance. */
  private static final int LONG_JUMP = 158;

  private static final int LONG = 3;

  private final Machine machine;
  private final ProgramMemory program;
  private final LabelIndex index;
  private int searched;
  private int passes;

  Labels(Machine machine) {
    this.machine = machine;
    program = machine.program();
    index = new LabelIndex(machine);
  }

  /** Counts a label passed: the flying goose moves on. */
  public void pass() {
    passes++;
  }

  /** Counts so many labels passed. */
  public void pass(int labels) {
    passes += labels;
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
  public Optional<GlobalLabel> global(String name) {
    return index.global(name);
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
    int found = search(index.from(pointer), pointer, label);
    if (found >= 0) {
      return found;
    }
    searched += BEGIN_AGAIN;
    LocalLabels all = index.around(pointer);
    return search(all, all.top(), label);
  }

  private int search(LocalLabels labels, int pointer, int label) {
    LocalLabels.LabelPosition found = labels.below(pointer, label);
    searched += labels.words(pointer, found);
    return found == null ? -1 : found.pointer();
  }

  /** Something other than a search has gone over lines or registers: it takes its words as well. */
  public void passed(int words) {
    searched += words;
  }

  /** A name has been searched for, and that took so many microseconds. */
  public void searched(long micros) {
    searched += (int) (micros / Timing.WORD_MICROS);
  }

  /** The words of time that searches took since this was last asked, see {@link Timing#search}. */
  public int takeSearched() {
    int words = searched;
    searched = 0;
    return words;
  }

  /**
   * The pointer that the GTO or XEQ being executed leads to. In a program the distance is kept in
   * the line once the label has been found; in the middle of other lines that changes these. No
   * such label: NONEXISTENT.
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
    boolean keeps = machine.inProgram() && line.instruction().operand() instanceof Operand.Local;
    searched += keeps && line.instruction().length() == LONG ? LONG_JUMP : 0;
    if (keeps && CompiledJump.compile(program, line, pointer)) {
      machine.lines().readAgain(line);
      if (!index.around(line.pointer()).hasLineAt(line.pointer())) {
        program.linesChanged();
      }
    }
    return pointer;
  }
}
