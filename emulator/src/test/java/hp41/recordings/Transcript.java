package hp41.recordings;

import hp41.Calculator;
import hp41.Inside;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.display.Annunciator;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.DisplayChange;
import hp41.keypad.VirtualKeypad.Seen;
import hp41.listing.Assembler;
import hp41.machine.Machine;
import hp41.machine.ProgramLoader;
import hp41.memory.Flags;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Presses the keys of a transcript on a new calculator and collects the differences. */
final class Transcript {

  private static final long TOLERANCE_MILLIS = 120;
  private static final double TOLERANCE = 0.2;

  private final VirtualClock clock;
  private final Calculator calculator;
  private final VirtualKeypad keypad;
  private final Optional<ObservedKeys> looks;
  private final Duration limit;
  private final Duration longer;
  private final List<String> differences = new ArrayList<>();
  private final Optional<EngineUnderTest> engine;
  private boolean loosely;

  /**
   * Creates a calculator in the state of MEMORY LOST.
   *
   * @param start the time at the beginning
   * @param frozen whether the wall clock is stopped
   * @param limit how long the calculator may run after each key
   * @param engine the machine's microcode, if its image is given
   * @param longer the time from the look at the display of a held key to its release
   */
  Transcript(
      Instant start,
      boolean frozen,
      Duration limit,
      Optional<EngineUnderTest> engine,
      Duration longer) {
    clock = new VirtualClock(start);
    InstantSource wall = frozen ? new VirtualClock(start) : clock;
    calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock, wall))
            .pace(Pace.AUTHENTIC)
            .build();
    this.engine = engine;
    calculator.engine(engine.map(EngineUnderTest::image));
    keypad = new VirtualKeypad(calculator, clock);
    looks = engine.map(it -> new ObservedKeys(calculator, keypad, clock, longer));
    this.limit = limit;
    this.longer = longer;
  }

  /** Plays the steps and returns the differences from them. */
  List<String> follow(List<Step> steps) {
    for (Step step : steps) {
      if (step.isKey()) {
        press(step);
      } else {
        load(step);
      }
    }
    return differences;
  }

  private void load(Step step) {
    String listing = String.join("\nEND\n", step.listings());
    Assembler assembler = new Assembler(Inside.of(calculator).instructions());
    Assembler.Assembly assembly = assembler.assemble(listing);
    assembly.problems().forEach(problem -> differences.add(problem.toString()));
    new ProgramLoader(Inside.of(calculator).memory()).load(assembly.programs());
  }

  /**
   * After keys in quick succession, displays are compared loosely until the calculator waits,
   * unless the table has the state at the moment when the next key is pressed.
   */
  private void press(Step step) {
    if (step.untilNext().isEmpty()) {
      Seen seen =
          looks.isPresent()
              ? looks.get().press(step, limit)
              : keypad.press(step.pressed(), step.hold(), longer, limit);
      compare(step, seen);
      loosely = false;
      return;
    }
    Seen seen = looks.isPresent() ? looks.get().pressAndPause(step) : pressAndPause(step);
    if (step.hasState()) {
      compare(step, seen);
    } else {
      loosely = true;
    }
  }

  private Seen pressAndPause(Step step) {
    Duration pause = step.hasState() ? step.untilNext().get() : ObservedKeys.pause(step);
    long next = clock.millis() + step.hold().plus(longer).plus(pause).toMillis();
    Seen seen = keypad.press(step.pressed(), step.hold(), longer, pause);
    keypad.pass(Duration.ofMillis(Math.max(0, next - clock.millis())));
    return seen;
  }

  private void compare(Step step, Seen seen) {
    if (step.hasHeld() && !loosely) {
      note("held", step, step.held(), seen.held());
    }
    if (!step.isLoose("display") || !LooseDisplay.of(step).fits(display())) {
      note("display", step, step.display(), looked(step.display()));
    }
    if (!calculator.isDark()) {
      note("annunciators", step, step.annunciators(), annunciators());
    }
    if (step.hasX() && !step.isLoose("X")) {
      note("X", step, step.x(), Content.cell(Inside.of(calculator).stack().x()));
    }
    compareState(step);
    if (step.hasChanges() && !loosely) {
      compareChanges(step, seen.changes());
    }
  }

  /** Compares the rest of the stack, ALPHA and the flags, if the table has them. */
  private void compareState(Step step) {
    if (!step.hasState()) {
      return;
    }
    Machine machine = Inside.of(calculator);
    for (String level : List.of("T", "Z", "Y", "L")) {
      noteState(level, step, Content.cell(State.status(machine, level)));
    }
    noteState("ALPHA", step, Content.escaped(machine.alpha().text()));
    if (!step.isLoose("flags")) {
      note("flags", step, step.settledFlags(step.state().get("flags")), step.settledFlags(flags()));
    }
  }

  private void noteState(String column, Step step, String got) {
    if (!step.isLoose(column)) {
      note(column, step, step.state().get(column), got);
    }
  }

  private String flags() {
    StringBuilder flags = new StringBuilder();
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      flags.append(Inside.of(calculator).flags().get(flag) ? '1' : '0');
    }
    return flags.toString();
  }

  /** Returns the display or, while it is being written, its content as recordings contain it. */
  private String looked(String want) {
    boolean written = engine.filter(it -> it.shows(calculator, want)).isPresent();
    return written ? want : display();
  }

  private String display() {
    return calculator.isDark() ? "(off)" : calculator.display().toString();
  }

  private String annunciators() {
    return calculator.snapshot().annunciators().stream()
        .map(Annunciator::text)
        .collect(Collectors.joining(" "));
  }

  private void note(String what, Step step, String want, String got) {
    if (!want.equals(got) && !Step.showGoose(want, got)) {
      differences.add(
          "%s %d, key %s, %s: %s instead of %s"
              .formatted(step.transcript(), step.number(), step.key(), what, got, want));
    }
  }

  private void compareChanges(Step step, List<DisplayChange> seen) {
    List<DisplayChange> want = withoutRepeats(step.held(), step.texts());
    List<DisplayChange> texts =
        withoutRepeats(step.held(), seen.stream().filter(Step::isText).toList());
    List<DisplayChange> got = afterRelease(texts, want);
    if (looks.isPresent()) {
      looks.get().miss(want, got).ifPresent(it -> note("changes", step, it.text(), got.toString()));
      return;
    }
    boolean same = want.size() == got.size();
    for (int i = 0; same && i < want.size(); i++) {
      same = isNear(want.get(i), got.get(i));
    }
    if (!same) {
      differences.add(
          "%s %d, key %s, changes: %s instead of %s"
              .formatted(step.transcript(), step.number(), step.key(), got, want));
    }
  }

  /**
   * Returns changes without repetitions of the text that was already shown. A goose that was shown
   * for a tenth of a second may have fallen between two looks.
   */
  private static List<DisplayChange> withoutRepeats(String before, List<DisplayChange> changes) {
    List<DisplayChange> different = new ArrayList<>();
    String last = before;
    for (DisplayChange change : changes) {
      if (!change.text().equals(last)) {
        different.add(change);
      }
      last = change.text();
    }
    return different;
  }

  /**
   * Returns changes without those before the release, which recordings do not contain. A recorded
   * change may have happened slightly before it.
   */
  private static List<DisplayChange> afterRelease(
      List<DisplayChange> changes, List<DisplayChange> want) {
    long before = changes.stream().filter(it -> it.millis() < 0).count();
    return changes.stream()
        .skip(Math.min(before, Math.max(0, changes.size() - want.size())))
        .toList();
  }

  private static boolean isNear(DisplayChange want, DisplayChange got) {
    double tolerance = Math.max(TOLERANCE_MILLIS, TOLERANCE * want.millis());
    return want.text().equals(got.text()) && Math.abs(want.millis() - got.millis()) <= tolerance;
  }
}
