package hp41.listing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What functions of other people's modules are called. Only listings are read with these names, and
 * only where nothing else is meant; what runs the lines does not know them.
 */
final class ForeignNames {

  /** No names. */
  static final ForeignNames NONE = new ForeignNames(List.of());

  private final Words functions = new Words();
  private final Words all = new Words();
  private final List<String> ascii;

  /** The names of a table, of which the first counts where two are the same. */
  ForeignNames(List<NamesTable.Entry> entries) {
    for (NamesTable.Entry entry : entries) {
      all.add(entry);
      if (!entry.isProgram()) {
        functions.add(entry);
      }
    }
    ascii =
        entries.stream()
            .filter(entry -> !entry.isProgram())
            .map(entry -> Spellings.ascii(entry.name()))
            .distinct()
            .toList();
  }

  /** The names of the table that comes with the program; it is read when first asked for. */
  static ForeignNames bundled() {
    return Bundled.NAMES;
  }

  /** The two bytes of the function that a word names, in capitals: small letters may be prose. */
  Optional<Integer> function(String word) {
    return word.chars().anyMatch(Character::isLowerCase)
        ? functions.findExactly(word)
        : functions.find(word);
  }

  /** The two bytes of the function or program that a word behind XROM names. */
  Optional<Integer> functionOrProgram(String word) {
    return all.find(word);
  }

  /** The names of the functions in ASCII. */
  List<String> ascii() {
    return ascii;
  }

  /** Names as they are, and in plain form. */
  private static final class Words {

    private final Map<String, Integer> exact = new HashMap<>();
    private final Map<String, Integer> plainly = new HashMap<>();

    void add(NamesTable.Entry entry) {
      exact.putIfAbsent(entry.name(), entry.code());
      plainly.putIfAbsent(Spellings.plain(entry.name()), entry.code());
    }

    Optional<Integer> find(String word) {
      return findExactly(word).or(() -> Optional.ofNullable(plainly.get(Spellings.plain(word))));
    }

    Optional<Integer> findExactly(String word) {
      return Optional.ofNullable(exact.get(word));
    }
  }

  private static final class Bundled {

    static final ForeignNames NAMES = new ForeignNames(NamesTable.read(text()).entries());

    private static String text() {
      try (InputStream table = ForeignNames.class.getResourceAsStream("modules.tsv")) {
        return new String(table.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
