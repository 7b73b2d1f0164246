package hp41.conformance;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Executes each case on its own thread. A step that does not end is reported as a difference. Java
 * cannot stop the thread of an endless step, so that it runs until the program ends; the next case
 * uses new engines.
 */
final class Player {

  private static final String OURS = "hp41.";

  private final Supplier<Engines> factory;
  private final Duration stepTimeout;
  private Engines engines;
  private int stuck;

  /**
   * Creates a player.
   *
   * @param factory creates the engines
   * @param stepTimeout the time after which a step is considered endless
   */
  Player(Supplier<Engines> factory, Duration stepTimeout) {
    this.factory = factory;
    this.stepTimeout = stepTimeout;
    engines = factory.get();
  }

  /** Returns the engines for the next case. */
  Engines engines() {
    return engines;
  }

  /** Returns the number of steps that did not end. */
  int stuck() {
    return stuck;
  }

  /**
   * The result of a case.
   *
   * @param differences the differences
   * @param presses the number of keys pressed until the differences were found
   * @param moments the number of comparisons
   */
  record Played(List<Difference> differences, int presses, long moments) {}

  /** Executes a case. */
  Played play(Case testCase) {
    Engines playing = engines;
    long before = playing.compared();
    FutureTask<List<Difference>> task = new FutureTask<>(() -> testCase.play(playing));
    Thread thread = new Thread(task, "engines");
    thread.setDaemon(true);
    thread.start();
    List<Difference> differences =
        result(task, playing).orElseGet(() -> List.of(unfinished(thread, playing)));
    return new Played(differences, playing.presses(), playing.compared() - before);
  }

  /** Returns the result of a case; empty if a step does not end. */
  private Optional<List<Difference>> result(FutureTask<List<Difference>> task, Engines playing) {
    long steps = -1;
    while (steps != playing.steps()) {
      steps = playing.steps();
      try {
        return Optional.of(task.get(stepTimeout.toMillis(), TimeUnit.MILLISECONDS));
      } catch (TimeoutException slow) {
        // The loop continues if a step was completed in the meantime.
      } catch (ExecutionException failed) {
        throw new IllegalStateException(failed.getCause());
      } catch (InterruptedException end) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(end);
      }
    }
    return Optional.empty();
  }

  private Difference unfinished(Thread thread, Engines playing) {
    stuck++;
    engines = factory.get();
    return playing.stuck(place(thread));
  }

  /** Returns the method of this program that a thread is executing. */
  private static String place(Thread thread) {
    return Stream.of(thread.getStackTrace())
        .filter(it -> it.getClassName().startsWith(OURS))
        .findFirst()
        .map(it -> it.getClassName() + '.' + it.getMethodName())
        .orElse("an unknown place");
  }
}
