package hp41.display;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/**
 * The twelve cells of the display, each a character with its punctuation.
 *
 * @param cells the cells from left to right
 */
public record Cells(List<Cell> cells) {

  /** The number of cells. */
  public static final int COUNT = 12;

  /** A display with no segment on. */
  public static final Cells BLANK = of("");

  public Cells {
    cells = List.copyOf(cells);
  }

  /** Returns the first twelve cells of a text, padded with blanks. */
  public static Cells of(String text) {
    return of(split(text));
  }

  /** Returns the first twelve of some cells, padded with blanks. */
  public static Cells of(List<Cell> row) {
    return pad(row.size() <= COUNT ? row : row.subList(0, COUNT));
  }

  /** Returns the last twelve cells of a text, as displayed at the end of a scroll. */
  public static Cells endOf(String text) {
    List<Cell> row = split(text);
    return pad(row.size() <= COUNT ? row : row.subList(row.size() - COUNT, row.size()));
  }

  /**
   * Splits a text into cells. Punctuation belongs to the character to its left. It has a cell of
   * its own at the beginning and after a character that already has punctuation.
   */
  public static List<Cell> split(String text) {
    List<Cell> row = new ArrayList<>(text.length());
    for (char c : text.toCharArray()) {
      if (!isPunctuation(c)) {
        row.add(new Cell(c, '\0'));
        continue;
      }
      int last = row.size() - 1;
      if (last >= 0 && row.get(last).punctuation() == 0) {
        row.set(last, new Cell(row.get(last).glyph(), c));
      } else {
        row.add(new Cell(' ', c));
      }
    }
    return row;
  }

  /** Returns the number of cells into which {@link #split} splits a text. */
  public static int count(String text) {
    int cells = 0;
    boolean free = false;
    for (int i = 0; i < text.length(); i++) {
      boolean punctuation = isPunctuation(text.charAt(i));
      if (!punctuation || !free) {
        cells++;
      }
      free = !punctuation;
    }
    return cells;
  }

  /** Returns whether a character is punctuation. */
  public static boolean isPunctuation(char character) {
    return ".,:".indexOf(character) >= 0;
  }

  /** Returns how many characters from the beginning of a long text fill all cells. */
  public static int charactersToFill(String text) {
    int characters = COUNT;
    while (count(text.substring(0, characters)) < COUNT) {
      characters++;
    }
    return characters;
  }

  private static Cells pad(List<Cell> row) {
    List<Cell> padded = new ArrayList<>(row);
    padded.addAll(Collections.nCopies(COUNT - row.size(), Cell.BLANK));
    return new Cells(padded);
  }

  /** Returns the first {@code count} cells as text, punctuation after its character. */
  public String first(int count) {
    return cells.stream().limit(count).map(Cell::toString).collect(Collectors.joining());
  }

  /** Returns the cells moved to the right; cells that leave the display return at the left. */
  public Cells rotated(int count) {
    List<Cell> row = new ArrayList<>(cells);
    Collections.rotate(row, count);
    return new Cells(row);
  }

  /**
   * Returns a text preceded by the last character of the display if the first character of the text
   * is punctuation that belongs to it; otherwise the text unchanged.
   */
  public String joinedToLast(String text) {
    Cell last = cells.get(COUNT - 1);
    boolean joins =
        !text.isEmpty()
            && isPunctuation(text.charAt(0))
            && last.glyph() != ' '
            && last.punctuation() == 0;
    return joins ? last.glyph() + text : text;
  }

  /** Returns the cells as text, punctuation after its character, without trailing blanks. */
  @Override
  public String toString() {
    return StringUtils.stripEnd(first(COUNT), " ");
  }
}
