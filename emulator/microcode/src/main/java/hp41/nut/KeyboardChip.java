package hp41.nut;

/** The keyboard: the code of the last key, and whether a key is pressed. */
final class KeyboardChip {

  /** The code of ON, the only key that wakes the machine while the display is off. */
  static final int ON = 0x18;

  private int code;
  private boolean flag;
  private boolean down;

  void powerUp() {
    code = 0;
    flag = down = false;
  }

  /** Presses a key. This has no effect while another key is pressed. */
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

  /** Returns the keyboard flag: whether a key press has not been handled yet. */
  boolean flag() {
    return flag;
  }

  /** Clears the keyboard flag unless the key is still pressed. */
  void reset() {
    flag = down;
  }
}
