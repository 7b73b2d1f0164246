package hp41.entry;

import hp41.event.CalculatorError;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.LinePointer;
import hp41.memory.ProgramMemory;
import hp41.text.ZeroPadding;
import org.apache.commons.lang3.StringUtils;

/** The current line of the current program, as PRGM mode shows it. */
public class CurrentLine {

  /** What the machine shows for the line below all memory. */
  private static final String BELOW_MEMORY = "RCL 01";

  private final Machine machine;
  private final ProgramMemory program;
  private final LinePointer lines;

  /** Creates a view of the current line of a machine. */
  public CurrentLine(Machine machine) {
    this.machine = machine;
    program = machine.program();
    lines = new LinePointer(program);
  }

  /** Returns whether the number of the current line is known without counting. */
  public boolean isKnown() {
    return program.storedLine() != ProgramMemory.UNKNOWN_LINE;
  }

  /** Returns whether the number of a line that is inserted now will be known without counting. */
  boolean isNextKnown() {
    return program.storedLine() < ProgramMemory.UNKNOWN_LINE - 1;
  }

  /** Returns the number of the current line, 0 above the first. */
  public int number() {
    return lines.number();
  }

  /** Returns the current line; line 01 while the pointer is above it. */
  public Instruction instruction() {
    return machine.instructionAt(program.pointer());
  }

  /** Returns the END of the current program. */
  protected GlobalLabel end() {
    return program.end(program.pointer());
  }

  /** Returns whether the current line is an END, perhaps one that is not in the global chain. */
  public boolean isAtEnd() {
    return number() > 0 && instruction().isEnd();
  }

  /** Returns whether the current line is the permanent END. */
  public boolean isAtPermanentEnd() {
    int line = program.lineAt(program.pointer());
    return isAtEnd() && !ProgramMemory.isRom(line) && program.global(line).isPermanentEnd();
  }

  /** Returns whether the lines of the current program can be neither seen nor changed. */
  public boolean isPrivate() {
    return end().isPrivate();
  }

  /** Returns the current line as PRGM mode shows it, with no line number at .END. */
  public String text() {
    return isPrivate() ? CalculatorError.PRIVATE.getMessage() : content();
  }

  private String content() {
    int number = number();
    if (number == 0) {
      return "00 REG " + registers();
    }
    if (isAtPermanentEnd()) {
      return " .END. REG " + registers();
    }
    return numbered(number, program.pointer() == 0 ? BELOW_MEMORY : marked(instruction()));
  }

  /** Returns the text of a line; the point of a number is a comma while flag 28 is clear. */
  private String marked(Instruction line) {
    String text = StepSpelling.shown(line);
    boolean commas =
        line.operand() instanceof Operand.Digits && !machine.flags().get(Flags.RADIX_POINT);
    return commas ? StringUtils.replaceChars(text, ".,", ",.") : text;
  }

  /**
   * Returns the current line with an underscore, as it is shown while it is being keyed. Whether
   * the program is private has been checked before.
   */
  public String openText() {
    return number() == 0 ? content() : content() + '_';
  }

  private String registers() {
    return ZeroPadding.decimal(program.free(), 2);
  }

  /** Returns a text with its line number in front; before a text line there is no blank. */
  public static String numbered(int number, String text) {
    String blank = text.startsWith("┬") ? "" : " ";
    return ZeroPadding.decimal(number, 2) + blank + text;
  }

  /** Returns the text of a prompt; in PRGM mode with the number of the line to be inserted. */
  public String numbered(CalculatorFunction function, String text) {
    return machine.flags().get(Flags.PRGM) && function.programmable() ? numbered(text) : text;
  }

  /** Returns a text with the number of the line to be inserted. */
  public String numbered(String text) {
    return numbered(isKnown() ? number() + 1 : 0, text);
  }
}
