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
 * Plays each case to the engines on a thread of its own. A step of an engine that does not end is a
 * difference. Java cannot end its thread, which runs until the program ends; the next case has new
 * engines.
 */
final class Player {

  private static final String OURS = "hp41.";

  private final Supplier<Engines> maker;
  private final Duration longest;
  private Engines engines;
  private int stuck;

  /**
   * A player.
   *
   * @param maker makes the engines
   * @param longest how long a step may take
   */
  Player(Supplier<Engines> maker, Duration longest) {
    this.maker = maker;
    this.longest = longest;
    engines = maker.get();
  }

  /** The engines that the next case is played to. */
  Engines engines() {
    return engines;
  }

  /** How many steps did not end. */
  int stuck() {
    return stuck;
  }

  /**
   * A case that was played.
   *
   * @param differences in it
   * @param presses how many keys had been pressed by then
   * @param moments how many were compared
   */
  record Played(List<Difference> differences, int presses, long moments) {}

  /** Plays a case. */
  Played play(Case played) {
    Engines playing = engines;
    long before = playing.compared();
    FutureTask<List<Difference>> task = new FutureTask<>(() -> played.play(playing));
    Thread thread = new Thread(task, "engines");
    thread.setDaemon(true);
    thread.start();
    List<Difference> differences =
        result(task, playing).orElseGet(() -> List.of(giveUp(thread, playing)));
    return new Played(differences, playing.presses(), playing.compared() - before);
  }

  /** What a case comes to; empty if a step does not end. */
  private Optional<List<Difference>> result(FutureTask<List<Difference>> task, Engines playing) {
    long steps = -1;
    while (steps != playing.steps()) {
      steps = playing.steps();
      try {
        return Optional.of(task.get(longest.toMillis(), TimeUnit.MILLISECONDS));
      } catch (TimeoutException slow) {
        // A step that has ended since shows that the case goes on.
      } catch (ExecutionException failed) {
        throw new IllegalStateException(failed.getCause());
      } catch (InterruptedException end) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(end);
      }
    }
    return Optional.empty();
  }

  private Difference giveUp(Thread thread, Engines playing) {
    stuck++;
    engines = maker.get();
    return playing.stuck(place(thread));
  }

  /** Which method of ours a thread is in. */
  private static String place(Thread thread) {
    return Stream.of(thread.getStackTrace())
        .filter(it -> it.getClassName().startsWith(OURS))
        .findFirst()
        .map(it -> it.getClassName() + '.' + it.getMethodName())
        .orElse("an unknown place");
  }
}
