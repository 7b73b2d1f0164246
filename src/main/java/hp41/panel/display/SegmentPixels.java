package hp41.panel.display;

import java.util.Arrays;
import java.util.List;

/** The pixels of the 14 segments of a character, for displays that are drawn with blocks. */
enum SegmentPixels {
  /** A character of 7×8 pixels, with strokes of one pixel. */
  SMALL(
      "a 0 0 6 0, b 6 0 6 3, c 6 3 6 7, d 0 7 6 7, e 0 3 0 7, f 0 0 0 3,"
          + " g 0 3 3 3, h 3 3 6 3, i 3 0 3 3, j 3 3 3 7, k 5 1 5 1, k 4 2 4 2,"
          + " l 1 1 1 1, l 2 2 2 2, m 4 4 4 5, m 5 6 5 6, n 2 4 2 5, n 1 6 1 6"),
  /**
   * A character of 9×10 pixels, whose vertical strokes have the width of a cell. A dark column
   * separates it from a point.
   */
  LARGE(
      "a 0 0 8 0, b 7 0 8 4, c 7 4 8 9, d 0 9 8 9, e 0 4 1 9, f 0 0 1 4,"
          + " g 0 4 4 4, h 4 4 8 4, i 3 0 5 4, j 3 4 5 9,"
          + " k 5 1 6 1, k 5 2 5 2, k 4 3 5 3, l 2 1 3 1, l 3 2 3 2, l 3 3 4 3,"
          + " m 4 5 4 5, m 5 6 5 6, m 5 7 6 7, m 6 8 6 8,"
          + " n 4 5 4 5, n 3 6 3 6, n 2 7 3 7, n 2 8 2 8");

  private final List<PixelBlock> blocks;

  SegmentPixels(String blocks) {
    this.blocks = Arrays.stream(blocks.split(", *")).map(PixelBlock::of).toList();
  }

  /** A rectangle of a segment, with its first and last column and row. */
  private record PixelBlock(char segment, int left, int top, int right, int bottom) {

    static PixelBlock of(String text) {
      String[] words = text.strip().split(" ");
      int[] edges = Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
      return new PixelBlock(words[0].charAt(0), edges[0], edges[1], edges[2], edges[3]);
    }
  }

  /** Lights the pixels of a character that begins in a column. */
  void light(boolean[][] pixels, int column, Segments segments) {
    for (PixelBlock block : blocks) {
      if (segments.has(block.segment())) {
        for (int row = block.top(); row <= block.bottom(); row++) {
          Arrays.fill(pixels[row], column + block.left(), column + block.right() + 1, true);
        }
      }
    }
  }
}
