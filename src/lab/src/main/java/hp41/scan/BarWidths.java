package hp41.scan;

import hp41.scan.BarLine.Bar;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The widths of the bars of a row, from 0 for a narrow bar to 1 for a wide one.
 *
 * <p>A wide bar is two units wide, a narrow bar and each space are one unit wide. The unit changes
 * slowly along a row in perspective. A fit of the unit and of the bars repeats until both agree.
 *
 * @param widths the width of each bar, from the start of the row
 * @param from where the first bar begins
 * @param to where the last bar ends
 */
record BarWidths(double[] widths, double from, double to) {

  /** The bars at the start, 00, and at the end, 10. */
  private static final int FRAME = 4;

  private static final int FEWEST = FRAME + Byte.SIZE;
  private static final int FITS = 8;

  /**
   * Guesses for the unit: a place in the sorted distances, from 0 to 1, and the number of units of
   * the distance at this place.
   */
  private static final double[][] FIRST_UNITS = {
    {0.08, 2}, {0.5, 2.5}, {0.92, 3}, {0.5, 2}, {0.5, 3}
  };

  private static final double WORST = 0.3;

  /** Measures the bars of a row; empty if these bars cannot be a row. */
  static Optional<BarWidths> of(List<Bar> bars) {
    int count = bars.size();
    if (count < FEWEST || (count - FRAME) % Byte.SIZE != 0 || count > FRAME + 16 * Byte.SIZE) {
      return Optional.empty();
    }
    double[] centres = bars.stream().mapToDouble(Bar::centre).toArray();
    double[] distances = new double[count];
    for (int i = 0; i < count; i++) {
      double before = i == 0 ? Double.NaN : bars.get(i).to() - bars.get(i - 1).to();
      double after = i == count - 1 ? Double.NaN : bars.get(i + 1).from() - bars.get(i).from();
      distances[i] = i == 0 ? after : i == count - 1 ? before : (before + after) / 2;
    }
    BarWidths best = null;
    double least = WORST;
    double[] sorted = distances.clone();
    Arrays.sort(sorted);
    for (double[] first : FIRST_UNITS) {
      double unit = sorted[(int) (first[0] * (count - 1))] / first[1];
      double[] widths = fitted(bars, centres, distances, unit);
      double error = 0;
      for (double width : widths) {
        double wrong = width - (width > 0.5 ? 1 : 0);
        error += wrong * wrong;
      }
      error = Math.sqrt(error / count);
      Optional<BarWidths> row = framed(widths, bars);
      if (row.isPresent() && error < least) {
        least = error;
        best = row.get();
      }
    }
    return Optional.ofNullable(best);
  }

  private static double[] fitted(
      List<Bar> bars, double[] centres, double[] distances, double first) {
    int count = bars.size();
    double length = centres[count - 1] - centres[0];
    double[] unit = {first};
    double[] places = new double[count];
    double[] units = new double[count];
    double[] weights = new double[count];
    Arrays.fill(weights, 1);
    for (int i = 0; i < count; i++) {
      places[i] = centres[i] - centres[0];
    }
    for (int fit = 0; fit < FITS; fit++) {
      for (int i = 0; i < count; i++) {
        double at = Polynomial.at(unit, places[i]);
        units[i] = distances[i] / (distances[i] > 2.5 * at ? 3 : 2);
      }
      unit = Polynomial.fit(places, units, weights, fit < 2 ? 1 : fit < 4 ? 2 : 3, length);
    }
    double spread = 0;
    for (int i = 0; i < count; i++) {
      double at = Polynomial.at(unit, places[i]);
      int wide = distances[i] > 2.5 * at ? 1 : 0;
      spread += (bars.get(i).width() / at - 1 - wide) / count;
    }
    double[] widths = new double[count];
    for (int i = 0; i < count; i++) {
      double at = Polynomial.at(unit, places[i]);
      double byDistance = distances[i] / at - 2;
      double byWidth = bars.get(i).width() / at - 1 - spread;
      widths[i] = (byDistance + byWidth) / 2;
    }
    return widths;
  }

  /** Returns the row in its direction; empty if it does not have the bars of the frame. */
  private static Optional<BarWidths> framed(double[] widths, List<Bar> bars) {
    double start = bars.get(0).from();
    double end = bars.get(bars.size() - 1).to();
    if (isFramed(widths)) {
      return Optional.of(new BarWidths(widths, start, end));
    }
    double[] reversed = new double[widths.length];
    for (int i = 0; i < widths.length; i++) {
      reversed[i] = widths[widths.length - 1 - i];
    }
    return isFramed(reversed) ? Optional.of(new BarWidths(reversed, end, start)) : Optional.empty();
  }

  private static boolean isFramed(double[] widths) {
    int last = widths.length - 1;
    return !isWide(widths[0])
        && !isWide(widths[1])
        && isWide(widths[last - 1])
        && !isWide(widths[last]);
  }

  private static boolean isWide(double width) {
    return width > 0.5;
  }

  /** Returns whether another line crosses the same bars. */
  boolean isBeside(BarWidths other) {
    double unit = Math.abs(to - from) / widths.length;
    return widths.length == other.widths.length
        && Math.abs(from - other.from) < unit
        && Math.abs(to - other.to) < unit;
  }

  /** Returns whether another row is only a part of this one, which dirt has separated. */
  boolean covers(BarWidths part) {
    double middle = (part.from + part.to) / 2;
    return widths.length > part.widths.length
        && Math.min(from, to) < middle
        && middle < Math.max(from, to);
  }

  /** Returns the smallest difference of a bar from the limit between narrow and wide. */
  double certainty() {
    return Arrays.stream(widths).map(width -> Math.abs(width - 0.5)).min().orElse(0);
  }

  /** Returns the bytes between the frames. */
  byte[] bytes() {
    byte[] bytes = new byte[(widths.length - FRAME) / Byte.SIZE];
    for (int i = 0; i < bytes.length * Byte.SIZE; i++) {
      bytes[i / Byte.SIZE] = (byte) (bytes[i / Byte.SIZE] << 1 | (isWide(widths[2 + i]) ? 1 : 0));
    }
    return bytes;
  }
}
