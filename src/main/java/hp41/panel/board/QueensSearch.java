package hp41.panel.board;

import hp41.MemoryView;
import hp41.Snapshot;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.panel.BoardPosition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads the queens that 8QUEENS has placed so far from its registers: R01 is the current column,
 * from 8 to 15 like the loop counter in R03, and R08 to R15 contain the row of each queen plus 16.
 */
public record QueensSearch(MemoryView contents) {

  private static final String PROGRAM = "8QUEENS";
  private static final int QUEENS = 8;
  private static final int COLUMN = 1;
  private static final int FIRST = 3;
  private static final int LEFTMOST = 8;
  private static final int BEHIND = LEFTMOST + QUEENS;
  private static final int ABOVE_ROWS = 16;
  private static final int HIGHEST = ABOVE_ROWS + QUEENS;
  private static final long COLUMNS = Word.of(Decimal.parse("8.015"));

  /**
   * Returns the queens placed so far, while the program runs at authentic speed or after it was
   * interrupted.
   *
   * @param atStart the registers at the start of the run; unchanged values belong to an earlier run
   */
  public static Optional<BoardPosition> position(
      Snapshot snapshot, MemoryView contents, List<Long> atStart) {
    boolean watched = snapshot.modes().running() && snapshot.modes().authentic();
    boolean interrupted = snapshot.modes().waiting() && snapshot.message().isEmpty();
    boolean searches = (watched || interrupted) && !snapshot.modes().alpha();
    return searches
            && snapshot.program().name().equals(PROGRAM)
            && !queens(contents.registers()).equals(queens(atStart))
        ? new QueensSearch(contents).position()
        : Optional.empty();
  }

  private static List<Long> queens(List<Long> registers) {
    return IntStream.range(COLUMN, Math.min(BEHIND, registers.size()))
        .filter(number -> number == COLUMN || number >= LEFTMOST)
        .mapToObj(registers::get)
        .toList();
  }

  /** Returns the position; empty if the registers contain something else. */
  private Optional<BoardPosition> position() {
    boolean enough = contents.size() >= BEHIND;
    if (!enough || contents.register(FIRST) != COLUMNS || whole(COLUMN) >= BEHIND) {
      return Optional.empty();
    }
    String rows =
        IntStream.range(LEFTMOST, whole(COLUMN))
            .map(column -> whole(column) - ABOVE_ROWS)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining());
    return Optional.of(rows)
        .filter(it -> it.matches("[1-8]*"))
        .map(it -> new BoardPosition(it, QUEENS));
  }

  private int whole(int number) {
    return Word.wholeUpTo(contents.register(number), HIGHEST);
  }
}
