package hp41.conformance;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A state that is interrupted while it is open, and keys that are pressed after that. The clock
 * runs, and every key has its time, so that the calculators are compared at the same moments.
 *
 * @param name the state and what interrupts it
 * @param listing the programs in memory, of which the first is started at the beginning
 * @param opening the keys that open the state
 * @param waits the times after these keys. The calculators are compared after each
 * @param keys the keys that are pressed then. The calculators are compared after each
 */
record InterruptCase(
    String name, String listing, List<KeyPress> opening, List<Duration> waits, List<KeyPress> keys)
    implements Case {

  /** The name of the theme, and the kind in the table of results. */
  static final String KIND = "interrupts";

  /**
   * The first letters of the names of states in which a program runs or the text editor is open.
   */
  private static final String RUNNING = "running";

  private static final String EDITOR = "text editor";

  /** The keys that execute the first program. */
  static final List<KeyPress> BEGINNING = List.of(KeyPress.of("R/S~3000").orElseThrow());

  /** The milliseconds between the first comparison and an alarm. */
  static final int BEFORE_DUE = 500;

  InterruptCase {
    opening = List.copyOf(opening);
    waits = List.copyOf(waits);
    keys = List.copyOf(keys);
  }

  /**
   * Returns what is not compared: the pointer, if a program runs in a loop, and the flags in the
   * text editor, where the microcode clears flag 48 although the keys enter characters.
   */
  Set<String> loose() {
    if (name.startsWith(RUNNING)) {
      return Set.of("b");
    }
    return name.startsWith(EDITOR) ? Set.of("flags") : Set.of();
  }

  /** Returns the milliseconds that keys take. */
  static long length(List<KeyPress> presses) {
    return presses.stream()
        .mapToLong(it -> it.hold().plus(it.untilNext().orElse(Duration.ZERO)).toMillis())
        .sum();
  }

  @Override
  public String kind() {
    return KIND;
  }

  /** Returns the steps of the case in their order. */
  List<TimedStep> steps() {
    List<TimedStep> steps = new ArrayList<>();
    opening.forEach(it -> steps.add(new TimedStep(Optional.of(it), Duration.ZERO, false)));
    waits.forEach(it -> steps.add(new TimedStep(Optional.empty(), it, true)));
    keys.forEach(it -> steps.add(TimedStep.compared(it)));
    return steps;
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, true, new CaseListing(listing)::load);
    for (TimedStep step : steps()) {
      List<Difference> differences = engines.perform(step, loose());
      if (!differences.isEmpty()) {
        return differences;
      }
    }
    return List.of();
  }

  @Override
  public int moments() {
    return waits.size() + keys.size();
  }

  @Override
  public Case upTo(int count) {
    return new InterruptCase(
        name, listing, opening, waits, keys.subList(0, Math.min(keys.size(), count)));
  }

  @Override
  public Stream<Case> smaller() {
    return Parts.without(keys).map(it -> new InterruptCase(name, listing, opening, waits, it));
  }

  @Override
  public String command(String options) {
    return "%s | hp41 keys %s --clock 2026-01-15T10:30 --load - %s # %s"
        .formatted(new CaseListing(listing).printed(), options, typed(), name);
  }

  /** Returns the keys as {@code hp41 keys} reads them. */
  String typed() {
    List<KeyPress> presses = new ArrayList<>(opening);
    KeyPress last = presses.remove(presses.size() - 1);
    long pause = waits.stream().reduce(last.untilNext().orElseThrow(), Duration::plus).toMillis();
    presses.add(KeyPress.of(last.text().replaceFirst("~.*", "") + "~" + pause).orElseThrow());
    presses.addAll(keys);
    return presses.stream().map(KeyCase::quoted).collect(Collectors.joining(" "));
  }
}
