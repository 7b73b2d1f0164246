package hp41.machine;

import hp41.memory.GlobalLabel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The local labels of the lines from one place down to an END, found in one pass over them. */
final class LocalLabels {

  /**
   * A label.
   *
   * @param pointer to it
   * @param reached the pointer behind the line before it, where nulls can follow
   */
  record LabelPosition(int pointer, int reached) {}

  private final BitSet lines = new BitSet();
  private final Map<Integer, List<LabelPosition>> places = new HashMap<>();
  private final int top;
  private final int last;
  private final int bottom;

  /** The labels from a pointer down to an END. */
  LocalLabels(LineReader reader, int top, GlobalLabel ending) {
    this.top = top;
    last = ending.last();
    int end = ending.address();
    int pointer = top;
    for (Line line = reader.pastNulls(top);
        line.address() > end;
        line = reader.pastNulls(pointer)) {
      lines.set(line.address() + 1, pointer + 1);
      add(line, pointer);
      pointer = line.next();
    }
    lines.set(end + 1, Math.max(end, pointer) + 1);
    bottom = pointer;
  }

  private void add(Line line, int reached) {
    Instruction instruction = line.instruction();
    if (instruction.isLabel() && instruction.operand() instanceof Operand.Local local) {
      places
          .computeIfAbsent(local.label(), label -> new ArrayList<>())
          .add(new LabelPosition(line.address() + 1, reached));
    }
  }

  /** The pointer where they begin. */
  int top() {
    return top;
  }

  /** Whether a pointer is among the lines, the last byte of the END included. */
  boolean contains(int pointer) {
    return last < pointer && pointer <= top;
  }

  /** The first label from a pointer on; null if there is none. */
  LabelPosition below(int pointer, int label) {
    for (LabelPosition place : places.getOrDefault(label, List.of())) {
      if (place.pointer() <= pointer) {
        return place;
      }
    }
    return null;
  }

  /** Whether a line, or a null in front of one, begins at a pointer. */
  boolean hasLineAt(int pointer) {
    return lines.get(pointer);
  }

  /** The bytes that a search goes over from a pointer to a place; to the END if that is null. */
  int bytes(int pointer, LabelPosition found) {
    return Math.max(0, pointer - (found == null ? bottom : found.reached()));
  }
}
