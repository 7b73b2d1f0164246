package hp41.keyboard;

import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.number.Interval;
import java.time.LocalDateTime;

/**
 * The catalogue of alarms: it shows the time and date of each, and then its message. While it
 * stands, letters show more of an alarm: T its time, D its date, M its message, R its interval.
 */
final class AlarmCatalogueEntry implements Entry {

  private static final long OPENING = 261_000;
  private static final long STEPPING = 190_000;
  private static final long TIME_STANDS = 602_000;
  private static final long WRITING = 36_000;
  private static final long MESSAGE_STANDS = 627_000;
  private static final long DARK = 156_000;
  private static final long LAST_STANDS = 1_300_000;
  private static final int HUNDREDTHS = 10;

  private final Machine machine;
  private final Alarms alarms;
  private final Afterwards then;
  private final IdleExit idleExit = new IdleExit();
  private boolean running = true;
  private int index;
  private int shows;
  private boolean messageShows;

  /**
   * The catalogue of all alarms there are, at least one.
   *
   * @param then what to do when it is left
   */
  AlarmCatalogueEntry(Machine machine, Afterwards then) {
    this.machine = machine;
    this.then = then;
    alarms = new Alarms(machine.memory());
  }

  /** Begins to show them one after the other. */
  void start(Keyboard keyboard) {
    keyboard.open(this);
    showAfter(OPENING, keyboard);
  }

  private void showAfter(long micros, Keyboard keyboard) {
    later(keyboard.pace().of(micros), () -> showTime(keyboard), keyboard);
    keyboard.timeline().proceed();
  }

  /** Does something after a while, unless a key has done something else by then. */
  private void later(long micros, Runnable action, Keyboard keyboard) {
    int show = ++shows;
    keyboard
        .timeline()
        .after(
            micros,
            () -> {
              if (show == shows && keyboard.entry() == this) {
                action.run();
              }
            });
  }

  private Alarm alarm() {
    return alarms.all().get(index);
  }

  private LocalDateTime time() {
    return TimeChip.time(alarm().time());
  }

  private void showTime(Keyboard keyboard) {
    messageShows = false;
    keyboard.lcd().show(TimeText.withDate(machine, time()));
    later(TIME_STANDS, () -> darken(keyboard), keyboard);
  }

  private void darken(Keyboard keyboard) {
    if (!alarm().message().isEmpty()) {
      keyboard.lcd().goDark();
      later(WRITING, () -> showMessage(keyboard), keyboard);
    } else if (running) {
      goOn(keyboard);
    }
  }

  private void showMessage(Keyboard keyboard) {
    messageShows = true;
    keyboard.lcd().show(message());
    if (running) {
      later(isLast() ? LAST_STANDS : MESSAGE_STANDS, () -> goOn(keyboard), keyboard);
    }
  }

  private void goOn(Keyboard keyboard) {
    if (!isLast()) {
      keyboard.lcd().goDark();
    }
    later(isLast() ? 0 : DARK, () -> next(keyboard), keyboard);
  }

  private String message() {
    return CharacterSet.glyphs(alarm().message());
  }

  private boolean isLast() {
    return index + 1 == alarms.all().size();
  }

  private void next(Keyboard keyboard) {
    if (isLast()) {
      leave(keyboard).run();
    } else {
      index++;
      showTime(keyboard);
    }
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    waitForKey(keyboard);
    if (key == Key.ON) {
      leave(keyboard);
      keyboard.stopped(Halt.OFF, false);
      return Ready.STATE;
    } else if (key == Key.RUN_STOP) {
      return runOrStop(keyboard);
    } else if (running) {
      return hurry(keyboard);
    }
    return shifted ? pressShifted(key, keyboard) : pressStanding(key, keyboard);
  }

  /** Left standing, it leaves by itself. */
  private void waitForKey(Keyboard keyboard) {
    idleExit.begin(
        this,
        keyboard,
        () -> {
          if (!running) {
            leave(keyboard).run();
          }
        });
  }

  private Entry runOrStop(Keyboard keyboard) {
    running = !running;
    shows++;
    if (running) {
      next(keyboard);
    }
    return keyboard.entry();
  }

  /** While a key is down the next time stands; its message is left out when the key is let go. */
  private Entry hurry(Keyboard keyboard) {
    if (messageShows && !isLast()) {
      index++;
      show(TimeText.withDate(machine, time()), keyboard);
    }
    shows++;
    keyboard.hold(Held.silent(keyboard, () -> next(keyboard)));
    return this;
  }

  private Entry pressStanding(Key key, Keyboard keyboard) {
    return switch (key) {
      case BACK -> {
        keyboard.hold(Held.silent(keyboard, leave(keyboard)));
        yield Ready.STATE;
      }
      case SST -> step(1, keyboard);
      case NINE -> show(TimeText.withTenths(machine, time()), keyboard);
      case LOG -> show(TimeText.date(machine, time().toLocalDate()), keyboard);
      case RCL -> show(message(), keyboard);
      case SEVEN -> show(interval(), keyboard);
      default -> this;
    };
  }

  /** A key that is none of the catalogue's leaves SHIFT pressed. */
  private Entry pressShifted(Key key, Keyboard keyboard) {
    return switch (key) {
      case SST -> step(-1, keyboard);
      case SQRT -> change(() -> alarms.remove(alarm()), keyboard);
      case SEVEN ->
          change(() -> alarms.settle(alarm(), TimeChip.tenths(machine.time().now())), keyboard);
      case NINE -> show(TimeText.of(machine, machine.time().now()), keyboard);
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

  private Entry show(String text, Keyboard keyboard) {
    shows++;
    keyboard.lcd().show(text);
    return this;
  }

  /** To another alarm; what there is to see of this one stays where there is none. */
  private Entry step(int places, Keyboard keyboard) {
    keyboard.hold(
        Held.silent(
            keyboard,
            () -> {
              int before = index;
              index = Math.max(0, Math.min(alarms.all().size() - 1, index + places));
              if (index != before) {
                showAfter(STEPPING, keyboard);
              }
            }));
    return this;
  }

  /** Changes the alarm; what is in its place then shows, or nothing if none is left. */
  private Entry change(Runnable action, Keyboard keyboard) {
    keyboard.hold(
        Held.silent(
            keyboard,
            () -> {
              action.run();
              showNearest(STEPPING, keyboard);
            }));
    return this;
  }

  private void showNearest(long micros, Keyboard keyboard) {
    int count = alarms.all().size();
    index = Math.min(index, count - 1);
    if (count == 0) {
      leave(keyboard).run();
    } else {
      showAfter(micros, keyboard);
    }
  }

  private Runnable leave(Keyboard keyboard) {
    shows++;
    keyboard.open(Ready.STATE);
    return () -> then.begin(keyboard);
  }

  /** One that runs is kept as it stands. */
  @Override
  public String words() {
    return ("alarms " + index + ' ' + then.word()).strip();
  }

  /** This, standing at an alarm. */
  AlarmCatalogueEntry standingAt(int alarm) {
    running = false;
    index = alarm;
    return this;
  }

  /** The alarm that it stood at may be gone. */
  @Override
  public void resume(Keyboard keyboard) {
    keyboard.open(this);
    waitForKey(keyboard);
    showNearest(0, keyboard);
  }

  @Override
  public boolean takesAllKeys() {
    return true;
  }

  @Override
  public boolean goesOn() {
    return running;
  }

  @Override
  public Keying keying() {
    return Keying.CATALOGUE;
  }
}
