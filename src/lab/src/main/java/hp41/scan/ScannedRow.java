package hp41.scan;

import java.util.Arrays;

/**
 * A row that was read from a picture.
 *
 * @param bytes the bytes between the start and the end bars
 * @param fromX the place of its first bar
 * @param fromY the place of its first bar
 * @param toX the place of its last bar
 * @param toY the place of its last bar
 * @param half half the height of the bars
 */
public record ScannedRow(
    byte[] bytes, double fromX, double fromY, double toX, double toY, double half) {

  /** The maximum distance between two parts of a row, as a multiple of half their heights. */
  private static final double BESIDE = 1.25;

  /** Returns whether another row was read from the same bars at another height. */
  boolean isSame(ScannedRow other) {
    double distance =
        Math.max(
            Math.hypot(fromX - other.fromX, fromY - other.fromY),
            Math.hypot(toX - other.toX, toY - other.toY));
    return distance < BESIDE * (half + other.half) && Arrays.equals(bytes, other.bytes);
  }
}
