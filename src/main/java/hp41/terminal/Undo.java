package hp41.terminal;

import hp41.Image;
import java.util.Optional;

/**
 * The undo and redo history: memory before each of the last keys, and memory before each undo until
 * a key changes memory.
 */
final class Undo {

  private final ImageStack before = new ImageStack();
  private final ImageStack after = new ImageStack();
  private Optional<Image> restored = Optional.empty();

  /** Stores memory before a key. Equal memory is stored only once, and errors are not stored. */
  void remember(Image now) {
    forgetRedo(now);
    Image moment = withoutError(now);
    if (before.peek().filter(moment::equals).isEmpty()) {
      before.push(moment);
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

  /** Returns whether the last key that is stored has changed memory. */
  boolean hasEarlier(Image now) {
    return before.peek().filter(it -> !it.equals(now)).isPresent();
  }

  /** Returns whether something was undone and memory has not changed since. */
  boolean hasLater() {
    return after.peek().isPresent();
  }

  /**
   * Returns memory before the number that is being keyed, and discards the changes of its digits.
   */
  Optional<Image> beforeNumber() {
    while (before.peek().filter(it -> it.isKeyingNumber()).isPresent()) {
      before.pop();
    }
    return before.peek();
  }

  private Optional<Image> step(ImageStack from, ImageStack to, Image now) {
    forgetRedo(now);
    for (Optional<Image> moment = from.pop(); moment.isPresent(); moment = from.pop()) {
      if (!moment.get().equals(now)) {
        if (!now.showsError() || !moment.get().remembersTheSame(now)) {
          to.push(withoutError(now));
        }
        restored = moment;
        return restored;
      }
    }
    return Optional.empty();
  }

  /** Clears the redo history if a key has changed memory since the last undo. */
  private void forgetRedo(Image now) {
    if (after.peek().isPresent() && restored.filter(now::remembersTheSame).isEmpty()) {
      after.clear();
    }
  }

  private static Image withoutError(Image image) {
    return image.showsError() ? image.atRest() : image;
  }
}
