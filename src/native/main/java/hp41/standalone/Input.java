package hp41.standalone;

import java.util.Optional;
import java.util.function.IntConsumer;

/** What reads the input while the session waits; there is only one thread. */
final class Input {

  private static Optional<IntConsumer> reader = Optional.empty();

  private Input() {}

  /** Sets the reader, which waits at most so many milliseconds for input and reads some of it. */
  static void read(IntConsumer input) {
    reader = Optional.of(input);
  }

  /** Waits for input and reads it. */
  static void await(int milliseconds) {
    reader.ifPresentOrElse(it -> it.accept(milliseconds), () -> Posix.await(-1, milliseconds));
  }
}
