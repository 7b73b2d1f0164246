package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Debugger;
import hp41.debug.StopCondition;
import hp41.debug.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringUtils;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;

/** All breakpoints of the editor, which replaces them by groups: one for each kind of request. */
final class EditorBreakpoints {

  private final Debugger debugger;
  private final Map<String, List<EditorBreakpoint>> groups = new LinkedHashMap<>();

  /**
   * A breakpoint of the editor.
   *
   * @param response the response to the editor, with the id of the breakpoint
   * @param reason the stop reason that is reported to the editor
   * @param pointer the pointer to its line; empty if there is no line
   * @param cell the value whose changes stop the program; empty if there is none
   * @param when decides whether the breakpoint stops
   */
  record EditorBreakpoint(
      Breakpoint response,
      String reason,
      Optional<Integer> pointer,
      Optional<Watch> cell,
      StopCondition when) {

    int id() {
      return response.getId();
    }

    /**
     * Returns a breakpoint at a line.
     *
     * @param problem why it cannot stop the program; empty if it can
     */
    static EditorBreakpoint atLine(
        int id,
        String reason,
        Optional<Integer> pointer,
        StopCondition when,
        Optional<String> problem) {
      return new EditorBreakpoint(response(id, problem), reason, pointer, Optional.empty(), when);
    }

    /**
     * Returns a breakpoint for the changes of a value.
     *
     * @param problem why it cannot stop the program; empty if it can
     */
    static EditorBreakpoint onChange(
        int id, Optional<Watch> cell, StopCondition when, Optional<String> problem) {
      String reason = StoppedEventArgumentsReason.DATA_BREAKPOINT;
      return new EditorBreakpoint(response(id, problem), reason, Optional.empty(), cell, when);
    }

    private static Breakpoint response(int id, Optional<String> problem) {
      Breakpoint response = new Breakpoint();
      response.setId(id);
      response.setVerified(problem.isEmpty());
      problem.ifPresent(response::setMessage);
      return response;
    }
  }

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

  /**
   * Returns why a breakpoint cannot stop the program; empty if it can.
   *
   * @param place the line or value of the breakpoint
   * @param unless the error message if there is no such place
   */
  Optional<String> problem(Optional<?> place, String unless, StopCondition when) {
    return place.isPresent() ? debugger.conditions().problem(when) : Optional.of(unless);
  }

  /** Returns the conditions of a request, whose fields can be null. */
  static StopCondition when(String condition, String hits, String message) {
    return new StopCondition(
        StringUtils.defaultString(condition),
        StringUtils.defaultString(hits),
        StringUtils.defaultString(message));
  }

  /** Replaces the breakpoints of a group; returns the response to the editor. */
  static <T> Breakpoint[] set(
      DebugContext context,
      String group,
      T[] wanted,
      BiFunction<Integer, T, EditorBreakpoint> maker) {
    List<EditorBreakpoint> all = new ArrayList<>();
    if (ArrayUtils.isNotEmpty(wanted)) {
      for (T it : wanted) {
        all.add(maker.apply(context.number(group + " " + all.size()), it));
      }
    }
    context.session().stops().set(group, all);
    return all.stream().map(EditorBreakpoint::response).toArray(Breakpoint[]::new);
  }

  private void set(String group, List<EditorBreakpoint> wanted) {
    for (EditorBreakpoint old : groups.getOrDefault(group, List.of())) {
      debugger.breakpoints().remove(old.id());
      debugger.watches().remove(old.id());
    }
    groups.put(group, wanted);
    wanted.stream().filter(it -> it.response().isVerified()).forEach(this::add);
  }

  private void add(EditorBreakpoint wanted) {
    wanted
        .pointer()
        .ifPresent(line -> debugger.breakpoints().add(wanted.id(), line, wanted.when()));
    wanted.cell().ifPresent(cell -> debugger.watches().add(wanted.id(), cell, wanted.when()));
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
