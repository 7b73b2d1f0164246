package hp41.terminal;

import hp41.Image;
import hp41.files.FileTrouble;
import hp41.panel.Note;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.apache.commons.lang3.ObjectUtils;

/**
 * Saves memory shortly after a change, and repeatedly while it continues to change. An executor
 * writes it, so that the session never waits for the disk.
 */
final class AutoSaver {

  /**
   * The delay after a change. At most one second of work may be lost; the rest of that second is
   * for the disk.
   */
  private static final Duration DELAY = Duration.ofMillis(250);

  private static final Duration POLL = Duration.ofMillis(20);
  private static final Duration RETRY = Duration.ofSeconds(5);

  private final StateSink target;
  private final Executor worker;
  private Optional<Instant> due = Optional.empty();
  private Optional<Image> saved = Optional.empty();
  private Optional<CompletableFuture<Optional<String>>> saving = Optional.empty();

  /** Why the last finished save failed. */
  private Optional<String> failure = Optional.empty();

  /**
   * Creates a saver.
   *
   * @param worker writes memory; it executes one save after the other
   */
  AutoSaver(StateSink target, Executor worker) {
    this.target = target;
    this.worker = worker;
  }

  /** Records that memory may have changed. */
  void changed(Instant now) {
    due = due.or(() -> Optional.of(now.plus(DELAY)));
  }

  /** Returns the time until {@link #saveIfDue} should be called. */
  Optional<Duration> untilDue(Instant now) {
    return saving.isPresent()
        ? Optional.of(POLL)
        : due.map(at -> ObjectUtils.max(Duration.ZERO, Duration.between(now, at)));
  }

  /**
   * Starts to save memory if it is due and has changed since it was last saved.
   *
   * @return true once after each save that has failed
   */
  boolean saveIfDue(Instant now, Supplier<Image> memory) {
    if (saving.isPresent()) {
      return saving.get().isDone() && hasFailed(now);
    }
    if (due.filter(at -> !at.isAfter(now)).isPresent()) {
      due = Optional.empty();
      startSave(memory.get());
    }
    return false;
  }

  /**
   * Starts to save memory if it has changed since it was last saved, or if the saved memory has
   * been deleted.
   */
  void startSave(Image image) {
    if (!saved.equals(Optional.of(image)) || !target.isThere()) {
      saved = Optional.of(image);
      saving = Optional.of(CompletableFuture.supplyAsync(() -> save(image), worker));
    }
  }

  private Optional<String> save(Image image) {
    try {
      target.save(image);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(FileTrouble.message(e));
    } catch (RuntimeException fault) {
      return Optional.of("internal error (please report it): " + fault);
    }
  }

  private boolean hasFailed(Instant now) {
    failure = saving.flatMap(CompletableFuture::join);
    saving = Optional.empty();
    if (failure.isPresent()) {
      saved = Optional.empty();
      due = Optional.of(now.plus(RETRY));
    }
    return failure.isPresent();
  }

  /** Returns the message about the failure of the last save; empty if memory was saved. */
  Optional<Note> warning() {
    return failure.map(
        why ->
            Note.error("memory cannot be saved: " + why, "it is tried again")
                .means(
                    "Memory is saved to a file after each change, and this failed. The calculator "
                        + "tries again every five seconds. Free some space or permit writing "
                        + "before you leave."));
  }

  /** Waits until memory is saved; returns why the last save failed. */
  Optional<String> await() {
    return saving.flatMap(CompletableFuture::join);
  }
}
