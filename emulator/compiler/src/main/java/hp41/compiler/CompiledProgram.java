package hp41.compiler;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Translation;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.Arrays;
import java.util.Optional;

/** The compiled code of a program, with the words of memory that it was compiled from. */
final class CompiledProgram {

  /**
   * The largest method in bytes that the JVM's just-in-time compiler reliably compiles (its limit
   * is 8000).
   */
  private static final int LONGEST_CODE = 7_800;

  /** The largest number of lines that are first compiled into one method. */
  private static final int LINES = 160;

  /**
   * How often the interpreter executes a jump whose target has become known before the program is
   * compiled again.
   */
  private static final int STALE = 1_000;

  private final ControlFlowGraph graph;
  private final int start;
  private final int last;
  private final int top;
  private final int curtain;
  private final int first;
  private final long[] words;
  private final CompiledBlock[] methods;
  private final int[] safepointAt;
  private final SafePoints safepoints;
  private final Instruction[] instructions;
  private int stale;

  /** Compiles a program. */
  CompiledProgram(Machine machine, ControlFlowGraph graph, int start, GlobalLabel lastLine) {
    this.graph = graph;
    this.start = start;
    last = lastLine.last();
    top = machine.memory().top();
    curtain = machine.program().curtain();
    first = last / ProgramMemory.BYTES;
    words = new long[(start - 1) / ProgramMemory.BYTES + 1 - first];
    for (int i = 0; i < words.length; i++) {
      words[i] = machine.memory().readLines(first + i);
    }
    methods = new CompiledBlock[graph.blocks()];
    safepointAt = new int[start + 1 - last];
    safepoints = new SafePoints(graph);
    instructions = graph.instructions();
    findSafepoints();
    int block = 0;
    while (block < graph.blocks()) {
      int end = block + 1;
      int from = graph.line(block);
      while (end < graph.blocks() && graph.end(end) - from <= LINES) {
        end++;
      }
      translate(block, end);
      block = end;
    }
  }

  /** Returns the control-flow graph of a program, or empty if the program cannot be compiled. */
  static Optional<ControlFlowGraph> graph(Machine machine, int start, GlobalLabel lastLine) {
    boolean inPlace =
        lastLine.last() >= Memory.MAIN * ProgramMemory.BYTES && start <= machine.program().top();
    return inPlace ? ControlFlowGraph.of(machine, start, lastLine) : Optional.empty();
  }

  private void findSafepoints() {
    Arrays.fill(safepointAt, -1);
    for (int block = 0; block < graph.blocks(); block++) {
      int line = graph.line(block);
      if (safepoints.isSafepoint(block) && graph.translation(line) != Translation.NONE) {
        safepointAt[pointer(line) - last] = block;
      }
    }
  }

  private void translate(int block, int end) {
    Code.Finished finished = new BlockWriter(graph, safepoints, block, end).write();
    if (finished.length() > LONGEST_CODE && end > block + 1) {
      int middle = (block + end) / 2;
      translate(block, middle);
      translate(middle, end);
    } else {
      Arrays.fill(methods, block, end, finished.load());
    }
  }

  private boolean isUnchanged(Memory memory) {
    for (int i = 0; i < words.length; i++) {
      if (memory.readLines(first + i) != words[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether memory still contains the words that this code was compiled from, at the same
   * place.
   */
  boolean fits(Machine machine) {
    return machine.memory().top() == top
        && machine.program().curtain() == curtain
        && isUnchanged(machine.memory());
  }

  /** Returns the pointer to the first line of the program. */
  int start() {
    return start;
  }

  /** Returns the lowest pointer into the program. */
  int last() {
    return last;
  }

  /** Returns the instructions of all lines. */
  Instruction[] instructions() {
    return instructions;
  }

  /** Executes compiled lines from a basic block on; see {@link CompiledBlock#run}. */
  int run(ExecutionContext context, int block) {
    return methods[block].run(context, block);
  }

  /**
   * Returns the number of the safepoint at a pointer, or −1 if there is none or its first line is
   * not compiled.
   */
  int safepoint(int pointer) {
    return safepointAt[pointer - last];
  }

  /** Returns the number of a basic block's first line. */
  int line(int block) {
    return graph.line(block);
  }

  /**
   * Returns the largest number of lines that are executed from a basic block to the next safepoint.
   */
  int maxLines(int block) {
    return safepoints.lines(block);
  }

  /** Returns the state of stack lift that a basic block is compiled for. */
  StackLift lift(int block) {
    return graph.lift(graph.line(block));
  }

  /** Returns the pointer to a line. */
  int pointer(int line) {
    return graph.lines().get(line).pointer();
  }

  /** Returns the program counter of a line. */
  int counter(int line) {
    return graph.lines().get(line).counter();
  }

  /** Returns whether a line is a jump that had no stored target when the program was compiled. */
  boolean isUnresolvedJump(int line) {
    return graph.isUnresolvedJump(line);
  }

  /**
   * Counts a jump that the interpreter executed although its target is known now. Returns whether
   * the program should be compiled again.
   */
  boolean isStale() {
    stale++;
    return stale > STALE;
  }
}
