package hp41.standalone;

import hp41.app.ExitCode;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/**
 * Replaces the class for the JVM, which needs threads. A signal interrupts a read, which then saves
 * the work and ends the program; otherwise the verb stops and saves it.
 */
public final class OrderlyEnd {

  private static final int SIGNALLED = 128;

  private static Optional<Runnable> whileReading = Optional.empty();

  public boolean isRequested() {
    return Posix.signal() != 0;
  }

  public int saving(Callable<Integer> work, IntUnaryOperator save, Runnable unsaved)
      throws Exception {
    Posix.catchSignals();
    whileReading = Optional.of(() -> end(save.applyAsInt(ExitCode.DONE)));
    int exitCode = ExitCode.DONE;
    try {
      exitCode = work.call();
    } finally {
      whileReading = Optional.empty();
      exitCode = save.applyAsInt(exitCode);
      end(exitCode);
    }
    return exitCode;
  }

  /** Ends the program if there was a signal, and saves its work before. */
  static void interrupted() {
    if (Posix.signal() != 0) {
      whileReading.ifPresent(Runnable::run);
    }
  }

  private static void end(int exitCode) {
    if (Posix.signal() != 0) {
      Posix.exit(SIGNALLED + Posix.signal());
    }
  }

  InputStream during(InputStream in) {
    return in;
  }
}
