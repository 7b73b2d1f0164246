package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.Event;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.peripherals.Peripherals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Tests the guarantees of the library for programs with several threads. */
class ThreadsTest {

  private static final int CALCULATORS = 100;
  private static final int THREADS = 8;

  /** The displayed texts, the number of executed lines, and memory at the end. */
  private record RunResult(List<Event> events, long lines, Image image) {}

  @Test
  void hundredCalculatorsAtOnceComputeWhatOneComputesAlone() throws Exception {
    Callable<RunResult> queens = ThreadsTest::queens;
    RunResult alone = queens.call();
    assertThat(alone.events).contains(new Event.Viewed("POSITION2=16837425"));
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<RunResult> one : threads.invokeAll(Collections.nCopies(CALCULATORS, queens))) {
        assertThat(one.get()).isEqualTo(alone);
      }
    } finally {
      threads.shutdown();
    }
  }

  private static RunResult queens() throws IOException {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator = new Calculator(Model.CX, () -> clock);
    load(calculator, Files.readString(Path.of("..", "programs", "8QUEENS.txt")));
    List<Event> events = new ArrayList<>();
    for (String answer : List.of("", "YES", "158", "", "", "NO", "")) {
      calculator.answer(answer);
      calculator.type("R/S");
      calculator.run();
      events.addAll(calculator.takeEvents());
    }
    return new RunResult(events, calculator.linesExecuted(), calculator.image());
  }

  @Test
  void interruptEndsAnEndlessRunThatCanGoOnLater() {
    Calculator calculator = new Calculator(Model.CX, new Interrupting());
    load(calculator, "LBL 01\nGTO 01\nEND");
    calculator.type("R/S");
    assertThat(calculator.run(Long.MAX_VALUE)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(calculator.linesExecuted()).isPositive();
    assertThat(calculator.run(10)).isFalse();
    calculator.press(Key.RUN_STOP);
    assertThat(calculator.run(10)).isTrue();
  }

  @Test
  void interruptEndsAPause() throws Exception {
    Calculator calculator = new Calculator(Model.CX, InstantSource::system);
    load(calculator, "LBL 01\nPSE\nGTO 01\nEND");
    calculator.type("R/S");
    FutureTask<Boolean> run = new FutureTask<>(() -> calculator.run(Long.MAX_VALUE));
    Thread thread = new Thread(run);
    thread.start();
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
    thread.interrupt();
    assertThat(run.get()).isFalse();
    assertThat(calculator.isRunning()).isTrue();
  }

  /** Interrupts the thread that drives the calculator once, when it has computed for a while. */
  private static final class Interrupting implements Peripherals {

    private static final int TURN = 3;

    private int turns;

    @Override
    public InstantSource clock() {
      return InstantSource.system();
    }

    @Override
    public void await(Duration wait) {
      if (++turns == TURN) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void load(Calculator calculator, String listing) {
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
  }
}
