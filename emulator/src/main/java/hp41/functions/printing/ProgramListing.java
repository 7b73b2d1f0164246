package hp41.functions.printing;

import hp41.event.CalculatorError;
import hp41.event.PrintedLine;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;

/**
 * Prints program lines: in MAN mode left-aligned and numbered, in NORM mode further right, in TRACE
 * mode with several steps per line and only labels numbered (observed on the machine).
 */
final class ProgramListing {

  private static final int MIDDLE = 13;
  private static final int GAP = 2;
  private static final int LEAST_INDENT = 2;

  private final Machine machine;
  private final Printer printer;
  private final ProgramMemory program;

  /** The number of characters in the row of steps that is collected in TRACE mode. */
  private int length;

  private boolean afterStep;

  ProgramListing(Machine machine) {
    this.machine = machine;
    printer = machine.printer();
    program = machine.program();
  }

  /**
   * Prints lines up to the END of the program. The line after the last printed one becomes the
   * current line, or the END.
   *
   * @param from the pointer to the first line
   * @param most the maximum number of lines
   * @throws CalculatorError PRIVATE if the program is private
   */
  void print(int from, int most) {
    GlobalLabel end = program.end(from);
    if (end.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    printer.begin();
    if (most == 0) {
      separate(printer.isTracing());
      return;
    }
    int number = program.countLines(from);
    int pointer = from;
    boolean last = false;
    for (int left = most; left > 0 && !last; left--) {
      last = program.lineAt(pointer) <= end.address();
      Instruction step = machine.instructionAt(pointer);
      String text = last && end.isPermanentEnd() ? ".END." : printer.step(step);
      print(text, number, step.isLabel());
      pointer = last ? program.lineAt(pointer) + 1 : program.next(pointer);
      number += last ? 0 : 1;
    }
    if (printer.isTracing()) {
      printRow();
    }
    program.pointer(pointer);
    program.storeLine(number);
  }

  private void print(String text, int number, boolean label) {
    switch (printer.mode()) {
      case MAN -> printer.printLine(number, label, text);
      case NORM -> {
        separate(label && afterStep);
        printInTheMiddle(Printer.numberedLine(number, label, text));
      }
      case TRACE -> pack(text, number, label);
    }
    afterStep = !label;
  }

  private void separate(boolean needed) {
    if (needed) {
      printer.print("");
    }
  }

  private void printInTheMiddle(String numbered) {
    if (printer.isWide()) {
      printWide(numbered);
    } else if (MIDDLE + numbered.length() <= PrintedLine.CHARACTERS) {
      printer.print(" ".repeat(MIDDLE) + numbered);
    } else {
      printer.printRight(numbered);
    }
  }

  /** Prints double-wide characters after an indent, which is never double-wide. */
  private void printWide(String numbered) {
    printer.gap(Math.max(LEAST_INDENT, MIDDLE - numbered.length()));
    if (numbered.length() <= MIDDLE - LEAST_INDENT) {
      printer.print(numbered);
    } else {
      printer.printRight(numbered);
    }
  }

  /**
   * Adds a step to the row, and prints the row when no further step could fit. The gap after a step
   * is never double-wide, and belongs to the row even if it is its last step.
   */
  private void pack(String text, int number, boolean label) {
    if (label) {
      flush();
      separate(afterStep);
      printer.printLine(number, true, text);
      return;
    }
    if (length + text.length() > PrintedLine.CHARACTERS) {
      flush();
    }
    printer.accumulate(text);
    length += text.length() + GAP;
    if (length >= PrintedLine.CHARACTERS) {
      printRow();
    } else {
      printer.gap(GAP);
    }
  }

  private void flush() {
    if (length > 0) {
      printRow();
    }
  }

  /** Prints the row, which may be empty. */
  private void printRow() {
    printer.print("");
    length = 0;
  }
}
