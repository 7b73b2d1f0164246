package hp41.machine;

import java.util.Optional;

/** Something that a function asks of the keyboard, until the keyboard takes it. */
final class Request<T> {

  private Optional<T> asked = Optional.empty();

  void ask(T what) {
    asked = Optional.of(what);
  }

  /** What was asked for last, which is forgotten now. */
  Optional<T> take() {
    Optional<T> taken = asked;
    asked = Optional.empty();
    return taken;
  }
}
