package hp41.terminal;

import hp41.Calculator;
import hp41.panel.Note;
import hp41.panel.view.Screen;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.TerminalGone;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console.AttachedDevices;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.apache.commons.lang3.ObjectUtils;

/**
 * The main loop of the terminal: it waits for a stroke or for work of the calculator, handles it,
 * and draws. Everything except the reading of strokes happens on the thread that calls {@link
 * #run}.
 */
public final class TerminalSession {

  private static final Duration TYPE_AHEAD = Duration.ofSeconds(1);
  private static final Duration MAX_WAIT = Duration.ofSeconds(1);
  private static final int MAX_STROKES = 1000;

  private final Calculator calculator;
  private final Terminal terminal;
  private final InstantSource clock;
  private final Loudspeaker speaker;
  private final UserInterface ui;
  private final AutoSaver saver;
  private final InputQueue strokes;
  private final Executor reader;
  private final InternalErrors errors;
  private Face face;
  private Optional<String> saveError = Optional.empty();
  private final LineBudget budget = new LineBudget();
  private final Progress progress = new Progress();
  private final FrameSchedule frames = new FrameSchedule();
  private final WindowTitle title;
  private boolean lit;
  private boolean working;

  /**
   * Creates a session.
   *
   * @param sink saves memory, on another thread
   * @param firstTime whether to show the first steps
   * @param preferences the user's preferences
   * @param attached the devices that are attached to the calculator
   * @param face shows the screens
   */
  public TerminalSession(
      Calculator calculator,
      Terminal terminal,
      Theme theme,
      InstantSource clock,
      StateSink sink,
      boolean firstTime,
      UserPreferences preferences,
      AttachedDevices attached,
      Face face) {
    this.face = face;
    speaker = attached.speaker();
    this.calculator = calculator;
    this.terminal = terminal;
    this.clock = clock;
    title = new WindowTitle(terminal);
    strokes = new InputQueue(clock);
    reader = attached.reader();
    ui =
        new UserInterface(
            calculator, terminal, theme, clock, firstTime, preferences, attached, sink.states());
    sink.news().or(ui::missing).ifPresent(ui::say);
    saver = new AutoSaver(sink, attached.writer());
    errors = new InternalErrors(calculator, ui, sink);
  }

  /** Selects a theme until the end of the session. */
  public void adopt(Theme theme) {
    ui.adopt(theme);
  }

  /** Sets another view that shows the screens. */
  void show(Face another) {
    face = another;
  }

  /**
   * Runs until the user leaves. At the end, the terminal is released and memory is saved.
   *
   * @return why memory could not be saved, if that failed
   */
  Optional<String> run() {
    try {
      Optional<Duration> wait = start();
      while (!ui.leaving()) {
        wait = turn(await(wait));
      }
    } catch (TerminalGone gone) {
      strokes.clear();
    } finally {
      end();
    }
    return saveError;
  }

  /**
   * Starts to receive strokes and draws the first frame.
   *
   * @return how long to wait for a stroke before the next turn; empty for no limit
   */
  public Optional<Duration> start() {
    terminal.listen(strokes::add, strokes.reader(reader));
    return guarded(this::showIfDue);
  }

  /**
   * Handles the next stroke if there is one, executes program lines for some milliseconds, and
   * draws and saves what is due. A front end that must not block calls this method instead of
   * {@link #run} after each stroke and each wait.
   *
   * @return how long to wait for a stroke before the next turn; empty for no limit
   */
  public Optional<Duration> turn() {
    return turn(strokes.next(this::mustWait));
  }

  private Optional<Duration> turn(Optional<Stroke> next) {
    return guarded(
        () -> {
          next.ifPresent(this::take);
          advance();
          saveIfDue();
          if (!ui.leaving()) {
            showIfDue();
          }
        });
  }

  /**
   * Does some work. After an internal error, the session continues with memory as it was before.
   *
   * @return how long to wait for a stroke before the next turn; empty for no limit
   */
  private Optional<Duration> guarded(Runnable work) {
    try {
      working = true;
      work.run();
      working = false;
      return maxWait();
    } catch (TerminalGone gone) {
      throw gone;
    } catch (RuntimeException | Error failure) {
      Optional<Duration> wait = recover(failure);
      if (wait.isEmpty()) {
        throw failure;
      }
      return wait;
    }
  }

  /**
   * Continues after an error that the session could not catch itself, such as a full call stack in
   * a browser.
   *
   * @return how long to wait for a stroke before the next turn
   * @throws IllegalStateException if the session cannot continue
   */
  public Duration continueAfter(String error) {
    if (!working) {
      errors.begin();
    }
    IllegalStateException failure = new IllegalStateException(error);
    return recover(failure).orElseThrow(() -> failure);
  }

  /** Restores memory after an internal error; returns empty if the session cannot continue. */
  private Optional<Duration> recover(Throwable failure) {
    working = false;
    Optional<Note> message = errors.recover(failure, this::check);
    message.ifPresent(ui::say);
    saver.changed(clock.instant());
    frames.want();
    return message.map(shown -> Duration.ZERO);
  }

  /** Does the work that each turn does, so that an error in it is reported now. */
  private void check() {
    ui.watch();
    show();
    maxWait();
  }

  /** Returns whether the user has left. */
  public boolean leaving() {
    return ui.leaving();
  }

  /** Saves memory now, for a front end that may be closed without notice. */
  public void save() {
    saver.startSave(calculator.image());
  }

  /** Ends the session. Memory is saved even if the terminal no longer works. */
  public void end() {
    try {
      save();
    } finally {
      close();
    }
  }

  private void close() {
    try {
      terminal.close();
    } catch (TerminalGone gone) {
      strokes.clear();
    } finally {
      saveError = saver.await();
    }
  }

  /** Ends the session soon; may be called from any thread. */
  void leave() {
    strokes.add(new Stroke.Gone());
  }

  private void take(Stroke first) {
    boolean ran = calculator.isRunning();
    if (isByLines(first)) {
      reply(first);
    } else {
      handle(first);
      takeMore();
    }
    if (ran && !calculator.isRunning()) {
      speaker.hush();
    }
    changed();
  }

  /** Handles a line after the result of the previous one has been shown. */
  private void reply(Stroke line) {
    showIfWanted();
    handle(line);
    face.markAnswer();
  }

  private void handle(Stroke stroke) {
    errors.begin(stroke);
    ui.take(stroke);
  }

  /**
   * Handles further strokes whose intermediate results need not be shown; after many strokes the
   * screen is drawn.
   */
  private void takeMore() {
    for (int taken = 0; taken < MAX_STROKES && !ui.leaving(); taken++) {
      Optional<Stroke> next = strokes.next(it -> isByLines(it) || mustWait(it));
      if (next.isEmpty()) {
        return;
      }
      handle(next.get());
    }
  }

  private void changed() {
    ui.watch().forEach(face::onEvent);
    frames.want();
    saver.changed(clock.instant());
  }

  /** Returns whether a stroke belongs to line mode, which answers each line before the next. */
  private static boolean isByLines(Stroke stroke) {
    return stroke instanceof Stroke.InputLine || stroke instanceof Stroke.Ended;
  }

  /** Returns whether a stroke must wait for the running program. */
  private boolean mustWait(Stroke stroke) {
    if (isByLines(stroke)) {
      boolean stops =
          stroke instanceof Stroke.InputLine line ? WholeLine.stops(line) : !face.isSeen();
      return !stops && (calculator.isBusy() || isBetweenTexts());
    }
    return calculates() && isAhead(stroke);
  }

  /**
   * Returns whether a key was typed ahead. It waits for a while until the program stops; R/S and
   * commands do not wait.
   */
  private boolean isAhead(Stroke stroke) {
    boolean tooLong = progress.runsLonger(TYPE_AHEAD, clock.instant());
    boolean key = stroke instanceof Stroke.TypedCharacter || stroke instanceof Stroke.NamedKey;
    return key && !ui.isRunStop(stroke) && !tooLong;
  }

  private boolean calculates() {
    return calculator.untilDue().filter(TerminalSession::isDue).isPresent();
  }

  private static boolean isDue(Duration until) {
    return until.compareTo(Duration.ZERO) <= 0;
  }

  private Optional<Stroke> await(Optional<Duration> wait) {
    try {
      return strokes.await(wait, this::mustWait);
    } catch (InterruptedException e) {
      return Optional.of(new Stroke.Gone());
    }
  }

  /** Returns how long the loop can wait; empty for no limit. */
  private Optional<Duration> maxWait() {
    Instant now = clock.instant();
    return Stream.of(untilDue(), untilFrame(now), ui.untilDark(now), dark(), saver.untilDue(now))
        .flatMap(Optional::stream)
        .min(Duration::compareTo);
  }

  /**
   * Returns how long the calculator has nothing to do, with a limit: alarms may become due earlier,
   * because the wall clock can be set, and runs while the computer is suspended.
   */
  private Optional<Duration> untilDue() {
    return calculator.untilDue().map(it -> ObjectUtils.min(it, MAX_WAIT));
  }

  private Optional<Duration> dark() {
    return Optional.of(Duration.ZERO).filter(it -> lit && ui.untilDark(clock.instant()).isEmpty());
  }

  private void advance() {
    if (dark().isPresent()) {
      lit = false;
      frames.want();
    }
    if (!calculates()) {
      return;
    }
    errors.begin();
    Instant start = clock.instant();
    calculator.proceed(budget.lines());
    budget.took(Duration.between(start, clock.instant()));
    changed();
  }

  /** Saves memory if that is due. In line mode, the message about a failure follows the answer. */
  private void saveIfDue() {
    boolean failed = saver.saveIfDue(clock.instant(), calculator::image);
    if (failed && face.keepsMessages()) {
      showIfWanted();
      saver.warning().ifPresent(ui::say);
    }
    if (ui.warn(saver.warning()) || failed) {
      frames.want();
    }
  }

  private void showIfWanted() {
    if (frames.isWanted()) {
      show();
    }
  }

  private void showIfDue() {
    untilFrame(clock.instant()).filter(TerminalSession::isDue).ifPresent(due -> show());
  }

  private Optional<Duration> untilFrame(Instant now) {
    boolean isHidden = isBetweenTexts() && !face.showsBlankMoments();
    return isHidden ? Optional.empty() : frames.untilDue(now, calculates());
  }

  /** Returns whether the display is blank, or a key is down, until the next text is written. */
  private boolean isBetweenTexts() {
    boolean isDown = calculator.isBusy() && !calculator.isRunning() && !calculator.isListing();
    return isDown || calculator.display().toString().isBlank() && !calculator.isIdle();
  }

  private void show() {
    Instant now = clock.instant();
    progress.watch(calculator.isRunning(), now, calculator.linesExecuted());
    Screen screen = ui.screen(now, progress.lines());
    title.update(screen.calculator().snapshot());
    face.show(screen);
    lit = ui.untilDark(now).isPresent();
    frames.drawn(now, clock.instant());
    errors.drawn();
  }
}
