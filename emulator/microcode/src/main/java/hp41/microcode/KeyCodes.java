package hp41.microcode;

import hp41.key.Key;

/**
 * The codes of the keys for the processor: the column in the high digit, the row in the low digit.
 */
final class KeyCodes {

  private static final int[] WIDE = {1, 3, 7, 8, 0xC};
  private static final int[] NARROW = {1, 3, 7, 8};
  private static final int[] BELOW_DISPLAY = {1, 7, 8, 0xC};
  private static final int ROW_OF_ENTER = 4;

  private KeyCodes() {}

  static int of(Key key) {
    return switch (key) {
      case ON -> 0x18;
      case USER -> 0xC6;
      case PRGM -> 0xC5;
      case ALPHA -> 0xC4;
      default -> columns(key.row())[key.column() - 1] << 4 | key.row() - 1;
    };
  }

  private static int[] columns(int row) {
    if (row == ROW_OF_ENTER) {
      return BELOW_DISPLAY;
    }
    return row < ROW_OF_ENTER ? WIDE : NARROW;
  }
}
