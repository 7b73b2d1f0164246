package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * How functions are spelled: as their rows are, in ASCII, and in the ways of other tools. A word is
 * brought to a plain form first ({@code X≠Y?}, {@code x<>y?} and {@code X!=Y?} are {@code X#Y?}),
 * so that the table holds only what the names themselves do not say. A sigma in the character sets
 * of DOS and of some printers arrives as {@code ä} or {@code ‰}.
 */
final class Spellings {

  /** Of each unknown word, what stands in front of its last letter may be looked for, too. */
  private static final int MOST_LOOKED_FOR = 2 * Nearest.MOST_WORDS;

  private static final int MOST_KEPT = 5000;

  /** What stands for what in the plain form. */
  static final Map<String, String> PLAIN =
      pairs(
          """
          Σ S   ∑ S   ‰ S   Ä S   SIGMA S   ≠ #   != #   /= #   ≤ <=   ≥ >=   ↑ ^   ** ^
          ² ^2   − -   – -   × *   ÷ /   √ SQRT   → ->   ↓ DN   ≷ <>   <-> <>   ↔ <>
          ⇄ <>   ⟷ <>   ˣ ^X   ⁻¹ -1   ⇑ ^   Π PI
          """);

  private static final String SINGLE_NAMES =
      """
      ENTER ENTER^   LSTX LASTX   GOTO GTO   R/S STOP   .END. END   STO+ ST+   STO- ST-
      STO* ST*   STO/ ST/   ADD +   SUB -   MUL *   DIV /   PCT %   SIG+ S+   SIG- S-
      SIGREG SREG   SUM+ S+   SUM- S-   N! FACT   SQRTX SQRT   RUP R^   SIN-1 ASIN
      COS-1 ACOS   TAN-1 ATAN   ->RAD D-R   ->DEG R-D   ->DEC DEC   ->OCT OCT
      ->HMS HMS   ->HR HR   SDATE SETDATE
      """;

  /** Names of other tools, in plain form, and the function that each means. */
  static final Map<String, String> OTHER_NAMES = otherNames();

  /** Kept: to spell hundreds of names for each line typed takes most of its time. */
  private static final Map<InstructionSet, Names> NAMES =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Names names;
  private final Map<String, List<String>> nearest = new HashMap<>();

  /** Kept for the listings to come: the same one is read after each key while it is written. */
  private final Map<String, List<String>> found;

  private final Supplier<ForeignNames> source;
  private final boolean knowsOthers;
  private final int mostLookedFor;
  private Optional<ForeignNames> foreign = Optional.empty();

  /** The spellings of all functions plugged in; the mainframe's come first. */
  Spellings(InstructionSet instructions) {
    this(
        names(instructions),
        () -> ForeignNames.NONE,
        false,
        MOST_LOOKED_FOR,
        new ConcurrentHashMap<>());
  }

  /** The same, and the names of functions of other modules, which are asked for when needed. */
  Spellings(InstructionSet instructions, Supplier<ForeignNames> foreign) {
    this(names(instructions), foreign, true, MOST_LOOKED_FOR, new ConcurrentHashMap<>());
  }

  private Spellings(
      Names names,
      Supplier<ForeignNames> source,
      boolean knowsOthers,
      int mostLookedFor,
      Map<String, List<String>> found) {
    this.mostLookedFor = mostLookedFor;
    this.found = found;
    this.names = names;
    this.source = source;
    this.knowsOthers = knowsOthers;
  }

  private static Names names(InstructionSet instructions) {
    return NAMES.computeIfAbsent(instructions, Names::new);
  }

  /** The names of all functions plugged in, in each form. */
  private static final class Names {

    private final Map<String, CalculatorFunction> exact = new HashMap<>();
    private final Map<String, CalculatorFunction> plainly = new LinkedHashMap<>();
    private final List<String> withBlanks = new ArrayList<>();
    private final List<String> ascii;

    Names(InstructionSet instructions) {
      for (ModuleDefinition module : instructions.modules()) {
        module.functions().forEach(this::add);
      }
      ascii = plainly.values().stream().map(function -> ascii(function.name())).distinct().toList();
    }

    private void add(CalculatorFunction function) {
      exact.putIfAbsent(function.name(), function);
      plainly.putIfAbsent(plain(function.name()), function);
      if (function.name().indexOf(' ') >= 0) {
        withBlanks.add(function.name());
      }
    }
  }

  /** The function that a word names. */
  Optional<CalculatorFunction> find(String word) {
    CalculatorFunction function = names.exact.get(word);
    if (function == null) {
      String plain = plain(word);
      function = names.plainly.get(OTHER_NAMES.getOrDefault(plain, plain));
    }
    return Optional.ofNullable(function);
  }

  /** The function of this name, which must exist. */
  CalculatorFunction get(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("no function " + name));
  }

  /** These spellings, for a listing with these words. */
  Spellings amid(Supplier<Set<String>> words) {
    Supplier<ForeignNames> amid =
        () -> foreign().amid(words.get().stream().filter(word -> find(word).isEmpty()).toList());
    return new Spellings(names, amid, knowsOthers, mostLookedFor, found);
  }

  /** These spellings without suggestions, for lines that are only tried. */
  Spellings tried() {
    return new Spellings(names, this::foreign, knowsOthers, 0, found);
  }

  /** Whether names of modules are known that cannot be plugged in. */
  boolean knowsOthers() {
    return knowsOthers;
  }

  /** The functions of other modules, which only count where no function plugged in is meant. */
  ForeignNames foreign() {
    if (foreign.isEmpty()) {
      foreign = Optional.of(source.get());
    }
    return foreign.get();
  }

  /** The names that have a blank in them. */
  List<String> withBlanks() {
    return names.withBlanks;
  }

  /**
   * Known names that come near to a word, the nearest first; none once so many different words were
   * looked for that the file is no listing of this calculator's.
   */
  List<String> nearest(String word) {
    return nearest.size() < mostLookedFor
        ? nearest.computeIfAbsent(word, this::lookFor)
        : nearest.getOrDefault(word, List.of());
  }

  private List<String> lookFor(String word) {
    if (found.size() > MOST_KEPT) {
      found.clear();
    }
    return found.computeIfAbsent(plain(word), it -> Nearest.to(it, names.ascii, foreign().ascii()));
  }

  /** A function's name in ASCII. */
  static String ascii(String name) {
    return name.replace('Σ', 'S').replace('≠', '#');
  }

  /** The plain form of a word. */
  static String plain(String word) {
    String plain = word.toUpperCase(Locale.ROOT);
    if (isPlain(plain)) {
      return plain;
    }
    for (Map.Entry<String, String> spelling : PLAIN.entrySet()) {
      plain = plain.replace(spelling.getKey(), spelling.getValue());
    }
    if (plain.endsWith("?")) {
      plain = plain.replace("<>", "#");
    }
    return plain.startsWith("->") ? plain : plain.replace("->", "-");
  }

  /** Whether nothing can stand for anything else in capitals: most names are so. */
  private static boolean isPlain(String capitals) {
    for (int i = 0; i < capitals.length(); i++) {
      char c = capitals.charAt(i);
      if (!(c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '?')) {
        return false;
      }
    }
    return !capitals.contains("SIGMA");
  }

  /** Pairs of words. */
  private static Map<String, String> pairs(String written) {
    String[] words = written.strip().split("\\s+");
    Map<String, String> pairs = new LinkedHashMap<>();
    for (int i = 0; i < words.length; i += 2) {
      pairs.put(words[i], words[i + 1]);
    }
    return pairs;
  }

  private static Map<String, String> otherNames() {
    Map<String, String> names = pairs(SINGLE_NAMES);
    Map.of("NE", "#", "EQ", "=", "LT", "<", "GT", ">", "LE", "<=", "GE", ">=")
        .forEach((word, sign) -> comparisons(word, sign, names));
    return Map.copyOf(names);
  }

  /** The tests of X whose sign is a word. */
  private static void comparisons(String word, String sign, Map<String, String> names) {
    for (String other : List.of("Y?", "0?", "NN?")) {
      names.put("X" + word + other, "X" + sign + other);
    }
  }
}
