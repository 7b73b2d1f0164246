package hp41.memory;

import java.util.List;

/**
 * What each of the 56 flags is for or says, in at most {@value #LONGEST} characters; the digits of
 * flags 36 to 39 add up.
 */
public final class FlagNames {

  /** Characters of the longest name. */
  public static final int LONGEST = 15;

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
      8 digits more
      4 digits more
      2 digits more
      1 digit more
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
   * The name of a flag.
   *
   * @param flag 0 to 55
   */
  public static String of(int flag) {
    return NAMES.get(flag);
  }
}
