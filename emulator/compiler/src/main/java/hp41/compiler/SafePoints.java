package hp41.compiler;

import hp41.machine.Operand;
import hp41.machine.Translation;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * The heads of a program where its translation is entered. There it is made sure that the lines
 * which may be executed last to the next gate, wherever that is; at other heads it need not be. No
 * lines come round again without passing one.
 */
final class SafePoints {

  /** From one gate to the next it is not more lines, if a head is in between. */
  private static final int FARTHEST = 96;

  private final ControlFlowGraph outline;
  private final BitSet gates = new BitSet();
  private final int[] costs;

  /** The gates of a program. */
  SafePoints(ControlFlowGraph outline) {
    this.outline = outline;
    costs = new int[outline.heads()];
    findGates();
    for (int head = costs.length - 1; head >= 0; head--) {
      costs[head] = cost(head);
    }
  }

  /** Whether a head is a gate. */
  boolean isGate(int head) {
    return gates.get(head);
  }

  /** The most lines that are executed from a head to a gate. */
  int lines(int head) {
    return costs[head];
  }

  private void findGates() {
    gates.set(0);
    Set<Integer> sought = new HashSet<>();
    boolean any = false;
    for (int line = 0; line < outline.lines().size(); line++) {
      Translation how = outline.how(line);
      boolean comesBack = how == Translation.NONE || how == Translation.CALL;
      if (comesBack && line + 1 < outline.lines().size()) {
        gates.set(outline.head(line + 1));
      }
      if (outline.jumps(line) && outline.target(line) <= line) {
        gates.set(outline.head(outline.target(line)));
      }
      if (how == Translation.NONE && outline.isJump(line)) {
        if (outline.instruction(line).operand() instanceof Operand.Local local) {
          sought.add(local.label());
        } else {
          any = true;
        }
      }
    }
    findLabels(sought, any);
  }

  /** The labels that the interpreter may go to. */
  private void findLabels(Set<Integer> sought, boolean any) {
    for (int line = 0; line < outline.lines().size(); line++) {
      if (outline.how(line) == Translation.LABEL) {
        Operand label = outline.instruction(line).operand();
        if (any || !(label instanceof Operand.Local local) || sought.contains(local.label())) {
          gates.set(outline.head(line));
        }
      }
    }
  }

  private int cost(int head) {
    int own = outline.behind(head) - outline.line(head);
    int most = 0;
    for (int next : outline.following(head)) {
      if (!gates.get(next) && own + costs[next] > FARTHEST) {
        gates.set(next);
      }
      most = gates.get(next) ? most : Math.max(most, costs[next]);
    }
    return own + most;
  }
}
