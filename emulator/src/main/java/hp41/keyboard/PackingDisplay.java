package hp41.keyboard;

import hp41.event.Announcement;
import hp41.key.Pace;
import hp41.memory.ProgramMemory;
import hp41.time.Times;

/** PACKING in the display, for as long as memory is packed. */
final class PackingDisplay {

  private PackingDisplay() {}

  /** Shows it after a while for a while, and then does something; at once where time is none. */
  static void show(Keyboard keyboard, long before, long micros, Runnable then) {
    if (keyboard.pace() == Pace.FULL) {
      then.run();
    } else {
      keyboard.timeline().after(before, () -> keyboard.lcd().show(Announcement.PACKING));
      keyboard.timeline().after(before + micros, then);
    }
  }

  /**
   * How long packing takes: programs are passed over up to the first that has changed (observed on
   * the machine).
   *
   * @param changed whether there is anything to pack
   */
  static long micros(Keyboard keyboard, boolean changed) {
    ProgramMemory program = keyboard.machine().program();
    int packed = keyboard.machine().editor().bytesToPack();
    int passed = program.top() - program.permanentEnd() + 2 - packed;
    if (!changed) {
      return Times.PACK_NOTHING + Times.PACK_PASSED_BYTE * passed;
    }
    return Times.PACK_BEGIN + Times.PACK_BYTE * packed + Times.PACK_PASSED_BYTE * passed;
  }
}
