package hp41.editor.debugging;

import hp41.debug.Watch;
import hp41.listing.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringUtils;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;

/**
 * Makes breakpoints of what an editor asks for, and tells it whether they can stop.
 *
 * @param context what is debugged
 */
record Placement(DebugContext context) {

  /** A breakpoint and what the editor is told of it. */
  record PlacedBreakpoint(ConditionalBreakpoint stop, Breakpoint told) {}

  /**
   * When it stops.
   *
   * @param condition words of which it depends
   * @param often after how many times
   * @param message what is told instead
   */
  record Terms(String condition, String often, String message) {

    Terms {
      condition = StringUtils.defaultString(condition);
      often = StringUtils.defaultString(often);
      message = StringUtils.defaultString(message);
    }
  }

  /** Sets these in place of those that were set in the same way; what the editor is told. */
  <T> Breakpoint[] set(String group, T[] wanted, BiFunction<Integer, T, PlacedBreakpoint> maker) {
    List<PlacedBreakpoint> made = new ArrayList<>();
    if (ArrayUtils.isNotEmpty(wanted)) {
      for (T it : wanted) {
        made.add(maker.apply(context.number(group + " " + made.size()), it));
      }
    }
    context.session().stops().set(group, made.stream().map(PlacedBreakpoint::stop).toList());
    return made.stream().map(PlacedBreakpoint::told).toArray(Breakpoint[]::new);
  }

  /** One in front of a line. */
  ConditionalBreakpoint atLine(int id, String reason, Optional<Integer> pointer, Terms terms) {
    Programs programs = context.session().calculator().programs();
    return new ConditionalBreakpoint(
        id,
        reason,
        pointer.map(programs::place),
        Optional.empty(),
        terms.condition(),
        terms.often(),
        terms.message());
  }

  /** One for the changes of a cell. */
  static ConditionalBreakpoint onChange(int id, Optional<Watch> cell, Terms terms) {
    return new ConditionalBreakpoint(
        id,
        StoppedEventArgumentsReason.DATA_BREAKPOINT,
        Optional.empty(),
        cell,
        terms.condition(),
        terms.often(),
        terms.message());
  }

  /** What the editor is told of one; what is wrong if there is nothing that it waits for. */
  static Breakpoint told(ConditionalBreakpoint stop, String unless) {
    Breakpoint told = new Breakpoint();
    told.setId(stop.id());
    told.setVerified(stop.isThere() && stop.isUnderstood());
    if (!stop.isThere()) {
      told.setMessage(unless);
    } else if (!stop.isUnderstood()) {
      told.setMessage("how often: a number, or one behind >=, >, <=, < or %");
    }
    return told;
  }
}
