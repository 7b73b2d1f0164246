package hp41.terminal;

import hp41.Image;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Hands memory over to be kept, once nothing has changed for a while. */
final class Keeper {

  private static final Duration REST = Duration.ofSeconds(1);

  private final Keep target;
  private Optional<Instant> due = Optional.empty();
  private Optional<Image> kept = Optional.empty();
  private Optional<String> trouble = Optional.empty();

  Keeper(Keep target) {
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

  /** Hands memory over, unless it is what is kept already. */
  void keep(Image image) {
    due = Optional.empty();
    trouble = Optional.empty();
    if (kept.equals(Optional.of(image))) {
      return;
    }
    try {
      target.keep(image);
      kept = Optional.of(image);
    } catch (IOException e) {
      trouble = Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** Why memory could not be kept the last time; empty if it could. */
  Optional<String> trouble() {
    return trouble;
  }
}
