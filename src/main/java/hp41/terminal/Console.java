package hp41.terminal;

import hp41.Calculator;
import hp41.files.Media;
import hp41.files.Output;
import hp41.panel.view.ScreenLayout;
import hp41.screen.ColourDepth;
import hp41.screen.LanternaTerminal;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The calculator in the terminal this program was started in.
 *
 * @param clock the same that the calculator goes by
 * @param sink gets memory soon after it has changed, and at the end
 * @param preferences what the person at the terminal is used to
 * @param attached what is attached to the calculator
 * @param errors is told what went wrong, while the terminal is not in use
 */
public record Console(
    Calculator calculator,
    InstantSource clock,
    StateSink sink,
    UserPreferences preferences,
    AttachedDevices attached,
    Output errors) {

  private static final int LEFT = 0;
  private static final int NOT_KEPT = 1;
  private static final int NO_TERMINAL = 2;

  /**
   * The property with the numbers of the streams that are terminals, if the launcher has looked.
   */
  private static final String TERMINALS = "hp41.terminals";

  /** Whether both stdin and stdout are a terminal. */
  public static boolean isThere() {
    return areTerminals("01");
  }

  /** Whether somebody types stdin and reads stderr at a terminal. */
  public static boolean isAttended() {
    return areTerminals("02");
  }

  private static boolean areTerminals(String streams) {
    String known = System.getProperty(TERMINALS);
    return known == null
        ? holds("test -t " + String.join(" && test -t ", streams.split("")))
        : streams.chars().allMatch(stream -> known.indexOf(stream) >= 0);
  }

  /** Whether something is so; a shell knows, and touches nothing. */
  private static boolean holds(String condition) {
    try {
      return new ProcessBuilder("sh", "-c", condition).inheritIO().start().waitFor() == 0;
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
   * @param firstTime whether to show what to try first
   * @return the exit code
   */
  public int open(boolean firstTime) {
    ColourDepth depth = ColourDepth.of(System.getenv(), preferences.colours());
    LanternaTerminal terminal;
    try {
      terminal = LanternaTerminal.open(depth, ScreenLayout.MOST_COLUMNS);
    } catch (IOException e) {
      errors.complain("the terminal cannot be used: " + e.getMessage());
      return NO_TERMINAL;
    }
    attached.speaker().bell(terminal::bell);
    return run(session(terminal, theme(depth), firstTime));
  }

  private TerminalSession session(Terminal terminal, Theme theme, boolean firstTime) {
    return new TerminalSession(
        calculator, terminal, theme, clock, sink, firstTime, preferences, attached);
  }

  private Theme theme(ColourDepth depth) {
    Theme theme =
        switch (depth) {
          case NONE -> Theme.PLAIN;
          case SIXTEEN -> Theme.SIXTEEN;
          case INDEXED, FULL -> preferences.theme();
        };
    return preferences.theme().ascii() ? theme.inAscii() : theme;
  }

  /**
   * Works with the calculator in lines, typed and written, until there are no more or the user
   * leaves; needs no terminal.
   *
   * @param in where lines are typed
   * @param out gets what changes
   * @return the exit code
   */
  public int openPlain(BufferedReader in, Output out) {
    boolean byHand = areTerminals("0");
    Terminal lines = new PlainTerminal(in, byHand);
    TerminalSession session = session(lines, theme(ColourDepth.NONE), false);
    session.show(new PlainTextView(out, byHand));
    return run(session);
  }

  /** A signal that ends the program lets the session finish first, so that memory is kept. */
  private int run(TerminalSession session) {
    CountDownLatch done = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              session.leave();
              awaitQuietly(done);
            });
    Runtime.getRuntime().addShutdownHook(hook);
    Optional<String> trouble;
    try {
      trouble = session.run();
      trouble.ifPresent(why -> errors.complain("memory cannot be kept: " + why));
    } finally {
      done.countDown();
    }
    removeQuietly(hook);
    return trouble.isPresent() ? NOT_KEPT : LEFT;
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

  /**
   * What is attached to the calculator at the terminal.
   *
   * @param speaker what its tones are heard from
   * @param media the cards beside its card reader, and the disc in its drive
   */
  public record AttachedDevices(Loudspeaker speaker, Media media) {}
}
