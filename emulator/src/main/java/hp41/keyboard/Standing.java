package hp41.keyboard;

import hp41.machine.Machine;
import hp41.memory.CharacterSet;

/**
 * What the display shows when nothing moves: the message, scrolled to its end, the program line,
 * ALPHA, or X.
 */
final class Standing {

  /** What the machine takes to get ALPHA together before it shows. */
  private static final long COLLECTING = 145_000;

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
      String text = CharacterSet.glyphs(machine.alpha().text());
      keyboard.lcd().scroll(text, keyboard.pace().of(COLLECTING), () -> {});
    } else {
      keyboard.lcd().show(machine.display(machine.stack().x()));
    }
  }
}
