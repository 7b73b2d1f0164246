package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Conditions;
import hp41.debug.Debugger;
import hp41.debug.StopCondition;
import hp41.debug.Watch;
import hp41.event.StopReason.Changed;
import hp41.listing.Programs;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * All breakpoints of the editor, grouped by the kind of request, and the decision whether they
 * stop.
 */
final class ConditionalBreakpoints {

  private final Debugger debugger;
  private final Programs programs;
  private final Conditions conditions;
  private final Map<String, List<ConditionalBreakpoint>> groups = new LinkedHashMap<>();
  private List<ConditionalBreakpoint> hit = List.of();
  private int top;

  /**
   * A breakpoint of the editor.
   *
   * @param id the id of the breakpoint
   * @param reason the stop reason that is reported to the editor
   * @param place the position of its line, which is independent of the number of data registers;
   *     empty if there is no line
   * @param cell the value whose changes stop the program; empty if there is none
   * @param when decides whether the breakpoint stops
   */
  record ConditionalBreakpoint(
      int id, String reason, Optional<Integer> place, Optional<Watch> cell, StopCondition when) {}

  /** Creates an empty set of breakpoints. */
  ConditionalBreakpoints(Calculator calculator, DapEvents events) {
    debugger = calculator.debugger();
    programs = calculator.programs();
    conditions = debugger.conditions();
    conditions.report(
        message -> {
          events.events(calculator);
          events.console(message);
        },
        events::error);
    debugger.onlyIf(pointer -> any(at(pointer), this::stops));
    debugger.changesOnlyIf(cell -> any(of(cell), this::stops));
  }

  /** Replaces the breakpoints of a group. */
  void set(String group, List<ConditionalBreakpoint> stops) {
    groups.put(group, stops);
    mark();
  }

  /**
   * Updates the pointers of the breakpoints if the number of data registers has changed, because
   * lines then have other addresses.
   */
  void settle() {
    if (top != programs.top()) {
      mark();
    }
  }

  private void mark() {
    top = programs.top();
    debugger.breakpoints().clear();
    all(ConditionalBreakpoint::place)
        .map(programs::pointer)
        .forEach(debugger.breakpoints()::toggle);
    debugger.watches().clear();
    all(ConditionalBreakpoint::cell).forEach(debugger.watches()::toggle);
    debugger.arm();
  }

  private Stream<ConditionalBreakpoint> all() {
    return groups.values().stream().flatMap(List::stream);
  }

  private <T> Stream<T> all(Function<ConditionalBreakpoint, Optional<T>> what) {
    return all().flatMap(it -> what.apply(it).stream()).distinct();
  }

  private Stream<ConditionalBreakpoint> at(int pointer) {
    Optional<Integer> place = Optional.of(programs.place(programs.line(pointer)));
    return all().filter(it -> it.place().equals(place));
  }

  private Stream<ConditionalBreakpoint> of(Watch cell) {
    return all().filter(it -> it.cell().filter(cell::equals).isPresent());
  }

  /** Returns the breakpoints that have stopped the program since the last call. */
  List<ConditionalBreakpoint> takeHit() {
    List<ConditionalBreakpoint> taken = hit;
    hit = List.of();
    return taken;
  }

  /**
   * Returns whether any of the breakpoints stops. All of them are evaluated, because they count
   * hits or write log messages.
   */
  private boolean any(
      Stream<ConditionalBreakpoint> stops, Predicate<ConditionalBreakpoint> stopping) {
    List<ConditionalBreakpoint> those = stops.filter(stopping).toList();
    hit = Stream.concat(hit.stream(), those.stream()).toList();
    return !those.isEmpty();
  }

  private boolean stops(ConditionalBreakpoint stop) {
    return conditions.stops(stop.id(), stop.when());
  }

  /**
   * Returns whether a step back stops at a line: whether the condition of a breakpoint there is
   * true.
   */
  boolean stopBackwards(int pointer) {
    return any(at(pointer), this::stopsBackwards);
  }

  /** Returns the change of a watched value if a step back over it stops; else empty. */
  Optional<Changed> changeBackwards() {
    return debugger.watches().changed(cell -> any(of(cell), this::stopsBackwards));
  }

  private boolean stopsBackwards(ConditionalBreakpoint stop) {
    return conditions.stopsBackwards(stop.when());
  }
}
