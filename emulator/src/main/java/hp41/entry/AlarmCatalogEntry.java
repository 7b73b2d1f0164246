package hp41.entry;

import hp41.effect.Delay;
import hp41.effect.Delays;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.effect.Effect.Timer;
import hp41.effect.ResumeAction;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.TimeChip;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.number.Interval;
import hp41.text.Announcement;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;

/**
 * The catalog of alarms: it shows the time and date of each, and then its message. While it is
 * stopped, letters show more of an alarm: T its time, D its date, M its message, R its interval.
 *
 * @param then what follows when the entry is left
 * @param held what the last key will do
 */
record AlarmCatalogEntry(
    ResumeAction then, int index, boolean running, AlarmCatalogPhase phase, AlarmCatalogKey held)
    implements ModalEntry {

  private static final int HUNDREDTHS = 10;

  /** What the catalog is doing. */
  enum AlarmCatalogPhase {
    /** The catalog takes time to find the alarm. */
    FINDING,
    /** The catalog shows the time of the alarm. */
    TIME,
    /** The catalog writes the message. */
    WRITING,
    /** The catalog shows the message. */
    MESSAGE,
    /** A key was pressed: the display stays for a moment, and the rest of the alarm is skipped. */
    HURRIED,
    /** The display is dark before the next alarm. */
    GAP,
    /** The catalog still shows the last alarm. */
    LAST
  }

  /** What a key does when it is released, or in a running catalog at the next time or message. */
  enum AlarmCatalogKey {
    NOTHING,
    /** The key is down, and hurries a running catalog. */
    HURRY,
    /** The key hurried a running catalog while the display was dark, and has been released. */
    HURRIED,
    /** The key stops a running catalog. */
    STOP,
    RUN,
    STEP,
    STEP_BACK,
    REMOVE
  }

  /** Shows the alarms one after the other; there is at least one. */
  static KeyResult begin(ResumeAction then) {
    return new AlarmCatalogEntry(then, 0, true, AlarmCatalogPhase.FINDING, AlarmCatalogKey.NOTHING)
        .waitsIn(AlarmCatalogPhase.FINDING, Delays.ALMCAT_OPEN);
  }

  /** Returns the catalog stopped at an alarm. */
  static AlarmCatalogEntry stopped(int index, ResumeAction then) {
    return new AlarmCatalogEntry(
        then, index, false, AlarmCatalogPhase.FINDING, AlarmCatalogKey.NOTHING);
  }

  private AlarmCatalogEntry at(int alarm) {
    return new AlarmCatalogEntry(then, alarm, running, phase, AlarmCatalogKey.NOTHING);
  }

  private AlarmCatalogEntry running(boolean runs) {
    return new AlarmCatalogEntry(then, index, runs, phase, AlarmCatalogKey.NOTHING);
  }

  private AlarmCatalogEntry in(AlarmCatalogPhase next) {
    return new AlarmCatalogEntry(then, index, running, next, held);
  }

  private AlarmCatalogEntry holding(AlarmCatalogKey next) {
    return new AlarmCatalogEntry(then, index, running, phase, next);
  }

  private KeyResult waitsIn(AlarmCatalogPhase next, Delay delay) {
    return KeyResult.to(in(next), Effect.Wait.of(delay));
  }

  private Alarm alarm(EntryView view) {
    return view.alarms().get(index);
  }

  private LocalDateTime time(EntryView view) {
    return TimeChip.time(alarm(view).time());
  }

  private String message(EntryView view) {
    return CharacterSet.glyphs(alarm(view).message());
  }

  private boolean isLast(EntryView view) {
    return index + 1 == view.alarms().size();
  }

  private KeyResult leave() {
    return KeyResult.end(new Effect.Proceed(then));
  }

  @Override
  public KeyResult passed(Timer timer, EntryView view) {
    if (timer == Timer.IDLE) {
      return running ? KeyResult.to(this) : leave();
    }
    return switch (phase) {
      case FINDING -> showTime(view);
      case TIME -> afterTime(view);
      case WRITING -> showMessage(view);
      case MESSAGE -> gap(view);
      case HURRIED -> afterHurry(view);
      case GAP -> next(view);
      case LAST -> leave();
    };
  }

  private KeyResult showTime(EntryView view) {
    String time = TimeText.withDate(view.machine(), time(view));
    List<Effect> effects = new ArrayList<>();
    effects.add(Effect.ShowCells.of(time));
    effects.add(new Effect.Print(""));
    effects.add(new Effect.Print(time));
    if (alarm(view).interval() > 0) {
      effects.add(new Effect.Print(interval(alarm(view).interval())));
    }
    return takesKey()
        ? takeKey(AlarmCatalogPhase.TIME).after(effects)
        : waitsIn(AlarmCatalogPhase.TIME, Delays.ALMCAT_TIME).after(effects);
  }

  /** Returns whether a running catalog must still handle a key that was pressed in the dark. */
  private boolean takesKey() {
    return running && held != AlarmCatalogKey.NOTHING;
  }

  private KeyResult takeKey(AlarmCatalogPhase shown) {
    return held == AlarmCatalogKey.STOP
        ? KeyResult.to(in(shown).running(false))
        : holding(held == AlarmCatalogKey.HURRY ? held : AlarmCatalogKey.NOTHING).hurry();
  }

  private KeyResult hurry() {
    return waitsIn(AlarmCatalogPhase.HURRIED, Delays.ALMCAT_HURRY);
  }

  /** Handles a key that is still down again: at the next alarm, or at once after the last alarm. */
  private KeyResult afterHurry(EntryView view) {
    return isLast(view) && held == AlarmCatalogKey.HURRY ? hurry() : gap(view);
  }

  private KeyResult afterTime(EntryView view) {
    if (!message(view).isEmpty()) {
      return waitsIn(AlarmCatalogPhase.WRITING, Delays.ALMCAT_WRITE).after(Act.GO_DARK);
    }
    return running ? gap(view) : KeyResult.to(this);
  }

  private KeyResult showMessage(EntryView view) {
    return afterMessage()
        .after(new Effect.Print(message(view)))
        .after(Effect.ShowCells.of(message(view)));
  }

  private KeyResult afterMessage() {
    if (takesKey()) {
      return takeKey(AlarmCatalogPhase.MESSAGE);
    }
    return running
        ? waitsIn(AlarmCatalogPhase.MESSAGE, Delays.ALMCAT_MESSAGE)
        : KeyResult.to(in(AlarmCatalogPhase.MESSAGE));
  }

  private KeyResult gap(EntryView view) {
    return isLast(view)
        ? waitsIn(AlarmCatalogPhase.LAST, Delays.ALMCAT_LAST)
        : waitsIn(AlarmCatalogPhase.GAP, Delays.ALMCAT_DARK).after(Act.GO_DARK);
  }

  private KeyResult next(EntryView view) {
    return isLast(view) ? leave() : at(index + 1).holding(held).showTime(view);
  }

  /** Handles a key, and then waits for the next key for a limited time. */
  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    KeyResult result = take(key, shifted, view);
    return result.next() == NoEntry.NONE ? result : result.after(idling());
  }

  private static Effect idling() {
    return new Effect.Wait(Timer.IDLE, Delays.ALMCAT_TIMEOUT);
  }

  private KeyResult take(Key key, boolean shifted, EntryView view) {
    if (key == Key.ON) {
      return KeyResult.end(Effect.Power.key(shifted));
    } else if (running) {
      return pressRunning(key);
    } else if (key == Key.RUN_STOP) {
      return hold(AlarmCatalogKey.RUN);
    }
    return shifted ? pressShifted(key, view) : pressStopped(key, view);
  }

  /**
   * Handles a key in a running catalog: R/S stops the catalog, and other keys show the next alarm.
   * A key that is pressed while the display is dark acts when the next time or message is shown.
   */
  private KeyResult pressRunning(Key key) {
    boolean shown =
        switch (phase) {
          case TIME, MESSAGE, LAST -> true;
          case FINDING, WRITING, HURRIED, GAP -> false;
        };
    Effect cancel = new Effect.Cancel(Timer.NEXT);
    if (key == Key.RUN_STOP) {
      return shown
          ? KeyResult.to(running(false), cancel)
          : KeyResult.to(holding(AlarmCatalogKey.STOP));
    }
    AlarmCatalogEntry down = holding(AlarmCatalogKey.HURRY);
    return shown ? down.hurry().after(Act.HOLD).after(cancel) : down.hold(AlarmCatalogKey.HURRY);
  }

  private KeyResult hold(AlarmCatalogKey next) {
    return KeyResult.to(holding(next), Act.HOLD);
  }

  private KeyResult pressStopped(Key key, EntryView view) {
    return switch (key) {
      case BACK -> KeyResult.end(new Effect.WhenUp(new Effect.Proceed(then)));
      case SST -> hold(AlarmCatalogKey.STEP);
      case NINE -> showInstead(TimeText.withTenths(view.machine(), time(view)));
      case LOG -> showInstead(TimeText.date(view.machine(), time(view).toLocalDate()));
      case RCL -> showInstead(message(view));
      case SEVEN -> showInstead(interval(alarm(view).interval()));
      default -> KeyResult.to(this);
    };
  }

  /** Handles a key after SHIFT; a key that does not fit leaves SHIFT on. */
  private KeyResult pressShifted(Key key, EntryView view) {
    return switch (key) {
      case SST -> hold(AlarmCatalogKey.STEP_BACK);
      case SQRT -> hold(AlarmCatalogKey.REMOVE);
      case SEVEN -> complete(view);
      case NINE -> showInstead(TimeText.of(view.machine(), view.machine().time().now()));
      default -> KeyResult.to(this, new Effect.SetFlag(Flags.SHIFT, true));
    };
  }

  /** Shows the time of an alarm. If it repeats, the alarm is first moved to its next time. */
  private KeyResult complete(EntryView view) {
    Alarm alarm = alarm(view);
    if (alarm.interval() == 0) {
      return showInstead(TimeText.withDate(view.machine(), time(view)));
    }
    Alarm next = alarm.next(TimeChip.tenths(view.machine().time().now()));
    long place = view.alarms().stream().filter(it -> it.time() <= next.time()).count() - 1;
    String time = TimeText.withDate(view.machine(), TimeChip.time(next.time()));
    return at((int) place).showInstead(time).after(new Effect.CompleteAlarm(alarm));
  }

  private static String interval(long interval) {
    return " " + Interval.text(interval * HUNDREDTHS) + '.' + interval % HUNDREDTHS;
  }

  private KeyResult showInstead(String text) {
    return KeyResult.to(this, new Effect.Cancel(Timer.NEXT), Effect.ShowCells.of(text));
  }

  @Override
  public KeyResult release(EntryView view) {
    AlarmCatalogEntry up = at(index);
    int count = view.alarms().size();
    return switch (held) {
      case NOTHING -> KeyResult.to(up);
      case HURRY ->
          KeyResult.to(phase == AlarmCatalogPhase.HURRIED ? up : holding(AlarmCatalogKey.HURRIED));
      case HURRIED, STOP -> KeyResult.to(this);
      case RUN -> isLast(view) ? leave() : up.running(true).step(index + 1);
      case STEP -> up.step(Math.min(count - 1, index + 1));
      case STEP_BACK -> up.step(Math.max(0, index - 1));
      case REMOVE ->
          up.showNearest(count - 1, Delays.ALMCAT_STEP).after(new Effect.RemoveAlarm(alarm(view)));
    };
  }

  private KeyResult step(int place) {
    return place == index
        ? KeyResult.to(this)
        : at(place).waitsIn(AlarmCatalogPhase.FINDING, Delays.ALMCAT_STEP);
  }

  /** Shows the alarm at the current index, or the last alarm if there are fewer. */
  private KeyResult showNearest(int count, Delay delay) {
    return count == 0
        ? leave().after(new Effect.Tell(Announcement.CAT_EMPTY))
        : at(Math.min(index, count - 1)).waitsIn(AlarmCatalogPhase.FINDING, delay);
  }

  /** A running catalog is stored as a stopped one. */
  @Override
  public String words() {
    return ("alarms " + index + ' ' + then.word()).strip();
  }

  /** The alarm may have been deleted. */
  @Override
  public KeyResult resume(EntryView view) {
    KeyResult result = showNearest(view.alarms().size(), Delay.NONE);
    return result.next() == NoEntry.NONE ? result : result.after(idling());
  }

  @Override
  public boolean keepsSchedule() {
    return running;
  }

  /** While the catalog runs, every key shows the next alarm. */
  @Override
  public boolean takesShift() {
    return running;
  }

  @Override
  public String modalFunction() {
    return "ALMCAT";
  }

  @Override
  public Keying keying() {
    return Keying.CATALOGUE;
  }
}
