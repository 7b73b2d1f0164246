package hp41.terminal;

import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.panel.PanelData.Range;
import hp41.panel.PanelState;
import hp41.panel.view.Panels;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Which panel the side area shows, how each is looked at, and whether strokes go to it. */
final class SideArea {

  private static final int LESSONS = 3;

  private final Map<Panels, PanelState> states = new EnumMap<>(Panels.class);
  private Optional<Panels> byHand = Optional.empty();
  private Optional<Panels> list = Optional.empty();
  private final HistoryRecorder recorder;
  private final BiConsumer<String, String> remember;
  private Range registers = Range.ALL;
  private boolean programming;
  private boolean running;
  private boolean focused;
  private int lessonsLeft;

  /** A side area that shows the first steps if some are left, or nothing is known of any. */
  SideArea(boolean firstTime, UserPreferences preferences, HistoryRecorder recorder) {
    this.recorder = recorder;
    remember = preferences.remember();
    leave(preferences.lessons().orElse(firstTime ? LESSONS : 0));
  }

  private void leave(int lessons) {
    if (lessons != lessonsLeft) {
      lessonsLeft = lessons;
      remember.accept("lessons", String.valueOf(lessons));
    }
  }

  /** The panel chosen by hand, else the one that fits what is going on. */
  Panels shown() {
    return byHand.orElseGet(this::usual);
  }

  /** The panel that fits what is going on. */
  Panels usual() {
    if (programming) {
      return Panels.PROGRAM;
    }
    if (recorder.position().isPresent()) {
      return Panels.BOARD;
    }
    if (recorder.hasPrinted()) {
      return Panels.PAPER;
    }
    return lessonsLeft > 0 ? Panels.START : Panels.PROGRAM;
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
  void choose(Panels side, boolean withFocus) {
    boolean again = byHand.equals(Optional.of(side)) && (focused || !withFocus);
    byHand = again ? Optional.empty() : Optional.of(side);
    focused = (withFocus || side == Panels.DEBUG) && !again;
    list = Optional.empty();
    registers = Range.ALL;
  }

  /** The panel that has the strokes gives them back; what was chosen by hand is no longer. */
  void close() {
    unfocus();
    if (list.isEmpty()) {
      byHand = Optional.empty();
    }
    list = Optional.empty();
    registers = Range.ALL;
  }

  /** Shows a panel, chosen already or not, where it is to be looked into. */
  void keep(Panels side, boolean withFocus) {
    byHand = Optional.of(side);
    focused = focused || withFocus;
    registers = Range.ALL;
  }

  /** Of a panel only this part is to be shown. */
  void narrow(Panels side, Range wanted) {
    registers = wanted;
    state(side, PanelState.UNTOUCHED);
  }

  /** The data registers that are to be shown. */
  Range registers() {
    return registers;
  }

  /**
   * Shows a panel and gives it the strokes.
   *
   * @param beside whether it stands beside the debugger, which stays
   */
  void open(Panels side, boolean beside) {
    if (debugs() && beside && side != Panels.DEBUG) {
      list = Optional.of(side);
    } else {
      byHand = Optional.of(side);
      list = Optional.empty();
    }
    focused = true;
  }

  /** Whether the debugger is shown. */
  boolean debugs() {
    return shown() == Panels.DEBUG;
  }

  /** The panel that strokes may go to: the one shown, or one of the debugger's lists. */
  Panels active() {
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
    state(PanelState.UNTOUCHED);
    focused = false;
  }

  /** Panels show again what is going on, wherever they were scrolled to. */
  void follow() {
    states.replaceAll((side, state) -> side.panel().follows() ? state.following() : state);
  }

  boolean focused() {
    return focused;
  }

  /** Whether text is typed in the panel that has the strokes. */
  boolean isTyping() {
    return focused() && state(active()).field().isPresent();
  }

  /** Whether this panel has the strokes. */
  boolean isFocused(Panels side) {
    return focused && active() == side;
  }

  /** How a panel is looked at. */
  PanelState state(Panels side) {
    return states.getOrDefault(side, PanelState.UNTOUCHED);
  }

  /** Says how the shown panel is looked at. */
  void state(PanelState state) {
    state(active(), state);
  }

  /** Says how a panel is looked at. */
  void state(Panels side, PanelState state) {
    states.put(side, state);
  }
}
