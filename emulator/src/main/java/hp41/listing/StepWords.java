package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.memory.LabelName;
import java.util.List;
import java.util.Optional;

/** The words with which steps begin, for editors and the typed line. */
public final class StepWords {

  private final InstructionSet instructions;
  private final Spellings spellings;

  /** Creates the words of some functions. */
  public StepWords(InstructionSet instructions) {
    this.instructions = instructions;
    spellings = new Spellings(instructions);
  }

  /** Returns the function with a name in any spelling. */
  public Optional<CalculatorFunction> find(String word) {
    return spellings.find(word);
  }

  /**
   * Returns the programmable functions whose names begin with some letters in any spelling,
   * starting with the mainframe.
   */
  public List<CalculatorFunction> startingWith(String letters) {
    String plain = Spellings.plain(letters);
    return instructions.modules().stream()
        .flatMap(module -> module.functions().stream())
        .filter(CalculatorFunction::programmable)
        .filter(function -> begins(function, LabelName.capitals(letters), plain))
        .toList();
  }

  private static boolean begins(CalculatorFunction function, String letters, String plain) {
    return LabelName.capitals(name(function)).startsWith(letters)
        || Spellings.plain(function.name()).startsWith(plain);
  }

  /** Returns a function's name in ASCII, as listings write it. */
  public static String name(CalculatorFunction function) {
    return Spellings.ascii(function.name());
  }

  /** Returns the description of a function's operand: {@code a register: 00 to 99 …}. */
  public static String operandDescription(CalculatorFunction function) {
    return OperandReader.description(function.operand());
  }
}
