package hp41.debug;

import hp41.machine.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is watched, and what it held when lines were executed last. */
public final class Watches {

  private final Machine machine;
  private final Map<Watch, Held> held = new LinkedHashMap<>();

  /** What something held, and what it had held before it changed last. */
  private record Held(Object state, String value, String was) {}

  Watches(Machine machine) {
    this.machine = machine;
  }

  /** Something that is watched, with its value and the one it had before that, or empty. */
  public record Line(Watch watch, String value, String was) {}

  /** Watches something, or no longer. True: it is watched now. */
  public boolean toggle(Watch watch) {
    if (held.remove(watch) != null) {
      return false;
    }
    held.put(watch, new Held(watch.state(machine), watch.value(machine), ""));
    return true;
  }

  /** Watches nothing any more. */
  public void clear() {
    held.clear();
  }

  /** All that is watched, in the order it was begun. */
  public List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    held.forEach((watch, it) -> lines.add(new Line(watch, watch.value(machine), it.was())));
    return lines;
  }

  boolean isEmpty() {
    return held.isEmpty();
  }

  /** What has changed until now is known. */
  void begin() {
    for (Map.Entry<Watch, Held> entry : held.entrySet()) {
      change(entry);
    }
  }

  /** What has changed since: {@code R05: 4 → 3}. */
  Optional<String> changed() {
    Optional<String> first = Optional.empty();
    for (Map.Entry<Watch, Held> entry : held.entrySet()) {
      Optional<String> change = change(entry);
      first = first.isPresent() ? first : change;
    }
    return first;
  }

  private Optional<String> change(Map.Entry<Watch, Held> entry) {
    Watch watch = entry.getKey();
    Object state = watch.state(machine);
    Held before = entry.getValue();
    if (state.equals(before.state())) {
      return Optional.empty();
    }
    String value = watch.value(machine);
    entry.setValue(new Held(state, value, before.value()));
    return Optional.of(watch.name() + ": " + before.value() + " → " + value);
  }
}
