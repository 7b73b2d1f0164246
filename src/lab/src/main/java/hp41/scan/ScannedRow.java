package hp41.scan;

/**
 * A row that was read from a picture.
 *
 * @param bytes the bytes between the start and the end bars
 * @param fromX the place of its first bar
 * @param fromY the place of its first bar
 * @param toX the place of its last bar
 * @param toY the place of its last bar
 */
record ScannedRow(byte[] bytes, double fromX, double fromY, double toX, double toY) {}
