package hp41.terminal;

import hp41.Image;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Memory as it was before each of the last keys. */
final class Undo {

  private static final int DEPTH = 100;

  private final Deque<Image> before = new ArrayDeque<>();
  private final Deque<Image> after = new ArrayDeque<>();

  /** Memory as it is before a key; nothing is kept twice. */
  void remember(Image image) {
    after.clear();
    if (before.isEmpty() || !before.peek().equals(image)) {
      before.push(image);
    }
    if (before.size() > DEPTH) {
      before.removeLast();
    }
  }

  /** The last memory that differs from what it is now. */
  Optional<Image> back(Image now) {
    return step(before, after, now);
  }

  /** The memory that was left by going back. */
  Optional<Image> forward(Image now) {
    return step(after, before, now);
  }

  private static Optional<Image> step(Deque<Image> from, Deque<Image> to, Image now) {
    while (!from.isEmpty()) {
      Image image = from.pop();
      if (!image.equals(now)) {
        to.push(now);
        return Optional.of(image);
      }
    }
    return Optional.empty();
  }
}
