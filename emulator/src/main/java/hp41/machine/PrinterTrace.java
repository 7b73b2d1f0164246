package hp41.machine;

import hp41.event.PrintedLine;
import java.util.Optional;

/**
 * Prints what the printer prints automatically: in NORM mode keyed numbers and functions, in TRACE
 * mode also the lines of a running program and their results.
 */
public final class PrinterTrace {

  private static final String PERMANENT_END = ".END.";

  private final Machine machine;
  private final Printer printer;

  /** Creates a trace of a machine. */
  public PrinterTrace(Machine machine) {
    this.machine = machine;
    printer = machine.printer();
  }

  private boolean isManual() {
    return printer.mode() == Printer.PrinterMode.MAN;
  }

  /** Prints a keyed function after the number that was keyed before it, if any. */
  public void keyed(Optional<String> number, String function) {
    if (isManual()) {
      return;
    }
    printer.finishLine();
    if (number.isPresent()) {
      printer.printKeyed(number.get(), function);
    } else {
      printer.printRight(function);
    }
  }

  /** Prints a keyed number that is not followed by a function. */
  public void keyed(String number) {
    keyed(Optional.of(number), "");
  }

  /** Prints a text that was keyed into ALPHA, and the following function if there is one. */
  public void keyedText(String text, String function) {
    if (isManual()) {
      return;
    }
    printer.finishLine();
    int gap = PrintedLine.CHARACTERS - text.length() - function.length();
    if (function.isEmpty()) {
      printer.print(text);
    } else if (gap > 0) {
      printer.accumulate(text);
      printer.gap(gap);
      printer.printRight(function);
    } else {
      printer.print(text);
      printer.printRight(function);
    }
  }

  /** Prints a program line that is about to be executed; nulls are not printed. */
  void line(Line line) {
    Instruction step = line.instruction();
    if (step.isNull()) {
      return;
    }
    printer.finishLine();
    String text = printer.step(step);
    if (step.isLabel()) {
      int number = machine.program().countLines(line.address() + 1) + (isStepped() ? 1 : 0);
      printer.print("");
      printer.printRight(Printer.numberedLine(number, true, text));
    } else {
      boolean permanent = line.address() == machine.program().permanentEnd();
      printer.printRight(permanent ? PERMANENT_END : text);
    }
  }

  /**
   * Returns whether SST executes the line. SST has already advanced when the line number is counted
   * (observed on the machine).
   */
  private boolean isStepped() {
    return machine.execution() == Machine.Execution.STEP;
  }

  /** Prints a program line that was keyed. */
  public void keyedLine(int number, Instruction step) {
    printer.finishLine();
    printer.printLine(number, step.isLabel(), printer.step(step));
  }

  /** Prints the result in X of an executed instruction, if it has one. */
  void result(Instruction executed) {
    boolean hidden = printer.takeResultHidden();
    if (hidden || executed.operand() instanceof Operand.Digits || !executed.function().changesX()) {
      return;
    }
    printer.printResult(machine.stack().x());
  }
}
