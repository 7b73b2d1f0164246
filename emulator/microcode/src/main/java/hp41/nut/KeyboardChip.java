package hp41.nut;

import java.util.OptionalInt;

/**
 * The keyboard: the code of the last key, and whether a key is pressed. A key that was already held
 * when ON turned the machine on is reported after ON is released, once the flag has been reset: the
 * microcode waits for the release of ON and then looks for ← (at 01CB), which clears memory.
 */
final class KeyboardChip {

  /** The code of ON, the only key that wakes the machine while the display is off. */
  static final int ON = 0x18;

  private int code;
  private boolean flag;
  private boolean down;
  private OptionalInt held = OptionalInt.empty();

  void powerUp() {
    code = 0;
    flag = down = false;
    held = OptionalInt.empty();
  }

  /** Holds a key while the machine is off. */
  void hold(int key) {
    held = OptionalInt.of(key);
  }

  /** Presses a key. This has no effect while another key is pressed. */
  void press(int key) {
    if (!down) {
      code = key;
      flag = down = true;
    }
  }

  /** Releases the pressed key, or else the key that is held. */
  void release() {
    held = down ? held : OptionalInt.empty();
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
    if (flag) {
      flag = down;
    } else if (held.isPresent()) {
      press(held.getAsInt());
      held = OptionalInt.empty();
    }
  }
}
