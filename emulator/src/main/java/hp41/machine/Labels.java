package hp41.machine;

import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.Optional;

/** Finds labels: local ones in the current program, global ones along the chain. */
public final class Labels {

  private static final int BEGIN_SEARCH = 264;

  /** Words of time for each program byte: PUBLISH? of 8QUEENS comes after 8.2 s on the machine. */
  private static final int SEARCHED_BYTE = 22;

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
    LocalLabels all = index.around(pointer);
    return found >= 0 ? found : search(all, all.top(), label);
  }

  private int search(LocalLabels labels, int pointer, int label) {
    LocalLabels.LabelPosition found = labels.below(pointer, label);
    searched += SEARCHED_BYTE * labels.bytes(pointer, found);
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
    if (machine.inProgram()
        && line.instruction().operand() instanceof Operand.Local
        && CompiledJump.compile(program, line, pointer)) {
      machine.lines().readAgain(line);
      if (!index.around(line.pointer()).hasLineAt(line.pointer())) {
        program.linesChanged();
      }
    }
    return pointer;
  }
}
