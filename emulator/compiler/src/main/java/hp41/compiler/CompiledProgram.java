package hp41.compiler;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Translation;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.Arrays;
import java.util.Optional;

/** A program that has been translated, and what it was translated from. */
final class CompiledProgram {

  /** More bytes of code are not compiled by the Java machine. */
  private static final int LONGEST_CODE = 7_800;

  /** So many lines at most are tried to be one passage. */
  private static final int LINES = 160;

  /** So often a jump that is known by now may be left to the interpreter. */
  private static final int STALE = 1_000;

  private final ControlFlowGraph outline;
  private final int start;
  private final int last;
  private final int top;
  private final int curtain;
  private final int first;
  private final long[] words;
  private final CompiledBlock[] passages;
  private final int[] heads;
  private final SafePoints gates;
  private final Instruction[] instructions;
  private int stale;

  /** The translation of the program with this outline. */
  CompiledProgram(Machine machine, ControlFlowGraph outline, int start, GlobalLabel end) {
    this.outline = outline;
    this.start = start;
    last = end.last();
    top = machine.memory().top();
    curtain = machine.program().curtain();
    first = last / ProgramMemory.BYTES;
    words = new long[(start - 1) / ProgramMemory.BYTES + 1 - first];
    for (int i = 0; i < words.length; i++) {
      words[i] = machine.memory().readLines(first + i);
    }
    passages = new CompiledBlock[outline.heads()];
    heads = new int[start + 1 - last];
    gates = new SafePoints(outline);
    instructions = outline.instructions();
    findHeads();
    int head = 0;
    while (head < outline.heads()) {
      int behind = head + 1;
      int from = outline.line(head);
      while (behind < outline.heads() && outline.behind(behind) - from <= LINES) {
        behind++;
      }
      translate(head, behind);
      head = behind;
    }
  }

  /** The outline of a program; empty if it cannot be translated. */
  static Optional<ControlFlowGraph> outline(Machine machine, int start, GlobalLabel end) {
    boolean inPlace =
        end.last() >= Memory.MAIN * ProgramMemory.BYTES && start <= machine.program().top();
    return inPlace ? ControlFlowGraph.of(machine, start, end) : Optional.empty();
  }

  private void findHeads() {
    Arrays.fill(heads, -1);
    for (int head = 0; head < outline.heads(); head++) {
      int line = outline.line(head);
      if (gates.isGate(head) && outline.how(line) != Translation.NONE) {
        heads[pointer(line) - last] = head;
      }
    }
  }

  private void translate(int head, int behind) {
    Code.Finished finished = new BlockWriter(outline, gates, head, behind).write();
    if (finished.length() > LONGEST_CODE && behind > head + 1) {
      int middle = (head + behind) / 2;
      translate(head, middle);
      translate(middle, behind);
    } else {
      Arrays.fill(passages, head, behind, finished.load());
    }
  }

  private boolean holdsThese(Memory memory) {
    for (int i = 0; i < words.length; i++) {
      if (memory.readLines(first + i) != words[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is the translation of what stands in memory there now. */
  boolean fits(Machine machine) {
    return machine.memory().top() == top
        && machine.program().curtain() == curtain
        && holdsThese(machine.memory());
  }

  /** The pointer to its first line. */
  int start() {
    return start;
  }

  /** The lowest pointer into it. */
  int last() {
    return last;
  }

  /** The instructions of the lines. */
  Instruction[] instructions() {
    return instructions;
  }

  /** Executes lines from a head on. */
  int run(ExecutionContext course, int head) {
    return passages[head].run(course, head);
  }

  /** The gate that a pointer points to; −1 if there is none, or its line is not translated. */
  int head(int pointer) {
    return heads[pointer - last];
  }

  /** The line that a head is. */
  int line(int head) {
    return outline.line(head);
  }

  /** The most lines that are executed from a head to the next gate. */
  int cost(int head) {
    return gates.lines(head);
  }

  /** What the lines from a head on take for granted of stack lift. */
  StackLift lift(int head) {
    return outline.lift(outline.line(head));
  }

  /** The pointer to a line. */
  int pointer(int line) {
    return outline.lines().get(line).pointer();
  }

  /** The program counter of a line. */
  int counter(int line) {
    return outline.lines().get(line).counter();
  }

  /** Whether a line is a jump whose label had not been looked for yet. */
  boolean isUnknownJump(int line) {
    return outline.isUnknownJump(line);
  }

  /** Whether it has been asked this often: a jump that is known by now is left out too often. */
  boolean isStale() {
    stale++;
    return stale > STALE;
  }
}
