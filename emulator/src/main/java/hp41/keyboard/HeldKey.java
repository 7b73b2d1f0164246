package hp41.keyboard;

import hp41.display.Cells;
import hp41.event.Announcement;
import hp41.time.Times;

/**
 * The key that is held down: its function's name shows after a moment, and NULL after a second
 * more; what it does is done when it is let go in time.
 */
final class HeldKey {

  private final Keyboard keyboard;
  private final Runnable action;
  private boolean down = true;
  private boolean cancelled;
  private boolean pending;
  private boolean searching;
  private boolean named;
  private long readyAt;

  private HeldKey(Keyboard keyboard, Runnable action) {
    this.keyboard = keyboard;
    this.action = action;
    readyAt = keyboard.timeline().now();
  }

  /** A key whose name shows after the display was blank for a moment and the search is over. */
  static HeldKey previewed(Keyboard keyboard, String name, long searching, Runnable action) {
    HeldKey held = new HeldKey(keyboard, action);
    held.readyAt += searching == 0 ? 0 : Times.KEY_BLANK + searching + Times.NAME_MINIMUM;
    if (searching == 0) {
      keyboard.lcd().show("");
    }
    return held.namedAfter(Times.KEY_BLANK + searching, name);
  }

  /** A key whose local label shows when it has been found. */
  static HeldKey found(Keyboard keyboard, String name, long micros, Runnable action) {
    HeldKey held = new HeldKey(keyboard, action);
    held.readyAt += micros;
    return held.namedAfter(micros, name);
  }

  private HeldKey namedAfter(long micros, String name) {
    keyboard.timeline().after(micros, () -> showName(name));
    keyboard.timeline().after(micros + Times.UNTIL_NULL, this::cancel);
    return this;
  }

  /** A key that shows something at once. */
  static HeldKey shown(Keyboard keyboard, String text, Runnable action) {
    HeldKey held = new HeldKey(keyboard, action);
    keyboard.lcd().showEnd(text);
    keyboard.timeline().after(Times.UNTIL_NULL, held::cancel);
    return held;
  }

  /** A key that shows a text while the machine searches, and acts when the search is over. */
  static HeldKey searching(Keyboard keyboard, String text, long micros, Runnable action) {
    HeldKey held = new HeldKey(keyboard, action).readyAfter(micros);
    keyboard.lcd().showEnd(text);
    keyboard.timeline().after(micros + Times.KEY_BLANK + Times.UNTIL_NULL, held::cancel);
    return held;
  }

  /**
   * A key whose text shows only after a while; what stands, stands until then.
   *
   * @param writing how long the machine writes the text
   */
  static HeldKey delayed(
      Keyboard keyboard, String text, long micros, long writing, Runnable action) {
    HeldKey held = new HeldKey(keyboard, action);
    keyboard.timeline().after(micros, () -> held.showName(text));
    keyboard.timeline().after(micros + writing + Times.UNTIL_NULL, held::cancel);
    keyboard.timeline().proceed();
    return held;
  }

  /** A key whose text shows after a while and scrolls through the display before it acts. */
  static HeldKey scrolled(Keyboard keyboard, String text, long micros, Runnable action) {
    HeldKey held = new HeldKey(keyboard, action);
    int hidden = Cells.split(text).size() - Cells.COUNT;
    long scrolled = micros + (hidden + 1) * Times.SCROLL_STEP;
    held.readyAt += scrolled;
    keyboard.timeline().after(micros, () -> keyboard.lcd().scroll(text, () -> {}));
    keyboard.timeline().after(scrolled + Times.UNTIL_NULL, held::cancel);
    return held;
  }

  /** A key that acts when let go, however late, and leaves the display as it is meanwhile. */
  static HeldKey silent(Keyboard keyboard, Runnable action) {
    return new HeldKey(keyboard, action);
  }

  /** The action is not ready before so many microseconds have passed: the machine is searching. */
  HeldKey readyAfter(long micros) {
    readyAt = keyboard.timeline().now() + micros;
    searching = micros > 0;
    return this;
  }

  /** A text shows after so many microseconds if the key is down still, and NULL after it. */
  HeldKey showsWhileDown(String text, long micros) {
    keyboard.timeline().after(micros, () -> showIfDown(text));
    keyboard.timeline().after(micros + Times.UNTIL_NULL, this::cancel);
    return this;
  }

  private void showIfDown(String text) {
    if (down) {
      keyboard.lcd().showEnd(text);
    }
  }

  /** What is found then shows its name as functions do, after the display was dark for a moment. */
  HeldKey thenShows(String name) {
    long found = readyAt - keyboard.timeline().now();
    keyboard.timeline().after(found, this::darken);
    keyboard.timeline().after(found + Times.KEY_BLANK - Times.NAME_WRITING, () -> beginName(name));
    return this;
  }

  private void darken() {
    if (down) {
      keyboard.lcd().goDark();
    }
  }

  /** A name once begun is written to its end, even if the key goes up. */
  private void beginName(String name) {
    if (down) {
      named = true;
      keyboard.timeline().after(Times.NAME_WRITING, () -> keyboard.lcd().showEnd(name));
      readyAfter(Times.NAME_WRITING);
    }
  }

  private void showName(String name) {
    if (down || readyAt >= keyboard.timeline().now()) {
      keyboard.lcd().showEnd(name);
    }
  }

  private void cancel() {
    if (down) {
      cancelled = true;
      pending = false;
      keyboard.lcd().show(Announcement.NULL);
    }
  }

  /** The key is let go. */
  void release() {
    down = false;
    if (cancelled) {
      keyboard.timeline().after(Times.NULL_AFTER_RELEASE, keyboard::refreshIfIdle);
      return;
    }
    long wait = readyAt - keyboard.timeline().now();
    pending = true;
    if (wait <= 0) {
      act();
    } else {
      keyboard.timeline().after(wait, this::actUnlessDown);
    }
  }

  /** Whether it was let go, but the machine has not seen that yet. */
  boolean isPending() {
    return pending;
  }

  /** Another key goes down before the machine has seen this one go up: it takes it for this one. */
  void pressAgain() {
    down = true;
  }

  private void actUnlessDown() {
    if (pending && !down) {
      act();
    }
  }

  /** Does it; where something was searched for first, the display is blank meanwhile. */
  private void act() {
    pending = false;
    action.run();
    if (searching && !named) {
      keyboard.actions().blankIfLong();
    }
  }
}
