package hp41.panel.keys;

import hp41.key.Key;
import hp41.screen.Area;
import java.util.Arrays;
import java.util.Optional;

/** The layouts of the keypad: the position of each key, and the key at a position. */
public enum Keypad {
  /** White, gold and blue names side by side in one row. */
  ONE_LINE(8, 11, 12, 14, 15, 1),
  /** White, gold and blue names in one row, as wide as the keys with several rows. */
  ONE_WIDE_LINE(8, 14, 15, 17, 19, 1),
  /** The gold name above the cap, the blue letter at the cap's right end. */
  TWO_LINES(8, 13, 15, 13, 20, 2),
  /** The gold name above the cap, the blue letter below the cap. */
  THREE_LINES(8, 13, 15, 13, 20, 3),
  /** As two lines, for a width of 60 columns. */
  NARROW_TWO_LINES(9, 11, 12, 14, 15, 2),
  /** As three lines, for a width of 60 columns. */
  NARROW_THREE_LINES(9, 11, 12, 14, 15, 3);

  static final int LEFT = 1;

  private final int top;
  private final int width;
  private final int pitch;
  private final int wideWidth;
  private final int widePitch;
  private final int lines;

  Keypad(int top, int width, int pitch, int wideWidth, int widePitch, int lines) {
    this.top = top;
    this.width = width;
    this.pitch = pitch;
    this.wideWidth = wideWidth;
    this.widePitch = widePitch;
    this.lines = lines;
  }

  /** A clicked key, and whether its gold name was clicked. */
  public record KeyHit(Key key, boolean shifted) {}

  /** Returns whether the keypad fits a width of 60 columns below a compact display. */
  boolean isNarrow() {
    return this == NARROW_TWO_LINES || this == NARROW_THREE_LINES;
  }

  boolean oneLine() {
    return lines == 1;
  }

  /** Returns whether the blue letter is on the front of the key, below its cap. */
  boolean hasFront() {
    return lines == 3;
  }

  /** Returns the area of the model badge, in the middle of the row of switches. */
  Area badge() {
    return new Area(LEFT + 2 * pitch, top, width, 1);
  }

  /** Returns the cap of a key, one row high, which contains the white name. */
  Area cap(Key key) {
    int row = top + lines * key.row();
    if (key.row() > 4) {
      return new Area(LEFT + (key.column() - 1) * widePitch, row, wideWidth, 1);
    }
    int column = key.column() - 1;
    boolean besideBadge = key.row() == 0 && key.column() > 2;
    boolean besideEnter = key.row() == 4 && key.column() > 1;
    int slot = besideBadge || besideEnter ? column + 1 : column;
    return new Area(LEFT + slot * pitch, row, key == Key.ENTER ? pitch + width : width, 1);
  }

  /** Returns the column of the blue letter on a cap. */
  int blueColumn(Key key) {
    Area cap = cap(key);
    return cap.right() - (oneLine() && cap.width() == width ? 1 : 2);
  }

  /**
   * Returns the column of the closing bracket of a key in themes without shades. If the cap is
   * full, it is the gap after the key.
   */
  int bracketColumn(Key key) {
    Area cap = cap(key);
    boolean full = oneLine() && cap.width() == width;
    return full ? cap.right() : cap.right() - 1;
  }

  /**
   * Returns the key at a position. A click on a gold name means SHIFT and that key; except on
   * narrow keypads, which are touched with fingers.
   */
  public Optional<KeyHit> at(int column, int row) {
    return Arrays.stream(Key.values())
        .filter(key -> whole(key).contains(column, row))
        .findFirst()
        .map(key -> new KeyHit(key, onGold(key, column, row, Legend.gold(key).length())));
  }

  private boolean onGold(Key key, int column, int row, int goldWidth) {
    if (key.row() == 0 || key == Key.SHIFT || isNarrow()) {
      return false;
    }
    int end = blueColumn(key) - 1;
    return oneLine() ? column >= end - goldWidth - 1 && column <= end : row < cap(key).row();
  }

  private Area whole(Key key) {
    Area cap = cap(key);
    return oneLine() || key.row() == 0
        ? cap
        : new Area(cap.column(), cap.row() - 1, cap.width(), lines);
  }
}
