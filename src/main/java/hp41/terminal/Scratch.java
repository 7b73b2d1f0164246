package hp41.terminal;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.Model;
import hp41.Snapshot;
import hp41.keyboard.Pace;
import hp41.machine.Peripherals;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A calculator for trying a line on, which the user's own knows nothing of. */
final class Scratch {

  private static final Instant MORNING = Instant.parse("2026-01-15T10:30:00Z");
  private static final Set<Accessory> PLUGGED = EnumSet.of(Accessory.PRINTER);
  private static final int MOST_LINES = 10_000;
  private static final int MOST_SLICES = 100;

  private Scratch() {}

  /** What a new calculator shows after a line was typed: its display, what is wrong, the stack. */
  static List<String> run(String line) {
    Calculator calculator = new Calculator(Model.CX, PLUGGED, new Alone(), Pace.FULL);
    Optional<Misunderstanding> wrong = calculator.type(line);
    for (int i = 0; i < MOST_SLICES && (calculator.isRunning() || calculator.isTyping()); i++) {
      calculator.proceed(MOST_LINES);
    }
    calculator.finishScroll();
    if (wrong.isPresent()) {
      return List.of(wrong.get().word() + " " + wrong.get().reason());
    }
    Snapshot snapshot = calculator.snapshot();
    return List.of(snapshot.display().toString().strip(), stack(snapshot));
  }

  private static String stack(Snapshot snapshot) {
    StringBuilder text = new StringBuilder();
    for (Snapshot.Level level : snapshot.stack()) {
      text.append(level.name()).append('=').append(level.text().strip()).append("  ");
    }
    return text.toString().strip();
  }

  /** Nothing around it: a clock that stands, no sound, no programs. */
  private record Alone() implements Peripherals {

    @Override
    public InstantSource clock() {
      return InstantSource.fixed(MORNING);
    }

    @Override
    public void tone(int hertz, int milliseconds) {
      // Nobody listens.
    }

    @Override
    public Optional<byte[]> program(String name) {
      return Optional.empty();
    }
  }
}
