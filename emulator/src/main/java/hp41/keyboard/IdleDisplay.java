package hp41.keyboard;

import hp41.display.Cells;
import hp41.machine.Machine;
import hp41.machine.Role;
import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.time.Times;

/**
 * What the display shows when nothing moves: the message, scrolled to its end, the program line,
 * ALPHA, or X.
 */
final class IdleDisplay {

  private IdleDisplay() {}

  /** Whether what stands has been written already: a message, or what PROMPT shows. */
  static boolean isWritten(Keyboard keyboard) {
    return keyboard.hasMessage()
        || keyboard
            .machine()
            .executedLine()
            .filter(line -> line.function().is(Role.ASK))
            .isPresent();
  }

  /** How much longer than a number ALPHA takes to write, if it is what stands and fits. */
  static long longerThanNumber(Keyboard keyboard) {
    int length = keyboard.machine().alpha().length();
    return keyboard.isAlphaMode() && !keyboard.hasMessage() && length <= Cells.COUNT
        ? Times.ALPHA_NULL * (Alpha.CAPACITY - length)
            + Times.ALPHA_CHARACTER * length
            - Times.ALPHA_LIKE_NUMBER
        : 0;
  }

  static void show(Keyboard keyboard) {
    if (!keyboard.hasMessage() && keyboard.isProgramming()) {
      LineDisplay.show(keyboard);
    } else {
      show(keyboard, () -> {});
    }
  }

  /** Shows what there is to see outside PRGM mode, to the end, and then does something. */
  static void show(Keyboard keyboard, Runnable then) {
    Machine machine = keyboard.machine();
    if (keyboard.isAlphaMode() && !keyboard.hasMessage()) {
      showAlpha(keyboard, CharacterSet.glyphs(machine.alpha().text()), then);
    } else {
      if (machine.outbox().isMessageShown()) {
        keyboard.lcd().showEnd(machine.outbox().message());
      } else if (!keyboard.hasMessage()) {
        keyboard.lcd().showBehindLast(machine.display(machine.stack().x()));
      }
      then.run();
    }
  }

  /**
   * ALPHA: to get a long text together the machine skips the nulls before it, and puts points and
   * colons to the characters they follow; times fitted over the scrolls in keys-cx.tsv.
   */
  private static void showAlpha(Keyboard keyboard, String text, Runnable then) {
    if (Cells.split(text).size() <= Cells.COUNT) {
      keyboard.lcd().scroll(text, then);
      return;
    }
    int points = Cells.charactersToFill(text) - Cells.COUNT;
    long collecting =
        Times.ALPHA_COLLECT
            + Times.ALPHA_NULL * (Alpha.CAPACITY - text.length())
            + Times.ALPHA_POINT * points;
    keyboard.lcd().scrollAfter(keyboard.pace().of(collecting), text, then);
  }
}
