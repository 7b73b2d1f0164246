package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.Snapshot;
import hp41.event.Event;
import hp41.event.PrintedLine;
import hp41.panel.BoardPosition;
import hp41.panel.Note;
import hp41.panel.PanelData.Past;
import hp41.panel.Promise;
import hp41.panel.board.QueensSearch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Records the history that panels show: printed lines, positions of this run, and the registers at
 * the last stop.
 */
final class HistoryRecorder {

  private static final int MOST_LINES = 10_000;
  private static final int MOST_POSITIONS = 10_000;
  private static final int NOWHERE = -1;

  private final Calculator calculator;
  private final Debugging debugging;
  private final List<PrintedLine> paper = new ArrayList<>();
  private final List<PrintedLine> tornPaper = new ArrayList<>();
  private final List<BoardPosition> positions = new ArrayList<>();
  private Optional<Image> tornAt = Optional.empty();
  private int chosen;
  private Optional<BoardPosition> placed = Optional.empty();
  private List<Long> registersAtStart = List.of();

  /** The position that was displayed when the run began; it belongs to an earlier run. */
  private Optional<BoardPosition> stale = Optional.empty();

  private List<Long> before = List.of();
  private List<Long> stopped = List.of();
  private boolean running;
  private int stop = NOWHERE;

  HistoryRecorder(Calculator calculator) {
    this.calculator = calculator;
    debugging = new Debugging(calculator);
  }

  /** Returns the debugger's commands. */
  Debugging debugging() {
    return debugging;
  }

  /**
   * Records what has happened since the last call; returns why the debugger has stopped a program,
   * or an error of the trace file.
   *
   * @param atRest the calculator, unless a program runs
   */
  Optional<Note> watch(List<Event> events, Optional<Snapshot> atRest) {
    boolean runs = atRest.isEmpty();
    if (runs && !running && !continuesRun()) {
      positions.clear();
      chosen = 0;
      registersAtStart = calculator.contents().registers();
      stale = BoardPosition.in(calculator.snapshot());
    }
    running = runs;
    events.forEach(this::take);
    atRest.ifPresent(this::recordStop);
    return debugging.words().traceError().or(() -> runs ? Optional.empty() : debugging.stopped());
  }

  private boolean continuesRun() {
    return stop != NOWHERE && stop == place(calculator.snapshot());
  }

  /**
   * Returns the pointer at which a stopped program continues. At line 00 the program has ended and
   * would start again; in this case the result is not a pointer.
   */
  private int place(Snapshot snapshot) {
    boolean anew = snapshot.program().line() == 0;
    return anew ? NOWHERE : calculator.programs().pointer();
  }

  private void take(Event event) {
    if (event instanceof Event.Printed printed) {
      paper.add(printed.line());
      shorten(paper, MOST_LINES);
    } else if (event instanceof Event.Viewed viewed) {
      BoardPosition.in(viewed.text()).ifPresent(this::add);
    } else if (event instanceof Event.Paused paused) {
      BoardPosition.in(paused.text()).ifPresent(this::add);
    }
  }

  private void recordStop(Snapshot snapshot) {
    stop = snapshot.modes().waiting() ? place(snapshot) : NOWHERE;
    see(snapshot);
    List<Long> now = calculator.contents().registers();
    if (!now.equals(stopped)) {
      before = stopped;
      stopped = now;
    }
  }

  /** Records the position in the display if it is new, and the queens that a program is placing. */
  void see(Snapshot snapshot) {
    placed = QueensSearch.position(snapshot, calculator.contents(), registersAtStart);
    Optional<BoardPosition> shown = BoardPosition.in(snapshot);
    if (!shown.equals(stale)) {
      stale = Optional.empty();
      shown.filter(it -> !positions.contains(it)).ifPresent(this::add);
    }
  }

  /** Adds a position. The board shows it, unless the user has chosen an earlier one. */
  private void add(BoardPosition position) {
    int last = positions.size() - 1;
    if (last >= 0 && positions.get(last).equals(position)) {
      return;
    }
    boolean follows = chosen >= last;
    positions.add(position);
    shorten(positions, MOST_POSITIONS);
    chosen = follows ? positions.size() - 1 : Math.min(chosen, positions.size() - 1);
  }

  private static void shorten(List<?> list, int most) {
    if (list.size() > most) {
      list.subList(0, list.size() - most).clear();
    }
  }

  /** Moves the board forward by a number of positions; it stops at the first and the last one. */
  void step(int steps) {
    chosen = Math.max(0, Math.min(chosen + steps, positions.size() - 1));
  }

  /** Tears off the paper; returns false if there is none. */
  boolean tear() {
    if (paper.isEmpty()) {
      return false;
    }
    tornPaper.addAll(paper);
    shorten(tornPaper, MOST_LINES);
    paper.clear();
    tornAt = Optional.of(calculator.image());
    return true;
  }

  /** Returns whether paper was torn off and memory has not changed since. */
  boolean isTornLast() {
    return tornAt.filter(image -> image.equals(calculator.image())).isPresent();
  }

  /** Returns whether torn-off paper can be restored. */
  boolean hasTorn() {
    return tornAt.isPresent();
  }

  /** Restores the torn-off paper above the lines printed since. */
  Note mend() {
    paper.addAll(0, tornPaper);
    shorten(paper, MOST_LINES);
    tornPaper.clear();
    tornAt = Optional.empty();
    return Note.of("paper restored")
        .hint("x", Promise.REDRAWS, "in the paper tears it off")
        .means("The paper that was torn off is shown again, above the lines printed since then.");
  }

  /** Returns the position on the board. */
  Optional<BoardPosition> position() {
    return placed.isPresent()
        ? placed
        : positions.isEmpty() ? Optional.empty() : Optional.of(positions.get(chosen));
  }

  /** Returns whether anything was printed, including torn-off paper. */
  boolean hasPrinted() {
    return !paper.isEmpty() || !tornPaper.isEmpty();
  }

  /** Returns the history for the panels. */
  Past past() {
    return new Past(
        Collections.unmodifiableList(paper),
        Collections.unmodifiableList(positions),
        chosen,
        placed,
        running ? stopped : before);
  }
}
