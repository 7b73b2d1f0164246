package hp41.format;

import hp41.format.RowChains.Part;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes which rows of incomplete programs are missing. */
final class MissingRows {

  private static final String REMEDY =
      ": scan or photograph them again, and name all pictures in one command";

  private final List<Part> parts;
  private final List<Integer> missing = new ArrayList<>();
  private boolean contradicting;
  private int number;

  private MissingRows(List<Part> parts) {
    this.parts = parts;
    for (Part part : parts) {
      int gap = WandRow.missing(number - 1, part.first());
      contradicting |= gap == 0 && number > 0;
      for (int i = 0; i < gap; i++) {
        missing.add(++number);
      }
      number += part.rows().size();
    }
  }

  /** Returns a description for each incomplete program. */
  static List<String> of(List<Part> incomplete) {
    List<String> descriptions = new ArrayList<>();
    List<Part> program = new ArrayList<>();
    for (Part part : ordered(incomplete)) {
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
  private static List<Part> ordered(List<Part> incomplete) {
    List<Part> ordered = new ArrayList<>(incomplete);
    if (incomplete.stream().filter(part -> part.first().isFirst()).count() <= 1) {
      ordered.sort((one, other) -> Integer.compare(place(one), place(other)));
    }
    return ordered;
  }

  private static int place(Part part) {
    return part.first().isFirst() ? -1 : part.isClosed() ? 1 : 0;
  }

  private String description() {
    Optional<String> name = parts.get(0).name().map(CharacterSet::glyphs);
    String of = name.map(it -> " of " + it).orElse("");
    boolean whole = parts.get(parts.size() - 1).isClosed();
    if (contradicting) {
      return "rows" + of + " contradict each other" + REMEDY;
    } else if (missing.isEmpty()) {
      return "rows from " + (number + 1) + " on" + of + " are missing" + REMEDY;
    }
    List<String> numbers = missing.stream().map(String::valueOf).toList();
    int last = numbers.size() - 1;
    String row =
        last == 0
            ? "row " + numbers.get(0)
            : "rows " + String.join(", ", numbers.subList(0, last)) + " and " + numbers.get(last);
    return row
        + (whole ? " of " + number : " and those after " + number)
        + of
        + (last == 0 && whole ? " is missing" : " are missing")
        + (last == 0 && whole ? REMEDY.replace("them", "it") : REMEDY);
  }
}
