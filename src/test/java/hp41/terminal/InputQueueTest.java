package hp41.terminal;

import static java.util.stream.IntStream.range;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InputQueueTest {

  private final FakePeripherals clock = new FakePeripherals();
  private final InputQueue strokes = new InputQueue(clock);
  private boolean running = true;

  @Test
  void linesWaitInTheirOrder() {
    Stroke first = line("1");
    Stroke second = line("2");
    strokes.add(first);
    strokes.add(second);
    assertThat(strokes.next(this::mustWait)).isEmpty();
    running = false;
    assertThat(strokes.next(this::mustWait)).contains(first);
    assertThat(strokes.next(this::mustWait)).contains(second);
    assertThat(strokes.next(this::mustWait)).isEmpty();
  }

  @Test
  void sleepsWhileALineWaits() throws InterruptedException {
    strokes.add(line("1"));
    long begun = System.nanoTime();
    assertThat(strokes.await(Optional.of(Duration.ofMillis(200)), this::mustWait)).isEmpty();
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThan(Duration.ofMillis(199));
  }

  @Test
  void wakesForWhatEndsTheRun() throws InterruptedException {
    strokes.add(line("1"));
    Thread leaving = new Thread(() -> strokes.add(new Stroke.Gone()));
    leaving.start();
    assertThat(strokes.await(Optional.empty(), this::mustWait)).contains(new Stroke.Gone());
    leaving.join();
  }

  @Test
  void typedRunStopIsHandledBeforeWaitingLines() {
    strokes.add(line("1"));
    strokes.add(line("!"));
    assertThat(strokes.next(this::mustWait)).isEmpty();
    Stroke byHand = new Stroke.InputLine("R/S", true);
    strokes.add(byHand);
    assertThat(strokes.next(this::mustWait)).contains(byHand);
    strokes.add(line("stop"));
    assertThat(strokes.next(this::mustWait)).contains(line("stop"));
  }

  @ParameterizedTest
  @MethodSource
  void leavingIsHandledBeforeSlowStrokes(Stroke leaving) {
    strokes.add(Stroke.typed('1'));
    strokes.add(Stroke.typed('2'));
    strokes.add(leaving);
    strokes.add(Stroke.typed('3'));
    running = false;
    assertThat(strokes.next(this::mustWait)).contains(Stroke.typed('1'));
    clock.pass(InputQueue.GRACE);
    assertThat(strokes.next(this::mustWait)).contains(leaving);
  }

  static List<Stroke> leavingIsHandledBeforeSlowStrokes() {
    return List.of(Stroke.control('q'), new Stroke.Gone());
  }

  @Test
  void leavingIsHandledBeforeStrokesThatWaitForARun() {
    strokes.add(Stroke.typed('1'));
    strokes.add(Stroke.control('q'));
    assertThat(strokes.next(this::mustWait)).isEmpty();
    clock.pass(InputQueue.GRACE);
    assertThat(strokes.next(this::mustWait)).contains(Stroke.control('q'));
  }

  @Test
  void linesAreReadWhileThereIsRoomAndNoneIsLost() throws InterruptedException {
    int lines = 3 * InputQueue.MAX_LINES;
    AtomicInteger read = new AtomicInteger();
    read(strokes.reader(TestSession.thread()), read, lines);
    while (read.get() < InputQueue.MAX_LINES) {
      LockSupport.parkNanos(1_000_000);
    }
    running = false;
    for (int i = 0; i < lines; i++) {
      assertThat(strokes.await(Optional.empty(), this::mustWait)).contains(line("" + i));
    }
    assertThat(read).hasValue(lines);
  }

  @Test
  void waitingReaderIsWokenForManyLinesAtOnce() {
    AtomicInteger read = new AtomicInteger();
    Queue<Runnable> tasks = new ArrayDeque<>();
    read(strokes.reader(tasks::add), read, 2 * InputQueue.MAX_LINES);
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
    running = false;
    for (int i = InputQueue.MAX_LINES; i > InputQueue.FEW_LINES; i--) {
      assertThat(tasks).isEmpty();
      assertThat(strokes.next(this::mustWait)).isPresent();
    }
    assertThat(tasks).isEmpty();
    strokes.next(this::mustWait);
    assertThat(tasks).hasSize(1);
    assertThat(read).hasValue(InputQueue.MAX_LINES);
  }

  @Test
  void keysWithoutRoomAreDroppedAndReportedOnce() {
    range(0, 2 * InputQueue.MAX_KEYS).forEach(i -> strokes.add(Stroke.typed('1')));
    strokes.add(Stroke.control('q'));
    running = false;
    for (int i = 0; i < InputQueue.MAX_KEYS; i++) {
      assertThat(strokes.next(this::mustWait)).contains(Stroke.typed('1'));
    }
    assertThat(strokes.next(this::mustWait)).contains(new Stroke.Dropped());
    assertThat(strokes.next(this::mustWait)).contains(Stroke.control('q'));
    assertThat(strokes.next(this::mustWait)).isEmpty();
    strokes.add(Stroke.typed('2'));
    assertThat(strokes.next(this::mustWait)).contains(Stroke.typed('2'));
  }

  /** Reads lines, each in a task of its own. */
  private void read(Executor reader, AtomicInteger read, int lines) {
    if (read.get() < lines) {
      reader.execute(
          () -> {
            strokes.add(line("" + read.getAndIncrement()));
            read(reader, read, lines);
          });
    }
  }

  private boolean mustWait(Stroke stroke) {
    return running;
  }

  private static Stroke line(String text) {
    return new Stroke.InputLine(text, false);
  }
}
