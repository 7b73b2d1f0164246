package hp41.listing;

import hp41.machine.ModuleDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What functions of other people's modules are called. Only listings are read with these names, and
 * only where nothing else is meant; what runs the lines does not know them.
 */
final class ForeignNames {

  /** No names. */
  static final ForeignNames NONE = new ForeignNames(List.of());

  /** How many places of a name are told. */
  private static final int MOST = 4;

  private final ForeignWords functions;
  private final ForeignWords all;
  private final List<String> ascii;
  private final Set<String> modules;

  /** The names of a table. */
  ForeignNames(List<NamesTable.NamedFunction> entries) {
    functions = new ForeignWords();
    all = new ForeignWords();
    for (NamesTable.NamedFunction entry : entries) {
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
    modules = Set.of();
  }

  private ForeignNames(ForeignNames names, Set<String> modules) {
    functions = names.functions;
    all = names.all;
    ascii = names.ascii;
    this.modules = modules;
  }

  /** The names of the table that comes with the program; it is read when first asked for. */
  static ForeignNames bundled() {
    return Bundled.NAMES;
  }

  /**
   * These names in a listing with these words, which tell by their names what modules it is for.
   */
  ForeignNames amid(Collection<String> words) {
    Set<String> named = new HashSet<>();
    for (String word : words) {
      List<NamesTable.NamedFunction> entries = functions.exactly(word);
      if (entries.stream().map(NamesTable.NamedFunction::code).distinct().count() == 1) {
        entries.forEach(entry -> named.add(entry.module()));
      }
    }
    return new ForeignNames(this, named);
  }

  /** The function that a word names, in capitals: small letters may be prose. */
  Optional<ForeignMeaning> function(String word) {
    return meaning(
        word.chars().anyMatch(Character::isLowerCase)
            ? functions.exactly(word)
            : functions.find(word));
  }

  /** The function or program that a word behind XROM names. */
  Optional<ForeignMeaning> functionOrProgram(String word) {
    return meaning(all.find(word));
  }

  private Optional<ForeignMeaning> meaning(List<NamesTable.NamedFunction> entries) {
    List<NamesTable.NamedFunction> expected =
        entries.stream().filter(entry -> modules.contains(entry.module())).toList();
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(new ForeignMeaning(entries, expected.isEmpty() ? entries : expected));
  }

  /** The names of the functions in ASCII. */
  List<String> ascii() {
    return ascii;
  }

  /**
   * What a name means.
   *
   * @param all that have the name, in the order of the table
   * @param likely those of them that belong to modules with other names of the listing, or all
   */
  record ForeignMeaning(List<NamesTable.NamedFunction> all, List<NamesTable.NamedFunction> likely) {

    /** The two bytes of the function: the first of the table counts. */
    int code() {
      return likely.get(0).code();
    }

    /**
     * Whether only the reader can tell what is meant: modules of one number, such as editions of
     * the same, give the name different numbers.
     */
    boolean isAmbiguous() {
      return likely.stream()
          .anyMatch(it -> it.code() != code() && it.xrom() == likely.get(0).xrom());
    }

    /** What is asked then. */
    String question() {
      return "%s is %s: write ;XROM rr,ff behind it, or use a table of names (--names)"
          .formatted(likely.get(0).name(), places(likely, " or "));
    }

    /** What is said of a name that other modules have, too, unless it is what comes first. */
    Optional<String> remark() {
      boolean sure = likely.stream().allMatch(it -> it.code() == code()) && isFewer();
      List<NamesTable.NamedFunction> others =
          all.stream().filter(it -> it.code() != code()).toList();
      if (others.isEmpty() || sure && all.get(0).code() == code()) {
        return Optional.empty();
      }
      String reason = sure ? ", as other names here are" : "";
      return Optional.of(
          "read as %s%s; it is %s, too"
              .formatted(places(likely.subList(0, 1), ""), reason, places(others, " and ")));
    }

    private boolean isFewer() {
      return likely.size() < all.size();
    }

    private static String places(List<NamesTable.NamedFunction> entries, String last) {
      List<String> places =
          entries.stream()
              .map(it -> ModuleDefinition.numbers(it.code()) + " of " + it.module())
              .distinct()
              .collect(Collectors.toCollection(ArrayList::new));
      if (places.size() > MOST) {
        List<String> more = places.subList(MOST - 1, places.size());
        String rest = more.size() + " others";
        more.clear();
        places.add(rest);
      }
      String end = places.remove(places.size() - 1);
      return places.isEmpty() ? end : String.join(", ", places) + last + end;
    }
  }

  /** Names as they are, and in plain form. */
  private static final class ForeignWords {

    private final Map<String, List<NamesTable.NamedFunction>> exact = new HashMap<>();
    private final Map<String, List<NamesTable.NamedFunction>> plainly = new HashMap<>();

    void add(NamesTable.NamedFunction entry) {
      exact.computeIfAbsent(entry.name(), name -> new ArrayList<>()).add(entry);
      plainly.computeIfAbsent(Spellings.plain(entry.name()), name -> new ArrayList<>()).add(entry);
    }

    List<NamesTable.NamedFunction> find(String word) {
      List<NamesTable.NamedFunction> found = exactly(word);
      return found.isEmpty() ? plainly.getOrDefault(Spellings.plain(word), List.of()) : found;
    }

    List<NamesTable.NamedFunction> exactly(String word) {
      return exact.getOrDefault(word, List.of());
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
