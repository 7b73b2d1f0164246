package hp41.machine;

import java.util.Optional;

/**
 * What the printer prints without being asked for: in NORM mode numbers and functions as they are
 * keyed, in TRACE mode also the lines of a running program and what they leave in X.
 */
public final class Trace {

  private final Machine machine;
  private final Printer printer;

  /** A trace of this machine. */
  public Trace(Machine machine) {
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

  /** A number was keyed, and then another with no function between. */
  public void keyed(String number) {
    if (!isManual()) {
      printer.finishLine();
      printer.printRight(number);
    }
  }

  /** A line of a program is about to be executed; a null is not printed. */
  void line(Line line) {
    Instruction step = line.instruction();
    if (step.isNull()) {
      return;
    }
    printer.finishLine();
    int number = machine.program().countLines(line.address() + 1);
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
