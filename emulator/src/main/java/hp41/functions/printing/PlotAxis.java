package hp41.functions.printing;

import hp41.functions.printing.Plotting.Scale;
import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.printer.Font;
import org.apache.commons.lang3.StringUtils;

/**
 * The axis above a plot: the least and greatest value at its ends, the value in R04 if it is
 * between them, and a line with a tick at each.
 */
final class PlotAxis {

  private static final int MIDDLE = 4;

  private final Printer printer;
  private final Scale scale;
  private final int width;
  private final StringBuilder ticks;

  private PlotAxis(Printer printer, Scale scale) {
    this.printer = printer;
    this.scale = scale;
    width = scale.width() / Font.WIDTH;
    ticks = new StringBuilder("-".repeat(width));
  }

  /** PRAXIS. */
  static void print(Machine machine) {
    Decimal middle = Plotting.register(machine, MIDDLE);
    PlotAxis axis = new PlotAxis(machine.printer(), Plotting.scale(machine));
    machine.printer().finishLine();
    axis.printEnds();
    axis.printMiddle(middle);
    axis.print(axis.ticks.toString());
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
