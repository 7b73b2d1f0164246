package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.functions.Operands;
import hp41.functions.RegisterBlock;
import hp41.functions.printing.Printing;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Order.Signal;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.DisplayFormat.FormatStyle;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The card reader functions for programs of the HP-67 and HP-97. Their 26 registers are R00 to R25:
 * primary 0 to 9, secondary 0 to 9 (10 to 19), A to E (20 to 24), and I (25).
 */
final class Registers67 {

  private static final int SECONDARY = 10;
  private static final int A = 20;
  private static final int I = 25;
  private static final int SUM_X = SECONDARY + 4;
  private static final int SUM_Y = SECONDARY + 6;
  private static final int LARGEST_DIGIT = 9;
  private static final int LARGEST = 999;
  private static final int LETTERS = 5;
  private static final int FIRST_SMALL = SECONDARY + LETTERS;
  private static final int BEHIND_LABELS = FIRST_SMALL + LETTERS;

  private Registers67() {}

  /** Returns the numbers of the primary registers. */
  private static IntStream primary() {
    return IntStream.concat(IntStream.range(0, SECONDARY), IntStream.rangeClosed(A, I));
  }

  /** 7CLREG: clears the primary registers that exist. */
  static void clear(Machine machine) {
    int first = machine.program().curtain();
    primary()
        .filter(number -> number < machine.program().size())
        .forEach(number -> machine.memory().write(first + number, 0));
  }

  /** 7P&lt;&gt;S: exchanges the primary and secondary registers. */
  static void exchange(Machine machine) {
    RegisterBlock primary = RegisterBlock.of(machine, 0, SECONDARY - 1);
    primary.swap(machine, RegisterBlock.of(machine, SECONDARY, 2 * SECONDARY - 1));
  }

  /**
   * 7DSPI: sets the number of decimals to I.
   *
   * @throws CalculatorError DATA ERROR above 9
   */
  static void decimals(Machine machine) {
    int digits = Operands.whole(Operands.dataNumber(machine, I), LARGEST_DIGIT);
    machine.flags().displayFormat(machine.flags().displayFormat().style(), digits);
  }

  /** 7FIX, 7SCI and 7ENG: sets the style of the display format and keeps the number of digits. */
  static void format(Machine machine, FormatStyle style) {
    machine.flags().displayFormat(style, machine.flags().displayDigits());
  }

  /**
   * 7ISZ and 7DSZ: increments or decrements I. A program skips a line if the integer part of I is
   * then zero.
   */
  static void count(Machine machine, Decimal step) {
    count(machine, Operands.dataRegister(machine, I), step);
  }

  /** 7ISZI and 7DSZI: increments or decrements the register whose number is in I. */
  static void countIndirect(Machine machine, Decimal step) {
    int number = Operands.dataNumber(machine, I).wholeUpTo(LARGEST);
    count(machine, Operands.dataRegister(machine, number), step);
  }

  private static void count(Machine machine, int address, Decimal step) {
    Decimal count = Arithmetic.add(machine.number(Operands.read(machine, address)), step);
    machine.memory().write(address, machine.result(count));
    if (count.integerPart().isZero() && machine.inProgram()) {
      machine.skip();
    }
  }

  /** 7GTOI: jumps to the label or line in I. */
  static void goTo(Machine machine) {
    int pointer = target(machine);
    if (!machine.inProgram()) {
      machine.returns().clear();
    }
    machine.jump(pointer);
  }

  /** 7GSBI: calls the label or line in I. */
  static void call(Machine machine) {
    int pointer = target(machine);
    machine.call();
    machine.jump(pointer);
  }

  /**
   * Returns the pointer for the number in I: labels 0 to 9, A to E (10 to 14) and a to e (15 to
   * 19); a negative number counts lines backward.
   *
   * @throws CalculatorError NONEXISTENT if there is no such label or line
   */
  private static int target(Machine machine) {
    Decimal i = Operands.dataNumber(machine, I);
    int number = i.wholeUpTo(LARGEST);
    if (i.isNegative() && number > 0) {
      return linesBack(machine, number);
    }
    int pointer = machine.labels().target(label(number));
    if (pointer < 0) {
      throw CalculatorError.NONEXISTENT;
    }
    return pointer;
  }

  private static int label(int number) {
    if (number >= BEHIND_LABELS) {
      throw CalculatorError.NONEXISTENT;
    } else if (number >= FIRST_SMALL) {
      return Operand.Local.FIRST_SMALL + number - FIRST_SMALL;
    }
    return number < SECONDARY ? number : Operand.Local.FIRST_CAPITAL + number - SECONDARY;
  }

  private static int linesBack(Machine machine, int lines) {
    ProgramMemory program = machine.program();
    int here = program.countLines(program.pointer()) - (machine.inProgram() ? 1 : 0);
    int pointer = program.start(program.pointer());
    if (here - lines < 1) {
      throw CalculatorError.NONEXISTENT;
    }
    for (int line = 1; line < here - lines; line++) {
      pointer = program.next(pointer);
    }
    return program.lineAt(pointer) + 1;
  }

  /** 7RCLΣ: recalls Σx into X and Σy into Y, which are secondary registers 4 and 6 on the HP-67. */
  static void recallSums(Machine machine) {
    Decimal y = Operands.dataNumber(machine, SUM_Y);
    Decimal x = Operands.dataNumber(machine, SUM_X);
    machine.stack().x(Word.of(x));
    machine.stack().y(Word.of(y));
  }

  /** 7PRTX: prints X, or displays it for a moment if there is no printer. */
  static void showX(Machine machine) {
    if (machine.printer().isEnabled()) {
      Printing.x(machine);
    } else {
      pause(machine, List.of(machine.stack().x()));
    }
  }

  /** 7PRSTK: prints or displays T, Z, Y and X. */
  static void showStack(Machine machine) {
    if (machine.printer().isEnabled()) {
      Printing.stack(machine);
    } else {
      pause(machine, IntStream.range(0, 4).mapToObj(machine.memory()::read).toList());
    }
  }

  /** 7PRREG: prints or displays the primary registers. */
  static void showRegisters(Machine machine) {
    if (machine.printer().isEnabled()) {
      Printing.registers(machine, 0, SECONDARY - 1);
      Printing.registers(machine, A, I);
    } else {
      int first = Operands.dataRegister(machine, I) - I;
      pause(machine, primary().mapToObj(n -> Operands.read(machine, first + n)).toList());
    }
  }

  /** Displays words one after another and pauses. */
  private static void pause(Machine machine, List<Long> words) {
    for (long word : words) {
      String text = machine.display(word);
      machine.outbox().show(text);
      machine.outbox().post(new Event.Paused(text, true));
    }
    machine.outcome(Signal.PAUSE);
  }
}
