package hp41.keyboard;

import hp41.display.Cells;

/** What stands in the display now, and what scrolls through it. */
final class Lcd {

  /** Microseconds from one step of a scroll to the next. */
  static final long SCROLL_STEP = 584_000;

  /** The beginning of a text stands a little shorter. */
  private static final long FIRST_STEP = 572_000;

  private static final long WRITE_CHARACTER = 6_000;

  private final Timeline timeline;
  private Cells cells = Cells.BLANK;
  private String scrolling = "";
  private int scrolled;
  private int scrolls;
  private boolean writing;
  private boolean dark;
  private long scrollStep;
  private Runnable onArrival = () -> {};
  private Runnable afterScroll = () -> {};

  Lcd(Timeline timeline) {
    this.timeline = timeline;
  }

  /** The microseconds that a message costs for its length. */
  static long writing(String message) {
    return WRITE_CHARACTER * Math.min(Cells.COUNT, message.length());
  }

  Cells cells() {
    return cells;
  }

  /** Switches all segments off until the next text. */
  void goDark() {
    show(Cells.BLANK);
    dark = true;
  }

  boolean isDark() {
    return dark;
  }

  /** The next text is being written, which takes the machine a tenth of a second. */
  void beginWriting() {
    writing = true;
  }

  /** Whether the display is between two texts. */
  boolean isWriting() {
    return writing;
  }

  /** Shows the beginning of a text. */
  void show(String text) {
    show(Cells.of(text));
  }

  void show(Cells content) {
    scrolling = "";
    scrolls++;
    writing = false;
    dark = false;
    cells = content;
  }

  /** Shows a text, the end of it if it is too long. */
  void showEnd(String text) {
    show(Cells.endOf(text));
  }

  /** Shows the end of a prompt; a blank that would come first is left out. */
  void showPrompt(String text) {
    showEnd(text.substring(lostOfPrompt(text)));
  }

  /** How many characters of a prompt have no place in the display. */
  static int lostOfPrompt(String text) {
    int lost = 0;
    while (Cells.split(text.substring(lost)).size() > Cells.COUNT) {
      lost++;
    }
    return lost > 0 && text.charAt(lost) == ' ' ? lost + 1 : lost;
  }

  /**
   * Shows a text from its beginning to its last twelve cells, and then does something. Characters
   * come in one by one at the right; punctuation comes in without moving the others.
   */
  void scroll(String text, Runnable then) {
    show(Cells.of(text));
    if (Cells.split(text).size() <= Cells.COUNT) {
      then.run();
      return;
    }
    scrolling = text;
    scrolled = charactersToFill(text);
    cells = Cells.of(text.substring(0, scrolled));
    scrollStep = SCROLL_STEP;
    onArrival = () -> {};
    afterScroll = then;
    scheduleStep(FIRST_STEP, scrolls);
  }

  /**
   * Scrolls a text that takes a while to write, and then does something, unless something else is
   * shown by then.
   */
  void scrollAfter(long micros, String text, Runnable then) {
    writing = micros > 0;
    int shown = scrolls;
    timeline.after(
        micros,
        () -> {
          if (shown == scrolls) {
            scroll(text, then);
          }
        });
    timeline.proceed();
  }

  /** Shows the beginning of a text, and after as long as a step of a scroll takes all its end. */
  void pushThrough(String text) {
    show(Cells.of(text));
    int shown = scrolls;
    timeline.after(
        SCROLL_STEP,
        () -> {
          if (shown == scrolls) {
            showEnd(text);
          }
        });
  }

  /** How many characters from its beginning a long text needs to fill all cells. */
  static int charactersToFill(String text) {
    int characters = Cells.COUNT;
    while (Cells.split(text.substring(0, characters)).size() < Cells.COUNT) {
      characters++;
    }
    return characters;
  }

  private void scheduleStep(long micros, int scroll) {
    timeline.after(
        micros,
        () -> {
          if (scroll == scrolls && isScrolling()) {
            step();
          }
        });
  }

  private void step() {
    scrolled++;
    cells = Cells.endOf(scrolling.substring(0, scrolled));
    if (scrolled == scrolling.length()) {
      scrolling = "";
      onArrival.run();
      afterScroll.run();
    } else {
      scheduleStep(scrollStep, scrolls);
    }
  }

  /**
   * Shows the rest of what scrolls as fast as it can be written once the present step is over, and
   * does something before what was to come behind the scroll.
   */
  void hurryScroll(Runnable then) {
    scrollStep = WRITE_CHARACTER;
    onArrival = then;
  }

  boolean isScrolling() {
    return !scrolling.isEmpty();
  }

  /** Shows the end of what scrolls at once. */
  void finishScroll() {
    if (isScrolling()) {
      scrolled = scrolling.length() - 1;
      step();
    }
  }
}
