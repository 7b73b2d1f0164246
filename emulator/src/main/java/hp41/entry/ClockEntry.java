package hp41.entry;

import hp41.effect.Delays;
import hp41.effect.Effect;
import hp41.effect.Effect.Timer;
import hp41.key.Key;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.CharacterSet;

/**
 * The clock. Most keys leave it and have their usual function. The machine sleeps between the
 * seconds; USER stops the clock, unless a second passes before the key is released (recorded).
 */
enum ClockEntry implements ModalEntry {
  CLOCK;

  /** Shows the time, and again when the next second begins. */
  @Override
  public KeyResult resume(EntryView view) {
    Machine machine = view.machine();
    TimeChip chip = machine.time();
    String text =
        chip.showsDate()
            ? TimeText.withDate(machine, chip.now())
            : TimeText.of(machine, chip.now());
    return KeyResult.to(
        this,
        new Effect.Message(text),
        Effect.ShowCells.of(CharacterSet.glyphs(text)),
        new Effect.Wait(Timer.SECOND, Delays.untilSecond(chip.now().toLocalTime().toNanoOfDay())));
  }

  @Override
  public KeyResult passed(Timer timer, EntryView view) {
    return resume(view);
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    return NoEntry.NONE.press(key, shifted, view);
  }

  @Override
  public OpenState state() {
    return OpenState.CLOCK;
  }

  @Override
  public String modalFunction() {
    return "CLOCK";
  }

  @Override
  public String words() {
    return "clock";
  }
}
