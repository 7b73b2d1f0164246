package hp41.panel;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.Snapshot;
import hp41.debug.Debugger;
import hp41.listing.Programs;
import hp41.panel.keys.KeyNames;
import hp41.printer.PrintedLine;
import hp41.screen.Theme;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What panels make their contents of.
 *
 * @param calculator for what a snapshot does not hold; it must not be changed
 * @param snapshot the calculator as it stands
 * @param past what has been printed and shown before
 * @param debugger what looks on while lines are executed
 * @param registers the data registers that are wanted
 * @param keys what is struck for the calculator's keys
 * @param theme the colours in which they are drawn
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

  /** The position of queens to be shown, if there was one. */
  public Optional<BoardPosition> position() {
    List<BoardPosition> positions = past.positions();
    return positions.isEmpty() ? Optional.empty() : Optional.of(positions.get(past.chosen()));
  }

  /**
   * What panels show of what has been.
   *
   * @param paper the lines printed and not torn off, the newest last
   * @param positions the positions of queens of this run, the newest last
   * @param chosen which of them the board shows, from 0
   * @param placed the queens that a program is placing, as far as it has come
   * @param registers the data registers as they were at the last stop, from R00; empty if there was
   *     none
   */
  public record Past(
      List<PrintedLine> paper,
      List<BoardPosition> positions,
      int chosen,
      Optional<BoardPosition> placed,
      List<Long> registers) {

    /** Nothing has been. */
    public static final Past NOTHING =
        new Past(List.of(), List.of(), 0, Optional.empty(), List.of());

    /** Whether a data register held another word at the last stop. */
    public boolean changed(int number, long word) {
      return number < registers.size() && registers.get(number) != word;
    }
  }

  /**
   * Numbers from a first to a last one, both included.
   *
   * @param first from 0
   */
  public record Range(int first, int last) {

    /** All numbers. */
    public static final Range ALL = new Range(0, Integer.MAX_VALUE);

    private static final Pattern TYPED = Pattern.compile("(\\d{1,3})\\s*-\\s*(\\d{1,3})");

    /** The range typed as {@code 10-25}; empty if it is none. */
    public static Optional<Range> typed(String text) {
      Matcher numbers = TYPED.matcher(text.strip());
      return numbers.matches()
          ? Optional.of(
              new Range(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2))))
          : Optional.empty();
    }
  }
}
