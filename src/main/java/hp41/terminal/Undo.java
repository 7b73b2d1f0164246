package hp41.terminal;

import hp41.Image;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The undo and redo history: memory before each of the last keys, and memory before each undo until
 * a key changes memory.
 */
final class Undo {

  private static final int DEPTH = 100;

  private final Deque<Image> before = new ArrayDeque<>();
  private final Deque<Image> after = new ArrayDeque<>();
  private Optional<Image> restored = Optional.empty();

  /** Stores memory before a key. Equal memory is stored only once, and errors are not stored. */
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

  /** Returns the last memory that differs from the current one. */
  Optional<Image> back(Image now) {
    return step(before, after, now);
  }

  /** Returns the memory from before the last undo. */
  Optional<Image> forward(Image now) {
    return step(after, before, now);
  }

  /**
   * Returns memory before the number that is being keyed, and discards the changes of its digits.
   */
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
        restored = Optional.of(moment);
        return restored;
      }
    }
    return Optional.empty();
  }

  /** Clears the redo history if a key has changed memory since the last undo. */
  private void forgetRedo(Image now) {
    if (!after.isEmpty() && restored.filter(now::remembersTheSame).isEmpty()) {
      after.clear();
    }
  }

  private static Image withoutError(Image image) {
    return image.keyboard().error() ? image.atRest() : image;
  }
}
