package hp41.listing;

import hp41.machine.Instruction;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A cache of steps that were read without remarks, for later listings with the same declarations.
 * While a listing is edited, it is read after every key, and nearly all lines are unchanged.
 */
final class StepCache {

  private static final int MOST = 10_000;
  private static final int LONGEST_LINE = 200;

  private record ReadSteps(List<Instruction> lines, int end) {}

  /** The steps by line and by their start index in the line. */
  private final Map<String, Map<Integer, ReadSteps>> cached = new ConcurrentHashMap<>();

  private final Map<String, String> constants;
  private final Set<String> programs;
  private final Set<Dialect> dialects;

  private StepCache(Layout layout) {
    this.constants = layout.constants();
    this.programs = layout.programs();
    this.dialects = layout.dialects();
  }

  /** Returns an empty cache for listings without declarations. */
  static StepCache none() {
    return new StepCache(new Layout(""));
  }

  /** Returns this cache if a listing has the same declarations, otherwise an empty cache. */
  StepCache of(Layout layout) {
    boolean same =
        constants.equals(layout.constants())
            && programs.equals(layout.programs())
            && dialects.equals(layout.dialects());
    return same ? this : new StepCache(layout);
  }

  /**
   * Returns the instructions of the step at the scanner's position, from the cache or the reader.
   * Steps that depend on other lines are not cached.
   */
  List<Instruction> read(LineScanner cursor, Function<LineScanner, List<Instruction>> reader) {
    if (cursor.line().length() > LONGEST_LINE) {
      return reader.apply(cursor);
    }
    int begin = cursor.index();
    ReadSteps known = cached.getOrDefault(cursor.line(), Map.of()).get(begin);
    if (known != null) {
      cursor.index(known.end());
      return known.lines();
    }
    int remarks = cursor.remarks().size();
    List<Instruction> lines = reader.apply(cursor);
    if (cursor.remarks().size() == remarks && !cursor.dependsOnOtherLines()) {
      store(cursor.line(), begin, new ReadSteps(lines, cursor.index()));
    }
    return lines;
  }

  private void store(String line, int begin, ReadSteps read) {
    if (cached.size() >= MOST) {
      cached.clear();
    }
    cached.computeIfAbsent(line, it -> new ConcurrentHashMap<>()).put(begin, read);
  }
}
