package hp41.peripherals;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.locks.LockSupport;

/**
 * The interface between the calculator and its host. All methods are called on the thread that
 * calls the calculator. They must return immediately and must not call the calculator. A host with
 * a clock and nothing else is {@code () -> clock}.
 */
@FunctionalInterface
public interface Peripherals {

  /** Returns the clock for pauses, scrolling and held keys. It is read often and never set. */
  InstantSource clock();

  /**
   * Returns the clock that provides date and time, as local time in the fields of UTC. It may run
   * differently from {@link #clock()}.
   */
  default InstantSource wallClock() {
    return clock();
  }

  /** Waits during a PSE. The default implementation skips the time if the clock can. */
  default void await(Duration wait) {
    if (clock() instanceof SkippableClock clock) {
      clock.skip(wait);
    } else {
      LockSupport.parkNanos(wait.toNanos());
    }
  }

  /**
   * Plays a tone.
   *
   * @param hertz the frequency
   * @param milliseconds the duration
   */
  default void tone(int hertz, int milliseconds) {
    // The default host has no sound.
  }

  /**
   * Returns the modules of the host. The module that contains a program is plugged in if XEQ finds
   * the name nowhere else, provided that a port has room for it.
   */
  default HostModules modules() {
    return HostModules.NONE;
  }

  /**
   * Returns the bytes of a program that is stored outside memory, or empty. It is called if XEQ
   * finds the name nowhere else, not even in {@link #modules}.
   */
  default Optional<byte[]> program(String name) {
    return Optional.empty();
  }

  /**
   * Returns the names that {@link #program} accepts, each with a line of help, for completion and
   * as suggestions for an unknown name.
   */
  default Map<String, String> programTitles() {
    return Map.of();
  }

  /** Returns the cards of the card reader; empty if there are none. */
  default Optional<Folder> cards() {
    return Optional.empty();
  }

  /**
   * Returns the programs that the wand has scanned, each with its END in plain form. The calculator
   * removes those that it reads.
   */
  default Queue<byte[]> scannedPrograms() {
    return new ArrayDeque<>();
  }

  /**
   * Returns the other rows of bar code that the wand has scanned, from their checksums on. The
   * calculator removes those that it reads.
   */
  default Queue<byte[]> scannedRows() {
    return new ArrayDeque<>();
  }

  /** Returns the drive on the HP-IL loop; empty if there is none. */
  default Optional<Drive> drive() {
    return Optional.empty();
  }
}
