package hp41.terminal;

import hp41.Snapshot;
import hp41.key.Key;
import hp41.panel.PanelData.Range;
import hp41.panel.PanelState;
import hp41.panel.view.Panels;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The state of the side area: the panel that it shows, the view states of all panels, and the
 * focus.
 */
final class SideArea {

  private static final int LESSONS = 3;

  private final Map<Panels, PanelState> states = new EnumMap<>(Panels.class);
  private Optional<Panels> byHand = Optional.empty();
  private Optional<Panels> beforePrgm = Optional.empty();
  private Optional<Panels> list = Optional.empty();
  private final HistoryRecorder recorder;
  private final BiConsumer<String, String> remember;
  private Range registers = Range.ALL;
  private boolean prgmMode;
  private boolean running;
  private boolean focused;
  private int lessonsLeft;

  /** Creates a side area. It shows the first steps if some are left, or at the first start. */
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

  /** Returns the panel that the user has chosen, or else the one that fits the current activity. */
  Panels shown() {
    return byHand.orElseGet(this::usual);
  }

  private Panels usual() {
    return prgmMode ? Panels.PROGRAM : outsidePrgm();
  }

  /** Returns the panel that fits the current activity, or fitted it before PRGM mode. */
  Panels outsidePrgm() {
    if (recorder.position().isPresent()) {
      return Panels.BOARD;
    }
    if (recorder.hasPrinted()) {
      return Panels.PAPER;
    }
    return lessonsLeft > 0 ? Panels.START : Panels.PROGRAM;
  }

  /**
   * Updates the shown panels after each change of the calculator. When a program has stopped,
   * panels follow the activity again. PRGM mode shows the program instead of a panel that was
   * chosen before, until the mode ends.
   */
  void watch(Snapshot snapshot) {
    recorder.see(snapshot);
    if (prgmMode != snapshot.modes().prgm()) {
      prgmMode = !prgmMode;
      Optional<Panels> before = prgmMode ? Optional.empty() : beforePrgm;
      beforePrgm = byHand;
      byHand = byHand.filter(it -> focused || it == Panels.DEBUG || !prgmMode).or(() -> before);
    }
    boolean runs = snapshot.modes().running();
    if (running && !runs) {
      follow();
    }
    running = runs;
  }

  /** Records key presses; an addition is one of the first steps. */
  void pressed(List<Key> keys) {
    follow();
    if (keys.contains(Key.PLUS)) {
      learned();
    }
  }

  /** Records that the user has done something; after three of these the first steps are hidden. */
  void learned() {
    leave(Math.max(0, lessonsLeft - 1));
  }

  /** Shows the first steps again. */
  void restart() {
    leave(LESSONS);
    byHand = Optional.empty();
    focused = false;
  }

  /** Removes the focus and the user's choice. */
  void close() {
    unfocus();
    byHand = Optional.empty();
    registers = Range.ALL;
  }

  /** Restricts a panel to a range. */
  void narrow(Panels panel, Range wanted) {
    registers = wanted;
    state(panel, PanelState.UNTOUCHED);
  }

  /** Returns the range of data registers to show. */
  Range registers() {
    return registers;
  }

  /**
   * Shows a panel and moves the focus to it.
   *
   * @param beside whether the panel is beside the debugger, which remains visible
   */
  void open(Panels panel, boolean beside) {
    if (debugs() && beside && panel != Panels.DEBUG) {
      list = Optional.of(panel);
    } else {
      byHand = Optional.of(panel);
      list = Optional.empty();
    }
    registers = Range.ALL;
    focused = true;
  }

  /** Returns whether the debugger is shown. */
  boolean debugs() {
    return shown() == Panels.DEBUG;
  }

  /** Returns the panel that can have the focus: the shown one, or one of the debugger's lists. */
  Panels active() {
    return list.filter(it -> debugs()).orElse(shown());
  }

  /** Moves the focus to the side area or, if it is already there, to the next panel. */
  void step(int steps) {
    if (focused) {
      byHand = Optional.of(shown().step(steps));
    }
    focused = true;
  }

  /** Moves the focus to the calculator. */
  void unfocus() {
    state(PanelState.UNTOUCHED);
    list = Optional.empty();
    registers = registers.equals(Range.UNFOLDED) ? Range.ALL : registers;
    focused = false;
  }

  /**
   * Moves the focus to the calculator, where a program has asked a question. It remains in a panel
   * in which a text is being typed, and in the debugger after a single step, forward or back.
   */
  void asked() {
    if (focused && !isTyping() && !(debugs() && recorder.debugging().stepped())) {
      unfocus();
    }
  }

  /** Makes all panels follow the activity again. */
  void follow() {
    states.replaceAll((panel, state) -> panel.definition().follows() ? state.following() : state);
  }

  boolean focused() {
    return focused;
  }

  /** Returns whether a text is being typed in the focused panel. */
  boolean isTyping() {
    return focused() && state(active()).field().isPresent();
  }

  /** Returns whether a panel has the focus. */
  boolean isFocused(Panels panel) {
    return focused && active() == panel;
  }

  /** Returns the view state of a panel. */
  PanelState state(Panels panel) {
    return states.getOrDefault(panel, PanelState.UNTOUCHED);
  }

  /** Sets the view state of the active panel. */
  void state(PanelState state) {
    state(active(), state);
  }

  /** Sets the view state of a panel. */
  void state(Panels panel, PanelState state) {
    states.put(panel, state);
  }
}
