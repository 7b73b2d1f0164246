package hp41.nut;

/** The keyboard as the processor sees it: the code of a key, and whether one is down. */
final class KeyboardChip {

  /** The only key that wakes it while the display is off. */
  static final int ON = 0x18;

  private int code;
  private boolean flag;
  private boolean down;

  void powerUp() {
    code = 0;
    flag = down = false;
  }

  /** A key goes down; nothing happens if one is down already. */
  void press(int key) {
    if (!down) {
      code = key;
      flag = down = true;
    }
  }

  void release() {
    down = false;
  }

  int code() {
    return code;
  }

  /** Whether a key waits to be looked at. */
  boolean flag() {
    return flag;
  }

  /** Forgets the key, unless it is still down. */
  void reset() {
    flag = down;
  }
}
