package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.keyboard.Key;
import hp41.machine.Peripherals;
import hp41.screen.Stroke;
import hp41.screen.Theme;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** On a clock that goes on a microsecond a line, and whenever it is asked. */
@Timeout(60)
class FramesTest {

  private static final int FRAMES = 60;

  private final FakeTerminal terminal = new FakeTerminal();
  private final TickingClock clock = new TickingClock();
  private final Calculator calculator = new Calculator(Model.CX, clock);

  private final List<Instant> drawn = new ArrayList<>();

  @BeforeEach
  void beginTime() {
    clock.lines = calculator::linesExecuted;
  }

  @Test
  void runningProgramIsDrawnThirtyTimesASecondAtMost() {
    loop();
    runUntilDrawn(Duration.ZERO);
    assertThat(gaps()).allMatch(gap -> gap.toNanos() >= 1_000_000_000L / 30);
    assertThat(gaps()).anyMatch(gap -> gap.toMillis() <= 45);
  }

  @Test
  void slowTerminalLeavesMostOfTheTimeToTheProgram() {
    loop();
    Duration slow = Duration.ofMillis(10);
    runUntilDrawn(slow);
    assertThat(gaps()).allMatch(gap -> gap.compareTo(slow.multipliedBy(12)) >= 0);
  }

  @Test
  void drawingStopsWhileNothingChanges() {
    Frames frames = new Frames();
    Instant now = Instant.EPOCH.plusSeconds(1);
    assertThat(frames.untilDue(now, false)).hasValueSatisfying(due -> assertThat(due).isNegative());
    frames.drawn(now, now.plusMillis(50));
    assertThat(frames.untilDue(now, false)).isEmpty();
    frames.want();
    assertThat(frames.untilDue(now, false)).contains(Frames.SHORTEST);
  }

  @Test
  void resultIsDrawnAsSoonAsTheCalculatorStops() {
    Frames frames = new Frames();
    Instant now = Instant.EPOCH.plusSeconds(1);
    frames.drawn(now, now.plusMillis(10));
    frames.want();
    assertThat(frames.untilDue(now, true)).contains(Duration.ofMillis(120));
    assertThat(frames.untilDue(now, false)).contains(Frames.SHORTEST);
  }

  private void loop() {
    calculator.press(Key.PRGM);
    calculator.type("LBL 01 GTO 01");
    calculator.press(Key.PRGM);
    calculator.type("XEQ 01");
  }

  private void runUntilDrawn(Duration each) {
    terminal.beforeDrawing =
        () -> {
          drawn.add(clock.instant());
          clock.passed = clock.passed.plus(each);
          if (drawn.size() == FRAMES) {
            terminal.strokes.accept(new Stroke.Gone());
          }
        };
    new Session(calculator, terminal, Theme.MACHINE, clock, image -> {}, false).run();
  }

  private List<Duration> gaps() {
    List<Duration> gaps = new ArrayList<>();
    for (int i = 1; i < drawn.size(); i++) {
      gaps.add(Duration.between(drawn.get(i - 1), drawn.get(i)));
    }
    return gaps;
  }

  private static final class TickingClock implements Peripherals, InstantSource {

    private LongSupplier lines = () -> 0;
    private Duration passed = Duration.ZERO;

    @Override
    public Instant instant() {
      passed = passed.plusNanos(100);
      return Instant.EPOCH.plus(passed).plusNanos(1000 * lines.getAsLong());
    }

    @Override
    public InstantSource clock() {
      return this;
    }

    @Override
    public void tone(int hertz, int milliseconds) {}

    @Override
    public Optional<byte[]> program(String name) {
      return Optional.empty();
    }
  }
}
