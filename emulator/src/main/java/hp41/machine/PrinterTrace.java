package hp41.machine;

import hp41.printer.PrintedLine;
import java.util.Optional;

/**
 * What the printer prints without being asked for: in NORM mode numbers and functions as they are
 * keyed, in TRACE mode also the lines of a running program and what they leave in X.
 */
public final class PrinterTrace {

  private static final String PERMANENT_END = ".END.";

  private final Machine machine;
  private final Printer printer;

  /** A trace of this machine. */
  public PrinterTrace(Machine machine) {
    this.machine = machine;
    printer = machine.printer();
  }

  private boolean isManual() {
    return printer.mode() == Printer.PrinterMode.MAN;
  }

  /** A function was keyed, behind a number if one was. */
  public void keyed(Optional<String> number, String function) {
    if (isManual()) {
      return;
    }
    printer.finishLine();
    if (number.isPresent()) {
      printer.printRight(number.get(), function);
    } else {
      printer.printRight(function);
    }
  }

  /** A number was keyed with no function behind it. */
  public void keyed(String number) {
    keyed(Optional.of(number), "");
  }

  /** A text was keyed into ALPHA, and then a function or none. */
  public void keyedText(String text, String function) {
    if (isManual()) {
      return;
    }
    printer.finishLine();
    int gap = PrintedLine.CHARACTERS - text.length() - function.length();
    if (function.isEmpty()) {
      printer.print(text);
    } else if (gap > 0) {
      printer.print(text + " ".repeat(gap) + function);
    } else {
      printer.print(text);
      printer.printRight(function);
    }
  }

  /** A line of a program is about to be executed; a null is not printed. */
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
      printer.printRight(Printer.numbered(number, true, text));
    } else {
      boolean permanent = line.address() == machine.program().permanentEnd();
      printer.printRight(permanent ? PERMANENT_END : text);
    }
  }

  /** SST has moved on already when the number of the line is counted (observed on the machine). */
  private boolean isStepped() {
    return machine.execution() == Machine.Execution.STEP;
  }

  /** A line of a program has been keyed. */
  public void keyedLine(int number, Instruction step) {
    printer.finishLine();
    printer.printLine(number, step.isLabel(), printer.step(step));
  }

  /** An instruction has been executed: what it has left in X, if that is what it is for. */
  void result(Instruction executed) {
    if (executed.operand() instanceof Operand.Digits || !executed.function().changesX()) {
      return;
    }
    printer.printResult(machine.stack().x());
  }
}
