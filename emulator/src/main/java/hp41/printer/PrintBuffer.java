package hp41.printer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.lang3.StringUtils;

/**
 * Where a line is put together before it is printed. It holds 43 codes: a character, a column, a
 * skip and a change of mode are one each. What has no room in it or on the line makes the printer
 * print what it has so far, and begins the next line.
 */
public final class PrintBuffer {

  /** Number of codes that it holds. */
  public static final int CODES = 43;

  private static final int SECTIONS = 3;

  private final Consumer<PrintedLine> paper;
  private List<Section> sections = List.of(new Section());
  private int codes;
  private int columns;
  private LineMode mode = LineMode.INITIAL;

  /** A buffer whose lines go onto this paper. */
  public PrintBuffer(Consumer<PrintedLine> paper) {
    this.paper = paper;
  }

  /** How what is sent is printed; the printer begins each line in its initial mode. */
  private record LineMode(boolean wide, boolean lowerCase, boolean graphic) {
    static final LineMode INITIAL = new LineMode(false, false, false);
  }

  /** What is aligned together: the whole line, or what stands between format specifiers. */
  private static final class Section {
    final StringBuilder columns = new StringBuilder();
    final StringBuilder text = new StringBuilder();
    boolean graphic;
  }

  /** Whether nothing is in it. */
  public boolean isEmpty() {
    return codes == 0;
  }

  /**
   * Adds a character.
   *
   * @param wide whether it takes twice the columns
   * @param lowerCase whether a letter is printed as a small one
   */
  public void character(int code, boolean wide, boolean lowerCase) {
    boolean small = lowerCase && code >= 'A' && code <= 'Z';
    int printed = small ? Character.toLowerCase(code) : code;
    String dots = widened(Font.columns(printed), wide);
    makeRoom(dots.length(), 1, new LineMode(wide, lowerCase, false));
    add(dots, Font.glyph(printed) + (wide ? " " : ""));
  }

  /** Adds a column of dots, two if it is wide. */
  public void column(int dots, boolean wide) {
    makeRoom(wide ? 2 : 1, 1, new LineMode(wide, mode.lowerCase(), true));
    add(widened(String.valueOf((char) dots), wide), "");
    last().graphic = true;
  }

  /** Adds the columns of a character of one's own. */
  public void special(String dots, boolean wide) {
    String all = widened(dots, wide);
    makeRoom(all.length(), dots.length(), new LineMode(wide, mode.lowerCase(), true));
    codes += dots.length() - 1;
    add(all, "");
    last().graphic = true;
  }

  /** Leaves columns blank, those of whole characters as characters. */
  public void skip(int width) {
    makeRoom(width, 1, mode);
    int characters = width / Font.WIDTH;
    int rest = width % Font.WIDTH;
    add("\0".repeat(width), " ".repeat(characters));
    last().graphic |= rest != 0;
  }

  /**
   * What was added so far is printed at the left and what follows at the right, or after a second
   * time what stands between in the middle.
   */
  public void format() {
    if (sections.size() < SECTIONS) {
      makeRoom(0, 1, mode);
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

  /** Makes room for so many columns and codes, and for a change of mode in front of them. */
  private void makeRoom(int width, int length, LineMode wanted) {
    int change = wanted.equals(mode) ? 0 : 1;
    if (columns + width > PrintedLine.COLUMNS || codes + change + length > CODES) {
      printLeft();
    }
    codes += wanted.equals(mode) ? 0 : 1;
    mode = wanted;
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

  /** Prints the line from the left. */
  public void printLeft() {
    print(sections.size() > 1 ? sections : List.of(last(), new Section()));
  }

  /** Prints the line to the right. */
  public void printRight() {
    print(sections.size() > 1 ? sections : List.of(new Section(), last()));
  }

  private void print(List<Section> aligned) {
    boolean graphic = aligned.stream().anyMatch(section -> section.graphic);
    String dots = aligned(aligned, PrintedLine.COLUMNS, false);
    String text = graphic ? "" : aligned(aligned, PrintedLine.CHARACTERS, true);
    sections = List.of(new Section());
    codes = 0;
    columns = 0;
    mode = LineMode.INITIAL;
    paper.accept(new PrintedLine(dots, StringUtils.stripEnd(text, " ")));
  }

  /** The first section at the left, the last at the right, a third one in the middle. */
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

  /** Number of places, in which an accent has none of its own. */
  private static int length(String text) {
    return text.replace("\u0304", "").length();
  }
}
