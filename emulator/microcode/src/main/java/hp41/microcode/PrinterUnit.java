package hp41.microcode;

import hp41.event.Event;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.nut.SelectablePeripheral;
import hp41.printer.PrintBuffer;

/**
 * The printer 82143A for its own ROM. Bytes are stored in its buffer, and printed lines are
 * reported as events. Flags 15 and 16 replace the mode switch of the printer.
 */
final class PrinterUnit implements SelectablePeripheral {

  /** The number that selects the printer. */
  static final int NUMBER = 9;

  private static final int POWER = 0x083;
  private static final int READY = 0x043;
  private static final int PRINT = 0x007;
  private static final int STATUS = 0x03A;

  private static final int TRACE = 1 << 15;
  private static final int NORM = 1 << 14;
  private static final int IDLE = 1 << 9;
  private static final int EMPTY = 1 << 8;
  private static final int LOWER_CASE = 1 << 7;
  private static final int COLUMNS = 1 << 6;
  private static final int WIDE = 1 << 5;
  private static final int END_OF_LINE = 1 << 3;
  private static final int STATUS_SHIFT = 40;

  private static final int CHARACTERS = 0x80;
  private static final int SKIP_CHARACTERS = 0xA0;
  private static final int SKIP_COLUMNS = 0xB8;
  private static final int SKIP_END = 0xC0;
  private static final int MODE = 0xD0;
  private static final int MODE_END = 0xD8;
  private static final int LEFT = 0xE0;
  private static final int RIGHT = 0xE8;
  private static final int CHARACTER_WIDTH = 7;
  private static final int SEVEN = 7;

  private final Flags flags;
  private final PrintBuffer buffer;
  private int mode;
  private boolean ended = true;
  private boolean answer;

  PrinterUnit(Machine machine) {
    flags = machine.flags();
    buffer = new PrintBuffer(line -> machine.outbox().post(new Event.Printed(line)));
  }

  @Override
  public long execute(int word, long c) {
    answer = word == POWER || word == READY;
    if (word == PRINT) {
      print((int) c & 0xFF);
    }
    return word == STATUS ? (long) status() << STATUS_SHIFT : c;
  }

  @Override
  public boolean answer() {
    return answer;
  }

  private int status() {
    return bit(flags.get(Flags.PRINT_TRACE), TRACE)
        | bit(flags.get(Flags.PRINT_NORM), NORM)
        | IDLE
        | bit(buffer.isEmpty(), EMPTY)
        | bit(isLowerCase(), LOWER_CASE)
        | bit(isGraphic(), COLUMNS)
        | bit(isWide(), WIDE)
        | bit(ended, END_OF_LINE);
  }

  private static int bit(boolean set, int bit) {
    return set ? bit : 0;
  }

  private boolean isLowerCase() {
    return (mode & 1) != 0;
  }

  private boolean isGraphic() {
    return (mode & 2) != 0;
  }

  private boolean isWide() {
    return (mode & 4) != 0;
  }

  private void print(int code) {
    ended = code == LEFT || code == RIGHT;
    if (code < CHARACTERS && isGraphic()) {
      buffer.column(code, isWide());
    } else if (code < CHARACTERS) {
      buffer.character(code, isWide(), isLowerCase());
    } else if (code >= SKIP_CHARACTERS && code < SKIP_COLUMNS) {
      buffer.skip(CHARACTER_WIDTH * (code - SKIP_CHARACTERS));
    } else if (code >= SKIP_COLUMNS && code < SKIP_END) {
      buffer.skip(code - SKIP_COLUMNS);
    } else if (code >= MODE && code < MODE_END) {
      mode = code & SEVEN;
    } else if (code == LEFT) {
      buffer.printLeft();
    } else if (code == RIGHT) {
      buffer.printRight();
    }
  }
}
