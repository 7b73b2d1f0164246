package hp41.listing;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All words for functions in listings, derived from the function tables. */
final class Vocabulary {

  /** Orders longer words first, as a pattern must try them. */
  static final Comparator<String> LONGEST_FIRST =
      Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder());

  private final InstructionSet functions;
  private final Spellings spellings;

  Vocabulary(InstructionSet functions) {
    this.functions = functions;
    this.spellings = new Spellings(functions);
  }

  /** The kinds of words for an editor. */
  enum Kind {
    /** A function without operand. */
    ALONE(EnumSet.of(OperandKind.NONE)),
    /** A function with a register, flag or digit. */
    WITH_REGISTER(
        EnumSet.of(
            OperandKind.REGISTER, OperandKind.FLAG, OperandKind.SETTABLE_FLAG, OperandKind.DIGIT)),
    /** A function with a label: LBL, GTO, XEQ. */
    WITH_LABEL(EnumSet.of(OperandKind.LABEL, OperandKind.JUMP));

    private final Set<OperandKind> operands;

    Kind(Set<OperandKind> operands) {
      this.operands = operands;
    }

    private boolean has(CalculatorFunction function) {
      return function.programmable() && operands.contains(function.operand());
    }
  }

  /** Returns the modules with functions, starting with the mainframe. */
  List<ModuleDefinition> modules() {
    return functions.modules();
  }

  /** Returns all spellings of a kind in a module, in alphabetical order. */
  Set<String> words(ModuleDefinition module, Kind kind) {
    return words(module, kind::has);
  }

  /** Returns all spellings of a kind in the mainframe or in all other modules. */
  Set<String> words(boolean mainframe, Kind kind) {
    Stream<ModuleDefinition> wanted =
        mainframe ? modules().stream().limit(1) : modules().stream().skip(1);
    return wanted
        .flatMap(module -> words(module, kind).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Set<String> words(ModuleDefinition module, Predicate<CalculatorFunction> wanted) {
    Set<String> words = new TreeSet<>();
    module.functions().stream().filter(wanted).forEach(it -> words.addAll(spellings(it)));
    return words;
  }

  /** Returns the accepted spellings of a function, in capitals. */
  Set<String> spellings(CalculatorFunction function) {
    Set<String> all = new TreeSet<>();
    addSpellings(function.name(), 0, "", all);
    String plain = Spellings.plain(function.name());
    Dialect.NAMES.forEach(
        (other, name) -> {
          if (name.equals(plain)) {
            addSpellings(other, 0, "", all);
          }
        });
    all.removeIf(word -> !spellings.find(word).equals(Optional.of(function)));
    return all;
  }

  /**
   * Adds all spellings of a name that continue {@code prefix}, with replacements from an index on.
   */
  private static void addSpellings(String name, int from, String prefix, Set<String> all) {
    if (from == name.length()) {
      all.add(prefix);
      return;
    }
    String sign = name.substring(from, from + 1);
    String letter = Map.of("Σ", "S", "≠", "#").getOrDefault(sign, sign);
    addSpellings(name, from + 1, prefix + sign, all);
    addSpellings(name, from + 1, prefix + letter, all);
    if (sign.equals("≠")) {
      addSpellings(name, from + 1, prefix + "<>", all);
    }
    Dialect.PARTS.forEach(
        (other, meant) -> {
          boolean same = meant.equals("S") || meant.equals("#");
          if (same && !letter.equals(sign) && meant.equals(letter)) {
            addSpellings(name, from + 1, prefix + other, all);
          } else if (!same && name.startsWith(meant, from) && isUsual(other, meant, name, from)) {
            addSpellings(name, from + meant.length(), prefix + other, all);
          }
        });
    if (name.matches("[A-Z]-[A-Z]") && sign.equals("-")) {
      addSpellings(name, from + 1, prefix + "->", all);
      addSpellings(name, from + 1, prefix + "→", all);
    }
  }

  /** Returns whether a replacement is usual at a place: R↓ but not STOΠO, X**2 but not ENTER**. */
  private static boolean isUsual(String other, String meant, String name, int from) {
    boolean last = from + meant.length() == name.length();
    return Character.isLetter(meant.charAt(0)) ? last : !other.equals("**") || !last;
  }
}
