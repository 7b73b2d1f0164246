package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Debugger;
import hp41.debug.StopCondition;
import hp41.debug.Watch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All breakpoints of the editor, which replaces them by groups: one for each kind of request. */
final class EditorBreakpoints {

  private final Debugger debugger;
  private final Map<String, List<EditorBreakpoint>> groups = new LinkedHashMap<>();

  /**
   * A breakpoint of the editor.
   *
   * @param id the id of the breakpoint
   * @param reason the stop reason that is reported to the editor
   * @param pointer the pointer to its line; empty if there is no line
   * @param cell the value whose changes stop the program; empty if there is none
   * @param when decides whether the breakpoint stops
   */
  record EditorBreakpoint(
      int id, String reason, Optional<Integer> pointer, Optional<Watch> cell, StopCondition when) {}

  /** Creates an empty set of breakpoints. */
  EditorBreakpoints(Calculator calculator, DapEvents events) {
    debugger = calculator.debugger();
    debugger
        .conditions()
        .report(
            message -> {
              events.events(calculator);
              events.console(message);
            },
            events::error);
  }

  /** Replaces the breakpoints of a group. */
  void set(String group, List<EditorBreakpoint> wanted) {
    for (EditorBreakpoint old : groups.getOrDefault(group, List.of())) {
      debugger.breakpoints().remove(old.id());
      debugger.watches().remove(old.id());
    }
    groups.put(group, wanted);
    for (EditorBreakpoint it : wanted) {
      it.pointer().ifPresent(line -> debugger.breakpoints().add(it.id(), line, it.when()));
      it.cell().ifPresent(cell -> debugger.watches().add(it.id(), cell, it.when()));
    }
    debugger.arm();
  }

  /** Returns the breakpoints that have stopped the program since the last call. */
  List<EditorBreakpoint> takeHit() {
    List<Integer> ids = debugger.takeHits();
    return groups.values().stream()
        .flatMap(List::stream)
        .filter(it -> ids.contains(it.id()))
        .toList();
  }
}
