package hp41.player;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.ProgramMemory;
import hp41.text.Announcement;

/** Packs memory, and shows PACKING for as long as the machine does. */
final class MemoryPacking {

  private final Machine machine;
  private final ProgramCursor cursor;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final KeyPrinterTrace trace;

  MemoryPacking(Stage stage) {
    machine = stage.machine();
    cursor = stage.cursor();
    timeline = stage.timeline();
    lcd = stage.lcd();
    trace = stage.trace();
  }

  /**
   * Packs memory because there was no room, and asks to press the keys again.
   *
   * @param ignored whether flag 25 ignores the error
   * @param then runs after that
   */
  void tryAgain(boolean ignored, Runnable then) {
    long micros = micros(!machine.editor().isPacked());
    machine.editor().pack();
    cursor.number();
    machine.returns().clear();
    trace.tell(Announcement.PACKING);
    if (!ignored) {
      machine.outbox().show(CalculatorError.TRY_AGAIN.getMessage());
    }
    show(
        Times.BEFORE_PACKING,
        micros,
        () -> {
          if (!ignored) {
            trace.tell(CalculatorError.TRY_AGAIN.getMessage());
          }
          then.run();
        });
  }

  /** Shows PACKING, at the speed of the machine only, and then runs an action. */
  void show(long before, long micros, Runnable then) {
    timeline.inTime(() -> timeline.after(before, () -> lcd.show(Announcement.PACKING)));
    timeline.afterComputing(before + micros, then);
  }

  /**
   * Returns how long packing takes: programs before the first changed one are only skipped
   * (observed on the machine).
   *
   * @param changed whether there is anything to pack
   */
  long micros(boolean changed) {
    ProgramMemory program = machine.program();
    int packed = machine.editor().bytesToPack();
    int passed = program.top() - program.permanentEnd() + 2 - packed;
    return Times.packing(changed, packed, passed);
  }
}
