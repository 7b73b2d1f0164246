package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Debugger;
import hp41.debug.Watch;
import hp41.editor.debugging.Probe.Answer;
import hp41.listing.Programs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All breakpoints that an editor has set, by what it set them with, and whether they stop. */
final class Stops {

  private final Calculator calculator;
  private final Debugger debugger;
  private final Programs programs;
  private final Probe probe;
  private final Outlet outlet;
  private final Map<String, List<Stop>> groups = new LinkedHashMap<>();
  private final Map<Integer, Long> times = new HashMap<>();
  private int top;

  /** None yet. */
  Stops(Calculator calculator, Probe probe, Outlet outlet) {
    this.calculator = calculator;
    debugger = calculator.debugger();
    programs = calculator.programs();
    this.probe = probe;
    this.outlet = outlet;
    debugger.onlyIf(this::stops);
  }

  /** Has these in place of those that were set in the same way. */
  void set(String group, List<Stop> stops) {
    groups.put(group, stops);
    mark();
  }

  /** Watches these and nothing else. */
  void watch(List<Watch> cells) {
    debugger.watches().clear();
    cells.forEach(debugger.watches()::toggle);
    debugger.arm();
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
    groups.values().stream()
        .flatMap(List::stream)
        .flatMap(stop -> stop.place().stream())
        .distinct()
        .map(programs::pointer)
        .forEach(debugger.breakpoints()::toggle);
    debugger.arm();
  }

  /** The breakpoints at a line. */
  List<Stop> at(int pointer) {
    int place = programs.place(programs.line(pointer));
    List<Stop> here = new ArrayList<>();
    for (List<Stop> group : groups.values()) {
      group.stream()
          .filter(it -> it.place().filter(at -> at == place).isPresent())
          .forEach(here::add);
    }
    return here;
  }

  /** Whether one of those at a line stops there now; those that only tell something tell it. */
  private boolean stops(int pointer) {
    boolean stops = false;
    for (Stop stop : at(pointer)) {
      stops |= stops(stop);
    }
    return stops;
  }

  private boolean stops(Stop stop) {
    if (!holds(stop) || !stop.counts(times.merge(stop.id(), 1L, Long::sum))) {
      return false;
    }
    if (stop.message().isEmpty()) {
      return true;
    }
    outlet.events(calculator);
    outlet.said(probe.filledIn(stop.message()));
    return false;
  }

  /** Whether the condition holds; one that cannot be evaluated stops, and says why. */
  private boolean holds(Stop stop) {
    if (stop.condition().isBlank()) {
      return true;
    }
    Answer answer = probe.ask(stop.condition());
    if (answer.wrong()) {
      outlet.complained("condition " + stop.condition() + ": " + answer.text());
    }
    return answer.holds() || answer.wrong();
  }

  /** Whether going back stops in front of a line: where a breakpoint's condition holds. */
  boolean stopBackwards(int pointer) {
    return at(pointer).stream().anyMatch(it -> it.message().isEmpty() && holds(it));
  }
}
