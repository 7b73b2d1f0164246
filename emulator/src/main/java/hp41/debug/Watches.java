package hp41.debug;

import hp41.machine.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What is watched, and what it held when lines were executed last. */
public final class Watches {

  private final Machine machine;
  private final Map<Watch, Held> held = new LinkedHashMap<>();

  /** What something held, and what it had held before it changed last, if it has. */
  private record Held(Object state, Optional<Object> was) {}

  Watches(Machine machine) {
    this.machine = machine;
  }

  /** Something that is watched, with its value and the one it had before that, or empty. */
  public record WatchLine(Watch watch, String value, String was) {}

  /** Watches something, or no longer. True: it is watched now. */
  public boolean toggle(Watch watch) {
    if (held.remove(watch) != null) {
      return false;
    }
    held.put(watch, new Held(watch.state(machine), Optional.empty()));
    return true;
  }

  /** Watches nothing any more. */
  public void clear() {
    held.clear();
  }

  /** All that is watched, in the order it was begun. */
  public List<WatchLine> lines() {
    List<WatchLine> lines = new ArrayList<>();
    held.forEach(
        (watch, it) -> {
          String was = it.was().map(state -> watch.shown(machine, state)).orElse("");
          lines.add(new WatchLine(watch, watch.value(machine), was));
        });
    return lines;
  }

  boolean isEmpty() {
    return held.isEmpty();
  }

  /** What has changed until now is known. */
  public void begin() {
    held.entrySet().forEach(this::hasChanged);
  }

  /**
   * What has changed since: {@code R05: 4 → 3}; empty if nothing has that counts.
   *
   * @param counts whether a change of this counts; asked only if it has changed
   */
  public Optional<String> changed(Predicate<Watch> counts) {
    List<String> changes = new ArrayList<>();
    for (Map.Entry<Watch, Held> entry : held.entrySet()) {
      if (hasChanged(entry) && counts.test(entry.getKey())) {
        changes.add(change(entry.getKey(), entry.getValue()));
      }
    }
    return changes.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", changes));
  }

  private boolean hasChanged(Map.Entry<Watch, Held> entry) {
    Object state = entry.getKey().state(machine);
    Object before = entry.getValue().state();
    boolean changed = !state.equals(before);
    if (changed) {
      entry.setValue(new Held(state, Optional.of(before)));
    }
    return changed;
  }

  private String change(Watch watch, Held held) {
    String was = watch.shown(machine, held.was().orElseThrow());
    return watch.name() + ": " + was + " → " + watch.shown(machine, held.state());
  }
}
