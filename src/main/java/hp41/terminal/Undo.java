package hp41.terminal;

import hp41.Image;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The calculator as it was before each of the last keys, and as it was before that was undone,
 * until a key changes memory.
 */
final class Undo {

  private static final int DEPTH = 100;

  private final Deque<Image> before = new ArrayDeque<>();
  private final Deque<Image> after = new ArrayDeque<>();
  private Optional<Image> reached = Optional.empty();

  /** How it is before a key; nothing is kept twice, and no error. */
  void remember(Image now) {
    forgetRedo(now);
    Image moment = withoutError(now);
    if (!moment.equals(before.peek())) {
      before.push(moment);
    }
    if (before.size() > DEPTH) {
      before.removeLast();
    }
  }

  /** The last that differs from how it is now. */
  Optional<Image> back(Image now) {
    return step(before, after, now);
  }

  /** What was left by going back. */
  Optional<Image> forward(Image now) {
    return step(after, before, now);
  }

  /** How it was before the number that is being keyed; forgets what its digits have changed. */
  Optional<Image> beforeNumber() {
    while (!before.isEmpty() && before.peek().keyboard().number().isPresent()) {
      before.pop();
    }
    return Optional.ofNullable(before.peek());
  }

  private Optional<Image> step(Deque<Image> from, Deque<Image> to, Image now) {
    forgetRedo(now);
    while (!from.isEmpty()) {
      Image moment = from.pop();
      if (!moment.equals(now)) {
        if (!now.keyboard().error() || !moment.remembersTheSame(now)) {
          to.push(withoutError(now));
        }
        reached = Optional.of(moment);
        return reached;
      }
    }
    return Optional.empty();
  }

  /** A key has changed memory since: what was undone does not follow upon that. */
  private void forgetRedo(Image now) {
    if (!after.isEmpty() && reached.filter(now::remembersTheSame).isEmpty()) {
      after.clear();
    }
  }

  private static Image withoutError(Image image) {
    return image.keyboard().error() ? image.atRest() : image;
  }
}
