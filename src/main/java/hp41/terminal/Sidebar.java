package hp41.terminal;

import hp41.Snapshot;
import hp41.panel.Look;
import hp41.panel.Position;
import hp41.panel.Side;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Which panel the side area shows, how each is looked at, and whether strokes go to it. */
final class Sidebar {

  private static final int LESSONS = 3;

  private final Map<Side, Look> looks = new EnumMap<>(Side.class);
  private Optional<Side> byHand = Optional.empty();
  private Optional<Position> position = Optional.empty();
  private boolean programming;
  private boolean focused;
  private int lessonsLeft;

  Sidebar(boolean firstTime) {
    lessonsLeft = firstTime ? LESSONS : 0;
  }

  /** The panel chosen by hand, else the one that fits what is going on. */
  Side shown() {
    if (byHand.isPresent()) {
      return byHand.get();
    }
    if (programming) {
      return Side.PROGRAM;
    }
    if (position.isPresent()) {
      return Side.BOARD;
    }
    return lessonsLeft > 0 ? Side.START : Side.PROGRAM;
  }

  /** Looks whether the calculator shows a position, or a program is being written. */
  void watch(Snapshot snapshot) {
    position = Position.in(snapshot).or(() -> position);
    programming = snapshot.modes().prgm();
  }

  /** Something was done; after three things there is no more need for the first steps. */
  void learned() {
    lessonsLeft = Math.max(0, lessonsLeft - 1);
  }

  /** Shows a panel, or, if it was chosen already, leaves the choice open again. */
  void choose(Side side, boolean withFocus) {
    boolean again = byHand.equals(Optional.of(side)) && (focused || !withFocus);
    byHand = again ? Optional.empty() : Optional.of(side);
    focused = withFocus && !again;
  }

  /** Shows a panel and gives it the strokes. */
  void open(Side side) {
    byHand = Optional.of(side);
    focused = true;
  }

  /** Strokes go to the side area; if they did already, to the next panel there. */
  void step(int steps) {
    if (focused) {
      byHand = Optional.of(shown().step(steps));
    }
    focused = true;
  }

  void unfocus() {
    look(Look.UNTOUCHED);
    focused = false;
  }

  /** All panels show again what is going on, wherever they were scrolled to. */
  void follow() {
    looks.clear();
  }

  boolean focused() {
    return focused;
  }

  /** Whether this panel has the strokes. */
  boolean isFocused(Side side) {
    return focused && shown() == side;
  }

  /** How a panel is looked at. */
  Look look(Side side) {
    return looks.getOrDefault(side, Look.UNTOUCHED);
  }

  /** Says how the shown panel is looked at. */
  void look(Look look) {
    look(shown(), look);
  }

  /** Says how a panel is looked at. */
  void look(Side side, Look look) {
    looks.put(side, look);
  }

  Optional<Position> position() {
    return position;
  }
}
