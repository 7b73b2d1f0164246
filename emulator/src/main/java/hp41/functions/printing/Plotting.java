package hp41.functions.printing;

import hp41.functions.Accumulation;
import hp41.functions.Operands;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.printer.Font;
import hp41.printer.PrintBuffer;
import hp41.printer.PrintedLine;
import org.apache.commons.lang3.StringUtils;

/**
 * Plots, a point to a line: R00 is the least value and R01 the greatest, nnn.aaa in R02 the number
 * of columns and the one that the axis is in, or 000 for no axis, R03 a special character for the
 * points, or a number for the usual one.
 */
final class Plotting {

  private static final int LEAST = 0;
  private static final int GREATEST = 1;
  private static final int COLUMNS = 2;
  private static final int SYMBOL = 3;
  private static final int MIDDLE = 4;
  private static final char ALL_DOTS = 0x7F;
  private static final long CROSS = 0x22_14_08_14_22L;
  private static final Decimal HALF = Decimal.parse("0.5");

  private Plotting() {}

  /**
   * What is plotted on.
   *
   * @param width its columns, 1 to 168
   * @param axis the column of the axis, from 1 on; 0 for none
   */
  private record Scale(Decimal least, Decimal greatest, int width, int axis) {

    static Scale of(Decimal least, Decimal greatest, Decimal columns) {
      int width = columns.wholeUpTo(PrintedLine.COLUMNS);
      int axis = columns.decimals(1, 3);
      boolean fits = width > 0 && width <= PrintedLine.COLUMNS && axis <= width;
      if (!fits || least.compareTo(greatest) >= 0) {
        throw CalculatorError.DATA_ERROR;
      }
      return new Scale(least, greatest, width, axis);
    }

    boolean contains(Decimal value) {
      return value.compareTo(least) >= 0 && value.compareTo(greatest) <= 0;
    }

    /** The column of a value, from 0 on. */
    int column(Decimal value) {
      Decimal part =
          Arithmetic.divide(
              Arithmetic.subtract(value, least), Arithmetic.subtract(greatest, least));
      Decimal place = Arithmetic.multiply(part, Decimal.of(width - 1L));
      return (int) Arithmetic.add(place, HALF).truncated();
    }
  }

  private static Scale scale(Machine machine) {
    return Scale.of(
        Operands.dataNumber(machine, LEAST),
        Operands.dataNumber(machine, GREATEST),
        Operands.dataNumber(machine, COLUMNS));
  }

  /** REGPLOT: a point at the value in X. */
  static void byRegisters(Machine machine) {
    long symbol = Operands.read(machine, Operands.dataRegister(machine, SYMBOL));
    plot(machine, scale(machine), Word.isText(symbol) ? Accumulation.columns(symbol) : cross());
  }

  /** STKPLOT: as REGPLOT, with nnn.aaa in Y, the greatest value in Z and the least in T. */
  static void byStack(Machine machine) {
    Decimal least = machine.number(machine.memory().read(Stack.T));
    Decimal greatest = machine.number(machine.memory().read(Stack.Z));
    plot(machine, Scale.of(least, greatest, machine.y()), cross());
  }

  private static String cross() {
    StringBuilder columns = new StringBuilder("\0");
    for (int shift = 32; shift >= 0; shift -= 8) {
      columns.append((char) (CROSS >>> shift & ALL_DOTS));
    }
    return columns.append('\0').toString();
  }

  /** A value outside of the scale has no point; the axis is drawn all the same. */
  private static void plot(Machine machine, Scale scale, String symbol) {
    Decimal value = machine.x();
    StringBuilder columns = new StringBuilder("\0".repeat(scale.width()));
    if (scale.axis() > 0) {
      columns.setCharAt(scale.axis() - 1, ALL_DOTS);
    }
    if (scale.contains(value)) {
      int left = scale.column(value) - symbol.length() / 2;
      for (int i = 0; i < symbol.length(); i++) {
        if (left + i >= 0 && left + i < scale.width()) {
          columns.setCharAt(left + i, (char) (columns.charAt(left + i) | symbol.charAt(i)));
        }
      }
    }
    send(columns, machine.printer().buffer());
  }

  private static void send(CharSequence columns, PrintBuffer buffer) {
    int blank = 0;
    for (int i = 0; i < columns.length(); i++) {
      if (columns.charAt(i) == 0) {
        blank++;
        continue;
      }
      skip(buffer, blank);
      blank = 0;
      buffer.column(columns.charAt(i), false);
    }
    skip(buffer, blank);
    buffer.printRight();
  }

  private static void skip(PrintBuffer buffer, int columns) {
    if (columns > 0) {
      buffer.skip(columns);
    }
  }

  /** PRAXIS. */
  static void axis(Machine machine) {
    Decimal middle = Operands.dataNumber(machine, MIDDLE);
    Axis axis = new Axis(machine.printer(), scale(machine));
    machine.printer().finishLine();
    axis.printEnds();
    axis.printMiddle(middle);
    axis.print(axis.ticks.toString());
  }

  /**
   * The axis above a plot: the least and greatest value at its ends, the value in R04 if it is
   * between them, and a line with a tick at each.
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

    /** The values at the ends; the greatest in a line of its own if it does not fit behind. */
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

    /** Prints above the columns of the plot, which is at the right. */
    private void print(String text) {
      printer.accumulate(text);
      if (scale.width() % Font.WIDTH > 0) {
        printer.buffer().skip(scale.width() % Font.WIDTH);
      }
      printer.buffer().printRight();
    }
  }
}
