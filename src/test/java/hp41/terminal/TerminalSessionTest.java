package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TerminalSessionTest {

  private static final int FRAMES = 15;
  private static final Instant ELEVEN = Instant.parse("2026-01-15T11:00:00Z");

  private final FakeTerminal terminal = new FakeTerminal();
  private volatile Duration set = Duration.ZERO;

  /** How much the session's clock is ahead of the computer's. */
  private volatile Duration skipped = Duration.ZERO;

  private final List<Image> kept = Collections.synchronizedList(new ArrayList<>());
  private final Instant start = Instant.now();

  /** A wall clock that showed 11 o'clock when the session began. */
  private final InstantSource wallClock =
      () -> ELEVEN.plus(Duration.between(start, Instant.now())).plus(set);

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(InstantSource.system(), wallClock));
  private final TerminalSession session =
      new TerminalSession(
          calculator,
          terminal,
          Theme.MACHINE,
          () -> Instant.now().plus(skipped),
          this::save,
          false,
          TestSession.NO_HABITS,
          TestSession.nothingAttached(),
          Face.on(terminal));
  private final Thread thread = new Thread(session::run);
  private volatile boolean full;

  @BeforeEach
  void begin() throws InterruptedException {
    thread.start();
    awaitPicture("0.0000");
  }

  @AfterEach
  void end() throws InterruptedException {
    session.leave();
    thread.join();
  }

  @Test
  void typedTextIsDrawn() throws InterruptedException {
    type("2 3+");
    awaitPicture("X             5.0000");
  }

  @Test
  void highlightOfAKeyEnds() throws InterruptedException {
    type("7");
    await(() -> ground(17, 13) == Ink.SELECTION);
    await(() -> ground(17, 13) == Ink.CAP);
  }

  @Test
  void everyFrameIsConsistentAboutShift() throws InterruptedException {
    type(";");
    awaitPicture("▶ SHIFT");
    terminal.strokes.accept(Stroke.named(KeyName.ESCAPE));
    await(() -> !terminal.picture().contains("▶ SHIFT"));
    assertThat(frames())
        .map(Frame::toString)
        .allSatisfy(
            picture -> {
              boolean waits = picture.contains("▶ SHIFT");
              assertThat(picture.contains(" SHIFT  the next key")).isEqualTo(waits);
              assertThat(picture.lines().toList().get(6).contains("SHIFT")).isEqualTo(waits);
            });
  }

  @Test
  void leavingSavesMemoryAndReleasesTheTerminal() throws InterruptedException {
    type("7");
    terminal.strokes.accept(Stroke.control('q'));
    thread.join();
    assertThat(terminal.closed).isTrue();
    assertThat(kept).hasSize(1);
  }

  @Test
  void alarmIsHeardAlthoughTheClockOnTheWallWasSet() throws InterruptedException {
    terminal.strokes.accept(new Stroke.InputLine("0 0 12 XYZALM", false));
    awaitPicture("X            12.0000");
    set = Duration.ofHours(2);
    awaitPicture(" ALARM  STO keeps the alarm as past due");
  }

  @Test
  void memoryIsSavedShortlyAfterTheLastKey() throws InterruptedException {
    type("7");
    await(() -> kept.size() == 1);
  }

  @Test
  void failedSaveOfMemoryIsReportedAndRetried() throws InterruptedException {
    full = true;
    type("5 ");
    awaitPicture(" ▲ memory cannot be saved: /full: no space  it is tried again");
    full = false;
    skipped = Duration.ofSeconds(5);
    type("6 ");
    await(() -> kept.size() == 1 && !terminal.picture().contains("memory cannot"));
  }

  @Test
  void idleSessionUsesNoProcessorTime() throws InterruptedException {
    type("7");
    await(() -> kept.size() == 1);
    await(() -> used(Duration.ofMillis(500)).compareTo(Duration.ofMillis(5)) < 0);
  }

  /**
   * Measures the processor time of an idle session; work that is still due at the start ends soon.
   */
  private Duration used(Duration meanwhile) {
    var threads = ManagementFactory.getThreadMXBean();
    long before = threads.getThreadCpuTime(thread.getId());
    LockSupport.parkNanos(meanwhile.toNanos());
    return Duration.ofNanos(threads.getThreadCpuTime(thread.getId()) - before);
  }

  @Test
  void endlessProgramIsShownRunningAndStopsAtOneKey() throws InterruptedException {
    runLoop();
    assertThat(terminal.titles.toString()).contains("HP-41");
    type("!");
    await(() -> !terminal.picture().contains(" lines · R/S"));
  }

  @Test
  void interruptStopsTheProgramAndDoesNotLeave() throws InterruptedException {
    runLoop();
    terminal.strokes.accept(Stroke.control('c'));
    await(() -> !terminal.picture().contains(" lines · R/S"));
    assertThat(terminal.picture()).doesNotContain("Ctrl-Q leaves");
    type("6 ");
    awaitPicture("X             6.0000");
  }

  @Test
  void memoryOfARunningProgramIsSavedRepeatedly() throws InterruptedException {
    terminal.strokes.accept(Stroke.named(KeyName.F3));
    for (String line : List.of("lbl 01", "isg x", "gto 01", "gto 01")) {
      type(":" + line);
      terminal.strokes.accept(Stroke.named(KeyName.ENTER));
    }
    terminal.strokes.accept(Stroke.named(KeyName.F3));
    type("!");
    awaitPicture(" lines · R/S");
    int before = kept.size();
    await(() -> kept.size() > before + 2);
    assertThat(terminal.picture()).contains(" lines · R/S");
    type("!");
  }

  @Test
  void framesStayBelowThirtyASecondWhileAProgramRuns() throws InterruptedException {
    runLoop();
    long begun = System.nanoTime();
    int before = frames().size();
    await(() -> frames().size() > before + FRAMES);
    Duration taken = Duration.ofNanos(System.nanoTime() - begun);
    assertThat(taken).isGreaterThan(FrameSchedule.SHORTEST.multipliedBy(FRAMES - 1));
    type("!");
  }

  private void save(Image image) throws IOException {
    if (full) {
      throw new IOException("/full: no space");
    }
    kept.add(image);
  }

  /** Runs the endless program LBL 01, GTO 01. */
  private void runLoop() throws InterruptedException {
    terminal.strokes.accept(Stroke.named(KeyName.F3));
    type(";");
    click("STO");
    type("01;");
    click("RCL");
    type("01");
    terminal.strokes.accept(Stroke.named(KeyName.F3));
    type("!");
    awaitPicture(" lines · R/S");
  }

  private void click(String function) {
    ScreenPosition key = ScreenPosition.ofFunction(new TestSession().screen(), function);
    terminal.strokes.accept(key.with(Stroke.Button.DOWN));
    terminal.strokes.accept(key.with(Stroke.Button.UP));
  }

  private void type(String characters) {
    characters.chars().forEach(c -> terminal.strokes.accept(Stroke.typed((char) c)));
  }

  private Ink ground(int column, int row) {
    List<Frame> frames = frames();
    return frames.get(frames.size() - 1).style(column, row).ground();
  }

  private List<Frame> frames() {
    synchronized (terminal) {
      return List.copyOf(terminal.frames);
    }
  }

  private void awaitPicture(String part) throws InterruptedException {
    await(() -> terminal.picture().contains(part));
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(5);
    }
  }
}
