package hp41.player;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Printer;
import hp41.machine.PrinterTrace;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.number.DigitEntry;
import java.util.Optional;

/**
 * Prints what is keyed, in NORM and TRACE mode: functions with the number keyed before them, texts
 * for ALPHA, and in PRGM mode the lines of the program.
 */
final class KeyPrinterTrace {

  private final Machine machine;
  private final ProgramCursor cursor;
  private final PrinterTrace trace;
  private Optional<String> number = Optional.empty();
  private boolean text;
  private boolean line;

  KeyPrinterTrace(Machine machine) {
    this.machine = machine;
    cursor = new ProgramCursor(machine);
    trace = new PrinterTrace(machine);
  }

  /** Records the number that is being keyed into X. */
  void number(DigitEntry digits) {
    number = Optional.of(digits.printed(machine.flags().displayFormat()));
  }

  /** Records the number in X, because it was keyed. */
  void number() {
    number = Optional.of(machine.printer().text(machine.stack().x()));
  }

  /** Prints the last number, because another one begins. */
  void nextNumber() {
    number.ifPresent(trace::keyed);
    number = Optional.empty();
  }

  /** Prints an instruction that is executed, or a text that was typed. */
  void instruction(Instruction instruction) {
    machine.printer().numberPrinted(number.isPresent());
    if (instruction.operand() instanceof Operand.Text typed) {
      end();
      trace.keyedText(typed.characters(), "");
    } else if (!text && instruction.function().is(Role.PRINT)) {
      end();
    } else {
      function(StepSpelling.PAPER.of(instruction));
    }
  }

  /** Prints a function that is executed, with the number or text keyed before it. */
  void function(String name) {
    endLine();
    if (text) {
      trace.keyedText(machine.alpha().text(), name);
    } else {
      trace.keyed(number, name);
    }
    forget();
  }

  /** Prints a message such as PACKING. */
  void tell(String answer) {
    machine.printer().printMessage(answer);
  }

  /** Records that characters are being keyed into ALPHA. */
  void beginText() {
    nextNumber();
    text = true;
  }

  /** Records that the current line is being keyed, key by key. */
  void beginLine() {
    line = true;
  }

  /** Forgets the line that was being keyed, because it is removed. */
  void withdraw() {
    line = false;
  }

  /**
   * Prints the number, the text or the line that was keyed, because no function will be printed
   * with it.
   */
  void end() {
    endLine();
    nextNumber();
    if (text) {
      trace.keyedText(machine.alpha().text(), "");
    }
    text = false;
  }

  /** Forgets what was keyed, because the calculator is switched off. */
  void forget() {
    number = Optional.empty();
    text = false;
    line = false;
  }

  /** Prints the line that was being keyed, before the next one is inserted. */
  void endLine() {
    if (line) {
      line();
    }
    line = false;
  }

  /**
   * Prints the current line, which has been inserted. The lines are counted only if the line is
   * printed; counting moves the program counter if the line number is unknown.
   */
  void line() {
    if (prints()) {
      line(cursor.number(), cursor.instruction());
    }
  }

  /** Prints a line that was keyed. */
  void line(int number, Instruction instruction) {
    if (prints()) {
      trace.keyedLine(number, instruction);
    }
  }

  private boolean prints() {
    return machine.printer().mode() != Printer.PrinterMode.MAN;
  }

  /** Prints an item of a catalog in TRACE mode. */
  void entry(String entry) {
    if (machine.printer().isTracing()) {
      machine.printer().printMessage(CharacterSet.characters(entry));
    }
  }
}
