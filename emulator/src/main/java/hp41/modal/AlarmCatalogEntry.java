package hp41.modal;

import hp41.entry.Entry;
import hp41.entry.OpenState;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.number.Interval;
import hp41.player.ModalContext;
import hp41.player.ModalEntry;
import hp41.player.ResumeAction;
import hp41.player.Times;
import java.time.LocalDateTime;

/**
 * The catalog of alarms: it shows the time and date of each, and then its message. While it is
 * stopped, letters show more of an alarm: T its time, D its date, M its message, R its interval.
 */
final class AlarmCatalogEntry extends ModalEntry {

  private static final int HUNDREDTHS = 10;

  private final Alarms alarms;
  private final ResumeAction then;
  private boolean running = true;
  private int index;
  private boolean messageShows;

  /**
   * Creates the catalog of all alarms, at least one.
   *
   * @param then what follows when the entry is left
   */
  AlarmCatalogEntry(ResumeAction then, ModalContext context) {
    super(context, "ALMCAT", Keying.CATALOGUE, OpenState.MODAL);
    this.then = then;
    alarms = new Alarms(machine.memory());
  }

  /** Shows the alarms one after the other. */
  void start() {
    open();
    showAfter(Times.ALMCAT_OPEN);
  }

  private void showAfter(long micros) {
    later(computing(micros), this::showTime);
    proceed();
  }

  /** Schedules an action in place of the one that is scheduled. */
  private void later(long micros, Runnable action) {
    cancel();
    after(micros, action);
  }

  private Alarm alarm() {
    return alarms.all().get(index);
  }

  private LocalDateTime time() {
    return TimeChip.time(alarm().time());
  }

  private void showTime() {
    messageShows = false;
    show(TimeText.withDate(machine, time()));
    later(Times.ALMCAT_TIME + printAlarm(), this::goDark);
  }

  /** Prints the time and the interval in TRACE mode; returns how long that takes. */
  private long printAlarm() {
    long micros = print("") + print(TimeText.withDate(machine, time()));
    return alarm().interval() == 0 ? micros : micros + print(interval());
  }

  private void goDark() {
    if (!alarm().message().isEmpty()) {
      darken();
      later(Times.ALMCAT_WRITE, this::showMessage);
    } else if (running) {
      scheduleNext();
    }
  }

  private void showMessage() {
    messageShows = true;
    show(message());
    long printing = print(message());
    if (running) {
      long micros = isLast() ? Times.ALMCAT_LAST : Times.ALMCAT_MESSAGE;
      later(micros + printing, this::scheduleNext);
    }
  }

  private void scheduleNext() {
    if (!isLast()) {
      darken();
    }
    later(isLast() ? 0 : Times.ALMCAT_DARK, this::next);
  }

  private String message() {
    return CharacterSet.glyphs(alarm().message());
  }

  private boolean isLast() {
    return index + 1 == alarms.all().size();
  }

  private void next() {
    if (isLast()) {
      leave(then);
    } else {
      index++;
      showTime();
    }
  }

  @Override
  public Entry press(Key key, boolean shifted) {
    waitForKey();
    if (key == Key.ON) {
      return pressOn(shifted);
    } else if (key == Key.RUN_STOP) {
      return runOrStop();
    } else if (running) {
      return hurry();
    }
    return shifted ? pressShifted(key) : pressStanding(key);
  }

  private void waitForKey() {
    whenIdle(
        () -> {
          if (!running) {
            leave(then);
          }
        });
  }

  private Entry runOrStop() {
    running = !running;
    cancel();
    if (running) {
      next();
    }
    return current();
  }

  /**
   * Shows the next time while a key is down, and leaves its message out when the key is released.
   */
  private Entry hurry() {
    if (messageShows && !isLast()) {
      index++;
      show(TimeText.withDate(machine, time()));
    }
    cancel();
    whenReleased(this::next);
    return this;
  }

  private Entry pressStanding(Key key) {
    return switch (key) {
      case BACK -> {
        Entry nothing = leave();
        whenReleased(() -> proceedWith(then));
        yield nothing;
      }
      case SST -> step(1);
      case NINE -> showInstead(TimeText.withTenths(machine, time()));
      case LOG -> showInstead(TimeText.date(machine, time().toLocalDate()));
      case RCL -> showInstead(message());
      case SEVEN -> showInstead(interval());
      default -> this;
    };
  }

  /** Takes a key after SHIFT; a key that does not fit leaves SHIFT on. */
  private Entry pressShifted(Key key) {
    return switch (key) {
      case SST -> step(-1);
      case SQRT -> change(() -> alarms.remove(alarm()));
      case SEVEN -> change(() -> alarms.complete(alarm(), TimeChip.tenths(machine.time().now())));
      case NINE -> showInstead(TimeText.of(machine, machine.time().now()));
      default -> {
        machine.flags().set(Flags.SHIFT, true);
        yield this;
      }
    };
  }

  private String interval() {
    long interval = alarm().interval();
    return " " + Interval.text(interval * HUNDREDTHS) + '.' + interval % HUNDREDTHS;
  }

  private Entry showInstead(String text) {
    cancel();
    show(text);
    return this;
  }

  /** Moves to another alarm when the key is released, if there is one. */
  private Entry step(int places) {
    whenReleased(
        () -> {
          int before = index;
          index = Math.max(0, Math.min(alarms.all().size() - 1, index + places));
          if (index != before) {
            showAfter(Times.ALMCAT_STEP);
          }
        });
    return this;
  }

  /** Changes the alarm and shows the one in its place, if there is one. */
  private Entry change(Runnable action) {
    whenReleased(
        () -> {
          action.run();
          showNearest(Times.ALMCAT_STEP);
        });
    return this;
  }

  private void showNearest(long micros) {
    int count = alarms.all().size();
    index = Math.min(index, count - 1);
    if (count == 0) {
      leave(then);
    } else {
      showAfter(micros);
    }
  }

  /** A running catalog is stored as a stopped one. */
  @Override
  public String words() {
    return ("alarms " + index + ' ' + then.word()).strip();
  }

  /** Stops at an alarm. */
  AlarmCatalogEntry stoppedAt(int alarm) {
    running = false;
    index = alarm;
    return this;
  }

  /** The alarm may be gone. */
  @Override
  protected void continueShowing() {
    waitForKey();
    showNearest(0);
  }

  @Override
  public boolean keepsSchedule() {
    return running;
  }
}
