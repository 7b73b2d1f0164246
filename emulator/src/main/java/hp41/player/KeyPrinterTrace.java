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
  private Optional<String> text = Optional.empty();
  private Optional<Runnable> unfinished = Optional.empty();

  KeyPrinterTrace(Machine machine) {
    this.machine = machine;
    cursor = new ProgramCursor(machine);
    trace = new PrinterTrace(machine);
  }

  /** A number is being keyed into X. */
  void number(DigitEntry digits) {
    number = Optional.of(digits.printed(machine.flags().displayFormat()));
  }

  /** A number has been typed. */
  void number() {
    number = Optional.of(machine.printer().text(machine.stack().x()));
  }

  /** Another number begins: the one before it is printed. */
  void nextNumber() {
    number.ifPresent(trace::keyed);
    number = Optional.empty();
  }

  /** An instruction is executed, or a text typed. */
  void instruction(Instruction instruction) {
    if (instruction.operand() instanceof Operand.Text typed) {
      nextNumber();
      trace.keyedText(typed.characters(), "");
    } else if (text.isEmpty() && instruction.function().is(Role.PRINT)) {
      nextNumber();
    } else {
      function(StepSpelling.PAPER.of(instruction));
    }
  }

  /** A function is executed: it is printed with the number keyed before it. */
  void function(String name) {
    text.ifPresentOrElse(it -> trace.keyedText(it, name), () -> trace.keyed(number, name));
    text = Optional.empty();
    number = Optional.empty();
  }

  /** Prints a message such as PACKING. */
  void tell(String answer) {
    machine.printer().printMessage(answer);
  }

  /** Characters are being keyed into ALPHA. */
  void beginText() {
    nextNumber();
    unfinished = Optional.of(() -> text = Optional.of(machine.alpha().text()));
  }

  /** ALPHA mode ends: the keyed text is printed if no function was printed with it. */
  void endText() {
    finish();
    text.ifPresent(it -> trace.keyedText(it, ""));
    text = Optional.empty();
  }

  /** The current line is being keyed, key by key. */
  void beginLine() {
    unfinished = Optional.of(this::line);
  }

  /** The line or text that was being keyed is removed. */
  void withdraw() {
    unfinished = Optional.empty();
  }

  /** Completes the line or text that is being keyed, if there is one. */
  void finish() {
    unfinished.ifPresent(Runnable::run);
    unfinished = Optional.empty();
  }

  /** The current line has been inserted. */
  void line() {
    if (machine.printer().mode() != Printer.PrinterMode.MAN) {
      trace.keyedLine(cursor.number(), cursor.instruction());
    }
  }

  /** A catalog shows an item, which only TRACE mode prints. */
  void entry(String entry) {
    if (machine.printer().isTracing()) {
      machine.printer().printMessage(CharacterSet.characters(entry));
    }
  }
}
