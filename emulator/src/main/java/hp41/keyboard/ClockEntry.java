package hp41.keyboard;

import hp41.machine.TimeChip;
import hp41.memory.CharacterSet;

/**
 * The clock shows, until a key does what it always does. The machine sleeps between the seconds;
 * USER stops the clock, unless a second comes before the key has been let go (recorded).
 */
enum ClockEntry implements Entry {
  STATE;

  private static final long LETTING_GO = 80_000;
  private static final long SECOND_NANOS = 1_000_000_000;

  void start(Keyboard keyboard) {
    keyboard.open(this);
    tick(keyboard.timeline().now(), keyboard);
  }

  private void tick(long last, Keyboard keyboard) {
    long now = keyboard.timeline().now();
    boolean stopped = last < now && keyboard.touch().hasTappedIn(last, now - LETTING_GO);
    if (keyboard.entry() != this || !keyboard.isOn() || stopped) {
      return;
    }
    TimeChip chip = keyboard.machine().time();
    String text =
        chip.showsDate()
            ? TimeText.withDate(keyboard.machine(), chip.now())
            : TimeText.of(keyboard.machine(), chip.now());
    keyboard.machine().outbox().show(text);
    keyboard.lcd().show(CharacterSet.glyphs(text));
    long left = SECOND_NANOS - chip.now().toLocalTime().toNanoOfDay() % SECOND_NANOS;
    keyboard.timeline().after(left / 1000 + 1, () -> tick(now, keyboard));
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    return Ready.STATE.press(key, shifted, keyboard);
  }

  @Override
  public void resume(Keyboard keyboard) {
    start(keyboard);
  }

  @Override
  public String words() {
    return "clock";
  }

  @Override
  public boolean goesOn() {
    return true;
  }

  @Override
  public Keying keying() {
    return Keying.NOTHING;
  }
}
