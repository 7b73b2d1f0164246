package hp41.panel;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.Snapshot;
import hp41.debug.Debugger;
import hp41.debug.Programs;
import hp41.event.PrintedLine;
import hp41.panel.keys.KeyNames;
import hp41.screen.Theme;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The data that panels show.
 *
 * @param calculator for data that a snapshot does not contain; panels must not change it
 * @param snapshot the state of the calculator
 * @param past what was printed and shown before
 * @param debugger the debugger
 * @param registers the data registers to show
 * @param keys the names of the strokes for the calculator's keys
 * @param theme the theme in which the panels are drawn
 */
public record PanelData(
    Calculator calculator,
    Snapshot snapshot,
    Past past,
    Debugger debugger,
    Range registers,
    KeyNames keys,
    Theme theme) {

  public MemoryView contents() {
    return calculator.contents();
  }

  public Programs programs() {
    return calculator.programs();
  }

  /** Returns the position of queens to show, if there is one. */
  public Optional<BoardPosition> position() {
    List<BoardPosition> positions = past.positions();
    return positions.isEmpty() ? Optional.empty() : Optional.of(positions.get(past.chosen()));
  }

  /**
   * The history that panels show.
   *
   * @param paper the printed lines that have not been torn off, the newest last
   * @param positions the positions of queens of this run, the newest last
   * @param chosen the index of the position on the board, from 0
   * @param placed the incomplete position that a program is building
   * @param registers the data registers at the last stop, from R00; empty if there was none
   */
  public record Past(
      List<PrintedLine> paper,
      List<BoardPosition> positions,
      int chosen,
      Optional<BoardPosition> placed,
      List<Long> registers) {

    /** Returns whether a data register has changed since the last stop. */
    public boolean changed(int number, long word) {
      return number < registers.size() && registers.get(number) != word;
    }
  }

  /**
   * A range of numbers, including both ends.
   *
   * @param first the first number, from 0
   */
  public record Range(int first, int last) {

    /** The range of all numbers, with runs of zeros folded. */
    public static final Range ALL = new Range(0, Integer.MAX_VALUE);

    /** The range of all numbers, without folding: each register has a cell. */
    public static final Range UNFOLDED = new Range(0, Integer.MAX_VALUE - 1);

    private static final Pattern TYPED = Pattern.compile("(\\d{1,3})\\s*-\\s*(\\d{1,3})");

    /** Returns whether a number is in the range. */
    public boolean contains(int number) {
      return first <= number && number <= last;
    }

    /** Parses a range such as {@code 10-25}; empty if the text is not a range. */
    public static Optional<Range> typed(String text) {
      Matcher numbers = TYPED.matcher(text.strip());
      return numbers.matches()
          ? Optional.of(
              new Range(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2))))
          : Optional.empty();
    }
  }
}
