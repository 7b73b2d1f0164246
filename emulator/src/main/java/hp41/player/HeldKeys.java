package hp41.player;

import hp41.display.Cells;
import hp41.machine.Operand;
import hp41.text.Announcement;
import java.util.Optional;

/**
 * The key that is held down. The name of its function is shown after a moment and NULL after a
 * second more; its action is run when the key is released in time.
 */
final class HeldKeys {

  private final ProgramCursor cursor;
  private final Lcd lcd;
  private final PacedTimeline timeline;
  private final IdleDisplay idle;
  private final Runnable afterNull;
  private Optional<HeldKey> held = Optional.empty();
  private Optional<HeldKey> released = Optional.empty();

  /**
   * Creates the state in which no key is held.
   *
   * @param afterNull what follows when NULL has been shown
   */
  HeldKeys(Stage stage, Runnable afterNull) {
    this.afterNull = afterNull;
    idle = stage.idle();
    cursor = stage.cursor();
    lcd = stage.lcd();
    timeline = stage.timeline();
  }

  /** Returns whether a key is down whose action is run when it is released. */
  boolean isHolding() {
    return held.isPresent();
  }

  /** Drops the action of the key that is down. */
  void forget() {
    held = Optional.empty();
  }

  /**
   * Drops the actions of all keys, even of a last key whose release the machine has not noticed.
   */
  void reset() {
    forget();
    released = Optional.empty();
  }

  /** Returns whether the last key has gone up and will act later. */
  boolean isPending() {
    return released.filter(key -> key.acts.isPending()).isPresent();
  }

  /** Returns the action of the last key if it has gone up but not yet acted. */
  Optional<Runnable> pendingAction() {
    return released.filter(HeldKey::isPending).map(key -> key::act);
  }

  /**
   * Holds the last key again if the machine has not yet noticed its release; the machine then takes
   * the next key for the last one. Returns false if the machine has noticed the release.
   */
  boolean holdAgain() {
    held = released.filter(HeldKey::isPending);
    held.ifPresent(key -> key.phase = HoldPhase.DOWN_AGAIN);
    return isHolding();
  }

  /** Handles the release of the key that is down. */
  void release() {
    released = held;
    forget();
    released.ifPresent(HeldKey::release);
  }

  private HeldKey hold(Runnable action) {
    HeldKey key = new HeldKey(action);
    held = Optional.of(key);
    return key;
  }

  /** Holds a key that acts when released, however late, and does not change the display. */
  void silent(Runnable action) {
    hold(action);
  }

  /** Holds a key and shows a text at once. */
  void shown(String text, Runnable action) {
    shown(text, 0, action);
  }

  /**
   * Holds a key and shows a text at once.
   *
   * @param blank the microseconds for which the machine blinks the text before it waits for NULL
   */
  void shown(String text, long blank, Runnable action) {
    HeldKey key = hold(action);
    lcd.showEnd(text);
    key.cancelAfter(Times.sum(Times.KEY_NAMED, blank));
  }

  /**
   * Holds a key. The display is empty for a moment, and then shows the name of the key and a blank.
   *
   * @param searching the microseconds that the machine searches before; 0 if it need not search
   */
  void previewed(String name, long searching, Runnable action) {
    HeldKey key = hold(action);
    long named = Times.named(name, searching);
    if (searching == 0) {
      lcd.show("");
    } else {
      key.readyLater(Times.sum(named, Times.NAME_MINIMUM));
    }
    key.namedAfter(Times.sum(named, Times.KEY_BLANK), name + ' ');
  }

  /**
   * Holds a key whose label is shown when the machine has found it. The machine does not blink the
   * label.
   *
   * @param searching the microseconds that the machine searches before
   */
  void found(String name, long searching, Runnable action) {
    HeldKey key = hold(action);
    long named = Times.sum(Times.KEY_NAMED, searching);
    key.readyLater(timeline.computing(named));
    key.namedAfter(named, name);
  }

  /**
   * Holds a key and shows a text while the machine searches. The action is ready when the search
   * has ended.
   *
   * @param found the name that is shown when the search is over; empty unless it is a function
   * @param blank the microseconds for which the machine blinks that name
   */
  void searching(String text, long micros, Optional<String> found, long blank, Runnable action) {
    HeldKey key = hold(action).readyAfter(micros);
    lcd.showEnd(text);
    key.cancelAfter(micros + blank);
    found.ifPresent(name -> key.showFound(micros, blank, name));
  }

  /** Holds a key. After a search, runs one action if the key is still down, else the other. */
  void searchingWhileDown(String text, long micros, Runnable stillDown, Runnable action) {
    HeldKey key = hold(action).readyAfter(micros);
    lcd.showEnd(text);
    timeline.after(micros, () -> key.ifDown(() -> actWhileDown(stillDown)));
  }

  private void actWhileDown(Runnable action) {
    forget();
    action.run();
  }

  /**
   * Holds R/S or SST and shows the line that will be executed. At .END. the registers are counted
   * first; after R/S, their number is shown only while the key is down.
   */
  void holdForward(boolean run, Runnable action) {
    boolean known = cursor.isKnown();
    String text = cursor.nextText();
    long finding = finding(known);
    long counting = idle.countingRegisters();
    if (cursor.isAtPermanentEnd() && counting > 0) {
      counting += finding;
      if (run) {
        countedWhileDown(text, LineTimes.countedForward(true, counting), action);
      } else {
        long counted = LineTimes.countedForward(false, counting);
        counted(text, counted, action).cancelAfter(counted);
      }
      return;
    }
    long shows = LineTimes.shows(run, finding);
    HeldKey key = hold(action);
    timeline.either(() -> key.showInTime(text, shows, run), () -> key.showLine(text, 0));
    if (!known) {
      timeline.inTime(
          () -> key.busy(LineTimes.beginsToCount(run), LineTimes.endsToCount(run, finding)));
    }
    timeline.proceed();
  }

  /** Holds BST and shows the current line as long as the key is down. */
  void holdBack(Runnable action) {
    String text = cursor.text();
    long counting = idle.countingRegisters();
    if (cursor.isAtPermanentEnd() && counting > 0) {
      counted(text, LineTimes.countedBack(counting), action);
    } else {
      lcd.showEnd(text);
      hold(action);
    }
  }

  /** Returns how long it takes to count the number of the line. The display does not change yet. */
  private long finding(boolean known) {
    return known ? 0 : LineTimes.counting(cursor.microsBefore());
  }

  /**
   * Holds a key. The display is dark while registers are counted, then shows the line for a moment.
   */
  private HeldKey counted(String text, long micros, Runnable action) {
    timeline.after(micros, () -> lcd.showEnd(text));
    lcd.goDark();
    return hold(action).readyAfter(Times.sum(micros, Times.END_SHOWN));
  }

  /**
   * Holds a key. The display is dark while registers are counted, then shows the line until
   * release.
   */
  private void countedWhileDown(String text, long micros, Runnable action) {
    lcd.goDark();
    HeldKey key = hold(action).readyAfter(micros);
    timeline.after(micros, () -> key.ifDown(() -> lcd.showEnd(text)));
    key.cancelAfter(micros);
  }

  /** What happens between the press of a key and its action. */
  private enum HoldPhase {
    DOWN,
    /** NULL is shown: the key does not act. */
    CANCELLED,
    /** The key has gone up, but its action is not ready. */
    UP,
    /** Another key went down before the machine saw this one go up. */
    DOWN_AGAIN,
    /** The function was executed, or it was cancelled and the key was released. */
    OVER
  }

  private final class HeldKey {

    private final Runnable action;
    private HoldPhase phase = HoldPhase.DOWN;
    private boolean blanks;
    private Appointment becomesNull = Appointment.NONE;
    private Appointment acts = Appointment.NONE;
    private long readyAt = timeline.now();

    HeldKey(Runnable action) {
      this.action = action;
    }

    void readyLater(long micros) {
      readyAt += micros;
    }

    HeldKey readyAfter(long micros) {
      readyAt = timeline.now() + micros;
      blanks = micros > 0;
      return this;
    }

    /**
     * If the key is down at the first moment, the machine is busy until the second one. The key
     * acts only then, even if it is released in between.
     */
    void busy(long from, long until) {
      long ready = timeline.now() + until;
      timeline.after(from, () -> ifDown(() -> readyAt = Math.max(readyAt, ready)));
      timeline.proceed();
    }

    /** Shows the line that R/S or SST will execute; writing the line takes time. */
    void showInTime(String text, long shows, boolean run) {
      if (idle.fillsDisplay(text)) {
        showLongLine(text, shows);
        return;
      }
      showLine(text, shows);
      long writes = LineTimes.writes(run, shows);
      busy(writes, LineTimes.written(cursor.instruction(), writes));
    }

    /** Shows the line that will be executed after a delay. */
    void showLine(String text, long micros) {
      timeline.after(micros, () -> showName(text));
      cancelAfter(micros + timeline.computing(LineTimes.writing(cursor.instruction(), 0)));
    }

    /**
     * Shows a line that fills the display, if the key is down when it begins to be written. It acts
     * when the end of the line has been shown.
     */
    void showLongLine(String text, long begins) {
      int hidden = Cells.count(text) - Cells.COUNT;
      boolean postfix = cursor.instruction().operand() instanceof Operand.Postfix;
      int steps = postfix ? IdleDisplay.stepsOfOperand(text) : hidden + 1;
      long writing = LineTimes.writing(cursor.instruction(), postfix ? 0 : hidden - 1);
      long ends = LineTimes.longLineEnds(begins, writing, steps);
      long ready = timeline.now() + ends;
      Runnable show = () -> idle.showLong(text, postfix);
      Runnable begin =
          () -> {
            readyAt = Math.max(readyAt, ready);
            timeline.after(writing, show);
          };
      timeline.after(LineTimes.longLineWrites(begins), () -> ifDown(begin));
      cancelAfter(ends);
    }

    void namedAfter(long micros, String name) {
      timeline.after(micros, () -> showName(name));
      cancelAfter(micros);
    }

    void cancelAfter(long micros) {
      becomesNull = timeline.after(Times.untilNull(micros), () -> ifDown(this::cancel));
    }

    boolean isDown() {
      return phase == HoldPhase.DOWN
          || phase == HoldPhase.DOWN_AGAIN
          || phase == HoldPhase.CANCELLED;
    }

    /** Returns whether the key has gone up but not yet acted. */
    boolean isPending() {
      return phase == HoldPhase.UP || phase == HoldPhase.DOWN_AGAIN;
    }

    void ifDown(Runnable effect) {
      if (isDown()) {
        effect.run();
      }
    }

    void cancel() {
      phase = HoldPhase.CANCELLED;
      timeline.after(Times.NULL_WRITING, () -> lcd.show(Announcement.NULL));
    }

    void showFound(long micros, long blank, String name) {
      if (blank > 0) {
        timeline.after(micros, () -> ifDown(lcd::goDark));
      }
      timeline.after(Times.untilNameWritten(micros, blank), () -> ifDown(() -> beginName(name)));
    }

    /** Begins to write a name, which is written to its end even if the key goes up. */
    void beginName(String name) {
      timeline.after(Times.NAME_WRITING, () -> lcd.showEnd(name));
      readyAfter(Times.NAME_WRITING);
      blanks = false;
    }

    void showName(String name) {
      if (isDown() || readyAt >= timeline.now()) {
        lcd.showEnd(name);
      }
    }

    void release() {
      if (phase == HoldPhase.CANCELLED) {
        phase = HoldPhase.OVER;
        timeline.after(Times.NULL_AFTER_RELEASE, afterNull);
        return;
      }
      long wait = readyAt - timeline.now();
      phase = HoldPhase.UP;
      if (wait <= 0) {
        act();
      } else {
        acts = timeline.after(wait, this::actUnlessDown);
      }
    }

    void actUnlessDown() {
      if (phase == HoldPhase.UP) {
        act();
      }
    }

    /** Runs the action. During a long function that was searched first, the display is blank. */
    void act() {
      phase = HoldPhase.OVER;
      becomesNull.cancel();
      action.run();
      if (blanks && timeline.isComputingLong()) {
        lcd.show("");
      }
    }
  }
}
