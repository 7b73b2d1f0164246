package hp41.memory;

import java.util.List;

/**
 * Short names of the 56 flags, at most {@value #LONGEST} characters long. Flags 36 to 39 together
 * contain the number of display digits in binary.
 */
public final class FlagNames {

  /** The length of the longest name in characters. */
  public static final int LONGEST = 17;

  private static final List<String> NAMES =
      """
      free, lights 0
      free, lights 1
      free, lights 2
      free, lights 3
      free, lights 4
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
      printer traces
      printer normal
      record is cut
      device
      device
      device
      printer enabled
      number keyed
      text keyed
      range ignored
      error ignored
      sound
      USER mode
      point is radix
      digits grouped
      catalogue runs
      day first
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
      entry goes on
      prompt is open
      SHIFT pending
      ALPHA mode
      low battery
      message stands
      single step
      PRGM mode
      device calls
      pause
      printer there
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
}
