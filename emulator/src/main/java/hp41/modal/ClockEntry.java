package hp41.modal;

import hp41.entry.Entry;
import hp41.entry.OpenState;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.TimeChip;
import hp41.memory.CharacterSet;
import hp41.player.ModalContext;
import hp41.player.ModalEntry;
import hp41.player.Times;

/**
 * The clock, until a key has its usual function. The machine sleeps between the seconds; USER stops
 * the clock, unless a second passes before the key is released (recorded).
 */
final class ClockEntry extends ModalEntry {

  private static final long SECOND_NANOS = 1_000_000_000;

  ClockEntry(ModalContext context) {
    super(context, "CLOCK", Keying.NOTHING, OpenState.CLOCK, Trait.KEEPS_SCHEDULE);
  }

  void start() {
    open();
    tick(now());
  }

  private void tick(long last) {
    long now = now();
    boolean stopped = last < now && wasTapped(last, now - Times.CLOCK_RELEASE);
    if (stopped) {
      return;
    }
    TimeChip chip = machine.time();
    String text =
        chip.showsDate()
            ? TimeText.withDate(machine, chip.now())
            : TimeText.of(machine, chip.now());
    machine.outbox().show(text);
    show(CharacterSet.glyphs(text));
    long left = SECOND_NANOS - chip.now().toLocalTime().toNanoOfDay() % SECOND_NANOS;
    after(left / 1000 + 1, () -> tick(now));
  }

  @Override
  public Entry press(Key key, boolean shifted) {
    return pressFunction(key, shifted);
  }

  @Override
  protected void continueShowing() {
    cancel();
    tick(now());
  }

  @Override
  public String words() {
    return "clock";
  }
}
