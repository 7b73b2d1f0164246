package hp41.scan;

import hp41.scan.Band.StripedCell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds bands of bars. The picture is divided into cells. In a cell with bars, the shades change
 * much, and nearly all changes have the same direction. Connected cells of similar direction are a
 * band.
 */
final class BandFinder {

  /** The size of a cell in pixels. */
  private static final int SIZE = 4;

  /** The share of the changes that have the same direction, from 0 to 1. */
  private static final double COHERENCE = 0.7;

  /** The least change in a cell, compared with the cells that change most. */
  private static final double LEAST_CHANGE = 0.04;

  private static final double LARGE = 0.97;
  private static final double SIMILAR = Math.toRadians(14);
  private static final int FEWEST_CELLS = 12;

  /** The largest gap between two parts of a band, compared with half its height. */
  private static final double LARGEST_GAP = 3;

  /** The part of the cells that must continue the band. */
  private static final double MOST = 0.7;

  /** How much the height may grow when parts of a band are joined. */
  private static final double GROWTH = 1.25;

  private final int columns;
  private final int rows;
  private final double[] angles;
  private final boolean[] isBar;

  BandFinder(Greys picture) {
    columns = picture.width() / SIZE;
    rows = picture.height() / SIZE;
    angles = new double[columns * rows];
    isBar = new boolean[columns * rows];
    measure(picture);
  }

  private void measure(Greys picture) {
    double[] xx = new double[columns * rows];
    double[] xy = new double[columns * rows];
    double[] yy = new double[columns * rows];
    for (int y = 1; y < rows * SIZE - 1; y++) {
      for (int x = 1; x < columns * SIZE - 1; x++) {
        int dx = picture.at(x + 1, y) - picture.at(x - 1, y);
        int dy = picture.at(x, y + 1) - picture.at(x, y - 1);
        int cell = y / SIZE * columns + x / SIZE;
        xx[cell] += dx * dx;
        xy[cell] += dx * dy;
        yy[cell] += dy * dy;
      }
    }
    double[] changes = new double[columns * rows];
    for (int row = 1; row < rows - 1; row++) {
      for (int column = 1; column < columns - 1; column++) {
        int cell = row * columns + column;
        double sumX = around(xx, cell);
        double sumY = around(yy, cell);
        double mixed = around(xy, cell);
        double directed = Math.hypot(sumX - sumY, 2 * mixed);
        angles[cell] = Math.atan2(2 * mixed, sumX - sumY) / 2;
        changes[cell] = sumX + sumY;
        isBar[cell] = directed > COHERENCE * (sumX + sumY);
      }
    }
    double[] sorted = changes.clone();
    Arrays.sort(sorted);
    double least = sorted.length == 0 ? 0 : LEAST_CHANGE * sorted[(int) (LARGE * sorted.length)];
    for (int cell = 0; cell < isBar.length; cell++) {
      isBar[cell] &= changes[cell] > least;
    }
  }

  /** Returns the sum of a cell and its eight neighbours. */
  private double around(double[] values, int cell) {
    double sum = 0;
    for (int row = -columns; row <= columns; row += columns) {
      sum += values[cell + row - 1] + values[cell + row] + values[cell + row + 1];
    }
    return sum;
  }

  /** Returns the bands, in pixels of the picture. */
  List<Band> bands() {
    List<List<StripedCell>> groups = new ArrayList<>();
    boolean[] used = new boolean[isBar.length];
    for (int cell = 0; cell < isBar.length; cell++) {
      if (isBar[cell] && !used[cell]) {
        List<StripedCell> group = group(cell, used);
        if (group.size() >= FEWEST_CELLS) {
          groups.add(group);
        }
      }
    }
    return joined(groups);
  }

  private List<StripedCell> group(int start, boolean[] used) {
    List<StripedCell> group = new ArrayList<>();
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(start));
    used[start] = true;
    while (!open.isEmpty()) {
      int cell = open.remove();
      int row = cell / columns;
      int column = cell % columns;
      group.add(new StripedCell((column + 0.5) * SIZE, (row + 0.5) * SIZE, angles[cell]));
      for (int y = row - 1; y <= row + 1; y++) {
        for (int x = column - 1; x <= column + 1; x++) {
          int next = y * columns + x;
          if (isBar[next] && !used[next] && isSimilar(angles[cell], angles[next])) {
            used[next] = true;
            open.add(next);
          }
        }
      }
    }
    return group;
  }

  private static boolean isSimilar(double one, double other) {
    return Math.abs(StripedCell.difference(one, other)) < SIMILAR;
  }

  /** Joins the parts of bands that dirt has separated. */
  private static List<Band> joined(List<List<StripedCell>> groups) {
    List<List<StripedCell>> left = new ArrayList<>(groups);
    left.sort((one, other) -> other.size() - one.size());
    List<Band> bands = new ArrayList<>();
    while (!left.isEmpty()) {
      List<StripedCell> cells = new ArrayList<>(left.remove(0));
      Band band = Band.of(cells);
      for (int i = 0; i < left.size() && band.length() > band.half(); i++) {
        if (mayContinue(band, left.get(i))) {
          List<StripedCell> more = new ArrayList<>(cells);
          more.addAll(left.get(i));
          Band longer = Band.of(more);
          if (longer.half() < GROWTH * band.half() && longer.length() > band.length()) {
            left.remove(i);
            cells = more;
            band = longer;
            i = -1;
          }
        }
      }
      bands.add(band);
    }
    return bands;
  }

  /** Returns whether cells are beyond the end of a band and in its direction. */
  private static boolean mayContinue(Band band, List<StripedCell> cells) {
    int beside = 0;
    double nearest = Double.MAX_VALUE;
    for (StripedCell cell : cells) {
      double[] place = band.distances(cell.x(), cell.y());
      double gap = Math.max(band.from() - place[0], place[0] - band.to());
      nearest = Math.min(nearest, Math.max(0, gap));
      beside +=
          Math.abs(place[1]) < 1.2 * band.half() && isSimilar(cell.angle(), band.angle()) ? 1 : 0;
    }
    return nearest < LARGEST_GAP * band.half() && beside > MOST * cells.size();
  }
}
