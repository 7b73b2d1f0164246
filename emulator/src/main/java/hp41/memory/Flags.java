package hp41.memory;

import hp41.number.AngleMode;
import hp41.number.DisplayFormat;

/** The 56 flags in status register d, flag 00 the leftmost bit. */
public final class Flags {

  /** Number of flags. */
  public static final int COUNT = 56;

  /** Number of flags that programs may set and clear. */
  public static final int SETTABLE = 30;

  public static final int AUTO_START = 11;
  public static final int DOUBLE_WIDE = 12;
  public static final int LOWER_CASE = 13;
  public static final int PRINT_TRACE = 15;
  public static final int PRINT_NORM = 16;
  public static final int PRINTER_ENABLE = 21;
  public static final int NUMBER_KEYED = 22;
  public static final int ALPHA_KEYED = 23;
  public static final int IGNORE_RANGE = 24;
  public static final int IGNORE_ERROR = 25;
  public static final int AUDIO = 26;
  public static final int USER = 27;
  public static final int RADIX_POINT = 28;
  public static final int GROUPING = 29;
  public static final int CATALOGUE = 30;
  public static final int DAY_FIRST = 31;
  public static final int FIX = 40;
  public static final int ENG = 41;
  public static final int GRAD = 42;
  public static final int RAD = 43;
  public static final int CONTINUOUS_ON = 44;
  public static final int DATA_ENTRY = 45;
  public static final int PARTIAL_KEY = 46;
  public static final int SHIFT = 47;
  public static final int ALPHA = 48;
  public static final int LOW_BATTERY = 49;
  public static final int MESSAGE = 50;
  public static final int SST = 51;
  public static final int PRGM = 52;
  public static final int SERVICE = 53;
  public static final int PAUSE = 54;
  public static final int PRINTER = 55;

  private static final int DIGITS_SHIFT = COUNT - 1 - 39;
  private static final int MODES_SHIFT = COUNT - 1 - 43;

  private static final int TURN = 4 * 8;
  private static final long NOT_TURNED = 0xFF000000L;

  private final Memory memory;

  /** The flags of this memory. */
  public Flags(Memory memory) {
    this.memory = memory;
  }

  /** Whether a flag is set. */
  public boolean get(int flag) {
    return (memory.read(Memory.STATUS_D) >>> COUNT - 1 - flag & 1) != 0;
  }

  /** Sets or clears a flag. */
  public void set(int flag, boolean value) {
    long bit = 1L << COUNT - 1 - flag;
    long word = memory.read(Memory.STATUS_D);
    memory.write(Memory.STATUS_D, value ? word | bit : word & ~bit);
  }

  /** Clears a flag and tells whether it was set. */
  public boolean take(int flag) {
    boolean was = get(flag);
    if (was) {
      set(flag, false);
    }
    return was;
  }

  /** The unit of angles; GRAD if, by synthetic programming, both flags are set. */
  public AngleMode angleMode() {
    if (get(GRAD)) {
      return AngleMode.GRAD;
    }
    return get(RAD) ? AngleMode.RAD : AngleMode.DEG;
  }

  /** Changes the unit of angles. */
  public void angleMode(AngleMode mode) {
    set(GRAD, mode == AngleMode.GRAD);
    set(RAD, mode == AngleMode.RAD);
  }

  /** How numbers are displayed. */
  public DisplayFormat displayFormat() {
    return new DisplayFormat(displayStyle(), displayDigits(), get(RADIX_POINT), get(GROUPING));
  }

  private DisplayFormat.FormatStyle displayStyle() {
    if (get(FIX)) {
      return get(ENG) ? DisplayFormat.FormatStyle.FIX_ENG : DisplayFormat.FormatStyle.FIX;
    }
    return get(ENG) ? DisplayFormat.FormatStyle.ENG : DisplayFormat.FormatStyle.SCI;
  }

  /** The number of display digits, which flags 36 to 39 hold in binary. */
  public int displayDigits() {
    return (int) (memory.read(Memory.STATUS_D) >>> DIGITS_SHIFT) & 0xF;
  }

  /**
   * Changes how numbers are displayed. Of a number of digits above 15, which only synthetic
   * programming makes, the sixteens are added to flags 42 and 43, with a carry as far as flag 36,
   * as the machine does.
   */
  public void displayFormat(DisplayFormat.FormatStyle style, int digits) {
    long word = memory.read(Memory.STATUS_D);
    long angles = word >>> MODES_SHIFT & 3;
    long format = ((digits & 0xF) << 4) + (digits >>> 4 | bits(style)) + angles;
    memory.write(Memory.STATUS_D, word & ~(0xFFL << MODES_SHIFT) | (format & 0xFF) << MODES_SHIFT);
  }

  /**
   * Takes the digits of a number in place of all flags but 24 to 31: its sign is in 32 to 35, its
   * first digit in 36 to 39, and behind 55 it goes on in 00.
   */
  public void leave(long word) {
    long turned = (word >>> TURN | word << COUNT - TURN) & Word.MASK;
    long flags = memory.read(Memory.STATUS_D) & NOT_TURNED;
    memory.write(Memory.STATUS_D, flags | turned & ~NOT_TURNED);
  }

  /** Flags 40 and 41, with two more behind them. */
  private static int bits(DisplayFormat.FormatStyle style) {
    return switch (style) {
      case FIX -> 8;
      case ENG -> 4;
      case FIX_ENG -> 12;
      case SCI -> 0;
    };
  }
}
