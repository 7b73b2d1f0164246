package hp41.terminal;

import hp41.Calculator;
import hp41.app.ExitCode;
import hp41.files.Media;
import hp41.files.Output;
import hp41.panel.view.ScreenLayout;
import hp41.screen.ColourDepth;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Runs the calculator in the terminal in which this program was started.
 *
 * @param calculator the calculator
 * @param clock the clock of the calculator
 * @param sink saves memory shortly after each change and at the end
 * @param preferences the user's preferences
 * @param attached the devices that are attached to the calculator
 * @param errors receives errors while the terminal is not in use
 * @param opener opens the terminal
 */
public record Console(
    Calculator calculator,
    InstantSource clock,
    StateSink sink,
    UserPreferences preferences,
    AttachedDevices attached,
    Output errors,
    TerminalOpener opener) {

  private static final int NOT_SAVED = 1;
  private static final int NO_TERMINAL = 2;

  /**
   * The system property with the numbers of the streams that are terminals, if the launcher has
   * determined them.
   */
  private static final String TERMINALS = "hp41.terminals";

  /** Returns whether stdin and stdout are both a terminal. */
  public static boolean isThere() {
    return areTerminals("01");
  }

  /** Returns whether stdin and stderr are both a terminal, so that a person can answer prompts. */
  public static boolean isAttended() {
    return areTerminals("02");
  }

  private static boolean areTerminals(String streams) {
    String known = System.getProperty(TERMINALS);
    return known == null
        ? holds("test -t " + String.join(" && test -t ", streams.split("")))
        : streams.chars().allMatch(stream -> known.indexOf(stream) >= 0);
  }

  /** Evaluates a condition with a shell, which has access to the streams of this process. */
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
   * Runs the calculator until the user leaves or the terminal is closed.
   *
   * @param firstTime whether to show the first steps
   * @return the exit code
   */
  public int open(boolean firstTime) {
    ColourDepth depth = ColourDepth.of(System.getenv(), preferences.colours());
    Terminal terminal;
    try {
      terminal = opener.open(depth, ScreenLayout.MOST_COLUMNS);
    } catch (IOException e) {
      errors.complain("the terminal cannot be used: " + e.getMessage());
      return NO_TERMINAL;
    }
    attached.speaker().bell(terminal::bell);
    return run(session(terminal, theme(depth), firstTime, Face.on(terminal)));
  }

  private TerminalSession session(Terminal terminal, Theme theme, boolean firstTime, Face face) {
    return new TerminalSession(
        calculator, terminal, theme, clock, sink, firstTime, preferences, attached, face);
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
   * Runs the calculator in line mode until the input ends or the user leaves. It needs no terminal.
   *
   * @param in the input lines
   * @param out receives the changes
   * @return the exit code; {@link ExitCode#FILE} if the input cannot be read to its end
   */
  public int openPlain(BufferedReader in, Output out) {
    boolean byHand = areTerminals("0");
    AtomicBoolean failed = new AtomicBoolean();
    Consumer<String> failure =
        why -> {
          errors.complain(why);
          failed.set(true);
        };
    Terminal lines = new PlainTerminal(in, byHand, failure);
    Face text = new PlainTextView(out, byHand);
    int code = run(session(lines, theme(ColourDepth.NONE), false, text));
    return failed.get() && code == ExitCode.DONE ? ExitCode.FILE : code;
  }

  /**
   * Runs a session. If a signal ends the program, a shutdown hook waits until the session has saved
   * memory.
   */
  private int run(TerminalSession session) {
    CountDownLatch done = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              session.leave();
              awaitQuietly(done);
            });
    Runtime.getRuntime().addShutdownHook(hook);
    Optional<String> error;
    try {
      error = session.run();
      error.ifPresent(why -> errors.complain("memory cannot be saved: " + why));
    } finally {
      done.countDown();
    }
    removeQuietly(hook);
    return error.isPresent() ? NOT_SAVED : ExitCode.DONE;
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

  /** Opens the terminal in which this program was started. */
  @FunctionalInterface
  public interface TerminalOpener {

    /**
     * Opens the terminal.
     *
     * @param maxColumns the maximum number of columns to use
     */
    Terminal open(ColourDepth depth, int maxColumns) throws IOException;
  }

  /**
   * The devices that are attached to the calculator.
   *
   * @param speaker plays the tones
   * @param media the cards, and the disc in the drive
   * @param writer saves memory in the background, one state after the other
   * @param reader reads the terminal's input in the background
   * @param sharing offers a link to the program, on a web page
   */
  public record AttachedDevices(
      Loudspeaker speaker,
      Media media,
      Executor writer,
      Executor reader,
      Optional<Runnable> sharing) {

    /** Creates the devices of a calculator that is not on a web page. */
    public AttachedDevices(Loudspeaker speaker, Media media, Executor writer, Executor reader) {
      this(speaker, media, writer, reader, Optional.empty());
    }
  }
}
