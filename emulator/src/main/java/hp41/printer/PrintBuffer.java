package hp41.printer;

import hp41.event.PrintedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.lang3.StringUtils;

/**
 * The print buffer, which collects a line before it is printed. It has room for 43 codes; a
 * character, a column, a skip and a change of mode are one code each. If the next code does not fit
 * into the buffer or on the line, the printer first prints what it has and starts a new line.
 */
public final class PrintBuffer {

  /** The number of codes that the buffer can contain. */
  public static final int CODES = 43;

  private static final int SECTIONS = 3;
  private static final int SEVEN_BITS = 0x7F;

  private final Consumer<PrintedLine> paper;
  private List<Section> sections = List.of(new Section());
  private int codes;
  private int columns;
  private LineMode mode = LineMode.INITIAL;
  private boolean begun;

  /**
   * Creates a buffer.
   *
   * @param paper receives the printed lines
   */
  public PrintBuffer(Consumer<PrintedLine> paper) {
    this.paper = paper;
  }

  /** The mode in which codes are printed. Each line starts in the initial mode. */
  private record LineMode(boolean wide, boolean lowerCase, boolean graphic) {
    static final LineMode INITIAL = new LineMode(false, false, false);
  }

  /**
   * A part of a line that is aligned as a whole: the complete line, or the part between two format
   * specifiers.
   */
  private static final class Section {
    final StringBuilder columns = new StringBuilder();
    final StringBuilder text = new StringBuilder();
    boolean graphic;
  }

  /** Returns whether the buffer is empty and the line has not begun. */
  public boolean isEmpty() {
    return codes == 0 && !begun;
  }

  /** Begins a line, which is printed later even if it remains empty. */
  public void begin() {
    begun = true;
  }

  /**
   * Adds a character.
   *
   * @param wide whether it is printed double-wide
   * @param lowerCase whether a letter is printed in lower case
   */
  public void character(int code, boolean wide, boolean lowerCase) {
    int printed = code & SEVEN_BITS;
    if (lowerCase && printed >= 'A' && printed <= 'Z') {
      printed = Character.toLowerCase(printed);
    }
    String dots = widened(Font.columns(printed), wide);
    reserve(dots.length(), 1, new LineMode(wide, lowerCase, false));
    add(dots, Font.glyph(printed) + (wide ? " " : ""));
  }

  /** Adds a column of dots, or two equal columns if {@code wide}. */
  public void column(int dots, boolean wide) {
    reserve(wide ? 2 : 1, 1, new LineMode(wide, mode.lowerCase(), true));
    add(widened(String.valueOf((char) dots), wide), "");
    last().graphic = true;
  }

  /** Adds the columns of a special character that the user has defined. */
  public void special(String dots, boolean wide) {
    String all = widened(dots, wide);
    reserve(all.length(), dots.length(), new LineMode(wide, mode.lowerCase(), true));
    codes += dots.length() - 1;
    add(all, "");
    last().graphic = true;
  }

  /** Adds blank columns. Columns of whole characters become blanks in the text. */
  public void skip(int width) {
    reserve(width, 1, mode);
    int characters = width / Font.WIDTH;
    int rest = width % Font.WIDTH;
    add("\0".repeat(width), " ".repeat(characters));
    last().graphic |= rest != 0;
  }

  /**
   * Adds a format specifier. The line up to here is printed left-aligned and the rest
   * right-aligned. After a second one, the part between both is centred. More are ignored.
   */
  public void format() {
    if (sections.size() < SECTIONS) {
      reserve(0, 1, mode);
      codes++;
      sections = new ArrayList<>(sections);
      sections.add(new Section());
    }
  }

  private static String widened(String columns, boolean wide) {
    if (!wide) {
      return columns;
    }
    StringBuilder twice = new StringBuilder();
    columns.chars().forEach(column -> twice.append((char) column).append((char) column));
    return twice.toString();
  }

  /**
   * Prints the line first if the given columns and codes do not fit, including a change of mode
   * before them.
   */
  private void reserve(int width, int length, LineMode required) {
    int change = required.equals(mode) ? 0 : 1;
    if (columns + width > PrintedLine.COLUMNS || codes + change + length > CODES) {
      printLeft();
    }
    codes += required.equals(mode) ? 0 : 1;
    mode = required;
  }

  private void add(String dots, String text) {
    codes++;
    columns += dots.length();
    last().columns.append(dots);
    last().text.append(text);
  }

  private Section last() {
    return sections.get(sections.size() - 1);
  }

  /** Prints the line left-aligned. */
  public void printLeft() {
    print(sections.size() > 1 ? sections : List.of(last(), new Section()));
  }

  /** Prints the line right-aligned. */
  public void printRight() {
    print(sections.size() > 1 ? sections : List.of(new Section(), last()));
  }

  private void print(List<Section> aligned) {
    boolean graphic = aligned.stream().anyMatch(section -> section.graphic);
    String dots = aligned(aligned, PrintedLine.COLUMNS, false);
    String text = graphic ? "" : aligned(aligned, PrintedLine.CHARACTERS, true);
    sections = List.of(new Section());
    codes = 0;
    begun = false;
    columns = 0;
    mode = LineMode.INITIAL;
    paper.accept(new PrintedLine(dots, StringUtils.stripEnd(text, " ")));
  }

  /**
   * Aligns the first section left, the last one right and, of three, the middle one in the centre.
   */
  private static String aligned(List<Section> sections, int width, boolean text) {
    String blank = text ? " " : "\0";
    String left = part(sections, 0, text);
    String right = part(sections, sections.size() - 1, text);
    String middle = sections.size() == SECTIONS ? part(sections, 1, text) : "";
    int before = (width - length(middle)) / 2 - length(left);
    int free = width - length(left) - length(middle) - length(right);
    int gap = middle.isEmpty() ? free : Math.min(Math.max(0, before), free);
    return left + blank.repeat(gap) + middle + blank.repeat(free - gap) + right;
  }

  private static String part(List<Section> sections, int index, boolean text) {
    Section section = sections.get(index);
    return (text ? section.text : section.columns).toString();
  }

  /** Returns the number of character positions; a combining accent has none of its own. */
  private static int length(String text) {
    return text.replace("\u0304", "").length();
  }
}
