package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words that steps begin with, for those who write listings: editors, the typed line. */
public final class StepWords {

  private final InstructionSet instructions;
  private final Spellings spellings;

  /** The words of these functions. */
  public StepWords(InstructionSet instructions) {
    this.instructions = instructions;
    spellings = new Spellings(instructions);
  }

  /** The function that a word names, in any spelling. */
  public Optional<CalculatorFunction> find(String word) {
    return spellings.find(word);
  }

  /**
   * The functions whose name begins with some letters, in any spelling of these: those that can
   * stand in a program, the mainframe's first.
   */
  public List<CalculatorFunction> begun(String letters) {
    String plain = Spellings.plain(letters);
    return instructions.modules().stream()
        .flatMap(module -> module.functions().stream())
        .filter(CalculatorFunction::programmable)
        .filter(function -> begins(function, letters.toUpperCase(Locale.ROOT), plain))
        .toList();
  }

  private static boolean begins(CalculatorFunction function, String letters, String plain) {
    return name(function).toUpperCase(Locale.ROOT).startsWith(letters)
        || Spellings.plain(function.name()).startsWith(plain);
  }

  /** A function's name as listings are written: in ASCII. */
  public static String name(CalculatorFunction function) {
    return Spellings.ascii(function.name());
  }

  /** What must stand behind a function: {@code a register: 00 to 99 …}. */
  public static String takes(CalculatorFunction function) {
    return OperandReader.takes(function.operand());
  }
}
