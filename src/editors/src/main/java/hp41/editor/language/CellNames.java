package hp41.editor.language;

import hp41.editor.language.CellReferences.CellKind;
import hp41.editor.language.CellReferences.CellPlace;
import hp41.editor.language.CellReferences.NamedCell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * The names that comments give to registers and flags: {@code ; R05 radius}, {@code ; R05: radius},
 * {@code ; flag 01 = metric}, several in a line with two blanks between them, and a comment after
 * the first step that stores a register or sets a flag.
 */
final class CellNames {

  private static final Pattern COMMENT = Pattern.compile("(?:[^;\"]|\"[^\"]*\")*+;(.*)");
  private static final Pattern PARTS = Pattern.compile("(?<!\\s)\\s{2,}+|\\t+");
  private static final String KEY = "(?:R|REG(?:ISTER)?\\s|F|FLAG\\s)\\s?\\d{2,3}";
  private static final String MORE =
      "(?:(?:,\\s?|\\s?-\\s?)(?:" + KEY + "|\\d{2,3}))*(?:\\s?-?\\s?(?:\\.\\.\\.|…))?";
  private static final Pattern NAMED =
      Pattern.compile("(?i)(" + KEY + MORE + ")(?:\\s?[:=]\\s?|\\s|$)(.*)");
  private static final Pattern NUMBERS =
      Pattern.compile("(\\d{2,3})(?:\\s?-\\s?\\D{0,9}?(\\d{2,3}))?");
  private static final int MOST = 112;
  private static final int LONGEST_LINE = 1000;

  /** A name and the comment in which it is. */
  record CellName(String text, Range comment) {}

  private final Map<NamedCell, CellName> names = new LinkedHashMap<>();
  private final ParsedListing listing;

  private CellNames(ParsedListing listing) {
    this.listing = listing;
  }

  /** Returns the names in the comments of a listing. */
  static CellNames of(ParsedListing listing) {
    CellNames names = new CellNames(listing);
    for (int line = 0; line < listing.text().lines(); line++) {
      names.read(line);
    }
    Map<Integer, Long> steps =
        listing
            .source()
            .all()
            .collect(Collectors.groupingBy(it -> it.line().place().line(), Collectors.counting()));
    new CellReferences(listing)
        .all()
        .filter(CellPlace::writes)
        .filter(it -> steps.get(it.line().place().line()) == 1)
        .forEach(names::readAfter);
    return names;
  }

  /** Returns the name of a register or flag. */
  Optional<CellName> of(NamedCell cell) {
    return Optional.ofNullable(names.get(cell));
  }

  /**
   * Returns the range of the number in the comment that names a register or flag; empty if the
   * number is not written there alone.
   */
  Optional<Range> number(NamedCell cell) {
    Optional<Integer> line = of(cell).map(it -> it.comment().getStart().getLine());
    String key = cell.kind() == CellKind.FLAG ? "(?:F|FLAG\\s)" : "(?:R|REG(?:ISTER)?\\s)";
    Pattern number =
        Pattern.compile(
            "(?i)(?<![A-Z\\d-])" + key + "\\s?(%02d)(?!\\d|\\s?-)".formatted(cell.number()));
    return line.map(it -> number.matcher(listing.text().line(it)))
        .filter(Matcher::find)
        .map(
            it ->
                new Range(
                    new Position(line.get(), it.start(1)), new Position(line.get(), it.end(1))));
  }

  /** Returns the name of a register or flag after its number: {@code R05 radius}. */
  String title(NamedCell cell) {
    return cell.name() + of(cell).map(it -> " " + it.text()).orElse("");
  }

  private Optional<Matcher> comment(int line) {
    String text = listing.text().line(line);
    return Optional.of(COMMENT.matcher(text))
        .filter(it -> text.length() <= LONGEST_LINE && it.matches());
  }

  private void read(int line) {
    comment(line)
        .ifPresent(
            comment -> {
              String key = "";
              for (String part : PARTS.split(comment.group(1).strip())) {
                Matcher named = NAMED.matcher(part);
                if (named.matches() && !named.group(2).isBlank()) {
                  add(line, named.group(1), named.group(2).strip());
                  key = "";
                } else if (named.matches()) {
                  key = named.group(1);
                } else if (!key.isEmpty()) {
                  add(line, key, part);
                  key = "";
                }
              }
            });
  }

  /** Adds a name for the registers or flags that are listed, or one for each of them. */
  private void add(int line, String keys, String name) {
    List<NamedCell> cells = cells(keys);
    String[] each = name.split(",\\s+");
    for (int i = 0; i < cells.size(); i++) {
      String text = each.length == cells.size() ? each[i] : name;
      names.putIfAbsent(cells.get(i), new CellName(text, listing.text().whole(line + 1)));
    }
  }

  private static List<NamedCell> cells(String keys) {
    boolean flag = keys.toUpperCase(Locale.ROOT).startsWith("F");
    List<NamedCell> cells = new ArrayList<>();
    Matcher numbers = NUMBERS.matcher(keys);
    while (numbers.find()) {
      int first = Integer.parseInt(numbers.group(1));
      int last = numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2));
      for (int number = first; number <= Math.min(last, MOST); number++) {
        cells.add(new NamedCell(flag ? CellKind.FLAG : CellKind.REGISTER, number));
      }
    }
    return cells;
  }

  /** Adds the comment after a step. */
  private void readAfter(CellPlace step) {
    int line = step.line().place().line() - 1;
    comment(line)
        .map(it -> it.group(1).strip())
        .filter(it -> !it.isEmpty() && !it.startsWith("XROM"))
        .ifPresent(
            it -> names.putIfAbsent(step.cell(), new CellName(it, listing.text().whole(line + 1))));
  }
}
