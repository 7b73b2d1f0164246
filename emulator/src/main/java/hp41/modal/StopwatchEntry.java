package hp41.modal;

import hp41.entry.Entry;
import hp41.entry.OpenState;
import hp41.event.CalculatorError;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.memory.Flags;
import hp41.player.ModalContext;
import hp41.player.ModalEntry;
import hp41.player.ResumeAction;
import hp41.player.Times;

/** The stopwatch; keys without a function in it do nothing. */
final class StopwatchEntry extends ModalEntry {

  private final StopwatchFace face;
  private final ResumeAction then;

  /**
   * Creates the stopwatch.
   *
   * @param then what follows when the entry is left
   */
  StopwatchEntry(StopwatchFace face, ResumeAction then, ModalContext context) {
    super(context, "SW", Keying.NOTHING, OpenState.MODAL, Trait.KEEPS_SCHEDULE);
    this.face = face;
    this.then = then;
  }

  void start() {
    open();
    afterComputing(Times.STOPWATCH_OPEN, this::show);
    tick();
  }

  private void tick() {
    if (face.moves() && !isHolding()) {
      show();
    }
    cancel();
    after(Times.STOPWATCH_TICK, this::tick);
  }

  private void show() {
    if (face.isThere()) {
      show(face.text());
    } else {
      refuse(CalculatorError.NONEXISTENT);
    }
  }

  @Override
  public Entry press(Key key, boolean shifted) {
    if (key == Key.ON) {
      return pressOn(shifted);
    } else if (shifted && key == Key.BACK) {
      return leave(() -> proceedWith(then));
    } else if (key.digit() >= 0) {
      return after(() -> face.key(key.digit()));
    } else if (face.isKeying() && (shifted || key != Key.BACK && key != Key.CHS)) {
      return ignore(shifted);
    }
    return switch (key) {
      case RUN_STOP -> runOrStop();
      case ENTER -> split();
      case RCL -> after(face::recall);
      case CHS -> after(face::toggleDifferences);
      case EEX -> after(face::toggleRegister);
      case SST -> after(() -> face.move(shifted ? -1 : 1));
      case BACK -> after(face.isKeying() ? face::erase : face::back);
      default -> ignore(shifted);
    };
  }

  /** Ignores a key, which leaves SHIFT on. */
  private Entry ignore(boolean shifted) {
    machine.flags().set(Flags.SHIFT, shifted);
    return this;
  }

  /** Starts or stops when the key goes down. Each tenth that it counts is shown as late as that. */
  private Entry runOrStop() {
    face.runOrStop();
    cancel();
    afterComputing(Times.STOPWATCH_SHOW, this::tick);
    return after(() -> {});
  }

  /** Shows the split in hundredths as long as the key is down. */
  private Entry split() {
    try {
      show(face.split());
    } catch (CalculatorError notThere) {
      return refuse(notThere);
    }
    return after(() -> face.move(1));
  }

  /**
   * Runs an action when the key is released. The machine takes time to show it, and longer at the
   * last register, where it warns.
   */
  private Entry after(Runnable action) {
    whenReleased(
        () -> {
          int register = face.next();
          action.run();
          boolean warns = face.isAtEnd() && face.next() != register;
          if (warns) {
            machine.outbox().warn();
          }
          afterComputing(Times.STOPWATCH_SHOW + (warns ? Times.STOPWATCH_WARN : 0), this::show);
        });
    return this;
  }

  private Entry refuse(CalculatorError error) {
    Entry nothing = leave();
    machine.outbox().show(error.getMessage());
    refresh();
    return nothing;
  }

  private Entry leave(Runnable action) {
    face.leave();
    leave();
    return whenReleased(action);
  }

  @Override
  protected void continueShowing() {
    show();
    tick();
  }

  @Override
  public String words() {
    return ("stopwatch " + face.words() + ' ' + then.word()).strip();
  }
}
