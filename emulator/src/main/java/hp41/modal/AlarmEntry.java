package hp41.modal;

import hp41.display.Cells;
import hp41.entry.Entry;
import hp41.entry.OpenState;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.TimeChip;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.player.AlarmSound;
import hp41.player.ModalContext;
import hp41.player.ModalEntry;
import hp41.player.Times;
import java.util.Optional;

/**
 * An alarm that sounds. It shows its message, which blinks until a key is pressed and sounds from
 * the sixth time on; after 18 seconds the alarm ends by itself. It stays past due then, and after
 * STO; any other key acknowledges it. The message is shown as long as keys are pressed, and a
 * little longer; ← and ON leave it at once. All of this is recorded.
 */
final class AlarmEntry extends ModalEntry {

  private static final int SILENT = 5;
  private static final int TIMES = SILENT + 16;

  private final Alarm alarm;
  private final Runnable settle;
  private final Runnable then;
  private final Optional<Entry> interrupted;
  private int shown;
  private boolean begins;
  private boolean listens;
  private boolean pressed;
  private boolean acknowledged;
  private boolean over;

  /** Creates the entry of an alarm. Most entries that are open are dropped. */
  AlarmEntry(Alarm alarm, Runnable settle, Runnable then, ModalContext context) {
    super(context, "ALARM", Keying.NOTHING, OpenState.MODAL, Trait.SHIFT, Trait.KEEPS_SCHEDULE);
    this.alarm = alarm;
    this.settle = settle;
    this.then = then;
    interrupted = Optional.of(current()).filter(it -> it.state().resumes());
  }

  /** Returns the message of the alarm, or when it was due. */
  private String text() {
    return alarm.message().isEmpty()
        ? TimeText.withDate(machine, TimeChip.time(alarm.time()))
        : CharacterSet.glyphs(alarm.message());
  }

  void start(long delay) {
    open();
    machine.flags().set(Flags.ALPHA, false);
    machine.outbox().clearMessage();
    long writing = alarm.message().isEmpty() ? Times.ALARM_WRITES_TIME : 0;
    after(delay, () -> AlarmSound.CHIRP.play(machine.outbox()));
    after(delay + Times.ALARM_SHOWS + writing, () -> show(text()));
    after(delay + Times.ALARM_READS_KEYS + writing, this::begin);
    proceed();
  }

  /** Reads keys from now on, but not one that is down already. */
  private void begin() {
    begins = true;
    if (!isHolding()) {
      listens = true;
      blink();
    }
  }

  private void blink() {
    if (shown == TIMES) {
      expire();
    } else {
      darken();
      after(Times.ALARM_DARK, this::showAgain);
    }
  }

  private void showAgain() {
    shown++;
    show(text());
    boolean heard = shown > SILENT;
    if (heard) {
      AlarmSound.BURST.play(machine.outbox());
    }
    after(heard ? Times.ALARM_WITH_TONE : Times.ALARM_LIT, this::blink);
  }

  /** Ends by itself; the message stays as other messages do, but a long one does not scroll. */
  private void expire() {
    boolean running = isRunning();
    end();
    if (!running) {
      machine.outbox().show(text());
      show(text());
    }
    then.run();
  }

  private void finish() {
    if (!over) {
      if (acknowledged) {
        settle.run();
      }
      end();
      then.run();
    }
  }

  private void end() {
    over = true;
    machine.flags().set(Flags.SHIFT, false);
    resumeInterrupted(interrupted);
  }

  @Override
  public Entry press(Key key, boolean shifted) {
    if (!listens) {
      whenReleased(this::beginAfterRelease);
      return this;
    }
    cancel();
    acknowledged |= !pressed && key != Key.STO;
    pressed = true;
    machine.flags().set(Flags.SHIFT, key == Key.SHIFT && !shifted);
    show(text());
    boolean leaves = key == Key.BACK || key == Key.ON || shifted && key == Key.SQRT;
    whenReleased(leaves ? this::finish : this::showRest);
    return this;
  }

  private void beginAfterRelease() {
    if (begins && !listens) {
      begin();
    }
  }

  /** The key is released: the rest of a long message is shown. */
  private void showRest() {
    String text = text();
    if (Cells.split(text).size() > Cells.COUNT) {
      show(text.substring(Cells.charactersToFill(text)));
    }
    after(Times.ALARM_AFTER_KEY, this::finish);
  }

  /** The alarm stays past due; the interrupted entry is stored. */
  @Override
  public String words() {
    return interrupted.map(Entry::words).orElse("");
  }

  /** The interrupted entry is shown when it is resumed. */
  @Override
  protected void continueShowing() {}
}
