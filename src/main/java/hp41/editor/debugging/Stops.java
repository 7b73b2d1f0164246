package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Debugger;
import hp41.debug.Watch;
import hp41.editor.debugging.Probe.Answer;
import hp41.listing.Programs;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All breakpoints that an editor has set, by what it set them with, and whether they stop. */
final class Stops {

  private final Calculator calculator;
  private final Debugger debugger;
  private final Programs programs;
  private final Probe probe;
  private final Outlet outlet;
  private final Map<String, List<Stop>> groups = new LinkedHashMap<>();
  private final Map<Integer, Long> times = new HashMap<>();
  private List<Stop> hit = List.of();
  private int top;

  /** None yet. */
  Stops(Calculator calculator, Probe probe, Outlet outlet) {
    this.calculator = calculator;
    debugger = calculator.debugger();
    programs = calculator.programs();
    this.probe = probe;
    this.outlet = outlet;
    debugger.onlyIf(pointer -> any(at(pointer), this::stops));
    debugger.changesOnlyIf(cell -> any(of(cell), this::stops));
  }

  /** Has these in place of those that were set in the same way. */
  void set(String group, List<Stop> stops) {
    groups.put(group, stops);
    mark();
  }

  /** After the number of registers has changed the lines are somewhere else. */
  void settle() {
    if (top != programs.top()) {
      mark();
    }
  }

  private void mark() {
    top = programs.top();
    debugger.breakpoints().clear();
    all(Stop::place).map(programs::pointer).forEach(debugger.breakpoints()::toggle);
    debugger.watches().clear();
    all(Stop::cell).forEach(debugger.watches()::toggle);
    debugger.arm();
  }

  private Stream<Stop> all() {
    return groups.values().stream().flatMap(List::stream);
  }

  private <T> Stream<T> all(Function<Stop, Optional<T>> what) {
    return all().flatMap(it -> what.apply(it).stream()).distinct();
  }

  private Stream<Stop> at(int pointer) {
    Optional<Integer> place = Optional.of(programs.place(programs.line(pointer)));
    return all().filter(it -> it.place().equals(place));
  }

  private Stream<Stop> of(Watch cell) {
    return all().filter(it -> it.cell().filter(cell::equals).isPresent());
  }

  /** Those that have stopped the program since this was asked last. */
  List<Stop> takeHit() {
    List<Stop> taken = hit;
    hit = List.of();
    return taken;
  }

  /** Whether one of them stops; all are asked, for they count, or tell something. */
  private boolean any(Stream<Stop> stops, Predicate<Stop> stopping) {
    List<Stop> those = stops.filter(stopping).toList();
    hit = Stream.concat(hit.stream(), those.stream()).toList();
    return !those.isEmpty();
  }

  private boolean stops(Stop stop) {
    Answer condition = condition(stop);
    if (condition.wrong()) {
      outlet.complained("condition " + stop.condition() + ": " + condition.text());
      return true;
    }
    if (!condition.holds() || !stop.counts(times.merge(stop.id(), 1L, Long::sum))) {
      return false;
    }
    if (stop.message().isEmpty()) {
      return true;
    }
    outlet.events(calculator);
    outlet.said(probe.filledIn(stop.message()));
    return false;
  }

  private Answer condition(Stop stop) {
    return stop.condition().isBlank() ? Answer.YES : probe.askInPassing(stop.condition());
  }

  /** Whether going back stops in front of a line: where a breakpoint's condition holds. */
  boolean stopBackwards(int pointer) {
    return any(at(pointer), this::stopsBackwards);
  }

  /** What watched cells held and hold, if going back over their change stops; else empty. */
  Optional<String> changeBackwards() {
    return debugger.watches().changed(cell -> any(of(cell), this::stopsBackwards));
  }

  private boolean stopsBackwards(Stop stop) {
    Answer condition = condition(stop);
    return stop.message().isEmpty() && (condition.holds() || condition.wrong());
  }
}
