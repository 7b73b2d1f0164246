package hp41.memory;

import hp41.number.AngleMode;
import hp41.number.DisplayFormat;

/** The 56 flags in status register d. Flag 00 is the leftmost bit. */
public final class Flags {

  /** The number of flags. */
  public static final int COUNT = 56;

  /** The number of flags that programs can set and clear. */
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

  private static final int ROTATION = 4 * 8;
  private static final long NOT_OVERWRITTEN = 0xFF000000L;

  private final Memory memory;

  /** The number that overwrites the flags if the current error is suppressed. */
  private long leftByError = Word.NONE;

  /** Creates a view of the flags in a memory. */
  public Flags(Memory memory) {
    this.memory = memory;
  }

  /** Returns whether a flag is set. */
  public boolean get(int flag) {
    return (memory.read(Memory.STATUS_D) >>> COUNT - 1 - flag & 1) != 0;
  }

  /** Sets or clears a flag. */
  public void set(int flag, boolean value) {
    long bit = 1L << COUNT - 1 - flag;
    long word = memory.read(Memory.STATUS_D);
    memory.write(Memory.STATUS_D, value ? word | bit : word & ~bit);
  }

  /** Clears a flag and returns whether it was set. */
  public boolean getAndClear(int flag) {
    boolean was = get(flag);
    if (was) {
      set(flag, false);
    }
    return was;
  }

  /**
   * Returns the angular mode; GRAD if both flags are set, which is possible by synthetic
   * programming only.
   */
  public AngleMode angleMode() {
    if (get(GRAD)) {
      return AngleMode.GRAD;
    }
    return get(RAD) ? AngleMode.RAD : AngleMode.DEG;
  }

  /** Sets the angular mode. */
  public void angleMode(AngleMode mode) {
    set(GRAD, mode == AngleMode.GRAD);
    set(RAD, mode == AngleMode.RAD);
  }

  /** Returns the display format. */
  public DisplayFormat displayFormat() {
    return new DisplayFormat(displayStyle(), displayDigits(), get(RADIX_POINT), get(GROUPING));
  }

  private DisplayFormat.FormatStyle displayStyle() {
    if (get(FIX)) {
      return get(ENG) ? DisplayFormat.FormatStyle.FIX_ENG : DisplayFormat.FormatStyle.FIX;
    }
    return get(ENG) ? DisplayFormat.FormatStyle.ENG : DisplayFormat.FormatStyle.SCI;
  }

  /** Returns the number of display digits, which flags 36 to 39 contain in binary. */
  public int displayDigits() {
    return (int) (memory.read(Memory.STATUS_D) >>> DIGITS_SHIFT) & 0xF;
  }

  /**
   * Sets the display format. With more than 15 digits, which only synthetic programming creates,
   * the sixteens are added to flags 42 and 43 with a carry up to flag 36, as on the machine.
   */
  public void displayFormat(DisplayFormat.FormatStyle style, int digits) {
    long word = memory.read(Memory.STATUS_D);
    long angles = word >>> MODES_SHIFT & 3;
    long format = ((digits & 0xF) << 4) + (digits >>> 4 | bits(style)) + angles;
    memory.write(Memory.STATUS_D, word & ~(0xFFL << MODES_SHIFT) | (format & 0xFF) << MODES_SHIFT);
  }

  /**
   * Sets the number that overwrites the flags if the error that follows is suppressed; {@link
   * Word#NONE} for none. A function itself changes nothing before an error, so that it can be
   * executed again.
   */
  public void overwriteIfSuppressed(long word) {
    leftByError = word;
  }

  /** Clears flag 25 after an error; returns whether it was set, which suppresses the error. */
  public boolean suppressError() {
    boolean suppressed = getAndClear(IGNORE_ERROR);
    if (suppressed && leftByError != Word.NONE) {
      overwrite(leftByError);
    }
    leftByError = Word.NONE;
    return suppressed;
  }

  /**
   * Overwrites all flags except 24 to 31 with the digits of a number. The sign becomes flags 32 to
   * 35 and the first digit flags 36 to 39; after flag 55 the digits continue at flag 00.
   */
  private void overwrite(long word) {
    long rotated = (word >>> ROTATION | word << COUNT - ROTATION) & Word.MASK;
    long flags = memory.read(Memory.STATUS_D) & NOT_OVERWRITTEN;
    memory.write(Memory.STATUS_D, flags | rotated & ~NOT_OVERWRITTEN);
  }

  /** Returns flags 40 and 41, followed by two zero bits. */
  private static int bits(DisplayFormat.FormatStyle style) {
    return switch (style) {
      case FIX -> 8;
      case ENG -> 4;
      case FIX_ENG -> 12;
      case SCI -> 0;
    };
  }
}
