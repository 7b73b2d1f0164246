package hp41.machine;

import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An index of labels. Each program is scanned only once until program memory changes. */
final class LabelIndex {

  private final Memory memory;
  private final ProgramMemory program;
  private final LineReader lines;
  private final Map<String, GlobalLabel> globals = new HashMap<>();
  private final List<LocalLabels> programs = new ArrayList<>();
  private int version = -1;

  LabelIndex(Machine machine) {
    memory = machine.memory();
    program = machine.program();
    lines = machine.lines();
  }

  /** Returns the last global label with a name. */
  Optional<GlobalLabel> global(String name) {
    refresh();
    return Optional.ofNullable(globals.get(name));
  }

  /** Returns the local labels of the program that contains a pointer. */
  LocalLabels around(int pointer) {
    refresh();
    for (LocalLabels labels : programs) {
      if (labels.contains(pointer)) {
        return labels;
      }
    }
    LocalLabels labels =
        new LocalLabels(lines, program.start(pointer), program.end(pointer).address());
    if (labels.contains(pointer)) {
      programs.add(labels);
    }
    return labels;
  }

  /**
   * Returns the local labels from a pointer inside a line on. Below .END., they continue to the end
   * of memory.
   */
  LocalLabels from(int pointer) {
    int end = program.isBelow(pointer) ? 0 : program.end(pointer).address();
    return new LocalLabels(lines, pointer, end);
  }

  private void refresh() {
    if (version == memory.programVersion()) {
      return;
    }
    version = memory.programVersion();
    programs.clear();
    globals.clear();
    for (GlobalLabel global : program.globals()) {
      if (!global.isEnd()) {
        globals.put(global.name(), global);
      }
    }
  }
}
