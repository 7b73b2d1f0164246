package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.Snapshot;
import hp41.machine.Event;
import hp41.panel.BoardPosition;
import hp41.panel.Note;
import hp41.panel.PanelData.Past;
import hp41.panel.board.QueensSearch;
import hp41.printer.PrintedLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Keeps what has happened: what was printed, the positions of this run, registers as they were. */
final class HistoryRecorder {

  private static final int MOST_LINES = 10_000;
  private static final int MOST_POSITIONS = 10_000;
  private static final int NOWHERE = -1;

  private final Calculator calculator;
  private final Debugging debugging;
  private final List<PrintedLine> paper = new ArrayList<>();
  private final List<PrintedLine> torn = new ArrayList<>();
  private final List<BoardPosition> positions = new ArrayList<>();
  private Optional<Image> tornAt = Optional.empty();
  private int chosen;
  private Optional<BoardPosition> placed = Optional.empty();
  private List<Long> begun = List.of();

  /** The position that stood when the run began: it is of an earlier one. */
  private Optional<BoardPosition> stale = Optional.empty();

  private List<Long> before = List.of();
  private List<Long> stopped = List.of();
  private boolean running;
  private int stop = NOWHERE;

  HistoryRecorder(Calculator calculator) {
    this.calculator = calculator;
    debugging = new Debugging(calculator);
  }

  /** What debugs the calculator. */
  Debugging debugging() {
    return debugging;
  }

  /**
   * Takes what has happened since the last time; tells why the debugger has stopped a program, or
   * can write no trace.
   */
  Optional<Note> watch(List<Event> events) {
    boolean runs = calculator.isRunning();
    if (runs && !running && !goesOn()) {
      positions.clear();
      chosen = 0;
      begun = calculator.contents().registers();
      stale = BoardPosition.in(calculator.snapshot());
    }
    running = runs;
    events.forEach(this::take);
    if (!runs) {
      rest(calculator.snapshot());
    }
    return debugging.words().trouble().or(() -> runs ? Optional.empty() : debugging.stopped());
  }

  private boolean goesOn() {
    return stop != NOWHERE && stop == place();
  }

  /**
   * Where a run goes on that has stopped; at line 00, where it has come to its end, it begins anew.
   */
  private int place() {
    boolean anew = calculator.snapshot().program().line() == 0;
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

  private void rest(Snapshot snapshot) {
    stop = snapshot.modes().waiting() ? place() : NOWHERE;
    see(snapshot);
    List<Long> now = calculator.contents().registers();
    if (!now.equals(stopped)) {
      before = stopped;
      stopped = now;
    }
  }

  /** Looks whether the calculator shows a position that is not known yet, or is placing queens. */
  void see(Snapshot snapshot) {
    placed = QueensSearch.position(snapshot, calculator.contents(), begun);
    Optional<BoardPosition> shown = BoardPosition.in(snapshot);
    if (!shown.equals(stale)) {
      stale = Optional.empty();
      shown.filter(it -> !positions.contains(it)).ifPresent(this::add);
    }
  }

  /** The board goes on to a new position unless an earlier one was chosen. */
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

  /** The board shows the position so many later; at the first and last nothing changes. */
  void step(int steps) {
    chosen = Math.max(0, Math.min(chosen + steps, positions.size() - 1));
  }

  /** Tears the paper off; false if there is none. */
  boolean tear() {
    if (paper.isEmpty()) {
      return false;
    }
    torn.addAll(paper);
    shorten(torn, MOST_LINES);
    paper.clear();
    tornAt = Optional.of(calculator.image());
    return true;
  }

  /** Whether paper was torn off, and nothing has changed memory since. */
  boolean isTornLast() {
    return tornAt.filter(image -> image.equals(calculator.image())).isPresent();
  }

  /** Whether any paper was torn off that can be put back. */
  boolean hasTorn() {
    return tornAt.isPresent();
  }

  /** Puts all that was torn off back above what was printed since. */
  Note mend() {
    paper.addAll(0, torn);
    shorten(paper, MOST_LINES);
    torn.clear();
    tornAt = Optional.empty();
    return Note.of("paper put back", "x in the paper tears it off");
  }

  /** The position that the board shows. */
  Optional<BoardPosition> position() {
    return placed.isPresent()
        ? placed
        : positions.isEmpty() ? Optional.empty() : Optional.of(positions.get(chosen));
  }

  /** Whether anything was printed, torn off or not. */
  boolean hasPrinted() {
    return !paper.isEmpty() || !torn.isEmpty();
  }

  /** What panels show of all this. */
  Past past() {
    return new Past(
        Collections.unmodifiableList(paper),
        Collections.unmodifiableList(positions),
        chosen,
        placed,
        running ? stopped : before);
  }
}
