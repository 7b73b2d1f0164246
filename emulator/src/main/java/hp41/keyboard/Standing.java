package hp41.keyboard;

import hp41.machine.Machine;
import hp41.memory.CharacterSet;

/**
 * What the display shows when nothing moves: the message, scrolled to its end, the program line,
 * ALPHA, or X.
 */
final class Standing {

  private Standing() {}

  /** Whether what stands has been written already: a message, or what PROMPT shows. */
  static boolean isWritten(Keyboard keyboard) {
    return keyboard.hasMessage()
        || keyboard
            .machine()
            .executedLine()
            .filter(line -> line.function().name().equals("PROMPT"))
            .isPresent();
  }

  static void show(Keyboard keyboard) {
    Machine machine = keyboard.machine();
    if (keyboard.hasMessage()) {
      keyboard.lcd().showEnd(machine.outbox().message());
    } else if (keyboard.isProgramming()) {
      LineDisplay.show(keyboard);
    } else if (keyboard.isAlphaMode()) {
      keyboard.lcd().scroll(CharacterSet.glyphs(machine.alpha().text()), () -> {});
    } else {
      keyboard.lcd().show(machine.display(machine.stack().x()));
    }
  }
}
