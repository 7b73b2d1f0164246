package hp41.entry;

import hp41.display.Cells;
import hp41.effect.AlarmSound;
import hp41.effect.Delay;
import hp41.effect.Delays;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.effect.Effect.Timer;
import hp41.key.Key;
import hp41.machine.TimeChip;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * An alarm that sounds. It shows its message, which blinks until a key is pressed and sounds from
 * the sixth time on; after 18 seconds the alarm ends by itself. The alarm stays past due if it ends
 * by itself or by STO; any other key acknowledges it. The message is shown as long as keys are
 * pressed, and a little longer; ← and ON leave it at once. All of this was recorded on the machine.
 *
 * @param call the alarm, and what it has interrupted
 * @param shown how often the message has blinked
 * @param down whether a key is down that the machine does not read
 * @param acknowledged whether the first key has acknowledged it
 */
public record AlarmEntry(Call call, AlarmPhase phase, int shown, boolean down, boolean acknowledged)
    implements ModalEntry {

  private static final int SILENT = 5;
  private static final Set<AlarmPhase> BLINKING =
      EnumSet.of(AlarmPhase.DARK, AlarmPhase.FIRST_TONE, AlarmPhase.LIT);

  private static final int TIMES = SILENT + 16;

  /**
   * An alarm that sounds.
   *
   * @param again whether it was missed and sounds because the calculator was switched off
   * @param text its message, or the time at which it was due
   */
  record Call(Alarm alarm, boolean again, String text, Entry interrupted) {

    /** Returns how much longer the machine takes to write the time in place of a message. */
    Delay writing() {
      return alarm.message().isEmpty() ? Delays.ALARM_WRITES_TIME : Delay.NONE;
    }
  }

  /** What the alarm does. */
  enum AlarmPhase {
    WAKING,
    SOUNDING,
    /** The alarm shows its message and does not read keys yet. */
    BEGINNING,
    /** The alarm begins to read keys when the key that is down is released. */
    READY,
    DARK,
    /** The alarm shows its message, and the first of two tones sounds. */
    FIRST_TONE,
    LIT,
    /** A key is down. */
    KEYED,
    /** A key is down that leaves the alarm. */
    LEAVING,
    /** The message is shown for a while after a key. */
    ENDING,
    /** The alarm has ended. The machine does not read keys until it shows something else. */
    OVER
  }

  /**
   * Sounds an alarm in place of the open entry. Most entries that are open are dropped.
   *
   * @param again whether it was missed and sounds because the calculator was switched off
   * @param wakes whether it has switched the calculator on
   */
  public static KeyResult begin(
      Alarm alarm, Entry open, boolean again, boolean wakes, EntryView view) {
    String text =
        alarm.message().isEmpty()
            ? TimeText.withDate(view.machine(), TimeChip.time(alarm.time()))
            : CharacterSet.glyphs(alarm.message());
    Entry interrupted = open.state().resumes() ? open : NoEntry.NONE;
    Call call = new Call(alarm, again, text, interrupted);
    return new AlarmEntry(call, AlarmPhase.WAKING, 0, false, false)
        .waitsIn(
            AlarmPhase.WAKING,
            wakes && !again ? Delays.ALARM_WAKE.plus(Delays.ALARM_BEGINS) : Delays.ALARM_BEGINS)
        .after(List.of(new Effect.SetFlag(Flags.ALPHA, false), Act.HIDE_MESSAGE));
  }

  /** Returns whether the calculator is switched off again when the alarm ends. */
  public boolean endsDark() {
    return call.again();
  }

  private AlarmEntry in(AlarmPhase next) {
    return new AlarmEntry(call, next, shown, down, acknowledged);
  }

  private KeyResult waitsIn(AlarmPhase next, Delay delay) {
    return KeyResult.to(in(next), Effect.Wait.of(delay));
  }

  private Effect show() {
    return Effect.ShowCells.of(call.text());
  }

  @Override
  public KeyResult passed(Timer timer, EntryView view) {
    return switch (phase) {
      case WAKING ->
          waitsIn(AlarmPhase.SOUNDING, Delays.ALARM_SHOWS.plus(call.writing()))
              .after(
                  List.of(new Effect.Sound(AlarmSound.HIGH), new Effect.Sound(AlarmSound.MIDDLE)));
      case SOUNDING -> waitsIn(AlarmPhase.BEGINNING, Delays.ALARM_READS_KEYS).after(show());
      case BEGINNING -> down ? KeyResult.to(in(AlarmPhase.READY)) : blink(view);
      case DARK -> light();
      case FIRST_TONE ->
          waitsIn(AlarmPhase.LIT, Delays.ALARM_SECOND_TONE).after(new Effect.Sound(AlarmSound.LOW));
      case LIT -> blink(view);
      case READY, KEYED, LEAVING -> KeyResult.to(this);
      case ENDING -> waitsIn(AlarmPhase.OVER, Delays.ALARM_ENDS);
      case OVER -> finish(view);
    };
  }

  private KeyResult blink(EntryView view) {
    return shown == TIMES
        ? expire(view)
        : waitsIn(AlarmPhase.DARK, Delays.ALARM_DARK).after(Act.GO_DARK);
  }

  private KeyResult light() {
    AlarmEntry next = new AlarmEntry(call, phase, shown + 1, down, acknowledged);
    return next.shown > SILENT
        ? next.waitsIn(AlarmPhase.FIRST_TONE, Delays.ALARM_FIRST_TONE)
            .after(List.of(show(), new Effect.Sound(AlarmSound.HIGH)))
        : next.waitsIn(AlarmPhase.LIT, Delays.ALARM_LIT).after(show());
  }

  /**
   * Ends the alarm because no key was pressed. The message remains like other messages, but a long
   * one does not scroll. The clock does not continue.
   */
  private KeyResult expire(EntryView view) {
    boolean clock = call.interrupted().state() == OpenState.CLOCK;
    return end(call.text(), clock ? NoEntry.NONE : call.interrupted(), view);
  }

  private KeyResult finish(EntryView view) {
    KeyResult result = end("", call.interrupted(), view);
    return acknowledged ? result.after(new Effect.CompleteAlarm(call.alarm())) : result;
  }

  /** Continues the interrupted entry, or switches the calculator off again. */
  private KeyResult end(String message, Entry open, EntryView view) {
    KeyResult resumed = open == NoEntry.NONE ? KeyResult.to(open) : open.resume(view);
    List<Effect> effects = new ArrayList<>(resumed.effects());
    effects.add(new Effect.SetFlag(Flags.SHIFT, false));
    effects.add(new Effect.Resume(message));
    if (call.again()) {
      effects.add(Effect.Power.DARK);
    }
    return new KeyResult(resumed.next(), effects);
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    if (phase == AlarmPhase.OVER) {
      return KeyResult.to(this, Act.HOLD);
    } else if (phase.compareTo(AlarmPhase.READY) <= 0) {
      return KeyResult.to(new AlarmEntry(call, phase, shown, true, acknowledged), Act.HOLD);
    }
    if (key == Key.ON && call.again()) {
      return staysOn();
    }
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Cancel(Timer.NEXT));
    effects.add(new Effect.SetFlag(Flags.SHIFT, key == Key.SHIFT && !shifted));
    effects.add(show());
    effects.add(Act.HOLD);
    boolean leaves = key == Key.BACK || key == Key.ON || shifted && key == Key.SQRT;
    AlarmPhase next = leaves ? AlarmPhase.LEAVING : AlarmPhase.KEYED;
    boolean first = BLINKING.contains(phase);
    boolean acknowledges = acknowledged || first && key != Key.STO;
    return new KeyResult(new AlarmEntry(call, next, shown, false, acknowledges), effects);
  }

  /** Leaves the calculator on that the alarm has switched on. The alarm stays past due. */
  private KeyResult staysOn() {
    Call awake = new Call(call.alarm(), false, call.text(), call.interrupted());
    return KeyResult.to(new AlarmEntry(awake, AlarmPhase.LEAVING, shown, false, acknowledged))
        .after(List.of(new Effect.Cancel(Timer.NEXT), Act.GO_DARK, Act.HOLD));
  }

  @Override
  public KeyResult release(EntryView view) {
    AlarmEntry up = new AlarmEntry(call, phase, shown, false, acknowledged);
    return switch (phase) {
      case READY -> up.blink(view);
      case KEYED -> up.showRest();
      case LEAVING -> up.waitsIn(AlarmPhase.OVER, Delays.ALARM_ENDS);
      default -> KeyResult.to(up);
    };
  }

  /** Shows the rest of a long message after a key is released. */
  private KeyResult showRest() {
    KeyResult result = waitsIn(AlarmPhase.ENDING, Delays.ALARM_AFTER_KEY);
    String text = call.text();
    return Cells.count(text) > Cells.COUNT
        ? result.after(Effect.ShowCells.of(text.substring(Cells.charactersToFill(text))))
        : result;
  }

  /**
   * Returns the interrupted entry, which is stored in place of the alarm. The alarm stays past due.
   */
  @Override
  public String words() {
    return call.interrupted().words();
  }

  @Override
  public boolean takesShift() {
    return true;
  }

  @Override
  public String modalFunction() {
    return "ALARM";
  }
}
