package hp41.scan;

import java.util.Arrays;
import java.util.List;

/**
 * A band of parallel bars in a picture: a curve across the bars, and the direction of the bars
 * beside it.
 *
 * @param x the origin on the curve
 * @param y the origin on the curve
 * @param angle the direction of the curve at the origin
 * @param from the start of the curve, as a distance from the origin
 * @param to the end of the curve
 * @param shift the distance of the curve from the straight line, by the powers of the distance
 * @param slant the angle between the bars and the normal of the line, by the powers of the distance
 * @param half the distance from the curve to the ends of the bars
 */
record Band(
    double x,
    double y,
    double angle,
    double from,
    double to,
    double[] shift,
    double[] slant,
    double half) {

  private static final int SHIFT_POWERS = 4;
  private static final int SLANT_POWERS = 2;
  private static final int FITS = 3;

  /** The part of the cells that may be outside of a band, at each end of its bars. */
  private static final double OUTLIERS = 0.04;

  /** Returns the band that covers some cells. */
  static Band of(List<StripedCell> cells) {
    double weight = 0;
    double x = 0;
    double y = 0;
    double cosine = 0;
    double sine = 0;
    for (StripedCell cell : cells) {
      weight++;
      x += cell.x();
      y += cell.y();
      cosine += Math.cos(2 * cell.angle());
      sine += Math.sin(2 * cell.angle());
    }
    x /= weight;
    y /= weight;
    double angle = Math.atan2(sine, cosine) / 2;
    double[] along = new double[cells.size()];
    double[] across = new double[cells.size()];
    double[] slants = new double[cells.size()];
    for (int i = 0; i < along.length; i++) {
      StripedCell cell = cells.get(i);
      double dx = cell.x() - x;
      double dy = cell.y() - y;
      along[i] = dx * Math.cos(angle) + dy * Math.sin(angle);
      across[i] = dy * Math.cos(angle) - dx * Math.sin(angle);
      slants[i] = StripedCell.difference(cell.angle(), angle);
    }
    double[] sorted = along.clone();
    Arrays.sort(sorted);
    double[] ones = new double[along.length];
    Arrays.fill(ones, 1);
    double length = Math.max(1, sorted[sorted.length - 1] - sorted[0]);
    int powers = cells.size() < 60 ? 2 : SHIFT_POWERS;
    double[] shift = Polynomial.fit(along, across, ones, powers, length);
    double half = 0;
    for (int fit = 0; fit < FITS; fit++) {
      double[] rest = new double[along.length];
      for (int i = 0; i < rest.length; i++) {
        rest[i] = Math.abs(across[i] - Polynomial.at(shift, along[i]));
      }
      double[] ordered = rest.clone();
      Arrays.sort(ordered);
      half = ordered[(int) ((ordered.length - 1) * (1 - 2 * OUTLIERS))];
      for (int i = 0; i < rest.length; i++) {
        ones[i] = rest[i] <= half ? 1 : 0.05;
      }
      shift = Polynomial.fit(along, across, ones, powers, length);
    }
    double[] slant = Polynomial.fit(along, slants, ones, SLANT_POWERS, length);
    return new Band(x, y, angle, sorted[0], sorted[sorted.length - 1], shift, slant, half);
  }

  /**
   * A place on the curve.
   *
   * @param barX the direction of the bars, as a distance of 1
   * @param barY the direction of the bars
   */
  record BandPlace(double x, double y, double barX, double barY) {}

  /** Returns the place at a distance along the curve. */
  BandPlace place(double along) {
    double shifted = Polynomial.at(shift, along);
    double bars = angle + Math.PI / 2 + Polynomial.at(slant, along);
    return new BandPlace(
        x + along * Math.cos(angle) - shifted * Math.sin(angle),
        y + along * Math.sin(angle) + shifted * Math.cos(angle),
        Math.cos(bars),
        Math.sin(bars));
  }

  /** Returns the distances of a point along the straight line and from the curve. */
  double[] distances(double px, double py) {
    double dx = px - x;
    double dy = py - y;
    double along = dx * Math.cos(angle) + dy * Math.sin(angle);
    double limited = Math.max(from, Math.min(to, along));
    double across = dy * Math.cos(angle) - dx * Math.sin(angle);
    return new double[] {along, across - Polynomial.at(shift, limited)};
  }

  double length() {
    return to - from;
  }

  /**
   * A small square of a picture in which the shades change in one direction.
   *
   * @param x the centre
   * @param y the centre
   * @param angle the direction, which has no sign
   */
  record StripedCell(double x, double y, double angle) {

    /** Returns the difference of two directions without sign, from -π/2 to π/2. */
    static double difference(double one, double other) {
      double difference = (one - other) % Math.PI;
      if (difference > Math.PI / 2) {
        return difference - Math.PI;
      }
      return difference < -Math.PI / 2 ? difference + Math.PI : difference;
    }
  }
}
