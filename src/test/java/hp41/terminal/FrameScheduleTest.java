package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.key.Key;
import hp41.peripherals.Peripherals;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Stroke;
import hp41.screen.Theme;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Uses a clock that advances by a microsecond for each line and for each query. */
class FrameScheduleTest {

  private static final int FRAMES = 60;
  private static final Area DISPLAY = new Area(0, 0, 76, 8);
  private static final Area PANELS = new Area(77, 0, 43, 38);

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
    FrameSchedule frames = new FrameSchedule();
    Instant now = Instant.EPOCH.plusSeconds(1);
    assertThat(frames.untilDue(now, false)).hasValueSatisfying(due -> assertThat(due).isNegative());
    frames.drawn(now, now.plusMillis(50));
    assertThat(frames.untilDue(now, false)).isEmpty();
    frames.want();
    assertThat(frames.untilDue(now, false)).contains(FrameSchedule.SHORTEST);
  }

  @Test
  void resultIsDrawnAsSoonAsTheCalculatorStops() {
    FrameSchedule frames = new FrameSchedule();
    Instant now = Instant.EPOCH.plusSeconds(1);
    frames.drawn(now, now.plusMillis(10));
    frames.want();
    assertThat(frames.untilDue(now, true)).contains(Duration.ofMillis(120));
    assertThat(frames.untilDue(now, false)).contains(FrameSchedule.SHORTEST);
  }

  /** Panels are updated four times a second and the display with every frame. */
  @Test
  void panelsOfARunningProgramAreRefreshedLessOftenThanTheDisplay() {
    terminal.size = TestSession.LARGE;
    loop("LBL 01 1 + VIEW X GTO 01");
    runUntilDrawn(Duration.ZERO);
    Instant begin = drawn.get(FRAMES / 4);
    List<Frame> second = drawnWithin(begin, Duration.ofSeconds(1));
    assertThat(second).hasSizeGreaterThan(20);
    assertThat(changes(second, DISPLAY)).isGreaterThan(20L);
    assertThat(changes(second, PANELS)).isBetween(3L, 4L);
  }

  private void loop() {
    loop("LBL 01 GTO 01");
  }

  private void loop(String program) {
    calculator.press(Key.PRGM);
    calculator.type(program);
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
    new TerminalSession(
            calculator,
            terminal,
            Theme.MACHINE,
            clock,
            image -> {},
            false,
            TestSession.NO_HABITS,
            TestSession.nothingAttached(),
            Face.on(terminal))
        .run();
  }

  private List<Frame> drawnWithin(Instant begin, Duration time) {
    return IntStream.range(0, FRAMES)
        .filter(i -> !drawn.get(i).isBefore(begin) && drawn.get(i).isBefore(begin.plus(time)))
        .mapToObj(terminal.frames::get)
        .toList();
  }

  /** Returns how often the content of an area differs from the previous frame. */
  private static long changes(List<Frame> frames, Area area) {
    return IntStream.range(1, frames.size())
        .filter(i -> !text(frames.get(i), area).equals(text(frames.get(i - 1), area)))
        .count();
  }

  private static String text(Frame frame, Area area) {
    return frame
        .toString()
        .lines()
        .skip(area.row())
        .limit(area.height())
        .map(row -> StringUtils.substring(row, area.column(), area.right()))
        .collect(Collectors.joining("\n"));
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
