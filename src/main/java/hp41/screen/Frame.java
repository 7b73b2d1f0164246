package hp41.screen;

import hp41.text.Visible;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;

/** A picture of the whole terminal: a grid of characters, each with a style. */
public final class Frame {

  private final Size size;
  private final char[] characters;
  private final Style[] styles;
  private Optional<FrameCell> cursor = Optional.empty();

  /** The position of a cell in the grid. */
  public record FrameCell(int column, int row) {}

  public Frame(Size size, Style ground) {
    this.size = size;
    characters = new char[size.columns() * size.rows()];
    styles = new Style[characters.length];
    Arrays.fill(characters, ' ');
    Arrays.fill(styles, ground);
  }

  /** Returns the columns and rows of the grid. */
  public Size size() {
    return size;
  }

  public char character(int column, int row) {
    return characters[index(column, row)];
  }

  public Style style(int column, int row) {
    return styles[index(column, row)];
  }

  /**
   * Writes one character. A control or other invisible character becomes a blank; a cell outside
   * the grid is ignored.
   */
  public void put(int column, int row, char character, Style style) {
    if (contains(column, row)) {
      characters[index(column, row)] = Visible.isHidden(character) ? ' ' : character;
      styles[index(column, row)] = style;
    }
  }

  private boolean contains(int column, int row) {
    return column >= 0 && column < size.columns() && row >= 0 && row < size.rows();
  }

  /** Returns the cell of the text cursor; empty while no text is being typed. */
  public Optional<FrameCell> cursor() {
    return cursor;
  }

  /** Places the text cursor before the character in a cell. */
  public void cursor(int column, int row) {
    cursor = Optional.of(new FrameCell(column, row));
  }

  /** Writes a text from left to right. */
  public void put(int column, int row, String text, Style style) {
    for (int i = 0; i < text.length(); i++) {
      put(column + i, row, text.charAt(i), style);
    }
  }

  /** Writes a text that ends before a column. */
  public void putEnding(int end, int row, String text, Style style) {
    put(end - text.length(), row, text, style);
  }

  /** Fills an area with blanks. */
  public void fill(Area area, Style style) {
    fill(area, ' ', style);
  }

  /** Fills an area with one character. */
  public void fill(Area area, char character, Style style) {
    for (int row = area.row(); row < area.bottom(); row++) {
      for (int column = area.column(); column < area.right(); column++) {
        put(column, row, character, style);
      }
    }
  }

  /**
   * Draws a line along the edge of an area.
   *
   * @param thick whether the line is as thick as a terminal can draw it
   */
  public void box(Area area, boolean thick, Style style) {
    String line = thick ? "━┃┏┓┗┛" : "─│┌┐└┘";
    int right = area.right() - 1;
    int bottom = area.bottom() - 1;
    fill(new Area(area.column(), area.row(), area.width(), 1), line.charAt(0), style);
    fill(new Area(area.column(), bottom, area.width(), 1), line.charAt(0), style);
    fill(new Area(area.column(), area.row(), 1, area.height()), line.charAt(1), style);
    fill(new Area(right, area.row(), 1, area.height()), line.charAt(1), style);
    put(area.column(), area.row(), line.charAt(2), style);
    put(right, area.row(), line.charAt(3), style);
    put(area.column(), bottom, line.charAt(4), style);
    put(right, bottom, line.charAt(5), style);
  }

  /** Changes the colours of an area to those of the selection, but not its characters. */
  public void select(Area area) {
    for (int row = area.row(); row < area.bottom(); row++) {
      for (int column = area.column(); column < area.right(); column++) {
        if (contains(column, row)) {
          Style selected = style(column, row).in(Ink.SELECTION_TEXT).on(Ink.SELECTION);
          styles[index(column, row)] = selected.reverse();
        }
      }
    }
  }

  /** Copies another frame into this one; the position is that of its top left corner. */
  public void copy(Frame other, int column, int row) {
    for (int y = 0; y < other.size.rows(); y++) {
      for (int x = 0; x < other.size.columns(); x++) {
        put(column + x, row + y, other.character(x, y), other.style(x, y));
      }
    }
  }

  /** Returns the frame as text, without unlit segments and without blanks at the ends of rows. */
  @Override
  public String toString() {
    return IntStream.range(0, size.rows()).mapToObj(this::line).collect(Collectors.joining("\n"));
  }

  private String line(int row) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < size.columns(); column++) {
      line.append(style(column, row).ghost() ? ' ' : character(column, row));
    }
    return StringUtils.stripEnd(line.toString(), " ");
  }

  private int index(int column, int row) {
    return row * size.columns() + column;
  }
}
