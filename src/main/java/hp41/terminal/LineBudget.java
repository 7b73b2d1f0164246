package hp41.terminal;

import java.time.Duration;

/**
 * The number of program lines that the calculator executes before the session checks for strokes
 * again. It adapts to the speed of the computer.
 */
final class LineBudget {

  private static final Duration SLICE = Duration.ofMillis(8);
  private static final int FEWEST = 16;
  private static final int MOST = 1 << 22;

  private int lines = 256;

  int lines() {
    return lines;
  }

  /** Adapts the budget to the time that its lines have taken. */
  void took(Duration elapsed) {
    if (elapsed.compareTo(SLICE) > 0) {
      lines = Math.max(FEWEST, lines / 2);
    } else if (elapsed.compareTo(SLICE.dividedBy(2)) < 0) {
      lines = Math.min(MOST, lines * 2);
    }
  }
}
