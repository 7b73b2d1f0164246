package hp41.machine;

import java.util.Optional;

/**
 * What the printer prints without being asked for: in NORM mode numbers and functions as they are
 * keyed, in TRACE mode also the lines of a running program and what they leave in X.
 */
public final class PrinterTrace {

  private final Machine machine;
  private final Printer printer;

  /** A trace of this machine. */
  public PrinterTrace(Machine machine) {
    this.machine = machine;
    printer = machine.printer();
  }

  private boolean isManual() {
    return printer.mode() == Printer.Mode.MAN;
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

  /** Something was keyed with no function behind it: a number before another one, or a text. */
  public void keyed(String entry) {
    printer.tell(entry);
  }

  /** A catalogue shows an entry. */
  public void listed(String entry) {
    if (!isManual()) {
      printer.finishLine();
      printer.print(entry);
    }
  }

  /** A line of a program is about to be executed; a null is not printed. */
  void line(Line line) {
    if (!line.instruction().isNull()) {
      line(machine.program().countLines(line.address() + 1), line.instruction());
    }
  }

  /** A line of a program has been keyed, or is about to be executed. */
  public void line(int number, Instruction step) {
    printer.finishLine();
    printer.print(Printer.numbered(number, step.isLabel(), StepSpelling.PAPER.of(step)));
  }

  /** An instruction has been executed: what it has left in X, if that is what it is for. */
  void result(Instruction executed) {
    if (executed.operand() instanceof Operand.Digits || !executed.function().changesX()) {
      return;
    }
    if (printer.mode() == Printer.Mode.TRACE_STACK) {
      printer.printStack(machine.memory());
    } else {
      printer.finishLine();
      printer.printResult(machine.stack().x());
    }
  }
}
