package hp41.entry;

import hp41.effect.Delays;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.effect.Effect.Timer;
import hp41.effect.ResumeAction;
import hp41.event.CalculatorError;
import hp41.key.Key;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.Interval;
import java.util.List;
import java.util.Optional;

/**
 * The stopwatch; keys without a function in it do nothing.
 *
 * @param then what follows when the entry is left
 * @param held the effect that a pressed key has when it is released
 */
record StopwatchEntry(StopwatchFace face, ResumeAction then, Optional<StopwatchKey> held)
    implements ModalEntry {

  /**
   * What a key does when it is released.
   *
   * @param next what is shown then
   */
  private record StopwatchKey(StopwatchFace next, List<Effect> effects) {}

  private StopwatchEntry(StopwatchFace face, ResumeAction then) {
    this(face, then, Optional.empty());
  }

  /** Opens the stopwatch. */
  static KeyResult begin(StopwatchFace face, ResumeAction then, EntryView view) {
    KeyResult result = new StopwatchEntry(face, then).tick(view);
    return result.then(new Effect.Wait(Timer.SHOW, Delays.STOPWATCH_OPEN));
  }

  /** Returns a stopwatch that was stored. */
  static StopwatchEntry of(List<String> words, ResumeAction then) {
    return new StopwatchEntry(StopwatchFace.of(words), then);
  }

  @Override
  public String words() {
    return ("stopwatch " + face.words() + ' ' + then.word()).strip();
  }

  @Override
  public KeyResult passed(Timer timer, EntryView view) {
    return timer == Timer.SHOW ? show(view) : tick(view);
  }

  /** Shows the time of a running stopwatch, and again after a tenth of a second. */
  private KeyResult tick(EntryView view) {
    KeyResult result = KeyResult.to(this, Effect.Wait.of(Delays.STOPWATCH_TICK));
    return face.moves(view.machine()) && held.isEmpty() ? result.after(shown(view)) : result;
  }

  private Effect shown(EntryView view) {
    return Effect.ShowCells.of(face.text(view.machine()));
  }

  private KeyResult show(EntryView view) {
    return face.isThere(view.machine()) ? KeyResult.to(this, shown(view)) : refuse();
  }

  private static KeyResult refuse() {
    return KeyResult.end(
        new Effect.Message(CalculatorError.NONEXISTENT.getMessage()),
        new Effect.Proceed(ResumeAction.NOTHING));
  }

  @Override
  public KeyResult resume(EntryView view) {
    KeyResult result = show(view);
    return result.next() == NoEntry.NONE
        ? result
        : result.then(Effect.Wait.of(Delays.STOPWATCH_TICK));
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    if (key == Key.ON) {
      return KeyResult.end(Effect.Power.key(shifted));
    } else if (shifted && key == Key.BACK) {
      return leave();
    } else if (key.digit() >= 0) {
      return hold(face.keyed(key.digit()));
    } else if (face.isKeying() && (shifted || key != Key.BACK && key != Key.CHS)) {
      return ignore(shifted);
    }
    return switch (key) {
      case RUN_STOP -> runOrStop(view.machine().time());
      case ENTER -> split(view.machine());
      case RCL -> hold(face.toggled());
      case CHS -> hold(face.withDifferences());
      case EEX -> hold(face.withoutRegister());
      case SST -> hold(face.moved(shifted ? -1 : 1));
      case BACK -> face.isKeying() ? hold(face.erased()) : back(view.machine().time());
      default -> ignore(shifted);
    };
  }

  /** Ignores a key, which leaves SHIFT on. */
  private KeyResult ignore(boolean shifted) {
    return KeyResult.to(new StopwatchEntry(face, then), new Effect.SetFlag(Flags.SHIFT, shifted));
  }

  /** Acts when the key is released. */
  private KeyResult hold(StopwatchFace next, Effect... effects) {
    return KeyResult.to(
        new StopwatchEntry(face, then, Optional.of(new StopwatchKey(next, List.of(effects)))),
        Act.HOLD);
  }

  /**
   * Starts or stops when the key goes down. From then on, each tenth of a second is shown with the
   * same delay.
   */
  private KeyResult runOrStop(TimeChip chip) {
    StopwatchFace next = face.showingTime();
    return new StopwatchEntry(next, then)
        .hold(next)
        .after(new Effect.RunStopwatch(!chip.isStopwatchRunning()))
        .then(Effect.Wait.of(Delays.STOPWATCH_SHOW));
  }

  /** Stores the time, and shows it in hundredths as long as the key is down. */
  private KeyResult split(Machine machine) {
    StopwatchFace next = face.showingTime();
    if (next.storing() >= machine.program().size()) {
      return refuse();
    }
    long split = StopwatchFace.split(machine);
    return new StopwatchEntry(next, then)
        .hold(next.moved(1))
        .after(
            List.of(
                new Effect.StoreRegister(next.storing(), Word.of(Interval.number(split))),
                Effect.ShowCells.of(next.text(split))));
  }

  /** Returns from splits to the time; clears the time if the stopwatch is stopped. */
  private KeyResult back(TimeChip chip) {
    return face.recalling() || chip.isStopwatchRunning()
        ? hold(face.showingTime())
        : hold(face, new Effect.SetStopwatch(0));
  }

  private KeyResult leave() {
    KeyResult result = KeyResult.end(new Effect.WhenUp(new Effect.Proceed(then)));
    return face.returned().map(x -> result.after(new Effect.ReplaceX(x))).orElse(result);
  }

  /** The machine takes time to show what a key does, and longer at the last register. */
  @Override
  public KeyResult release(EntryView view) {
    StopwatchFace next = held.map(StopwatchKey::next).orElse(face);
    boolean warns = next.hasReachedEnd(face, view.machine());
    Effect.Wait shows =
        new Effect.Wait(
            Timer.SHOW,
            warns ? Delays.STOPWATCH_SHOW.plus(Delays.STOPWATCH_WARN) : Delays.STOPWATCH_SHOW);
    KeyResult result =
        KeyResult.to(new StopwatchEntry(next, then), shows)
            .after(held.map(StopwatchKey::effects).orElse(List.of()));
    return warns ? result.after(Act.WARN) : result;
  }

  @Override
  public String modalFunction() {
    return "SW";
  }
}
