package hp41.compiler;

import hp41.machine.Machine;
import hp41.machine.Translation;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Rom;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.LongStream;

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
   * The number of jumps with a known target that the interpreter executes before the program is
   * compiled again.
   */
  private static final int STALE = 1_000;

  private final ControlFlowGraph graph;
  private final int start;
  private final int last;
  private final int top;
  private final int curtain;
  private final Rom rom;
  private final long[] words;
  private final CompiledBlock[] methods;
  private final int[] safepointAt;
  private final SafePoints safepoints;
  private int stale;

  /** Compiles a program. */
  CompiledProgram(Machine machine, ControlFlowGraph graph, int start, GlobalLabel lastLine) {
    this.graph = graph;
    this.start = start;
    last = lastLine.last();
    top = machine.memory().top();
    curtain = machine.program().curtain();
    rom = machine.memory().rom();
    words = words(machine.memory());
    methods = new CompiledBlock[graph.blocks()];
    safepointAt = new int[start + 1 - last];
    safepoints = new SafePoints(graph);
    findSafepoints();
    int end;
    for (int block = 0; block < graph.blocks(); block = end) {
      end = block + 1;
      while (end < graph.blocks() && graph.end(end) - graph.line(block) <= LINES) {
        end++;
      }
      translate(block, end);
    }
  }

  /** Returns the control-flow graph of a program, or empty if the program cannot be compiled. */
  static Optional<ControlFlowGraph> graph(Machine machine, int start, GlobalLabel lastLine) {
    boolean inPlace =
        ProgramMemory.isRom(start)
            || lastLine.last() >= Memory.MAIN * ProgramMemory.BYTES
                && start <= machine.program().top();
    return inPlace ? ControlFlowGraph.of(machine, start, lastLine) : Optional.empty();
  }

  private void findSafepoints() {
    Arrays.fill(safepointAt, -1);
    for (int block = 0; block < graph.blocks(); block++) {
      int line = graph.line(block);
      if (safepoints.isSafepoint(block) && graph.translation(line) != Translation.NONE) {
        safepointAt[graph.lines().get(line).pointer() - last] = block;
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

  /** Returns the registers that contain the program; none if it is in a module. */
  private long[] words(Memory memory) {
    return ProgramMemory.isRom(start)
        ? new long[0]
        : LongStream.rangeClosed(last / ProgramMemory.BYTES, (start - 1) / ProgramMemory.BYTES)
            .map(register -> memory.readLines((int) register))
            .toArray();
  }

  /**
   * Returns whether memory and modules still contain the words that this code was compiled from, at
   * the same place, and the names in it lead to the same lines.
   */
  boolean fits(Machine machine) {
    return machine.memory().top() == top
        && machine.program().curtain() == curtain
        && (!ProgramMemory.isRom(start) || machine.memory().rom().equals(rom))
        && Arrays.equals(words(machine.memory()), words)
        && graph.namesLeadToSameLines();
  }

  /** Returns the pointer to the first line of the program. */
  int start() {
    return start;
  }

  /** Returns whether a pointer points to a line of the program. */
  boolean contains(int pointer) {
    return last < pointer && pointer <= start;
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

  /** Returns the lines and basic blocks that were compiled. */
  ControlFlowGraph graph() {
    return graph;
  }

  /** Returns the safepoints. */
  SafePoints safepoints() {
    return safepoints;
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
