package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.machine.Event;
import hp41.panel.Note;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console.AttachedDevices;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.apache.commons.lang3.ObjectUtils;

/**
 * The one loop: waits for a stroke or for the calculator to have something to do, does it, and
 * draws. Everything but the reading of strokes happens on the thread that calls {@link #run}.
 */
final class TerminalSession {

  private static final Duration SLICE = Duration.ofMillis(8);
  private static final Duration AHEAD = Duration.ofSeconds(1);
  private static final int MOST_LINES = 1 << 22;
  private static final Duration GLANCE = Duration.ofSeconds(1);
  private static final int MOST_AT_ONCE = 1000;

  private final Calculator calculator;
  private final Terminal terminal;
  private final InstantSource clock;
  private final Loudspeaker speaker;
  private final InputRouter router;
  private final AutoSaver saver;
  private final InputQueue strokes;
  private Face face;
  private Optional<String> trouble = Optional.empty();
  private final Progress progress = new Progress();
  private final FrameSchedule frames = new FrameSchedule();
  private String title = "";
  private int budget = 256;
  private boolean lit;

  /**
   * A session that has not begun.
   *
   * @param sink gets memory whenever it should be kept, on another thread
   * @param firstTime whether to show what to try first
   * @param preferences what the person at the terminal is used to
   * @param attached what is attached to the calculator
   */
  TerminalSession(
      Calculator calculator,
      Terminal terminal,
      Theme theme,
      InstantSource clock,
      StateSink sink,
      boolean firstTime,
      UserPreferences preferences,
      AttachedDevices attached) {
    speaker = attached.speaker();
    this.calculator = calculator;
    this.terminal = terminal;
    this.clock = clock;
    strokes = new InputQueue(clock);
    face = screen -> terminal.draw(View.render(screen), screen.theme());
    router = new InputRouter(calculator, terminal, theme, clock, firstTime, preferences);
    sink.states().ifPresent(router::offer);
    sink.news().or(router::missing).ifPresent(router::say);
    router.attach(attached);
    saver = new AutoSaver(sink);
  }

  /** From now on screens are shown by this. */
  void show(Face another) {
    face = another;
  }

  /**
   * Works until the user leaves; the terminal has been given back and memory handed over then.
   *
   * @return why memory could not be kept, if it could not
   */
  Optional<String> run() {
    terminal.listen(strokes::add);
    try {
      while (!router.leaving()) {
        showIfDue();
        await().ifPresent(this::take);
        advance();
        keepIfDue();
      }
    } catch (UncheckedIOException terminalGone) {
      strokes.clear();
    } finally {
      end();
    }
    return trouble;
  }

  /** A terminal that is dead does not keep memory from being kept. */
  private void end() {
    CompletableFuture<Optional<String>> kept = saver.keepLast(calculator.image());
    try {
      terminal.close();
    } catch (UncheckedIOException terminalGone) {
      strokes.clear();
    } finally {
      trouble = kept.join();
    }
  }

  /** Makes the session end soon; may be called from any thread. */
  void leave() {
    strokes.add(new Stroke.Gone());
  }

  private void take(Stroke first) {
    boolean ran = calculator.isRunning();
    if (isByLines(first)) {
      reply(first);
    } else {
      router.take(first);
      takeMore();
    }
    if (ran && !calculator.isRunning()) {
      speaker.hush();
    }
    changed();
  }

  /** Does a line, after what the one before has come to was shown. */
  private void reply(Stroke line) {
    if (frames.isWanted()) {
      show();
    }
    router.take(line);
    face.answer();
  }

  /** Takes what need not be seen one after the other; between many strokes the screen is drawn. */
  private void takeMore() {
    for (int taken = 0; taken < MOST_AT_ONCE && !router.leaving(); taken++) {
      Optional<Stroke> next = strokes.next(it -> isByLines(it) || mustWait(it));
      if (next.isEmpty()) {
        return;
      }
      router.take(next.get());
    }
  }

  private void changed() {
    router.watch().forEach(face::tell);
    frames.want();
    saver.changed(clock.instant());
  }

  /** Whether somebody works with lines, each of which is answered before the next one is taken. */
  private static boolean isByLines(Stroke stroke) {
    return stroke instanceof Stroke.InputLine || stroke instanceof Stroke.Ended;
  }

  /** Whether a stroke waits for the program that is running. */
  private boolean mustWait(Stroke stroke) {
    if (isByLines(stroke)) {
      boolean stops =
          stroke instanceof Stroke.InputLine line ? WholeLine.stops(line) : !face.isSeen();
      return !stops && calculator.isBusy();
    }
    return calculates() && isAhead(stroke);
  }

  /** Keys typed ahead wait a while for a program to stop and ask; R/S and commands do not. */
  private boolean isAhead(Stroke stroke) {
    boolean tooLong = progress.runsLonger(AHEAD, clock.instant());
    boolean key = stroke instanceof Stroke.TypedCharacter || stroke instanceof Stroke.NamedKey;
    boolean runStop = stroke.equals(Stroke.typed('!')) || stroke.is(KeyName.F5);
    return key && !runStop && !tooLong;
  }

  private boolean calculates() {
    return calculator.untilDue().filter(TerminalSession::isDue).isPresent();
  }

  private static boolean isDue(Duration until) {
    return until.compareTo(Duration.ZERO) <= 0;
  }

  private Optional<Stroke> await() {
    try {
      return strokes.await(patience(), this::mustWait);
    } catch (InterruptedException e) {
      return Optional.of(new Stroke.Gone());
    }
  }

  /** How long nothing needs to be done; empty if for ever. */
  private Optional<Duration> patience() {
    Instant now = clock.instant();
    return Stream.of(
            untilDue(),
            frames.untilDue(now, calculates()),
            router.untilDark(now),
            dark(),
            saver.untilDue(now))
        .flatMap(Optional::stream)
        .min(Duration::compareTo);
  }

  /**
   * How long the calculator has nothing to do. An alarm may come sooner than it says: the clock on
   * the wall can be set, and it goes on while the computer sleeps.
   */
  private Optional<Duration> untilDue() {
    return calculator.untilDue().map(it -> ObjectUtils.min(it, GLANCE));
  }

  private Optional<Duration> dark() {
    boolean goesDark = lit && router.untilDark(clock.instant()).isEmpty();
    return goesDark ? Optional.of(Duration.ZERO) : Optional.empty();
  }

  private void advance() {
    if (dark().isPresent()) {
      lit = false;
      frames.want();
    }
    if (!calculates()) {
      return;
    }
    Instant start = clock.instant();
    calculator.proceed(budget);
    Duration taken = Duration.between(start, clock.instant());
    if (taken.compareTo(SLICE) > 0) {
      budget = Math.max(16, budget / 2);
    } else if (taken.compareTo(SLICE.dividedBy(2)) < 0) {
      budget = Math.min(MOST_LINES, budget * 2);
    }
    changed();
  }

  private void keepIfDue() {
    saver.keepIfDue(clock.instant(), calculator::image).ifPresent(this::complain);
  }

  private void complain(String trouble) {
    router.say(Note.error("memory cannot be kept: " + trouble, "it is tried again"));
    frames.want();
  }

  private void showIfDue() {
    frames
        .untilDue(clock.instant(), calculates())
        .filter(TerminalSession::isDue)
        .ifPresent(due -> show());
  }

  private void show() {
    Instant now = clock.instant();
    progress.watch(calculator.isRunning(), now, calculator.linesExecuted());
    Screen screen = router.screen(now, progress.lines());
    entitle(screen.snapshot());
    face.show(screen);
    lit = router.untilDark(now).isPresent();
    frames.drawn(now, clock.instant());
  }

  private void entitle(Snapshot snapshot) {
    String wanted = snapshot.modes().running() ? title(snapshot.program().name()) : "";
    if (!wanted.equals(title)) {
      title = wanted;
      terminal.title(wanted);
    }
  }

  private static String title(String program) {
    return program.isEmpty() ? "HP-41" : "HP-41 · " + program;
  }

  /** How a session lets its screens be seen, or read. */
  @FunctionalInterface
  interface Face {

    /** Shows a screen in the place of the one before. */
    void show(Screen screen);

    /** Something has happened of which the next screen may show nothing any more. */
    default void tell(Event event) {
      // A picture shows what is, not what was.
    }

    /** Whether anybody sees what is shown. */
    default boolean isSeen() {
      return true;
    }

    /** A line was typed, and what is shown next is the answer to it. */
    default void answer() {
      // A picture is the answer to whatever was typed.
    }
  }
}
