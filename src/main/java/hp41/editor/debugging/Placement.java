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
 * @param desk what is debugged
 */
record Placement(Desk desk) {

  /** A breakpoint and what the editor is told of it. */
  record Made(Stop stop, Breakpoint told) {}

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
  <T> Breakpoint[] set(String group, T[] wanted, BiFunction<Integer, T, Made> maker) {
    List<Made> made = new ArrayList<>();
    if (ArrayUtils.isNotEmpty(wanted)) {
      for (T it : wanted) {
        made.add(maker.apply(desk.number(group + " " + made.size()), it));
      }
    }
    desk.session().stops().set(group, made.stream().map(Made::stop).toList());
    return made.stream().map(Made::told).toArray(Breakpoint[]::new);
  }

  /** One in front of a line. */
  Stop atLine(int id, String reason, Optional<Integer> pointer, Terms terms) {
    Programs programs = desk.session().calculator().programs();
    return new Stop(
        id,
        reason,
        pointer.map(programs::place),
        Optional.empty(),
        terms.condition(),
        terms.often(),
        terms.message());
  }

  /** One for the changes of a cell. */
  static Stop onChange(int id, Optional<Watch> cell, Terms terms) {
    return new Stop(
        id,
        StoppedEventArgumentsReason.DATA_BREAKPOINT,
        Optional.empty(),
        cell,
        terms.condition(),
        terms.often(),
        terms.message());
  }

  /** What the editor is told of one; what is wrong if there is nothing that it waits for. */
  static Breakpoint told(Stop stop, String unless) {
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
