package hp41.display;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/** The twelve cells of the display, each a character with its punctuation. */
public record Cells(List<Cell> cells) {

  /** Number of characters the display has. */
  public static final int COUNT = 12;

  /** A display with nothing lit. */
  public static final Cells BLANK = of("");

  public Cells {
    cells = List.copyOf(cells);
  }

  /** The first twelve cells of a text, filled up with blanks. */
  public static Cells of(String text) {
    return of(split(text));
  }

  /** The first twelve of these cells, filled up with blanks. */
  public static Cells of(List<Cell> row) {
    return pad(row.size() <= COUNT ? row : row.subList(0, COUNT));
  }

  /** The last twelve cells of a text, as they stand at the end of a scroll. */
  public static Cells endOf(String text) {
    List<Cell> row = split(text);
    return pad(row.size() <= COUNT ? row : row.subList(row.size() - COUNT, row.size()));
  }

  /**
   * The cells that a text takes: punctuation joins the character to its left, but stands in a blank
   * cell of its own at the beginning and behind a character that has one already.
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

  /** Whether a character joins the cell to its left. */
  public static boolean isPunctuation(char character) {
    return ".,:".indexOf(character) >= 0;
  }

  /** How many characters from its beginning a long text needs to fill all cells. */
  public static int charactersToFill(String text) {
    int characters = COUNT;
    while (split(text.substring(0, characters)).size() < COUNT) {
      characters++;
    }
    return characters;
  }

  private static Cells pad(List<Cell> row) {
    List<Cell> padded = new ArrayList<>(row);
    padded.addAll(Collections.nCopies(COUNT - row.size(), Cell.BLANK));
    return new Cells(padded);
  }

  /** So many cells from the left as text, punctuation behind its character. */
  public String first(int count) {
    return cells.stream().limit(count).map(Cell::toString).collect(Collectors.joining());
  }

  /** A text with the last cell in front, if its first character joins that. */
  public String joinedToLast(String text) {
    Cell last = cells.get(COUNT - 1);
    boolean joins =
        !text.isEmpty()
            && isPunctuation(text.charAt(0))
            && last.glyph() != ' '
            && last.punctuation() == 0;
    return joins ? last.glyph() + text : text;
  }

  /** The cells as text, punctuation behind its character, without the blanks at the end. */
  @Override
  public String toString() {
    return StringUtils.stripEnd(first(COUNT), " ");
  }
}
