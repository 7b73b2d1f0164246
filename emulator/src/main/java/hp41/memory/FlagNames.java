package hp41.memory;

import java.util.List;

/**
 * Short names of the 56 flags, at most {@value #LONGEST} characters long. Flags 36 to 39 together
 * contain the number of display digits in binary.
 */
public final class FlagNames {

  /** The length of the longest name in characters. */
  public static final int LONGEST = 17;

  private static final int FIRST_OF_DIGITS = 36;

  private static final List<String> NAMES =
      """
      free, shows 0
      free, shows 1
      free, shows 2
      free, shows 3
      free, shows 4
      free
      free
      free
      free
      free
      free
      starts at ON
      double wide
      small letters
      card overwrite
      printer TRACE
      printer NORM
      record continues
      device
      device
      device
      printer enabled
      number keyed
      text keyed
      ignore range
      ignore one error
      sound
      USER mode
      decimal point
      group digits
      catalog runs
      day before month
      HP-IL manual
      module
      module
      module
      display digits: 8
      display digits: 4
      display digits: 2
      display digits: 1
      FIX
      ENG
      GRAD
      RAD
      stays on
      number is keyed
      prompt is shown
      SHIFT pending
      ALPHA mode
      low battery
      message is shown
      single step
      PRGM mode
      device request
      pause
      printer exists
      """
          .lines()
          .toList();

  private FlagNames() {}

  /**
   * Returns the name of a flag.
   *
   * @param flag 0 to 55
   */
  public static String of(int flag) {
    return NAMES.get(flag);
  }

  /**
   * Returns the name of a flag for a narrow column.
   *
   * @param flag 0 to 55
   */
  public static String brief(int flag) {
    boolean ofDigits = flag >= FIRST_OF_DIGITS && flag < Flags.FIX;
    return ofDigits ? "digits: " + (8 >> flag - FIRST_OF_DIGITS) : of(flag);
  }
}
