package hp41.scan;

import java.util.ArrayDeque;

/** Finds the largest or smallest value near each place. */
final class Extremes {

  private Extremes() {}

  /**
   * Returns the largest value within a reach of each place.
   *
   * @param sign 1 for the largest value, -1 for the smallest
   */
  static double[] sliding(double[] values, int reach, int sign) {
    double[] extremes = new double[values.length];
    ArrayDeque<Integer> candidates = new ArrayDeque<>();
    for (int i = 0; i < values.length + reach; i++) {
      if (i < values.length) {
        while (!candidates.isEmpty() && sign * (values[candidates.peekLast()] - values[i]) <= 0) {
          candidates.removeLast();
        }
        candidates.addLast(i);
      }
      int centre = i - reach;
      if (centre >= 0) {
        while (candidates.peekFirst() < centre - reach) {
          candidates.removeFirst();
        }
        extremes[centre] = values[candidates.peekFirst()];
      }
    }
    return extremes;
  }
}
