package hp41.standalone;

import hp41.app.ExitCode;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/**
 * Replaces the class for the JVM, which needs threads. A signal interrupts a read, which then saves
 * the work and ends the program; otherwise the verb stops and saves it. TeaVM gives this class the
 * name of the other, so that only the other uses it.
 */
public final class OrderlyEnd {

  public boolean isRequested() {
    return Posix.signal() != 0;
  }

  public int saving(Callable<Integer> work, IntUnaryOperator save, Runnable unsaved)
      throws Exception {
    Posix.catchSignals();
    Signals.save(Optional.of(() -> end(save.applyAsInt(ExitCode.DONE))));
    int exitCode = ExitCode.DONE;
    try {
      exitCode = work.call();
    } finally {
      Signals.save(Optional.empty());
      exitCode = end(save.applyAsInt(exitCode));
    }
    return exitCode;
  }

  private static int end(int exitCode) {
    Signals.end();
    return exitCode;
  }

  InputStream during(InputStream in) {
    return in;
  }
}
