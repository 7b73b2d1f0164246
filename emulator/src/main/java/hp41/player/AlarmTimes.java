package hp41.player;

/** Durations of control alarms in microseconds, measured on the microcode. */
final class AlarmTimes {

  /** The duration of an alarm during a program that only sounds. */
  static final long CHIRPS = 600_000;

  /**
   * The time from an alarm that runs a program until ALPHA mode and SHIFT are left and, if the
   * calculator was off, the display is on.
   */
  static final long LEAVES_MODES = 140_000;

  /** The time from an error until keys are accepted, if the line number is known. */
  static final long FAILED = 20_000;

  /** The time from an alarm until the search for its program begins. */
  private static final long CALLS = 110_000;

  /** Additional time until an alarm that names a function fails. */
  private static final long FUNCTION = 40_000;

  private static final long DECOMPILE_PROGRAM = 22_000;
  private static final long DECOMPILE_LINE = 7_700;

  private AlarmTimes() {}

  /**
   * Returns the time from an alarm until its program has been found.
   *
   * @param searching the time of the search
   * @param function whether a function has the name
   */
  static long found(long searching, boolean function) {
    return CALLS + searching + (function ? FUNCTION : 0);
  }

  /**
   * Returns how long it takes to leave PRGM mode, which clears compiled jumps.
   *
   * @param programs the number of programs in memory
   * @param lines the number of lines in changed programs
   */
  static long leavingPrgm(int programs, int lines) {
    return DECOMPILE_PROGRAM * programs + DECOMPILE_LINE * lines;
  }
}
