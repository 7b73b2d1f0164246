package hp41.keyboard;

import hp41.machine.Operand;

/** Shows program lines; the machine takes its time to count the free registers. */
final class LineDisplay {

  private static final long COUNT_REGISTER = 2_300;
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
    var machine = keyboard.machine();
    boolean fresh = machine.program().start(machine.program().permanentEnd() + 1)
        != machine.program().permanentEnd() + 1;
    machine.returns().clear();
    if (!machine.editor().appendEnd()) {
      keyboard.tryAgain();
      return;
    }
    machine.editor().pack();
    machine.program().pointer(
        machine.program().start(machine.program().permanentEnd() + 1));
    machine.program().storeLine(0);
    if (fresh && keyboard.pace() == Pace.AUTHENTIC) {
      keyboard.lcd().show("PACKING");
      keyboard.timeline().after(PACKING, keyboard::refresh);
    } else {
      keyboard.refresh();
    }
  }
}
