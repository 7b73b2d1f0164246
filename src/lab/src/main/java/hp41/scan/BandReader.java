package hp41.scan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads the rows in a band of bars, along several lines at different heights of the bars. */
final class BandReader {

  /** The number of lines. */
  private static final int LINES = 14;

  /** The part of the height of a band that the lines cover. */
  private static final double COVERED = 0.92;

  /** The part of the height that the shades of a line are averaged over. */
  private static final double THICKNESS = 0.12;

  private static final int MOST_SAMPLES = 5;

  /** The quiet space beyond the ends of a band that belongs to the line, in heights. */
  private static final double BEYOND = 0.6;

  /** The distance in which shades are compared, in half heights of the bars. */
  private static final double REACH = 0.7;

  /** The changes of shade that make a bar; the next value is tried if nothing is read. */
  private static final double[] CHANGES = {0.4, 0.22, 0.12};

  /** The fewest lines that must agree. */
  private static final int AGREEING = 3;

  /** The least difference of each bar from the limit between narrow and wide. */
  private static final double CERTAIN = 0.1;

  /** The width of the paper beside a row that must be in the picture, in narrow bars. */
  private static final double QUIET = 2.5;

  private final Greys picture;
  private final double scale;
  private final Band band;
  private final double step;
  private final double start;
  private final Band.BandPlace[] places;

  /**
   * Creates a reader.
   *
   * @param scale the number of pixels of the picture for a unit of the band
   */
  BandReader(Greys picture, double scale, Band band) {
    this.picture = picture;
    this.scale = scale;
    this.band = band;
    step = Math.max(0.2, 0.5 / scale);
    start = band.from() - BEYOND * 2 * band.half();
    double length = band.length() + 2 * (band.from() - start);
    places = new Band.BandPlace[Math.max(2, (int) (length / step))];
    for (int i = 0; i < places.length; i++) {
      places[i] = band.place(start + i * step);
    }
  }

  /** Returns the rows. */
  List<ScannedRow> rows() {
    List<List<BarWidths>> rows = new ArrayList<>();
    int reach = (int) (REACH * band.half() / step);
    for (int i = 0; i < LINES; i++) {
      double across = band.half() * COVERED * ((2 * i + 1.0) / LINES - 1);
      double[] shades = shades(across);
      List<BarWidths> found = List.of();
      for (int j = 0; found.isEmpty() && j < CHANGES.length; j++) {
        found =
            BarLine.rows(shades, reach, CHANGES[j]).stream()
                .flatMap(bars -> BarWidths.of(bars).stream())
                .toList();
      }
      found.stream().filter(line -> isWhole(line, across)).forEach(line -> add(rows, line));
    }
    List<BarWidths> read = rows.stream().flatMap(lines -> row(lines).stream()).toList();
    return read.stream()
        .filter(row -> read.stream().noneMatch(other -> other.covers(row)))
        .map(this::placed)
        .toList();
  }

  /** Adds a line to the other lines of its row. */
  private static void add(List<List<BarWidths>> rows, BarWidths line) {
    for (List<BarWidths> lines : rows) {
      if (lines.get(0).isBeside(line)) {
        lines.add(line);
        return;
      }
    }
    rows.add(new ArrayList<>(List.of(line)));
  }

  /** Returns the shades along a line, each the mean of a few points along the bar. */
  private double[] shades(double across) {
    double[] shades = new double[places.length];
    double half = band.half() * THICKNESS;
    int samples = Math.max(1, Math.min(MOST_SAMPLES, (int) (2 * half * scale)));
    for (int i = 0; i < shades.length; i++) {
      Band.BandPlace place = places[i];
      for (int j = 0; j < samples; j++) {
        double beside = across + half * ((2 * j + 1.0) / samples - 1);
        double x = place.x() + beside * place.barX();
        double y = place.y() + beside * place.barY();
        shades[i] += picture.at(x * scale, y * scale) / samples;
      }
    }
    return shades;
  }

  private Optional<BarWidths> row(List<BarWidths> lines) {
    BarWidths first = lines.get(0);
    double[] middle = new double[first.widths().length];
    for (int i = 0; i < middle.length; i++) {
      int bar = i;
      double[] sorted = lines.stream().mapToDouble(line -> line.widths()[bar]).sorted().toArray();
      int half = sorted.length / 2;
      middle[i] = sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
    BarWidths row = new BarWidths(middle, first.from(), first.to());
    byte[] bytes = row.bytes();
    long agreeing = lines.stream().filter(line -> Arrays.equals(line.bytes(), bytes)).count();
    boolean isCertain = agreeing >= AGREEING && row.certainty() >= CERTAIN;
    return isCertain ? Optional.of(row) : Optional.empty();
  }

  private ScannedRow placed(BarWidths row) {
    Band.BandPlace from = at(row.from(), 0);
    Band.BandPlace to = at(row.to(), 0);
    return new ScannedRow(
        row.bytes(),
        from.x() * scale,
        from.y() * scale,
        to.x() * scale,
        to.y() * scale,
        band.half() * scale);
  }

  /**
   * Returns whether the picture contains so much paper beside a row that any further bar would be
   * seen.
   */
  private boolean isWhole(BarWidths line, double across) {
    double unit = Math.abs(line.to() - line.from()) / (2.5 * line.widths().length);
    double before = Math.min(line.from(), line.to()) - QUIET * unit;
    double after = Math.max(line.from(), line.to()) + QUIET * unit;
    return isInPicture(at(before, across)) && isInPicture(at(after, across));
  }

  private boolean isInPicture(Band.BandPlace place) {
    return picture.contains(place.x() * scale, place.y() * scale);
  }

  /** Returns a place by its index along a line and by the distance of the line from the curve. */
  private Band.BandPlace at(double index, double across) {
    Band.BandPlace place = band.place(start + index * step);
    return new Band.BandPlace(
        place.x() + across * place.barX(),
        place.y() + across * place.barY(),
        place.barX(),
        place.barY());
  }
}
