package hp41.machine;

import hp41.memory.GlobalLabel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The local labels of the lines from one place down to an END, found in one pass over them. */
final class LocalLabels {

  private static final int NO_LINE = -1;

  /**
   * A label.
   *
   * @param pointer to it
   * @param words that a search takes from the top to it
   */
  record LabelPosition(int pointer, int words) {}

  private final Map<Integer, List<LabelPosition>> places = new HashMap<>();
  private final int top;
  private final int last;

  /** The words that a search takes from the top to each pointer below it. */
  private final int[] words;

  private int wholeWords;

  /** The labels from a pointer down to an END. */
  LocalLabels(LineReader reader, int top, GlobalLabel ending) {
    this.top = top;
    last = ending.last();
    int end = ending.address();
    words = new int[Math.max(0, top - end)];
    Arrays.fill(words, NO_LINE);
    int pointer = top;
    for (Line line = reader.pastNulls(top);
        line.address() > end;
        line = reader.pastNulls(pointer)) {
      passNulls(pointer, line.address() + 1);
      add(line);
      wholeWords += Timing.passing(line.instruction());
      pointer = line.next();
    }
    passNulls(pointer, end + 1);
  }

  /** Goes over nulls down to a line. */
  private void passNulls(int pointer, int line) {
    for (int at = pointer; at > line; at--) {
      words[top - at] = wholeWords;
      wholeWords += Timing.PASS_NULL;
    }
    if (pointer >= line) {
      words[top - line] = wholeWords;
    }
  }

  private void add(Line line) {
    Instruction instruction = line.instruction();
    if (instruction.isLabel() && instruction.operand() instanceof Operand.Local local) {
      places
          .computeIfAbsent(local.label(), label -> new ArrayList<>())
          .add(new LabelPosition(line.address() + 1, wholeWords));
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
    int index = top - pointer;
    return 0 <= index && index < words.length && words[index] != NO_LINE;
  }

  /** The words that a search takes from a pointer to a place; to the END if that is null. */
  int words(int pointer, LabelPosition found) {
    int passed = hasLineAt(pointer) ? words[top - pointer] : 0;
    return (found == null ? wholeWords : found.words()) - passed;
  }
}
