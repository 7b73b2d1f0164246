package hp41.functions.printing;

import hp41.event.CalculatorError;
import hp41.event.PrintedLine;
import hp41.functions.Accumulation;
import hp41.functions.Operands;
import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.printer.Font;
import hp41.printer.PrintBuffer;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.commons.lang3.StringUtils;

/**
 * Plotting functions, which print one point per line. R00 contains the minimum and R01 the maximum.
 * R02 contains nnn.aaa, the number of columns and the column of the axis; 000 is the column of
 * zero. R03 contains a special character for the points, or a number for the standard one.
 */
final class Plotting {

  private static final int LEAST = 0;
  private static final int GREATEST = 1;
  private static final int COLUMNS = 2;
  private static final int SYMBOL = 3;
  private static final int MIDDLE = 4;

  /** The dots of the axis: all except the middle one (observed on the machine). */
  private static final int AXIS = 0x77;

  /** The printer's character for a point. */
  private static final int CROSS = 1;

  /**
   * The column of the axis if there is none: a negative number of columns plots without an axis
   * (observed on the machine).
   */
  private static final int NO_AXIS = -1;

  private static final int MIDDLE_COLUMN = Font.WIDTH / 2;
  private static final Decimal HALF = Decimal.parse("0.5");

  private Plotting() {}

  /**
   * The scale of a plot.
   *
   * @param least the minimum
   * @param greatest the maximum
   * @param width the number of columns, 1 to 168
   * @param axis the column of the axis, starting with 0, or {@link #NO_AXIS}
   */
  private record Scale(Decimal least, Decimal greatest, int width, int axis) {

    static Scale of(Decimal least, Decimal greatest, Decimal columns) {
      int width = columns.wholeUpTo(PrintedLine.COLUMNS);
      if (width == 0 || width > PrintedLine.COLUMNS) {
        throw CalculatorError.DATA_ERROR;
      }
      if (columns.isNegative()) {
        return new Scale(least, greatest, width, NO_AXIS);
      }
      int axis = columns.decimals(1, 3);
      Scale scale = new Scale(least, greatest, width, Math.min(width, axis) - 1);
      return axis > 0 ? scale : new Scale(least, greatest, width, scale.column(Decimal.ZERO));
    }

    /** Returns the column of a value, starting with 0. Values outside the scale are limited. */
    int column(Decimal value) {
      Decimal part =
          Arithmetic.divide(
              Arithmetic.subtract(value, least), Arithmetic.subtract(greatest, least));
      Decimal place = Arithmetic.multiply(part, Decimal.of(width - 1L));
      return (int) Math.max(0, Math.min(width - 1, Arithmetic.add(place, HALF).truncated()));
    }

    /** Returns the first of the seven columns of a point. The point is always within the scale. */
    int left(Decimal value) {
      return Math.max(0, Math.min(width - Font.WIDTH, column(value) - MIDDLE_COLUMN));
    }
  }

  /**
   * The limits of a plot and its number of columns. The machine checks the columns after the value
   * to plot (observed on the machine).
   */
  private record Limits(Decimal least, Decimal greatest, Decimal columns) {

    static Limits ofRegisters(Machine machine) {
      if (machine.program().size() <= COLUMNS) {
        throw CalculatorError.DATA_ERROR;
      }
      return of(
          Operands.dataNumber(machine, LEAST),
          Operands.dataNumber(machine, GREATEST),
          () -> Operands.dataNumber(machine, COLUMNS));
    }

    static Limits of(Decimal least, Decimal greatest, Supplier<Decimal> columns) {
      if (least.compareTo(greatest) >= 0) {
        throw CalculatorError.DATA_ERROR;
      }
      return new Limits(least, greatest, columns.get());
    }

    Scale scale() {
      return Scale.of(least, greatest, columns);
    }
  }

  /** REGPLOT: prints a point at the value in X. The line begins before the scale is checked. */
  static void byRegisters(Machine machine) {
    machine.printer().accumulate("");
    Limits limits = Limits.ofRegisters(machine);
    Decimal value = machine.x();
    plot(machine, limits.scale(), value, symbol(machine));
  }

  /** Returns the special character in R03; empty if there is none, or no R03. */
  private static Optional<Long> symbol(Machine machine) {
    return machine.program().size() > SYMBOL
        ? Optional.of(Operands.read(machine, Operands.dataRegister(machine, SYMBOL)))
            .filter(Word::isText)
        : Optional.empty();
  }

  /**
   * STKPLOT: prints a point at the value in T between the limits Z and Y, with nnn.aaa in X
   * (observed on the machine).
   */
  static void byStack(Machine machine) {
    machine.printer().accumulate("");
    Decimal least = machine.number(machine.memory().read(Stack.Z));
    Limits limits = Limits.of(least, machine.y(), machine::x);
    Decimal value = machine.number(machine.memory().read(Stack.T));
    plot(machine, limits.scale(), value, Optional.empty());
  }

  /**
   * Prints a point and the axis. The point covers the axis. Flag 12 widens both, but not the blank
   * columns (observed on the machine).
   */
  private static void plot(Machine machine, Scale scale, Decimal value, Optional<Long> symbol) {
    PrintBuffer buffer = machine.printer().buffer();
    boolean wide = machine.printer().isWide();
    int left = scale.left(value);
    int right = left + Font.WIDTH;
    int axis = scale.axis();
    if (axis >= 0 && axis < left) {
      draw(buffer, wide, axis, left - axis - 1);
    } else {
      skip(buffer, left);
    }
    symbol.ifPresentOrElse(
        columns -> buffer.special(Accumulation.columns(columns), wide),
        () -> buffer.character(CROSS, wide, false));
    if (axis >= right) {
      draw(buffer, wide, axis - right, scale.width() - axis - 1);
    } else {
      skip(buffer, scale.width() - right);
    }
    buffer.printRight();
  }

  /** Adds the axis between blank columns. */
  private static void draw(PrintBuffer buffer, boolean wide, int before, int after) {
    skip(buffer, before);
    buffer.column(AXIS, wide);
    skip(buffer, after);
  }

  private static void skip(PrintBuffer buffer, int columns) {
    if (columns > 0) {
      buffer.skip(columns);
    }
  }

  /** PRAXIS: prints the axis. */
  static void axis(Machine machine) {
    Decimal middle = Operands.dataNumber(machine, MIDDLE);
    Axis axis = new Axis(machine.printer(), Limits.ofRegisters(machine).scale());
    machine.printer().finishLine();
    axis.printEnds();
    axis.printMiddle(middle);
    axis.print(axis.ticks.toString());
  }

  /**
   * The axis above a plot: the minimum and maximum at its ends, the value in R04 if it is between
   * them, and a line with a tick mark for each.
   */
  private static final class Axis {

    private final Printer printer;
    private final Scale scale;
    private final int width;
    private final StringBuilder ticks;

    private Axis(Printer printer, Scale scale) {
      this.printer = printer;
      this.scale = scale;
      width = scale.width() / Font.WIDTH;
      ticks = new StringBuilder("-".repeat(width));
    }

    /**
     * Prints the minimum and maximum. If both do not fit on one line, the maximum is on a line of
     * its own.
     */
    private void printEnds() {
      tick(0);
      tick(width - 1);
      String least = text(scale.least());
      String greatest = text(scale.greatest());
      if (least.length() + greatest.length() < width) {
        print(least + StringUtils.leftPad(greatest, width - least.length()));
      } else {
        print(StringUtils.rightPad(least, width));
        print(greatest);
      }
    }

    private void printMiddle(Decimal middle) {
      if (middle.compareTo(scale.least()) <= 0 || middle.compareTo(scale.greatest()) >= 0) {
        return;
      }
      int place = scale.column(middle) / Font.WIDTH;
      tick(Math.min(place, width - 1));
      String text = text(middle);
      int left = Math.max(0, Math.min(place - text.length() / 2, width - text.length()));
      print(StringUtils.rightPad(" ".repeat(left) + text, width));
    }

    private String text(Decimal value) {
      return printer.text(Word.of(value)).strip();
    }

    private void tick(int place) {
      if (place >= 0 && place < width) {
        ticks.setCharAt(place, '+');
      }
    }

    /** Prints a text above the columns of the plot, which is right-aligned. */
    private void print(String text) {
      printer.accumulate(text);
      if (scale.width() % Font.WIDTH > 0) {
        printer.buffer().skip(scale.width() % Font.WIDTH);
      }
      printer.buffer().printRight();
    }
  }
}
