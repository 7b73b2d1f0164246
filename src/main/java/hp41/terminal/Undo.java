package hp41.terminal;

import hp41.Image;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Memory as it was before each of the last keys. */
final class Undo {

  private static final int DEPTH = 100;

  private final Deque<Moment> before = new ArrayDeque<>();
  private final Deque<Moment> after = new ArrayDeque<>();

  /**
   * Memory at a moment.
   *
   * @param text whether characters were being keyed into ALPHA
   */
  record Moment(Image image, boolean text) {

    private boolean differs(Moment other) {
      return !image.equals(other.image);
    }
  }

  /** Memory as it is before a key; nothing is kept twice. */
  void remember(Moment moment) {
    after.clear();
    if (before.isEmpty() || before.peek().differs(moment)) {
      before.push(moment);
    }
    if (before.size() > DEPTH) {
      before.removeLast();
    }
  }

  /** The last memory that differs from what it is now. */
  Optional<Moment> back(Moment now) {
    return step(before, after, now);
  }

  /** The memory that was left by going back. */
  Optional<Moment> forward(Moment now) {
    return step(after, before, now);
  }

  private static Optional<Moment> step(Deque<Moment> from, Deque<Moment> to, Moment now) {
    while (!from.isEmpty()) {
      Moment moment = from.pop();
      if (moment.differs(now)) {
        to.push(now);
        return Optional.of(moment);
      }
    }
    return Optional.empty();
  }
}
