package hp41.compiler;

import hp41.machine.Operand;
import hp41.machine.Translation;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * The basic blocks at which compiled code may be entered. Each checks that the remaining budget of
 * lines lasts until the next safepoint, so that the blocks between need no check. Every loop
 * contains a safepoint.
 */
final class SafePoints {

  /** The largest number of lines between two safepoints, unless a single basic block is longer. */
  private static final int MAX_LINES = 96;

  private final ControlFlowGraph graph;
  private final BitSet safepoints = new BitSet();
  private final int[] maxLines;

  /** Selects the safepoints of a program. */
  SafePoints(ControlFlowGraph graph) {
    this.graph = graph;
    maxLines = new int[graph.blocks()];
    findSafepoints();
    for (int block = maxLines.length - 1; block >= 0; block--) {
      maxLines[block] = computeMaxLines(block);
    }
  }

  /** Returns whether a basic block is a safepoint. */
  boolean isSafepoint(int block) {
    return safepoints.get(block);
  }

  /**
   * Returns the largest number of lines that are executed from a basic block to the next safepoint.
   */
  int lines(int block) {
    return maxLines[block];
  }

  private void findSafepoints() {
    safepoints.set(0);
    Set<Integer> sought = new HashSet<>();
    boolean any = false;
    for (int line = 0; line < graph.lines().size(); line++) {
      Translation translation = graph.translation(line);
      boolean comesBack = translation == Translation.NONE || graph.isCall(line);
      if (comesBack && line + 1 < graph.lines().size()) {
        safepoints.set(graph.block(line + 1));
      }
      if (graph.jumps(line) && graph.target(line) <= line) {
        safepoints.set(graph.block(graph.target(line)));
      }
      if (translation == Translation.JUMP) {
        if (graph.instruction(line).operand() instanceof Operand.Local local) {
          sought.add(local.label());
        } else {
          any = true;
        }
      }
    }
    findLabels(sought, any);
  }

  /** Adds a safepoint at each label that a jump may find. */
  private void findLabels(Set<Integer> sought, boolean any) {
    for (int line = 0; line < graph.lines().size(); line++) {
      if (graph.translation(line) == Translation.LABEL) {
        Operand label = graph.instruction(line).operand();
        if (any || !(label instanceof Operand.Local local) || sought.contains(local.label())) {
          safepoints.set(graph.block(line));
        }
      }
    }
  }

  private int computeMaxLines(int block) {
    int own = graph.end(block) - graph.line(block);
    int most = 0;
    for (int next : graph.successors(block)) {
      if (!safepoints.get(next) && own + maxLines[next] > MAX_LINES) {
        safepoints.set(next);
      }
      most = safepoints.get(next) ? most : Math.max(most, maxLines[next]);
    }
    return own + most;
  }
}
