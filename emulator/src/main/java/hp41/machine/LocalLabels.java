package hp41.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The local labels from a pointer down to an END, collected in one pass. */
final class LocalLabels {

  private static final int NO_LINE = -1;

  /**
   * The position of a label.
   *
   * @param pointer the pointer to the label
   * @param words the time in words that a search needs from the top to the label
   */
  record LabelPosition(int pointer, int words) {}

  private final Map<Integer, List<LabelPosition>> positions = new HashMap<>();
  private final int top;
  private final int end;

  /** The time in words that a search needs from the top to each pointer. */
  private final int[] words;

  private int totalWords;

  /** Collects the labels from a pointer down to an END, or down to address 0. */
  LocalLabels(LineReader reader, int top, int end) {
    this.top = top;
    this.end = end;
    words = new int[Math.max(0, top - end)];
    Arrays.fill(words, NO_LINE);
    int pointer = top;
    for (Line line = reader.pastNulls(top);
        line.address() > end;
        line = reader.pastNulls(pointer)) {
      passNulls(pointer, line.address() + 1);
      add(line);
      totalWords += Timing.skipTime(line.instruction());
      pointer = line.next();
    }
    passNulls(pointer, end + 1);
  }

  /** Records the time for the nulls before a line. */
  private void passNulls(int pointer, int line) {
    for (int at = pointer; at > line; at--) {
      words[top - at] = totalWords;
      totalWords += Timing.PASS_NULL;
    }
    if (pointer >= line) {
      words[top - line] = totalWords;
    }
  }

  private void add(Line line) {
    Instruction instruction = line.instruction();
    if (instruction.isLabel() && instruction.operand() instanceof Operand.Local local) {
      positions
          .computeIfAbsent(local.label(), label -> new ArrayList<>())
          .add(new LabelPosition(line.address() + 1, totalWords));
    }
  }

  /** Returns the pointer where the lines begin. */
  int top() {
    return top;
  }

  /** Returns whether a pointer is within the lines, including the first byte of the END. */
  boolean contains(int pointer) {
    return end <= pointer && pointer <= top;
  }

  /** Returns the first position of a label from a pointer on; null if there is none. */
  LabelPosition below(int pointer, int label) {
    for (LabelPosition position : positions.getOrDefault(label, List.of())) {
      if (position.pointer() <= pointer) {
        return position;
      }
    }
    return null;
  }

  /** Returns whether a line or a null before a line begins at a pointer. */
  boolean hasLineAt(int pointer) {
    int index = top - pointer;
    return 0 <= index && index < words.length && words[index] != NO_LINE;
  }

  /**
   * Returns the time in words that a search needs from a pointer to a label; to the END if the
   * label is null.
   */
  int words(int pointer, LabelPosition found) {
    int passed = hasLineAt(pointer) ? words[top - pointer] : 0;
    return (found == null ? totalWords : found.words()) - passed;
  }
}
