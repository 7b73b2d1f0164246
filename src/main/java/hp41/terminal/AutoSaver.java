package hp41.terminal;

import hp41.Image;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.apache.commons.lang3.ObjectUtils;

/**
 * Hands memory over to be kept, soon after it has changed and again and again while it goes on
 * changing. The keeping itself is done on a thread of its own, so that nobody waits for the disk.
 */
final class AutoSaver {

  /** A quarter of the second that may be lost; the rest of it is for the disk. */
  private static final Duration SOON = Duration.ofMillis(250);

  private static final Duration GLANCE = Duration.ofMillis(20);
  private static final Duration RETRY = Duration.ofSeconds(5);

  private final StateSink target;
  private final ExecutorService worker = Executors.newSingleThreadExecutor(AutoSaver::thread);
  private Optional<Instant> due = Optional.empty();
  private Optional<Image> kept = Optional.empty();
  private Optional<CompletableFuture<Optional<String>>> underWay = Optional.empty();

  AutoSaver(StateSink target) {
    this.target = target;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "auto-save");
    thread.setDaemon(true);
    return thread;
  }

  /** Memory may have changed. */
  void changed(Instant now) {
    due = due.or(() -> Optional.of(now.plus(SOON)));
  }

  /** Time until it should be asked to {@link #keepIfDue}. */
  Optional<Duration> untilDue(Instant now) {
    return underWay.isPresent()
        ? Optional.of(GLANCE)
        : due.map(at -> ObjectUtils.max(Duration.ZERO, Duration.between(now, at)));
  }

  /**
   * Hands memory over if it is time to, unless it is what is kept already.
   *
   * @return why memory could not be kept the last time, once, when that is known
   */
  Optional<String> keepIfDue(Instant now, Supplier<Image> memory) {
    if (underWay.isPresent()) {
      return underWay.get().isDone() ? outcome(now) : Optional.empty();
    }
    if (due.filter(at -> !at.isAfter(now)).isPresent()) {
      due = Optional.empty();
      begin(memory.get());
    }
    return Optional.empty();
  }

  private void begin(Image image) {
    if (!kept.equals(Optional.of(image))) {
      kept = Optional.of(image);
      underWay = Optional.of(CompletableFuture.supplyAsync(() -> keep(image), worker));
    }
  }

  private Optional<String> keep(Image image) {
    try {
      target.keep(image);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private Optional<String> outcome(Instant now) {
    Optional<String> trouble = underWay.flatMap(CompletableFuture::join);
    underWay = Optional.empty();
    if (trouble.isPresent()) {
      kept = Optional.empty();
      due = Optional.of(now.plus(RETRY));
    }
    return trouble;
  }

  /** Keeps memory for the last time; tells in the end why it could not, if it could not. */
  CompletableFuture<Optional<String>> keepLast(Image image) {
    begin(image);
    return underWay.orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }
}
