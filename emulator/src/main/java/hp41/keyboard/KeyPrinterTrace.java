package hp41.keyboard;

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
 * What a printer in NORM or TRACE mode prints of what is keyed: functions behind the number keyed
 * before them, texts for ALPHA, and in PRGM mode the lines of the program.
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

  /** A whole number comes; one that was keyed before it is printed. */
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

  /** A function comes: it is printed with the number keyed before it. */
  void function(String name) {
    text.ifPresentOrElse(it -> trace.keyedText(it, name), () -> trace.keyed(number, name));
    text = Optional.empty();
    number = Optional.empty();
  }

  /** What was said of a function that is none, as PACKING. */
  void tell(String answer) {
    machine.printer().printMessage(answer);
  }

  /** Characters are being keyed into ALPHA. */
  void beginText() {
    nextNumber();
    unfinished = Optional.of(() -> text = Optional.of(machine.alpha().text()));
  }

  /** ALPHA mode ends: the text that was keyed is printed, if no function was with it. */
  void endText() {
    finish();
    text.ifPresent(it -> trace.keyedText(it, ""));
    text = Optional.empty();
  }

  /** The current line is being keyed, key by key. */
  void beginLine() {
    unfinished = Optional.of(this::line);
  }

  /** The line or text that was being keyed is gone. */
  void withdraw() {
    unfinished = Optional.empty();
  }

  /** The line or text that was being keyed, if one was, is complete. */
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

  /** A catalogue shows an entry, which only TRACE mode prints. */
  void entry(String entry) {
    if (machine.printer().isTracing()) {
      machine.printer().printMessage(CharacterSet.characters(entry));
    }
  }
}
