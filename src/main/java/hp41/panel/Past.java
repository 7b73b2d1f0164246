package hp41.panel;

import hp41.printer.PrintedLine;
import java.util.List;

/**
 * What panels show of what has been.
 *
 * @param paper the lines printed and not torn off, the newest last
 * @param positions the positions of queens of this run, the newest last
 * @param chosen which of them the board shows, from 0
 * @param registers the data registers as they were at the last stop, from R00; empty if there was
 *     none
 */
public record Past(
    List<PrintedLine> paper, List<Position> positions, int chosen, List<Long> registers) {

  /** Nothing has been. */
  public static final Past NOTHING = new Past(List.of(), List.of(), 0, List.of());

  /** Whether a data register held another word at the last stop. */
  boolean changed(int number, long word) {
    return number < registers.size() && registers.get(number) != word;
  }
}
