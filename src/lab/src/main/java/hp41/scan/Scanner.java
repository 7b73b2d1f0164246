package hp41.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads rows of bar code from a picture of paper: a scan or a photo, in any direction. */
public final class Scanner {

  /** The size at which bands of bars are searched. */
  private static final int SEARCHED = 1700;

  private Scanner() {}

  /** Returns the rows of a picture in the order in which they are read. */
  public static List<ScannedRow> rows(Greys picture) {
    int factor =
        Math.max(1, Math.round((float) Math.max(picture.width(), picture.height()) / SEARCHED));
    Greys searched = factor == 1 ? picture : picture.reduced(factor);
    List<ScannedRow> rows = new ArrayList<>();
    for (Band band : new BandFinder(searched).bands()) {
      for (ScannedRow row : new BandReader(picture, factor, band).rows()) {
        if (rows.stream().noneMatch(row::isSame)) {
          rows.add(row);
        }
      }
    }
    return ordered(rows);
  }

  private static List<ScannedRow> ordered(List<ScannedRow> rows) {
    double right = rows.stream().mapToDouble(row -> row.toX() - row.fromX()).sum();
    double down = rows.stream().mapToDouble(row -> row.toY() - row.fromY()).sum();
    rows.sort(
        Comparator.comparingDouble(
            row -> (row.fromY() + row.toY()) * right - (row.fromX() + row.toX()) * down));
    return rows;
  }
}
