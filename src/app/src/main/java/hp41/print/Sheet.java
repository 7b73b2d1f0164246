package hp41.print;

import hp41.listing.Barcode;
import java.util.ArrayList;
import java.util.List;

/**
 * Pages that contain programs as bar code; each program begins on a new page. Lengths are tenths of
 * a point (1/720 inch), from the left and upper edge.
 *
 * <p>A narrow bar and the space between two bars are 1/60 inch (0.42 mm) wide; a wide bar is twice
 * as wide. The wand's manual requires at least 15 mils (0.38 mm). 1/60 inch is a whole number of
 * dots on printers with 300, 600 and 1200 dots per inch, so that all bars are equally wide.
 */
public record Sheet(List<Page> pages) {

  /** The width of a page, which is that of A4 paper. */
  public static final int PAGE_WIDTH = 5950;

  /**
   * The height of a page, which is that of Letter paper, so that a page fits on both papers without
   * scaling.
   */
  public static final int PAGE_HEIGHT = 7920;

  /** The height of all bars (9.3 mm). */
  public static final int BAR_HEIGHT = 264;

  /** The width of a bar for a 0; the space after each bar has the same width. */
  public static final int NARROW = 12;

  /** The width of a bar for a 1. */
  public static final int WIDE = 2 * NARROW;

  private static final int LEFT = 600;
  private static final int TITLE = 600;
  private static final int TITLE_SIZE = 140;
  private static final int SUBTITLE = 760;
  private static final int PAGE_NUMBER = 4600;
  private static final int TEXT_SIZE = 90;
  private static final int FIRST_ROW = 960;
  private static final int ROW_SPACING = 400;

  /**
   * The number of rows on a page. Rows are numbered modulo 16: after 16 rows a missing page could
   * not be noticed.
   */
  private static final int ROWS = 15;

  private static final int LABEL_SIZE = 75;
  private static final int BELOW_LABEL = 24;

  public Sheet {
    pages = List.copyOf(pages);
  }

  /**
   * A page.
   *
   * @param texts the texts on the page
   * @param rows the bars of each row, from left to right
   */
  public record Page(List<PrintedText> texts, List<List<PrintedBar>> rows) {}

  /**
   * A text on a page.
   *
   * @param x the left edge
   * @param y the baseline
   * @param size the font size
   * @param bold whether the text is bold
   */
  public record PrintedText(int x, int y, int size, boolean bold, String words) {}

  /**
   * A bar.
   *
   * @param x the left edge
   * @param y the upper edge
   */
  public record PrintedBar(int x, int y, int width) {}

  /** Returns the pages for programs in plain (unprivate) form, each with its END. */
  public static Sheet of(List<byte[]> programs) {
    List<Page> pages = new ArrayList<>();
    for (byte[] program : programs) {
      Barcode barcode = Barcode.of(program);
      int count = pages(barcode.rows().size());
      for (int number = 1; number <= count; number++) {
        pages.add(page(barcode, number, count));
      }
    }
    return new Sheet(pages);
  }

  /** Returns the number of pages for programs. */
  public static int pages(List<byte[]> programs) {
    return programs.stream().mapToInt(program -> pages(Barcode.rows(program.length))).sum();
  }

  private static int pages(int rows) {
    return (rows + ROWS - 1) / ROWS;
  }

  private static Page page(Barcode barcode, int number, int count) {
    List<PrintedText> texts = new ArrayList<>();
    String title = barcode.title().isEmpty() ? "PROGRAM WITHOUT A NAME" : barcode.title();
    String registers = "PROGRAM REGISTERS NEEDED: " + barcode.registers();
    texts.add(new PrintedText(LEFT, TITLE, TITLE_SIZE, true, title));
    texts.add(new PrintedText(LEFT, SUBTITLE, TEXT_SIZE, false, registers));
    if (count > 1) {
      String page = "PAGE " + number + " OF " + count;
      texts.add(new PrintedText(PAGE_NUMBER, SUBTITLE, TEXT_SIZE, false, page));
    }
    List<List<PrintedBar>> rows = new ArrayList<>();
    int first = (number - 1) * ROWS;
    int last = Math.min(barcode.rows().size(), first + ROWS);
    for (Barcode.BarcodeRow row : barcode.rows().subList(first, last)) {
      int baseline = FIRST_ROW + rows.size() * ROW_SPACING;
      texts.add(new PrintedText(LEFT, baseline, LABEL_SIZE, false, label(row)));
      rows.add(bars(row.bytes(), baseline + BELOW_LABEL));
    }
    return new Page(texts, rows);
  }

  private static String label(Barcode.BarcodeRow row) {
    String lines =
        row.firstLine() == row.lastLine()
            ? String.valueOf(row.firstLine())
            : row.firstLine() + ":" + row.lastLine();
    return "ROW " + row.number() + " (" + lines + ")";
  }

  /** Returns the bars of a row, including its start bits 00 and its end bits 10. */
  private static List<PrintedBar> bars(byte[] bytes, int y) {
    StringBuilder bits = new StringBuilder("00");
    for (byte each : bytes) {
      for (int bit = Byte.SIZE - 1; bit >= 0; bit--) {
        bits.append(each >> bit & 1);
      }
    }
    bits.append("10");
    List<PrintedBar> bars = new ArrayList<>();
    int x = LEFT;
    for (int i = 0; i < bits.length(); i++) {
      PrintedBar bar = new PrintedBar(x, y, bits.charAt(i) == '1' ? WIDE : NARROW);
      bars.add(bar);
      x += bar.width() + NARROW;
    }
    return bars;
  }
}
