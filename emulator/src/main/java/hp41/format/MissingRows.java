package hp41.format;

import hp41.format.RowChains.ChainPart;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.List;

/** Describes which rows of incomplete programs are missing. */
final class MissingRows {

  private static final String REMEDY =
      ": scan or photograph them again, and name all pictures in one command";

  private final List<ChainPart> parts;
  private final List<String> missing = new ArrayList<>();
  private String contradiction = "";
  private int rows;

  private MissingRows(List<ChainPart> parts) {
    this.parts = parts;
    WandRow last = null;
    for (ChainPart part : parts) {
      int gap = part.first().missing(rows);
      if (gap == 0 && last != null && last.page() == part.first().page()) {
        contradiction = "rows %d and %d".formatted(rows, rows + 1);
      } else if (gap == 0 && last != null) {
        gap = WandRow.NUMBERS;
      }
      addMissing(rows + 1, rows + gap);
      rows += gap + part.rows().size();
      last = part.last();
    }
  }

  private void addMissing(int from, int to) {
    if (to - from > 1) {
      missing.add(from + " to " + to);
    } else {
      for (int number = from; number <= to; number++) {
        missing.add(String.valueOf(number));
      }
    }
  }

  /** Returns a description for each incomplete program. */
  static List<String> of(List<ChainPart> incomplete) {
    List<String> descriptions = new ArrayList<>();
    List<ChainPart> program = new ArrayList<>();
    for (ChainPart part : ordered(incomplete)) {
      if (part.first().isFirst() && !program.isEmpty()) {
        descriptions.add(new MissingRows(program).description());
        program = new ArrayList<>();
      }
      program.add(part);
    }
    if (!program.isEmpty()) {
      descriptions.add(new MissingRows(program).description());
    }
    return descriptions;
  }

  /** Returns the parts in the order of the program, if they may be those of a single program. */
  private static List<ChainPart> ordered(List<ChainPart> incomplete) {
    List<ChainPart> ordered = new ArrayList<>(incomplete);
    if (incomplete.stream().filter(part -> part.first().isFirst()).count() <= 1) {
      ordered.sort((one, other) -> Integer.compare(place(one), place(other)));
    }
    return ordered;
  }

  private static int place(ChainPart part) {
    return part.first().isFirst() ? -1 : part.isClosed() ? 1 : 0;
  }

  private String description() {
    String of = parts.get(0).name().map(it -> " of " + CharacterSet.glyphs(it)).orElse("");
    boolean hasEnd = parts.get(parts.size() - 1).isClosed();
    if (!contradiction.isEmpty()) {
      return contradiction + of + " contradict each other" + REMEDY;
    } else if (missing.isEmpty()) {
      return "rows from " + (rows + 1) + " on" + of + " are missing" + REMEDY;
    }
    int last = missing.size() - 1;
    String list = String.join(", ", missing.subList(0, last)) + (last > 0 ? " and " : "");
    String numbers = list + missing.get(last);
    boolean one = numbers.matches("\\d+");
    return (one ? "row " : "rows ")
        + numbers
        + (hasEnd ? " of " + rows : " and those after " + rows)
        + of
        + (one && hasEnd ? " is missing" : " are missing")
        + (one && hasEnd ? REMEDY.replace("them", "it") : REMEDY);
  }
}
