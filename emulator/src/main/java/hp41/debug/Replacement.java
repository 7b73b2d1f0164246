package hp41.debug;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.ProgramLoader;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramCounter;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import hp41.program.NoRoom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Replaces programs in memory by changed versions while one of them is stopped. The program counter
 * and return addresses are moved to the same lines, if these still exist. A line is considered the
 * same if all lines before it or all lines after it are unchanged.
 */
final class Replacement {

  private final Machine machine;
  private final Programs programs;

  Replacement(Machine machine, Programs programs) {
    this.machine = machine;
    this.programs = programs;
  }

  /**
   * The position of a line.
   *
   * @param program the index of the program
   * @param number the line number in the program
   */
  private record ReplacedLine(int program, int number) {}

  /**
   * Replaces programs.
   *
   * @return the reason why the programs cannot be replaced; empty if they were replaced
   */
  Optional<String> replace(List<byte[]> before, List<byte[]> after) {
    List<byte[]> old;
    try {
      old = programs.all();
    } catch (CalculatorError isPrivate) {
      return Optional.of("a program in memory is private");
    }
    List<byte[]> changed = changed(old, before, after);
    if (before.size() != after.size() || changed.isEmpty()) {
      return Optional.of("the programs in memory have changed");
    }
    List<Optional<ReplacedLine>> lines = new ArrayList<>();
    for (int pointer : pointers()) {
      int back = lines.isEmpty() ? 0 : 1;
      lines.add(line(pointer).flatMap(position -> moved(position, back, old, changed)));
      if (!ProgramMemory.isRom(pointer) && lines.get(lines.size() - 1).isEmpty()) {
        return Optional.of("the program would continue at a line that no longer exists");
      }
    }
    return load(changed, lines);
  }

  /** Returns the program counter and the pending returns, the newest first. */
  private List<Integer> pointers() {
    List<Integer> pointers = new ArrayList<>(List.of(machine.program().pointer()));
    pointers.addAll(machine.returns().pending());
    return pointers;
  }

  /**
   * Returns all programs with the changes applied; empty if one of the old programs is not in
   * memory.
   */
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

  private static int index(List<byte[]> programs, byte[] program) {
    for (int i = 0; i < programs.size(); i++) {
      if (Arrays.equals(programs.get(i), program)) {
        return i;
      }
    }
    return -1;
  }

  private Optional<ReplacedLine> line(int pointer) {
    List<GlobalLabel> ends = ends();
    for (int i = 0; i < ends.size() && !ProgramMemory.isRom(pointer); i++) {
      if (programs.areInSameProgram(ends.get(i).pointer(), pointer)) {
        return Optional.of(new ReplacedLine(i, programs.number(pointer)));
      }
    }
    return Optional.empty();
  }

  private List<GlobalLabel> ends() {
    return machine.program().globals().stream().filter(GlobalLabel::isEnd).toList();
  }

  /**
   * Returns the new position of a line. The line {@code back} lines before it must be unchanged.
   */
  private static Optional<ReplacedLine> moved(
      ReplacedLine line, int back, List<byte[]> old, List<byte[]> changed) {
    if (line.program() >= old.size()) {
      return Optional.empty();
    }
    List<byte[]> oldLines = lines(old.get(line.program()));
    List<byte[]> newLines = lines(changed.get(line.program()));
    int same = Math.max(1, line.number() - back);
    if (commonStart(oldLines, newLines) >= same) {
      return Optional.of(line);
    }
    int fromEnd = oldLines.size() - same;
    return commonStart(reversed(oldLines), reversed(newLines)) > fromEnd
        ? Optional.of(
            new ReplacedLine(line.program(), newLines.size() - fromEnd + line.number() - same))
        : Optional.empty();
  }

  private static List<byte[]> lines(byte[] program) {
    return LineLength.split(program).stream().filter(line -> line[0] != 0).toList();
  }

  private static int commonStart(List<byte[]> oldLines, List<byte[]> newLines) {
    int same = 0;
    while (same < Math.min(oldLines.size(), newLines.size())
        && Arrays.equals(oldLines.get(same), newLines.get(same))) {
      same++;
    }
    return same;
  }

  private static List<byte[]> reversed(List<byte[]> lines) {
    List<byte[]> reversed = new ArrayList<>(lines);
    Collections.reverse(reversed);
    return reversed;
  }

  private Optional<String> load(List<byte[]> changed, List<Optional<ReplacedLine>> lines) {
    List<Integer> oldPointers = pointers();
    long[] words = machine.memory().words();
    try {
      new ProgramTail(machine.memory()).clear(machine.program().top());
      new ProgramLoader(machine.memory()).loadWithResize(changed);
    } catch (NoRoom noRoom) {
      machine.memory().restore(words);
      return Optional.of(noRoom.getMessage());
    }
    machine.returns().clear();
    for (int i = lines.size() - 1; i >= 0; i--) {
      int oldPointer = oldPointers.get(i);
      int pointer = lines.get(i).map(this::pointer).orElse(oldPointer);
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
