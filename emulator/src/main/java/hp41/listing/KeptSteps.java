package hp41.listing;

import hp41.machine.Instruction;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Steps that were read and left no doubt, kept for the next listing with the same declarations: one
 * that is being written is read after each key, and all but one of its lines are as before.
 */
final class KeptSteps {

  private static final int MOST = 10_000;
  private static final int LONGEST_LINE = 200;

  private record ReadSteps(List<Instruction> lines, int end) {}

  /** By the line, and where in it they begin. */
  private final Map<String, Map<Integer, ReadSteps>> kept = new ConcurrentHashMap<>();

  private final Map<String, String> constants;
  private final Set<String> programs;
  private final AppendSign append;
  private final TextMark mark;

  private KeptSteps(Layout layout) {
    this.constants = layout.constants();
    this.programs = layout.programs();
    this.append = layout.append();
    this.mark = layout.mark();
  }

  /** Those of listings without declarations. */
  static KeptSteps none() {
    return new KeptSteps(new Layout(""));
  }

  /** These if a listing declares the same as the one before; else none yet. */
  KeptSteps of(Layout layout) {
    boolean same =
        constants.equals(layout.constants())
            && programs.equals(layout.programs())
            && append.equals(layout.append())
            && mark.equals(layout.mark());
    return same ? this : new KeptSteps(layout);
  }

  /** The lines of the step which begins here; the cursor tells if they depend on other lines. */
  List<Instruction> read(LineScanner cursor, Function<LineScanner, List<Instruction>> reader) {
    if (cursor.line().length() > LONGEST_LINE) {
      return reader.apply(cursor);
    }
    int begin = cursor.index();
    ReadSteps before = kept.getOrDefault(cursor.line(), Map.of()).get(begin);
    if (before != null) {
      cursor.index(before.end());
      return before.lines();
    }
    int remarks = cursor.remarks().size();
    List<Instruction> lines = reader.apply(cursor);
    if (cursor.remarks().size() == remarks && !cursor.dependsOnOthers()) {
      keep(cursor.line(), begin, new ReadSteps(lines, cursor.index()));
    }
    return lines;
  }

  private void keep(String line, int begin, ReadSteps read) {
    if (kept.size() >= MOST) {
      kept.clear();
    }
    kept.computeIfAbsent(line, it -> new ConcurrentHashMap<>()).put(begin, read);
  }
}
