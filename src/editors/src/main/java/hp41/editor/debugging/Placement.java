package hp41.editor.debugging;

import hp41.debug.StopCondition;
import hp41.editor.debugging.EditorBreakpoints.EditorBreakpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringUtils;
import org.eclipse.lsp4j.debug.Breakpoint;

/**
 * Creates breakpoints for the editor's requests and reports whether they are valid.
 *
 * @param context the context of the debug session
 */
record Placement(DebugContext context) {

  /** A breakpoint and the response to the editor. */
  record PlacedBreakpoint(EditorBreakpoint stop, Breakpoint breakpoint) {}

  /** Returns the conditions of a request, whose fields can be null. */
  static StopCondition when(String condition, String hits, String message) {
    return new StopCondition(
        StringUtils.defaultString(condition),
        StringUtils.defaultString(hits),
        StringUtils.defaultString(message));
  }

  /** Replaces the breakpoints of a group; returns the response to the editor. */
  <T> Breakpoint[] set(String group, T[] wanted, BiFunction<Integer, T, PlacedBreakpoint> maker) {
    List<PlacedBreakpoint> breakpoints = new ArrayList<>();
    if (ArrayUtils.isNotEmpty(wanted)) {
      for (T it : wanted) {
        breakpoints.add(maker.apply(context.number(group + " " + breakpoints.size()), it));
      }
    }
    context.session().stops().set(group, breakpoints.stream().map(PlacedBreakpoint::stop).toList());
    return breakpoints.stream().map(PlacedBreakpoint::breakpoint).toArray(Breakpoint[]::new);
  }

  /**
   * Returns the response for a breakpoint.
   *
   * @param unless the error message if the line or value of the breakpoint does not exist
   */
  static Breakpoint breakpoint(EditorBreakpoint stop, String unless) {
    Breakpoint breakpoint = new Breakpoint();
    breakpoint.setId(stop.id());
    boolean exists = stop.pointer().isPresent() || stop.cell().isPresent();
    breakpoint.setVerified(exists && stop.when().isHitConditionValid());
    if (!exists) {
      breakpoint.setMessage(unless);
    } else if (!breakpoint.isVerified()) {
      breakpoint.setMessage("how often: a number, or one behind >=, >, <=, < or %");
    }
    return breakpoint;
  }
}
