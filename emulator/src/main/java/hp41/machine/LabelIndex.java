package hp41.machine;

import hp41.memory.Global;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where labels are: each program is gone through only once until program memory changes. */
final class LabelIndex {

  private final Memory memory;
  private final ProgramMemory program;
  private final LineReader lines;
  private final Map<String, Global> globals = new HashMap<>();
  private final Map<String, Global> inModules = new HashMap<>();
  private final TreeMap<Integer, LocalLabels> programs = new TreeMap<>();
  private int version = -1;

  LabelIndex(Machine machine) {
    memory = machine.memory();
    program = machine.program();
    lines = machine.lines();
  }

  /** The last global label of this name in memory. */
  Optional<Global> global(String name) {
    renew();
    return Optional.ofNullable(globals.get(name));
  }

  /** The first global label of this name in the programs of modules. */
  Optional<Global> inModule(String name) {
    renew();
    return Optional.ofNullable(inModules.get(name));
  }

  /** The local labels of the program that a pointer is in. */
  LocalLabels around(int pointer) {
    renew();
    var nearest = programs.floorEntry(pointer);
    if (nearest != null && pointer <= nearest.getValue().top()) {
      return nearest.getValue();
    }
    Global end = program.end(pointer);
    LocalLabels labels = new LocalLabels(lines, program.start(pointer), end.address());
    programs.put(end.last() + 1, labels);
    return labels;
  }

  /** The local labels from a pointer on, which may be one into the middle of a line. */
  LocalLabels from(int pointer) {
    LocalLabels around = around(pointer);
    return around.hasLineAt(pointer)
        ? around
        : new LocalLabels(lines, pointer, program.end(pointer).address());
  }

  private void renew() {
    if (version == memory.programVersion()) {
      return;
    }
    version = memory.programVersion();
    programs.clear();
    globals.clear();
    inModules.clear();
    for (Global global : program.globals()) {
      if (!global.isEnd()) {
        globals.put(global.name(), global);
      }
    }
    for (Global global : program.romGlobals()) {
      if (!global.isEnd()) {
        inModules.putIfAbsent(global.name(), global);
      }
    }
  }
}
