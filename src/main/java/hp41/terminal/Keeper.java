package hp41.terminal;

import hp41.Image;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Hands memory over to be kept, once nothing has changed for a while. */
final class Keeper {

  private static final Duration REST = Duration.ofSeconds(1);

  private final Consumer<Image> target;
  private Optional<Instant> due = Optional.empty();
  private Optional<Image> kept = Optional.empty();

  Keeper(Consumer<Image> target) {
    this.target = target;
  }

  /** Memory may have changed. */
  void changed(Instant now) {
    due = Optional.of(now.plus(REST));
  }

  /** Time until it should be asked to {@link #keep}. */
  Optional<Duration> untilDue(Instant now) {
    return due.map(at -> Duration.between(now, at));
  }

  /** Hands memory over, unless it is what was handed over last. */
  void keep(Image image) {
    due = Optional.empty();
    if (kept.isEmpty() || !Undo.same(kept.get(), image)) {
      target.accept(image);
      kept = Optional.of(image);
    }
  }
}
