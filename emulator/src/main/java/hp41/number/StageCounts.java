package hp41.number;

/**
 * How often each stage 0 to 7 of a digit-by-digit method was passed, up to 255 times: one byte each
 * of a {@code long}, so that a function need not allocate.
 */
final class StageCounts {

  private StageCounts() {}

  /** The count to add for passing a stage so many times. */
  static long times(long count, int stage) {
    return count << 8 * stage;
  }

  /** How often a stage was passed. */
  static int at(long counts, int stage) {
    return (int) (counts >>> 8 * stage) & 0xFF;
  }

  /** True if no stage before this one was passed. */
  static boolean noneBefore(long counts, int stage) {
    return (counts & (1L << 8 * stage) - 1) == 0;
  }
}
