package hp41.terminal;

import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.panel.Look;
import hp41.panel.Range;
import hp41.panel.Side;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Which panel the side area shows, how each is looked at, and whether strokes go to it. */
final class Sidebar {

  private static final int LESSONS = 3;

  /** The panels that have a place where something is going on. */
  private static final Set<Side> FOLLOWING =
      EnumSet.of(Side.PROGRAM, Side.PAPER, Side.CATALOGUE, Side.DEBUG);

  private final Map<Side, Look> looks = new EnumMap<>(Side.class);
  private Optional<Side> byHand = Optional.empty();
  private Optional<Side> list = Optional.empty();
  private final Recorder recorder;
  private final BiConsumer<String, String> remember;
  private Range registers = Range.ALL;
  private boolean programming;
  private boolean running;
  private boolean focused;
  private int lessonsLeft;

  /** A side area that shows the first steps if some are left, or nothing is known of any. */
  Sidebar(boolean firstTime, Habits habits, Recorder recorder) {
    this.recorder = recorder;
    remember = habits.remember();
    leave(habits.lessons().orElse(firstTime ? LESSONS : 0));
  }

  private void leave(int lessons) {
    if (lessons != lessonsLeft) {
      lessonsLeft = lessons;
      remember.accept("lessons", String.valueOf(lessons));
    }
  }

  /** The panel chosen by hand, else the one that fits what is going on. */
  Side shown() {
    if (byHand.isPresent()) {
      return byHand.get();
    }
    if (programming) {
      return Side.PROGRAM;
    }
    if (recorder.position().isPresent()) {
      return Side.BOARD;
    }
    if (recorder.hasPrinted()) {
      return Side.PAPER;
    }
    return lessonsLeft > 0 ? Side.START : Side.PROGRAM;
  }

  /**
   * Looks whether the calculator shows a position, whether a program is being written, and whether
   * one has stopped, where panels follow again.
   */
  void watch(Snapshot snapshot) {
    recorder.see(snapshot);
    programming = snapshot.modes().prgm();
    boolean runs = snapshot.modes().running();
    if (running && !runs) {
      follow();
    }
    running = runs;
  }

  /** Keys were pressed; to add is one of the first steps. */
  void pressed(List<Key> keys) {
    follow();
    if (keys.contains(Key.PLUS)) {
      learned();
    }
  }

  /** Something was done; after three things there is no more need for the first steps. */
  void learned() {
    leave(Math.max(0, lessonsLeft - 1));
  }

  /** Shows the first steps again, until as many things were done. */
  void restart() {
    leave(LESSONS);
    byHand = Optional.empty();
    focused = false;
  }

  /** Shows a panel, or, if it was chosen already, leaves the choice open again. */
  void choose(Side side, boolean withFocus) {
    boolean again = byHand.equals(Optional.of(side)) && (focused || !withFocus);
    byHand = again ? Optional.empty() : Optional.of(side);
    focused = (withFocus || side == Side.DEBUG) && !again;
    list = Optional.empty();
    registers = Range.ALL;
  }

  /** The panel chosen by hand goes, and the choice is open again. */
  void close() {
    byHand = Optional.empty();
    registers = Range.ALL;
  }

  /** Shows a panel, chosen already or not, where it is to be looked into. */
  void keep(Side side, boolean withFocus) {
    byHand = Optional.of(side);
    focused = focused || withFocus;
    registers = Range.ALL;
  }

  /** Of the data registers only these are to be shown. */
  void narrow(Range wanted) {
    registers = wanted;
    look(Side.REGISTERS, Look.UNTOUCHED);
  }

  /** The data registers that are to be shown. */
  Range registers() {
    return registers;
  }

  /** Shows a panel, unless the debugger shows it already, and gives it the strokes. */
  void open(Side side) {
    if (debugs() && side.compareTo(Side.DEBUG) > 0) {
      list = Optional.of(side);
    } else {
      byHand = Optional.of(side);
      list = Optional.empty();
    }
    focused = true;
  }

  /** Whether the debugger is shown. */
  boolean debugs() {
    return shown() == Side.DEBUG;
  }

  /** The panel that strokes may go to: the one shown, or one of the debugger's lists. */
  Side active() {
    return list.filter(it -> debugs()).orElse(shown());
  }

  /** Strokes go back to the debugger from one of its lists, or to the calculator. */
  void leave() {
    if (active() == shown()) {
      unfocus();
    } else {
      list = Optional.empty();
    }
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

  /** Panels show again what is going on, wherever they were scrolled to. */
  void follow() {
    FOLLOWING.forEach(side -> looks.computeIfPresent(side, (same, look) -> look.following()));
  }

  boolean focused() {
    return focused;
  }

  /** Whether text is typed in the panel that has the strokes. */
  boolean isTyping() {
    return focused() && look(active()).field().isPresent();
  }

  /** Whether this panel has the strokes. */
  boolean isFocused(Side side) {
    return focused && active() == side;
  }

  /** How a panel is looked at. */
  Look look(Side side) {
    return looks.getOrDefault(side, Look.UNTOUCHED);
  }

  /** Says how the shown panel is looked at. */
  void look(Look look) {
    look(active(), look);
  }

  /** Says how a panel is looked at. */
  void look(Side side, Look look) {
    looks.put(side, look);
  }
}
