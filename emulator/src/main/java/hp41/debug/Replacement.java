package hp41.debug;

import hp41.listing.Programs;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramCounter;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import hp41.program.NoRoom;
import hp41.program.ProgramLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Puts changed programs in the place of those in memory while one of them stands in the middle: it
 * goes on at the same line, and returns to the same lines, as long as these are still there. Lines
 * are the same if all in front of them are, or all behind them.
 */
final class Replacement {

  private final Machine machine;
  private final Programs programs;

  Replacement(Machine machine) {
    this.machine = machine;
    programs = new Programs(machine);
  }

  /** Where a line stands: the number of the program, and of the line in it. */
  private record ReplacedLine(int program, int number) {}

  /** Why they cannot be put in the place of those before; empty, and done, if they can. */
  Optional<String> replace(List<byte[]> before, List<byte[]> after) {
    List<byte[]> old;
    try {
      old = programs.all();
    } catch (CalculatorError hidden) {
      return Optional.of("a program in memory is private");
    }
    List<byte[]> changed = changed(old, before, after);
    if (before.size() != after.size() || changed.isEmpty()) {
      return Optional.of("the programs are no longer those in memory");
    }
    List<Optional<ReplacedLine>> lines = new ArrayList<>();
    for (int pointer : pointers()) {
      int back = lines.isEmpty() ? 0 : 1;
      lines.add(line(pointer).flatMap(it -> moved(it, back, old, changed)));
      if (!ProgramMemory.isRom(pointer) && lines.get(lines.size() - 1).isEmpty()) {
        return Optional.of("a line where the program goes on is no longer there");
      }
    }
    return put(changed, lines);
  }

  /** The pointer, and those to which calls return, the most recent first. */
  private List<Integer> pointers() {
    List<Integer> pointers = new ArrayList<>(List.of(machine.program().pointer()));
    pointers.addAll(machine.returns().pending());
    return pointers;
  }

  /** All programs, each with what it is changed to; none if one of those before is not there. */
  private static List<byte[]> changed(List<byte[]> old, List<byte[]> before, List<byte[]> after) {
    List<byte[]> changed = new ArrayList<>(old);
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      int index = index(old, before.get(i));
      if (index < 0) {
        return List.of();
      }
      changed.set(index, after.get(i));
    }
    return changed;
  }

  private static int index(List<byte[]> programs, byte[] wanted) {
    for (int i = 0; i < programs.size(); i++) {
      if (Arrays.equals(programs.get(i), wanted)) {
        return i;
      }
    }
    return -1;
  }

  private Optional<ReplacedLine> line(int pointer) {
    List<GlobalLabel> ends = ends();
    for (int i = 0; i < ends.size() && !ProgramMemory.isRom(pointer); i++) {
      if (programs.areTogether(ends.get(i).pointer(), pointer)) {
        return Optional.of(new ReplacedLine(i, programs.number(pointer)));
      }
    }
    return Optional.empty();
  }

  private List<GlobalLabel> ends() {
    return programs.globals().stream().filter(GlobalLabel::isEnd).toList();
  }

  /** Where a line stands now, by the line so many in front of it, which has to be the same. */
  private static Optional<ReplacedLine> moved(
      ReplacedLine line, int back, List<byte[]> old, List<byte[]> changed) {
    if (line.program() >= old.size()) {
      return Optional.empty();
    }
    List<byte[]> was = lines(old.get(line.program()));
    List<byte[]> is = lines(changed.get(line.program()));
    int same = Math.max(1, line.number() - back);
    if (startTogether(was, is) >= same) {
      return Optional.of(line);
    }
    int fromEnd = was.size() - same;
    return endTogether(was, is) > fromEnd
        ? Optional.of(new ReplacedLine(line.program(), is.size() - fromEnd + line.number() - same))
        : Optional.empty();
  }

  private static List<byte[]> lines(byte[] program) {
    return LineLength.split(program).stream().filter(line -> line[0] != 0).toList();
  }

  private static int startTogether(List<byte[]> was, List<byte[]> is) {
    int same = 0;
    while (same < Math.min(was.size(), is.size()) && Arrays.equals(was.get(same), is.get(same))) {
      same++;
    }
    return same;
  }

  private static int endTogether(List<byte[]> was, List<byte[]> is) {
    int same = 0;
    while (same < Math.min(was.size(), is.size())
        && Arrays.equals(was.get(was.size() - 1 - same), is.get(is.size() - 1 - same))) {
      same++;
    }
    return same;
  }

  private Optional<String> put(List<byte[]> changed, List<Optional<ReplacedLine>> lines) {
    List<Integer> were = pointers();
    long[] words = machine.memory().words();
    try {
      new ProgramTail(machine.memory()).clear(machine.program().top());
      new ProgramLoader(machine.memory()).makeRoomAndLoad(changed);
    } catch (NoRoom tight) {
      machine.memory().restore(words);
      return Optional.of(tight.getMessage());
    }
    machine.returns().clear();
    for (int i = lines.size() - 1; i >= 0; i--) {
      int was = were.get(i);
      int pointer = lines.get(i).map(this::pointer).orElse(was);
      if (i > 0) {
        machine.returns().push(ProgramCounter.of(pointer));
      } else {
        machine.jump(pointer);
      }
    }
    return Optional.empty();
  }

  private int pointer(ReplacedLine line) {
    return programs.lines(ends().get(line.program()).pointer()).get(line.number() - 1);
  }
}
