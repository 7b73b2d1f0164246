package hp41.standalone;

import java.util.Optional;
import java.util.function.IntPredicate;

/** The reader of the input while the session waits, because there is only one thread. */
final class Input {

  private static Optional<IntPredicate> reader = Optional.empty();
  private static boolean readsAlways;

  private Input() {}

  /**
   * Sets the reader, which waits at most so many milliseconds for input and reads some of it. It
   * returns false at the end of the input, and is not called again.
   *
   * @param always whether input is also read while the session does not wait
   */
  static void read(IntPredicate input, boolean always) {
    reader = Optional.of(input);
    readsAlways = always;
  }

  /** Waits for input and reads it. */
  static void await(int milliseconds) {
    if (reader.isEmpty()) {
      Posix.await(-1, milliseconds);
    } else if (!reader.get().test(milliseconds)) {
      reader = Optional.empty();
    }
  }

  /** Reads input that is there. */
  static void poll() {
    if (readsAlways) {
      await(0);
    }
  }
}
