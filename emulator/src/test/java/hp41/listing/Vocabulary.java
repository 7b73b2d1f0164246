package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.machine.OperandKind;
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

/** All the words that listings call functions by, taken from the rows of functions. */
final class Vocabulary {

  /** Longer words first, as a pattern must try them. */
  static final Comparator<String> LONGEST_FIRST =
      Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder());

  private final InstructionSet functions;
  private final Spellings spellings;

  Vocabulary(InstructionSet functions) {
    this.functions = functions;
    this.spellings = new Spellings(functions);
  }

  /** What kind of word it is for an editor. */
  enum Kind {
    /** A function that stands alone. */
    ALONE(EnumSet.of(OperandKind.NONE)),
    /** One that a register, flag or digit follows. */
    WITH_REGISTER(
        EnumSet.of(
            OperandKind.REGISTER, OperandKind.FLAG, OperandKind.SETTABLE_FLAG, OperandKind.DIGIT)),
    /** One that a label follows: LBL, GTO, XEQ. */
    WITH_LABEL(EnumSet.of(OperandKind.LABEL, OperandKind.JUMP));

    private final Set<OperandKind> operands;

    Kind(Set<OperandKind> operands) {
      this.operands = operands;
    }

    private boolean has(CalculatorFunction function) {
      return function.programmable() && operands.contains(function.operand());
    }
  }

  /** The modules that have functions, the mainframe first. */
  List<ModuleDefinition> modules() {
    return functions.modules();
  }

  /** All spellings of a module's functions of a kind, in alphabetical order. */
  Set<String> words(ModuleDefinition module, Kind kind) {
    return words(module, kind::has);
  }

  /** All spellings of all functions of a kind in a module other than the mainframe, or in it. */
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

  /** The ways to spell a function that listings are read in, in capitals. */
  Set<String> spellings(CalculatorFunction function) {
    Set<String> all = new TreeSet<>();
    spell(function.name(), 0, "", all);
    String plain = Spellings.plain(function.name());
    Spellings.OTHER_NAMES.forEach(
        (other, name) -> {
          if (name.equals(plain)) {
            spell(other, 0, "", all);
          }
        });
    all.removeIf(word -> !spellings.find(word).equals(Optional.of(function)));
    return all;
  }

  /** Adds all that a name can be after {@code begun}, with other signs for those from an index. */
  private static void spell(String name, int from, String begun, Set<String> all) {
    if (from == name.length()) {
      all.add(begun);
      return;
    }
    String sign = name.substring(from, from + 1);
    String letter = Map.of("Σ", "S", "≠", "#").getOrDefault(sign, sign);
    spell(name, from + 1, begun + sign, all);
    spell(name, from + 1, begun + letter, all);
    if (sign.equals("≠")) {
      spell(name, from + 1, begun + "<>", all);
    }
    Spellings.PLAIN.forEach(
        (other, meant) -> {
          boolean same = meant.equals("S") || meant.equals("#");
          if (same && !letter.equals(sign) && meant.equals(letter)) {
            spell(name, from + 1, begun + other, all);
          } else if (!same && name.startsWith(meant, from) && isUsual(other, meant, name, from)) {
            spell(name, from + meant.length(), begun + other, all);
          }
        });
    if (name.matches("[A-Z]-[A-Z]") && sign.equals("-")) {
      spell(name, from + 1, begun + "->", all);
      spell(name, from + 1, begun + "→", all);
    }
  }

  /** Whether anybody writes a sign so there: R↓ but not STOΠO, X**2 but not ENTER**. */
  private static boolean isUsual(String other, String meant, String name, int from) {
    boolean last = from + meant.length() == name.length();
    return Character.isLetter(meant.charAt(0)) ? last : !other.equals("**") || !last;
  }
}
