package hp41.scan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Measures bars on a line across them. The ends of a bar are where the shade is halfway between the
 * bar and the space beside it. The distance between the same ends of two bars depends neither on
 * the spread of ink nor on the focus.
 */
final class BarLine {

  /** The least contrast, compared with that of the whole line. */
  private static final double LEAST_CONTRAST = 0.3;

  /** The minimum width of a space that separates rows, as a multiple of a bar with its space. */
  private static final double SEPARATING = 1.3;

  private final double[] shades;
  private final double[] contrast;

  /**
   * Creates a line.
   *
   * @param shades the shades along the line
   * @param reach the distance in which the lightest and the darkest shade are compared
   */
  private BarLine(double[] shades, int reach) {
    this.shades = shades;
    double[] light = Extremes.sliding(shades, reach, 1);
    double[] dark = Extremes.sliding(shades, reach, -1);
    double most = 0;
    contrast = new double[shades.length];
    for (int i = 0; i < shades.length; i++) {
      contrast[i] = light[i] - dark[i];
      most = Math.max(most, contrast[i]);
    }
    for (int i = 0; i < shades.length; i++) {
      contrast[i] = Math.max(contrast[i], LEAST_CONTRAST * most);
    }
  }

  /**
   * A bar.
   *
   * @param from the first end
   * @param to the other end
   */
  record Bar(double from, double to) {

    double width() {
      return to - from;
    }

    double centre() {
      return (from + to) / 2;
    }
  }

  /**
   * Returns the bars of each row on a line.
   *
   * @param shades the shades along the line
   * @param reach the distance in which the lightest and the darkest shade are compared
   * @param change the change of shade that makes a bar, compared with the contrast nearby
   */
  static List<List<Bar>> rows(double[] shades, int reach, double change) {
    return separated(new BarLine(shades, reach).bars(change));
  }

  private List<Bar> bars(double change) {
    List<Integer> turns = turns(change);
    List<Bar> bars = new ArrayList<>();
    for (int i = 1; i + 1 < turns.size(); i += 2) {
      bars.add(
          new Bar(
              halfway(turns.get(i - 1), turns.get(i)), halfway(turns.get(i), turns.get(i + 1))));
    }
    return bars;
  }

  /**
   * Returns the lightest and darkest places in turn, beginning and ending with a light one. A bar
   * that the edge of the picture cuts off ends with the line.
   */
  private List<Integer> turns(double change) {
    List<Integer> turns = new ArrayList<>();
    boolean towardsDark = true;
    int best = 0;
    for (int i = 1; i < shades.length; i++) {
      double step = (shades[i] - shades[best]) * (towardsDark ? 1 : -1);
      if (step >= 0) {
        best = i;
      } else if (-step > change * contrast[i]) {
        turns.add(best);
        towardsDark = !towardsDark;
        best = i;
      }
    }
    turns.add(best);
    if (!towardsDark) {
      turns.add(shades.length - 1);
    }
    return turns;
  }

  /** Returns the place at which the shade is halfway between the shades of two places. */
  private double halfway(int from, int to) {
    double half = (shades[from] + shades[to]) / 2;
    boolean falls = shades[from] > shades[to];
    int first = from;
    while (first < to && shades[first + 1] > half == falls) {
      first++;
    }
    int last = to;
    while (last > from && shades[last - 1] > half != falls) {
      last--;
    }
    return (crossing(first, half) + crossing(last - 1, half)) / 2;
  }

  private double crossing(int before, double shade) {
    int i = Math.max(0, Math.min(shades.length - 2, before));
    double change = shades[i + 1] - shades[i];
    return change == 0 ? i + 0.5 : i + (shade - shades[i]) / change;
  }

  private static List<List<Bar>> separated(List<Bar> bars) {
    if (bars.size() < 2) {
      return List.of();
    }
    double[] periods = new double[bars.size() - 1];
    for (int i = 0; i < periods.length; i++) {
      periods[i] = bars.get(i + 1).from() - bars.get(i).from();
    }
    double[] sorted = periods.clone();
    Arrays.sort(sorted);
    double usual = sorted[sorted.length / 2];
    List<List<Bar>> rows = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= bars.size(); i++) {
      if (i == bars.size() || bars.get(i).from() - bars.get(i - 1).to() > SEPARATING * usual) {
        rows.add(bars.subList(start, i));
        start = i;
      }
    }
    return rows;
  }
}
