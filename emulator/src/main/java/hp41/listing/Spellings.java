package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.memory.LabelName;
import hp41.text.Nearest;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The accepted spellings of function names: those of the function tables, and those of the {@link
 * Dialect}s. A word is first converted to a plain form ({@code X≠Y?}, {@code x<>y?} and {@code
 * X!=Y?} become {@code X#Y?}), so that the tables contain only irregular names.
 */
final class Spellings {

  /**
   * The maximum number of words with suggestions. For each unknown word, a second search without
   * the last letter is possible.
   */
  private static final int MAX_SEARCHES = 2 * Nearest.MOST_WORDS;

  private static final int MOST_KEPT = 5000;

  /** Cached, because computing hundreds of names takes longer than reading a typed line. */
  private static final Map<InstructionSet, Names> NAMES =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Names names;
  private final Map<String, List<String>> nearest = new HashMap<>();

  /**
   * The suggestions found so far. Later listings share them, because a listing is read after every
   * key while it is edited.
   */
  private final Map<String, List<String>> found;

  private final Supplier<ForeignNames> source;
  private final boolean includesForeignNames;
  private final int maxSearches;
  private Optional<ForeignNames> foreign = Optional.empty();

  /** Creates the spellings of all plugged-in functions, starting with the mainframe. */
  Spellings(InstructionSet instructions) {
    this(
        names(instructions),
        () -> ForeignNames.NONE,
        false,
        MAX_SEARCHES,
        new ConcurrentHashMap<>());
  }

  /**
   * Creates the spellings of all plugged-in functions, and of functions of other modules, which are
   * loaded when needed.
   */
  Spellings(InstructionSet instructions, Supplier<ForeignNames> foreign) {
    this(names(instructions), foreign, true, MAX_SEARCHES, new ConcurrentHashMap<>());
  }

  private Spellings(
      Names names,
      Supplier<ForeignNames> source,
      boolean includesForeignNames,
      int maxSearches,
      Map<String, List<String>> found) {
    this.maxSearches = maxSearches;
    this.found = found;
    this.names = names;
    this.source = source;
    this.includesForeignNames = includesForeignNames;
  }

  private static Names names(InstructionSet instructions) {
    return NAMES.computeIfAbsent(instructions, Names::new);
  }

  /** The names of all plugged-in functions in each form. */
  private static final class Names {

    private final InstructionSet instructions;

    /** The names of the functions that are searched first. Most typed words are among them. */
    private final ExactNames first;

    private volatile Optional<ExactNames> all = Optional.empty();
    private volatile Optional<PlainNames> plain = Optional.empty();

    Names(InstructionSet instructions) {
      this.instructions = instructions;
      first = ExactNames.of(instructions.firstModules());
    }

    private ExactNames all() {
      if (all.isEmpty()) {
        all = Optional.of(ExactNames.of(instructions.modules()));
      }
      return all.get();
    }

    private PlainNames plain() {
      if (plain.isEmpty()) {
        plain = Optional.of(PlainNames.of(all().functions.values()));
      }
      return plain.get();
    }

    Optional<CalculatorFunction> find(String word) {
      CalculatorFunction function = first.functions.get(word);
      if (function == null) {
        function = all().functions.get(word);
      }
      if (function == null) {
        String plain = Spellings.plain(word);
        function = plain().functions.get(Dialect.NAMES.getOrDefault(plain, plain));
      }
      return Optional.ofNullable(function);
    }

    List<String> withBlanks(String word) {
      return first.functions.containsKey(word) ? first.withBlanks : all().withBlanks;
    }

    List<String> ascii() {
      return plain().ascii;
    }
  }

  /**
   * The names of functions as their rows spell them.
   *
   * @param withBlanks the names that contain a blank
   */
  private record ExactNames(Map<String, CalculatorFunction> functions, List<String> withBlanks) {

    static ExactNames of(List<ModuleDefinition> modules) {
      Map<String, CalculatorFunction> names = new LinkedHashMap<>();
      for (ModuleDefinition module : modules) {
        module.functions().forEach(it -> names.putIfAbsent(it.name(), it));
      }
      return new ExactNames(
          names, names.keySet().stream().filter(it -> it.indexOf(' ') >= 0).toList());
    }
  }

  /**
   * The names of functions in other forms.
   *
   * @param functions the functions by the plain forms of their names
   * @param ascii the names in ASCII
   */
  private record PlainNames(Map<String, CalculatorFunction> functions, List<String> ascii) {

    static PlainNames of(Collection<CalculatorFunction> functions) {
      Map<String, CalculatorFunction> plain = new LinkedHashMap<>();
      functions.forEach(it -> plain.putIfAbsent(plain(it.name()), it));
      return new PlainNames(
          plain, plain.values().stream().map(it -> Spellings.ascii(it.name())).distinct().toList());
    }
  }

  /** Returns the function with a name in any spelling. */
  Optional<CalculatorFunction> find(String word) {
    return names.find(word);
  }

  /**
   * Returns the function with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  CalculatorFunction get(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("no function " + name));
  }

  /** Returns these spellings for a listing with the given words. */
  Spellings inContext(Supplier<Set<String>> words) {
    Supplier<ForeignNames> limited =
        () -> {
          Set<String> all = words.get();
          return foreign()
              .inContext(all.stream().filter(word -> find(word).isEmpty()).toList())
              .forHp42s(Hp42sFunction.areIn(all, foreign()));
        };
    return new Spellings(names, limited, includesForeignNames, maxSearches, found);
  }

  /** Returns these spellings without suggestions, for lines that are only tried. */
  Spellings withoutSuggestions() {
    return new Spellings(names, this::foreign, includesForeignNames, 0, found);
  }

  /** Returns whether names of modules that cannot be plugged in are included. */
  boolean includesForeignNames() {
    return includesForeignNames;
  }

  /**
   * Returns the names of functions of other modules, which are used for words with no other
   * meaning.
   */
  ForeignNames foreign() {
    if (foreign.isEmpty()) {
      foreign = Optional.of(source.get());
    }
    return foreign.get();
  }

  /**
   * Returns the names that contain a blank and may begin with a word. No name of an accessory
   * begins with the name of another function.
   */
  List<String> withBlanks(String word) {
    return names.withBlanks(word);
  }

  /**
   * Returns known names similar to a word, the most similar first; empty after so many different
   * words that the file cannot be a listing for this calculator.
   */
  List<String> nearest(String word) {
    return nearest.size() < maxSearches
        ? nearest.computeIfAbsent(word, this::search)
        : nearest.getOrDefault(word, List.of());
  }

  private List<String> search(String word) {
    return found(
        plain(word),
        plain ->
            Stream.concat(
                    names.ascii().stream().filter(name -> LookAlikes.areAlike(plain, name)),
                    Nearest.to(plain, names.ascii(), foreign().ascii()).stream())
                .distinct()
                .limit(Nearest.MOST)
                .toList());
  }

  /**
   * Returns the names of plugged-in functions that are similar to a function of another module;
   * empty if this reader makes no suggestions.
   */
  List<String> nearestKnown(String foreignName) {
    return maxSearches == 0
        ? List.of()
        : found(foreignName + " is foreign", any -> Nearest.to(plain(foreignName), names.ascii()));
  }

  private List<String> found(String key, Function<String, List<String>> search) {
    if (found.size() > MOST_KEPT) {
      found.clear();
    }
    return found.computeIfAbsent(key, search);
  }

  /** Returns a function's name in ASCII. */
  static String ascii(String name) {
    return name.replace('Σ', 'S').replace('≠', '#');
  }

  /** Returns whether a word is a name that only the HP-42S uses for its function. */
  static boolean isOfHp42s(String word) {
    return Dialect.HP42S.hasName(plain(word));
  }

  /** Returns the plain form of a word. */
  static String plain(String word) {
    String plain = LabelName.capitals(word);
    if (isPlain(plain)) {
      return plain;
    }
    for (Map.Entry<String, String> spelling : Dialect.PARTS.entrySet()) {
      plain = plain.replace(spelling.getKey(), spelling.getValue());
    }
    if (plain.endsWith("?")) {
      plain = plain.replace("<>", "#");
    }
    return plain.startsWith("->") ? plain : plain.replace("->", "-");
  }

  /**
   * Returns whether a word in capitals contains nothing to replace. This is true for most names.
   */
  private static boolean isPlain(String capitals) {
    for (int i = 0; i < capitals.length(); i++) {
      char c = capitals.charAt(i);
      if (!(c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '?')) {
        return false;
      }
    }
    return !capitals.contains("SIGMA");
  }
}
