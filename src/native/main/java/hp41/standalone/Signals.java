package hp41.standalone;

import java.util.Optional;

/** The signals that ask the program to end. */
final class Signals {

  private static final int SIGNALLED = 128;

  private static Optional<Runnable> work = Optional.empty();

  private Signals() {}

  /** Sets what saves the work when a signal interrupts a read. */
  static void save(Optional<Runnable> saving) {
    work = saving;
  }

  /** Saves the work and ends the program if a signal has interrupted a read. */
  static void interrupted() {
    if (Posix.signal() != 0) {
      work.ifPresent(Runnable::run);
    }
  }

  /** Ends the program as a shell expects it, if there was a signal. */
  static void end() {
    if (Posix.signal() != 0) {
      Posix.exit(SIGNALLED + Posix.signal());
    }
  }
}
