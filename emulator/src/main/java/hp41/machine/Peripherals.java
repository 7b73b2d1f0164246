package hp41.machine;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * What the calculator asks of the outside. Every call comes on the thread that drives the
 * calculator, from within a call of the calculator's; it must return at once and must not call the
 * calculator back. An outside that has a clock and nothing else is {@code () -> clock}.
 */
@FunctionalInterface
public interface Peripherals {

  /** The clock that pauses, scrolling and held keys go by. It is asked often and never set. */
  InstantSource clock();

  /**
   * The clock on the wall, which says what time and date it is: as the place has it, in the fields
   * of UTC. It need not go as {@link #clock()} does.
   */
  default InstantSource wallClock() {
    return clock();
  }

  /** Lets time pass that a run waits by itself, in a PSE: skips it if the clock can. */
  default void await(Duration wait) {
    if (clock() instanceof SkippableClock clock) {
      clock.skip(wait);
    } else {
      LockSupport.parkNanos(wait.toNanos());
    }
  }

  /**
   * A tone begins.
   *
   * @param hertz its pitch
   * @param milliseconds how long it lasts
   */
  default void tone(int hertz, int milliseconds) {
    // Nobody listens.
  }

  /**
   * The bytes of a program that is kept outside memory under this name, asked last when XEQ has
   * found the name nowhere else. Empty when there is none.
   */
  default Optional<byte[]> program(String name) {
    return Optional.empty();
  }

  /** The names that {@link #program} knows, to be proposed for one that nobody knows. */
  default List<String> programNames() {
    return List.of();
  }

  /** The cards that lie beside the card reader; empty when there are none. */
  default Optional<Folder> cards() {
    return Optional.empty();
  }

  /** The drive on the HP-IL loop; empty when the loop has none. */
  default Optional<Drive> drive() {
    return Optional.empty();
  }
}
