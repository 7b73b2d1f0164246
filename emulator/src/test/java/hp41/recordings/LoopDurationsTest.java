package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares the durations of random loops of one function with those on the machine. */
class LoopDurationsTest {

  private static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration HELD = Duration.ofMillis(24);
  private static final Duration MOMENT = Duration.ofMillis(2);

  /** The greatest difference of a duration in 19 of 20 loops, and in the others, in percent. */
  private static final double USUAL = 3;

  private static final double WORST = 8;

  private record Loop(String listing, double percent) {
    private double size() {
      return Math.abs(percent);
    }
  }

  @Test
  void loopsTakeAsLongAsOnTheMachine() {
    List<Loop> loops =
        Table.named("loops").stream()
            .map(LoopDurationsTest::played)
            .sorted(Comparator.comparing(Loop::size))
            .toList();
    List<Loop> slow = loops.stream().filter(it -> it.size() > USUAL).toList();
    assertThat(slow).hasSizeLessThanOrEqualTo(loops.size() / 20).allMatch(it -> it.size() < WORST);
  }

  private static Loop played(Map<String, String> row) {
    String listing = row.get("listing");
    double machine = Double.parseDouble(row.get("milliseconds"));
    return new Loop(listing, (duration(listing.replace(" ; ", "\n")) / machine - 1) * 100);
  }

  private static double duration(String listing) {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock, InstantSource.fixed(WALL)))
            .pace(Pace.AUTHENTIC)
            .build();
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    VirtualKeypad typist = new VirtualKeypad(calculator, clock);
    calculator.keyDown(Key.RUN_STOP);
    typist.pass(HELD);
    calculator.keyUp();
    Instant start = clock.instant();
    while (!typist.rests()) {
      typist.pass(MOMENT);
    }
    return Duration.between(start, clock.instant()).toMillis();
  }
}
