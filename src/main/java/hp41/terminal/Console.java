package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import java.io.IOException;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The calculator in the terminal this program was started in. */
public final class Console {

  private static final int LEFT = 0;
  private static final int NO_TERMINAL = 2;
  private static final String BOTH_TERMINALS = "test -t 0 && test -t 1";

  private Console() {}

  /** Whether both stdin and stdout are a terminal; a shell knows, and touches nothing. */
  public static boolean isThere() {
    try {
      return new ProcessBuilder("sh", "-c", BOTH_TERMINALS).inheritIO().start().waitFor() == 0;
    } catch (IOException noShell) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Works with the calculator until the user leaves or the terminal goes away.
   *
   * @param clock the same that the calculator goes by
   * @param keep gets memory when nothing has changed for a second, and at the end
   * @param firstTime whether to show what to try first
   * @return the exit code
   */
  public static int open(
      Calculator calculator, InstantSource clock, Consumer<Image> keep, boolean firstTime) {
    ColourDepth depth = ColourDepth.of(System.getenv());
    Theme theme = depth == ColourDepth.NONE ? Theme.PLAIN : Theme.MACHINE;
    LanternaTerminal terminal;
    try {
      terminal = LanternaTerminal.open(depth);
    } catch (IOException e) {
      System.err.println("hp41: this is no terminal; hp41 calc and hp41 run work without one");
      return NO_TERMINAL;
    }
    run(new Session(calculator, terminal, theme, clock, keep, firstTime));
    return LEFT;
  }

  /** A signal that ends the program lets the session finish first, so that memory is kept. */
  private static void run(Session session) {
    CountDownLatch done = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              session.leave();
              awaitQuietly(done);
            });
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      session.run();
    } finally {
      done.countDown();
    }
    removeQuietly(hook);
  }

  private static void removeQuietly(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDownAlready) {
      return;
    }
  }

  private static void awaitQuietly(CountDownLatch done) {
    try {
      done.await(2, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
