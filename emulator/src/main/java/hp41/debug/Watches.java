package hp41.debug;

import hp41.event.StopReason.Changed;
import hp41.machine.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The watched values and their last known states. */
public final class Watches {

  private final Machine machine;
  private final Map<Watch, WatchedState> held = new LinkedHashMap<>();

  /**
   * The state of a watched value.
   *
   * @param state the last known state
   * @param was the state before the last change; empty if it has not changed
   */
  private record WatchedState(Object state, Optional<Object> was) {}

  Watches(Machine machine) {
    this.machine = machine;
  }

  /**
   * A watched value for display.
   *
   * @param watch the watch
   * @param value the current value
   * @param was the value before the last change, or empty
   */
  public record WatchLine(Watch watch, String value, String was) {}

  /**
   * Toggles a watch.
   *
   * @return true if the value is watched now
   */
  public boolean toggle(Watch watch) {
    if (held.remove(watch) != null) {
      return false;
    }
    held.put(watch, new WatchedState(watch.state(machine), Optional.empty()));
    return true;
  }

  /**
   * Returns the existing value with a name: {@code R05}, {@code X}, {@code flag 01}, {@code ALPHA}.
   * A number is not a name.
   */
  public Optional<Watch> named(String name) {
    return name.strip().matches("\\d+")
        ? Optional.empty()
        : Watch.of(name).filter(it -> it.exists(machine));
  }

  /** Returns the current value, watched or not, as the user would type it. */
  public String typed(Watch value) {
    return value.typed(machine);
  }

  /** Returns whether the value is not zero, not empty, or a flag that is set. */
  boolean isTrue(Watch value) {
    return value.isTrue(machine);
  }

  /** Returns the value as number or text; a flag is 1 or 0. */
  Object content(Watch value) {
    return value.content(machine);
  }

  /** Removes all watches. */
  public void clear() {
    held.clear();
  }

  /** Returns all watches in the order in which they were added. */
  public List<WatchLine> lines() {
    List<WatchLine> lines = new ArrayList<>();
    held.forEach(
        (watch, state) -> {
          String was = state.was().map(old -> watch.shown(machine, old)).orElse("");
          lines.add(new WatchLine(watch, watch.value(machine), was));
        });
    return lines;
  }

  boolean isEmpty() {
    return held.isEmpty();
  }

  /** Stores the current states as known. Earlier changes are not reported. */
  public void begin() {
    held.entrySet().forEach(this::hasChanged);
  }

  /**
   * Returns the changes since the last check; empty if there are none.
   *
   * @param counts decides whether a change is reported; called only for changed values
   */
  public Optional<Changed> changed(Predicate<Watch> counts) {
    List<String> changes = new ArrayList<>();
    for (Map.Entry<Watch, WatchedState> entry : held.entrySet()) {
      if (hasChanged(entry) && counts.test(entry.getKey())) {
        changes.add(change(entry.getKey(), entry.getValue()));
      }
    }
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(new Changed(String.join(", ", changes)));
  }

  private boolean hasChanged(Map.Entry<Watch, WatchedState> entry) {
    Object state = entry.getKey().state(machine);
    Object before = entry.getValue().state();
    boolean changed = !state.equals(before);
    if (changed) {
      entry.setValue(new WatchedState(state, Optional.of(before)));
    }
    return changed;
  }

  private String change(Watch watch, WatchedState held) {
    String was = watch.shown(machine, held.was().orElseThrow());
    return watch.name() + ": " + was + " → " + watch.shown(machine, held.state());
  }
}
