package hp41.machine;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The local labels of the lines from one place down to an END, found in one pass over them. */
final class LocalLabels {

  /**
   * A label.
   *
   * @param pointer to it
   * @param reached the pointer behind the line before it, where nulls can follow
   */
  record Place(int pointer, int reached) {}

  private final BitSet lines = new BitSet();
  private final Map<Integer, NavigableMap<Integer, Place>> places = new HashMap<>();
  private final int top;
  private final int bottom;

  /** The labels from a pointer down to the END at an address. */
  LocalLabels(LineReader reader, int top, int end) {
    this.top = top;
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
      int pointer = line.address() + 1;
      places
          .computeIfAbsent(local.label(), label -> new TreeMap<>())
          .put(pointer, new Place(pointer, reached));
    }
  }

  /** The pointer where they begin. */
  int top() {
    return top;
  }

  /** The first label from a pointer on; null if there is none. */
  Place below(int pointer, int label) {
    var ofLabel = places.get(label);
    var found = ofLabel == null ? null : ofLabel.floorEntry(pointer);
    return found == null ? null : found.getValue();
  }

  /** Whether a line, or a null in front of one, begins at a pointer. */
  boolean hasLineAt(int pointer) {
    return lines.get(pointer);
  }

  /** The bytes that a search goes over from a pointer to a place; to the END if that is null. */
  int bytes(int pointer, Place found) {
    return Math.max(0, pointer - (found == null ? bottom : found.reached()));
  }
}
