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
  /** A character of 10×10 pixels, whose vertical strokes have the width of a cell. */
  LARGE(
      "a 0 0 9 0, b 8 0 9 4, c 8 4 9 9, d 0 9 9 9, e 0 4 1 9, f 0 0 1 4,"
          + " g 0 4 4 4, h 5 4 9 4, i 4 0 5 4, j 4 4 5 9,"
          + " k 6 1 7 1, k 5 2 6 2, k 5 3 5 3, l 2 1 3 1, l 3 2 4 2, l 4 3 4 3,"
          + " m 5 5 5 5, m 5 6 6 6, m 6 7 7 7, m 7 8 7 8,"
          + " n 4 5 4 5, n 3 6 4 6, n 2 7 3 7, n 2 8 2 8");

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
