package hp41.listing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A function of the HP-42S that the HP-41 does not have, from the bundled table.
 *
 * @param name the name in the HP-42S
 * @param code the first two bytes of the instruction
 * @param instead what to write for the HP-41; empty if there is nothing similar
 */
record Hp42sFunction(String name, int code, String instead) {

  private static final int TEXT = 0xF000;

  /** Returns the function with a name in any spelling. */
  static Optional<Hp42sFunction> find(String word) {
    return Optional.ofNullable(Table.BY_NAME.get(Spellings.plain(word)));
  }

  /** Returns whether the words of a listing show that it is for the HP-42S. */
  static boolean areIn(Collection<String> words, ForeignNames others) {
    return words.stream()
        .anyMatch(
            word ->
                Spellings.isOfHp42s(word)
                    || find(word).isPresent() && others.functionOrProgram(word).isEmpty());
  }

  /** Returns whether the function has an operand. */
  boolean takesOperand() {
    return code >= TEXT;
  }

  /** Returns the error for a step with this function. */
  ParseError refusal(int start) {
    String advice = instead.isEmpty() ? "" : "; " + instead;
    return new ParseError(
        start,
        name + " is a function of the HP-42S, which the HP-41 does not have" + advice,
        Diagnostic.KindOnly.NAMES_WORD);
  }

  private static final class Table {

    static final Map<String, Hp42sFunction> BY_NAME = read();

    private static Map<String, Hp42sFunction> read() {
      Map<String, Hp42sFunction> functions = new LinkedHashMap<>();
      text()
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(
              cells ->
                  new Hp42sFunction(
                      cells[0], Integer.parseInt(cells[1], 16), cells.length > 2 ? cells[2] : ""))
          .forEach(function -> functions.put(Spellings.plain(function.name()), function));
      return functions;
    }

    private static String text() {
      try (InputStream table = Hp42sFunction.class.getResourceAsStream("hp42s.tsv")) {
        return new String(table.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
