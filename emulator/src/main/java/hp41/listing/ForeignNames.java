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
 * Names of functions in modules that cannot be plugged in. They are used only to read listings, and
 * only for words with no other meaning.
 */
final class ForeignNames {

  /** No names. */
  static final ForeignNames NONE = new ForeignNames(List.of());

  /** The number of functions that a module can have. */
  private static final int FUNCTIONS = 64;

  /** The columns of the two numbers after XROM in a line of the table. */
  private static final int MODULE = 5;

  private static final int FUNCTION = 8;

  /** The maximum number of functions listed in a message. */
  private static final int MOST = 4;

  private final ForeignNameIndex functions;
  private final ForeignNameIndex all;
  private final List<String> ascii;
  private final Set<String> modules;
  private final boolean isForHp42s;

  /** Creates the names of a table. */
  ForeignNames(List<NamesTable.NamedFunction> entries) {
    functions = new ForeignNameIndex();
    all = new ForeignNameIndex();
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
    isForHp42s = false;
  }

  private ForeignNames(ForeignNames names, Set<String> modules, boolean isForHp42s) {
    functions = names.functions;
    all = names.all;
    ascii = names.ascii;
    this.modules = modules;
    this.isForHp42s = isForHp42s;
  }

  /** Returns the names of the bundled table, which is read at the first call. */
  static ForeignNames bundled() {
    return ModuleTable.NAMES;
  }

  /** Returns whether a module has a function or program with this name. */
  boolean has(String name) {
    return !all.exactly(name).isEmpty();
  }

  /**
   * Returns these names for a listing with the given words. Unambiguous names among the words
   * determine which modules the listing uses.
   */
  ForeignNames inContext(Collection<String> words) {
    Set<String> named = new HashSet<>();
    for (String word : words) {
      List<NamesTable.NamedFunction> entries = functions.exactly(word);
      if (entries.stream().map(NamesTable.NamedFunction::code).distinct().count() == 1) {
        entries.forEach(entry -> named.add(entry.module()));
      }
    }
    return new ForeignNames(this, named, isForHp42s);
  }

  /** Returns these names for a listing that is for the HP-42S, or is not. */
  ForeignNames forHp42s(boolean isFor) {
    return new ForeignNames(this, modules, isFor);
  }

  /**
   * Returns the function with a name. Words with lower-case letters must match exactly, because
   * they may be prose.
   */
  Optional<ForeignMeaning> function(String word) {
    return meaning(
        word.chars().anyMatch(Character::isLowerCase)
            ? functions.exactly(word)
            : functions.find(word));
  }

  /**
   * Returns the meaning of a name that the HP-42S also has. The name means the function or program
   * of a module, except in a listing for the HP-42S if the HP-42S has other bytes for it.
   *
   * @throws ParseError if the listing means the function of the HP-42S
   */
  Optional<ForeignMeaning> function(String word, Hp42sFunction other, LineScanner cursor) {
    int start = cursor.index() - word.length();
    Optional<ForeignMeaning> module = function(word);
    if (module.map(ForeignMeaning::code).orElse(other.code()) == other.code() || isForHp42s) {
      List<NamesTable.NamedFunction> same =
          all.exactly(word).stream().filter(entry -> entry.code() == other.code()).toList();
      return same.isEmpty() && isForHp42s
          ? refuse(other, start)
          : module.filter(it -> it.code() == other.code()).or(() -> meaning(same));
    } else if (other.takesOperand() && cursor.matches(LooseNames.FOLLOWING)) {
      return refuse(other, start);
    }
    return module;
  }

  private static Optional<ForeignMeaning> refuse(Hp42sFunction function, int start) {
    throw function.refusal(start);
  }

  /** Returns the function or program with a name that follows XROM. */
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

  /** Returns the names of the functions in ASCII. */
  List<String> ascii() {
    return ascii;
  }

  /**
   * The meaning of a name.
   *
   * @param all all functions with the name, in the order of the table
   * @param likely those in modules that the listing uses; all if there are none
   */
  record ForeignMeaning(List<NamesTable.NamedFunction> all, List<NamesTable.NamedFunction> likely) {

    /** Returns the two bytes of the first likely function. */
    int code() {
      return likely.get(0).code();
    }

    /**
     * Returns whether the meaning is ambiguous: modules with the same XROM number, such as editions
     * of one module, have different functions with this name.
     */
    boolean isAmbiguous() {
      return likely.stream()
          .anyMatch(other -> other.code() != code() && other.xrom() == likely.get(0).xrom());
    }

    /** Returns the message for an ambiguous name. */
    String question() {
      return "%s is %s: write ;XROM rr,ff after it, or use a table of names (--names)"
          .formatted(name(), places(likely, " or "));
    }

    /** Returns the name of the chosen function. */
    String name() {
      return likely.get(0).name();
    }

    /** Returns the XROM numbers of the chosen function. */
    String numbers() {
      return ModuleDefinition.numbers(code());
    }

    /**
     * Returns the message that names the module of the chosen function and, unless other names in
     * the listing made the choice, those of the other functions with this name.
     */
    String absence() {
      boolean sure = likely.stream().allMatch(entry -> entry.code() == code()) && isFewer();
      List<NamesTable.NamedFunction> others =
          sure ? List.of() : all.stream().filter(entry -> entry.code() != code()).toList();
      String ofHp42s =
          Hp42sFunction.find(name()).filter(it -> it.code() != code()).isPresent()
              ? "; the HP-42S has another function with this name"
              : "";
      return "%s is %s%s, which is not plugged in%s%s"
          .formatted(
              name(),
              places(likely.subList(0, 1), ""),
              sure ? ", like other names here" : "",
              others.isEmpty() ? "" : "; it is also " + places(others, " and "),
              ofHp42s);
    }

    private boolean isFewer() {
      return likely.size() < all.size();
    }

    private static String places(List<NamesTable.NamedFunction> entries, String last) {
      List<String> places =
          entries.stream()
              .map(entry -> ModuleDefinition.numbers(entry.code()) + " of " + entry.module())
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

  /** An index of names in exact and in plain form. */
  private static final class ForeignNameIndex {

    private final Map<String, List<NamesTable.NamedFunction>> exact = new HashMap<>();
    private final Map<String, List<NamesTable.NamedFunction>> plain = new HashMap<>();

    void add(NamesTable.NamedFunction entry) {
      exact.computeIfAbsent(entry.name(), name -> new ArrayList<>()).add(entry);
      plain.computeIfAbsent(Spellings.plain(entry.name()), name -> new ArrayList<>()).add(entry);
    }

    List<NamesTable.NamedFunction> find(String word) {
      List<NamesTable.NamedFunction> found = exactly(word);
      return found.isEmpty() ? plain.getOrDefault(Spellings.plain(word), List.of()) : found;
    }

    List<NamesTable.NamedFunction> exactly(String word) {
      return exact.getOrDefault(word, List.of());
    }
  }

  private static final class ModuleTable {
    static final ForeignNames NAMES = new ForeignNames(table().entries());
  }

  /**
   * Reads the table of the program. A line with only a name has the number of the previous line
   * plus one, which reduces the file to a third.
   */
  static NamesTable table() {
    StringBuilder numbered = new StringBuilder();
    int code = 0;
    for (String line : text().lines().toList()) {
      boolean isAlone = !line.isEmpty() && "#[".indexOf(line.charAt(0)) < 0 && !line.contains("\t");
      code++;
      if (line.contains("\t")) {
        code = FUNCTIONS * Integer.parseInt(line, MODULE, MODULE + 2, 10);
        code += Integer.parseInt(line, FUNCTION, FUNCTION + 2, 10);
      } else if (isAlone) {
        numbered.append(code / FUNCTIONS).append(',').append(code % FUNCTIONS).append('\t');
      }
      numbered.append(line).append('\n');
    }
    return NamesTable.read(numbered.toString());
  }

  private static String text() {
    try (InputStream table = ForeignNames.class.getResourceAsStream("modules.tsv")) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
