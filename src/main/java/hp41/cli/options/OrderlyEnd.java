package hp41.cli.options;

import hp41.app.ExitCode;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;

/**
 * The end of a verb that saves its work: the work is saved once, whether the verb is completed,
 * fails, or is ended by a signal.
 *
 * <p>A signal is handled by a second thread. It waits until the verb has stopped between two
 * program lines, or saves the work itself if the verb waits for stdin. The two threads take turns
 * to use the calculator.
 */
public final class OrderlyEnd {

  /** How long a signal waits for the calculator to stop. */
  private static final int PATIENCE_SECONDS = 2;

  /** Held by the thread that may use the calculator; the verb has it first. */
  private final Semaphore turn = new Semaphore(0);

  private volatile boolean requested;

  /** Whether the work has been saved. Only the thread whose turn it is uses it. */
  private boolean saved;

  /** Returns whether a signal has ended the program, so that the verb must stop. */
  public boolean isRequested() {
    return requested;
  }

  /**
   * Does the work of a verb and saves it.
   *
   * @param save saves the work; it is called once, also after a failure, with the exit code of the
   *     work and returns that of the verb
   * @param unsaved reports that a signal could not save the work, because the calculator did not
   *     stop in time
   * @return the exit code of the verb
   */
  public int saving(Callable<Integer> work, IntUnaryOperator save, Runnable unsaved)
      throws Exception {
    Thread bySignal = new Thread(() -> end(save, unsaved));
    Runtime.getRuntime().addShutdownHook(bySignal);
    int exitCode = ExitCode.DONE;
    try {
      exitCode = work.call();
    } finally {
      exitCode = save(save, exitCode);
      forget(bySignal);
    }
    return exitCode;
  }

  private int save(IntUnaryOperator save, int exitCode) {
    saved = true;
    return save.applyAsInt(exitCode);
  }

  private void forget(Thread bySignal) {
    try {
      Runtime.getRuntime().removeShutdownHook(bySignal);
    } catch (IllegalStateException hasStarted) {
      turn.release();
    }
  }

  /** Saves the work after a signal. After that, the verb can no longer use the calculator. */
  private void end(IntUnaryOperator save, Runnable unsaved) {
    requested = true;
    try {
      if (!turn.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        unsaved.run();
      } else if (!saved) {
        save(save, ExitCode.DONE);
      }
    } catch (InterruptedException noTimeLeft) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns a stream during whose reads a signal can save the work. */
  InputStream during(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
      }

      @Override
      public int read(byte[] bytes, int start, int length) throws IOException {
        turn.release();
        try {
          return super.read(bytes, start, length);
        } finally {
          turn.acquireUninterruptibly();
        }
      }
    };
  }
}
