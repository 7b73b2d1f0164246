package hp41.keyboard;

import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.ProgramMemory;

/** Shows program lines; the machine takes its time to count the free registers. */
final class LineDisplay {

  private static final long COUNT_REGISTER = 2_300;
  private static final long COUNTING = 200_000;
  private static final long BEFORE_PACKING = 130_000;
  private static final long PACKING = 340_000;

  private LineDisplay() {}

  static void show(Keyboard keyboard) {
    Cursor cursor = keyboard.cursor();
    String text = cursor.text();
    boolean counts = cursor.number() == 0 && keyboard.pace() == Pace.AUTHENTIC;
    if (counts && keyboard.machine().program().free() > 0) {
      keyboard.lcd().show("     " + text.substring(0, "00 REG".length()));
      keyboard
          .timeline()
          .after(
              COUNT_REGISTER * keyboard.machine().program().free(),
              () -> keyboard.lcd().show(text));
    } else if (cursor.instruction().operand() instanceof Operand.Text && !cursor.isAtEnd()) {
      keyboard.lcd().scroll(text, () -> {});
    } else {
      keyboard.lcd().showEnd(text);
    }
  }

  /** GTO .. : shows PACKING while it packs, if there was anything to end. */
  static void newProgram(Keyboard keyboard) {
    Machine machine = keyboard.machine();
    ProgramMemory program = machine.program();
    boolean ended = machine.editor().isLastProgramEmpty();
    machine.returns().clear();
    if (!machine.editor().appendEnd()) {
      keyboard.tryAgain();
      return;
    }
    machine.editor().pack();
    program.pointer(program.start(program.permanentEnd() + 1));
    program.storeLine(0);
    if (keyboard.pace() == Pace.FULL) {
      keyboard.refresh();
    } else if (ended) {
      keyboard.timeline().after(COUNTING, keyboard::refresh);
    } else {
      keyboard.timeline().after(BEFORE_PACKING, () -> keyboard.lcd().show("PACKING"));
      keyboard.timeline().after(BEFORE_PACKING + PACKING, keyboard::refresh);
    }
  }
}
