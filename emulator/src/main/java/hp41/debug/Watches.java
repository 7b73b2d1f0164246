package hp41.debug;

import hp41.event.StopReason.Changed;
import hp41.machine.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** The watched values and their last known states. */
public final class Watches {

  private final Machine machine;
  private final Runnable changed;
  private final Map<ConditionalWatch, WatchedState> held = new LinkedHashMap<>();

  /** A watch with the id of its setter, and when its changes stop. */
  private record ConditionalWatch(int id, Watch watch, StopCondition when) {}

  /**
   * The state of a watched value.
   *
   * @param state the last known state
   * @param was the state before the last change; empty if it has not changed
   */
  private record WatchedState(Object state, Optional<Object> was) {}

  /**
   * Creates an empty list.
   *
   * @param changed called when watches were added or removed
   */
  Watches(Machine machine, Runnable changed) {
    this.machine = machine;
    this.changed = changed;
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
    boolean was = held.keySet().removeIf(it -> it.watch().equals(watch));
    if (was) {
      changed.run();
    } else {
      add(-1, watch, StopCondition.ALWAYS);
    }
    return !was;
  }

  /** Adds a watch with an id of the caller, also if there is another one for the value. */
  public void add(int id, Watch watch, StopCondition when) {
    held.put(
        new ConditionalWatch(id, watch, when),
        new WatchedState(watch.state(machine), Optional.empty()));
    changed.run();
  }

  /** Removes the watch with an id, if it exists. */
  public void remove(int id) {
    held.keySet().removeIf(it -> it.id() == id);
    changed.run();
  }

  /**
   * Returns the existing value with a name: {@code R05}, {@code X}, {@code flag 01}, {@code ALPHA}.
   * A number is not a name.
   */
  public Optional<Watch> named(String name) {
    return Watch.named(name).filter(this::exists);
  }

  /** Returns whether a value exists. Only a data register may not exist. */
  boolean exists(Watch value) {
    return value.exists(machine);
  }

  /** Returns the message for a register that does not exist. */
  String absence(Watch value) {
    return "there is no %s: SIZE is %03d".formatted(value.name(), machine.program().size());
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
    changed.run();
  }

  /** Returns all watches in the order in which they were added. */
  public List<WatchLine> lines() {
    List<WatchLine> lines = new ArrayList<>();
    held.forEach(
        (key, state) -> {
          Watch watch = key.watch();
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
   * @param stops decides by id and condition whether a change is reported; called only for changed
   *     values
   */
  Optional<Changed> changed(BiPredicate<Integer, StopCondition> stops) {
    Set<String> changes = new LinkedHashSet<>();
    for (Map.Entry<ConditionalWatch, WatchedState> entry : held.entrySet()) {
      ConditionalWatch key = entry.getKey();
      if (hasChanged(entry) && stops.test(key.id(), key.when())) {
        changes.add(change(key.watch(), entry.getValue()));
      }
    }
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(new Changed(String.join(", ", changes)));
  }

  private boolean hasChanged(Map.Entry<ConditionalWatch, WatchedState> entry) {
    Object state = entry.getKey().watch().state(machine);
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
