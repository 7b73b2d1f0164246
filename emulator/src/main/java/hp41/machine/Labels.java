package hp41.machine;

import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.Optional;

/** Searches local labels in the current program and global labels in the global chain. */
public final class Labels {

  // Times in words, read from the machine's clock.

  private static final int BEGIN_SEARCH = 129;

  /** Restarting the search at the top of the program when it has reached the END. */
  private static final int BEGIN_AGAIN = 113;

  /** Additional time of a three-byte jump to find its label and store the distance. */
  private static final int LONG_JUMP = 82;

  /** Additional time of a jump without a stored distance. */
  private static final int NOT_COMPILED = 15;

  private static final int LONG = 3;

  private final Machine machine;
  private final ProgramMemory program;
  private final LabelIndex index;
  private int searched;
  private int passes;
  private Instruction skipped;

  Labels(Machine machine) {
    this.machine = machine;
    program = machine.program();
    index = new LabelIndex(machine);
  }

  /** Counts a passed label, which moves the flying goose. */
  public void pass() {
    passes++;
  }

  /** Counts several passed labels. */
  public void pass(int labels) {
    passes += labels;
  }

  /** Returns the number of labels passed since the program was started. */
  public int passes() {
    return passes;
  }

  /** Moves the flying goose back to the left. */
  public void resetPasses() {
    passes = 0;
  }

  /** Returns the global label with a name. If there are several, the last one in memory counts. */
  public Optional<GlobalLabel> global(String name) {
    return index.global(name);
  }

  /**
   * Searches a local label from the current line down to the END and then from the top of the
   * program.
   *
   * @return the pointer to the label, or -1 if the program has no such label
   */
  public int local(int label) {
    int pointer = program.pointer();
    searched += BEGIN_SEARCH;
    LocalLabels all = index.around(pointer);
    LocalLabels rest = all.hasLineAt(pointer) ? all : index.from(pointer);
    int found = search(rest, pointer, label);
    if (found >= 0) {
      return found;
    }
    searched += BEGIN_AGAIN;
    return search(all, all.top(), label);
  }

  private int search(LocalLabels labels, int pointer, int label) {
    LocalLabels.LabelPosition found = labels.below(pointer, label);
    searched += labels.words(pointer, found);
    return found == null ? -1 : found.pointer();
  }

  /** Adds the time in which a test skips a line of one byte, and remembers the line. */
  void skip(Instruction line) {
    addSkipTime(Timing.SKIP);
    skipped = line;
  }

  /**
   * Adds the times that depend on where a line and the following line are, and on the line that was
   * skipped last, if one was skipped.
   *
   * @param line the line that has been executed
   */
  public void addTimesAround(Line line) {
    addSkipTime(JumpTiming.words(line, program.pointer()));
    if (line.instruction().operand() instanceof Operand.Digits
        && machine.lines().at(program.pointer()).instruction().isNull()) {
      addSkipTime(Timing.SEPARATING_NULL);
    }
    searched += skipped == null ? 0 : Timing.skipping(skipped);
  }

  /**
   * Returns the time to count the lines of the program before the current one, in microseconds.
   *
   * @param times how often they are counted; global labels are counted only once
   */
  public long microsBefore(int times) {
    int words = 0;
    int pointer = program.start(program.pointer());
    while (pointer > program.pointer()) {
      Line line = machine.lines().pastNulls(pointer);
      boolean once = line.instruction().operand() instanceof Operand.Global;
      words += (pointer - 1 - line.address()) * times * Timing.PASS_NULL;
      words += (once ? 1 : times) * Timing.countTime(line.instruction());
      pointer = line.next();
    }
    return Timing.search(words);
  }

  /**
   * Adds the time that something other than a search needs to skip lines or registers.
   *
   * @param words the time in words
   */
  public void addSkipTime(int words) {
    searched += words;
  }

  /**
   * Adds the time of a search by name.
   *
   * @param micros the time in microseconds
   */
  public void searched(long micros) {
    searched += (int) (micros / Timing.WORD_MICROS);
  }

  /** Returns the time of all searches since the last call, in words; see {@link Timing#search}. */
  public int takeSearched() {
    int words = searched;
    searched = 0;
    skipped = null;
    return words;
  }

  /**
   * Returns the pointer that the GTO or XEQ being executed leads to. In a program, the distance is
   * stored in the line; if the line overlaps other lines, this changes them. The result is −1 if
   * there is no such label.
   */
  public int target(int label) {
    Line line = machine.line();
    if (machine.inProgram() && line.target() != Line.NOT_COMPILED) {
      return line.target();
    }
    searched += NOT_COMPILED;
    int pointer = local(label);
    if (pointer < 0) {
      return pointer;
    }
    boolean storesDistance =
        machine.inProgram() && line.instruction().operand() instanceof Operand.Local;
    searched += storesDistance && line.instruction().length() == LONG ? LONG_JUMP : 0;
    if (storesDistance && CompiledJump.compile(program, line, pointer)) {
      machine.lines().readAgain(line);
      if (!index.around(line.pointer()).hasLineAt(line.pointer())) {
        program.linesChanged();
      }
    }
    return pointer;
  }
}
