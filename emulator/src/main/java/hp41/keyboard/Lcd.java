package hp41.keyboard;

import hp41.display.Cells;
import hp41.time.Agenda;
import hp41.time.Timeline;
import hp41.time.Times;

/** What stands in the display now, and what scrolls through it. */
final class Lcd {

  private final Timeline timeline;
  private final Agenda agenda;
  private Cells cells = Cells.BLANK;
  private String scrolling = "";
  private int scrolled;
  private boolean writing;
  private boolean dark;
  private long scrollStep;
  private Runnable onArrival = () -> {};
  private Runnable afterScroll = () -> {};

  Lcd(Timeline timeline) {
    this.timeline = timeline;
    agenda = new Agenda(timeline);
  }

  /** The microseconds that a message costs for its length. */
  static long writing(String message) {
    return Times.WRITE_CHARACTER * Math.min(Cells.COUNT, message.length());
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
    agenda.cancel();
    writing = false;
    dark = false;
    cells = content;
  }

  /** Shows a text, the end of it if it is too long. */
  void showEnd(String text) {
    show(Cells.endOf(text));
  }

  /**
   * Shows a text as {@link #showEnd} does; punctuation in front joins what stands in the last cell,
   * which comes to be the first one (observed on the machine).
   */
  void showBehindLast(String text) {
    showEnd(cells.joinedToLast(text));
  }

  /**
   * How many characters of a prompt have no place in the display; a blank that would come first is
   * one of them.
   */
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
    scrolled = Cells.charactersToFill(text);
    cells = Cells.of(text.substring(0, scrolled));
    scrollStep = Times.SCROLL_STEP;
    onArrival = () -> {};
    afterScroll = then;
    agenda.after(Times.SCROLL_FIRST_STEP, this::step);
  }

  /**
   * Scrolls a text that takes a while to write, and then does something, unless something else is
   * shown by then.
   */
  void scrollAfter(long micros, String text, Runnable then) {
    writing = micros > 0;
    agenda.after(micros, () -> scroll(text, then));
    timeline.proceed();
  }

  /** Shows the beginning of a text, and after as long as a step of a scroll takes all its end. */
  void pushThrough(String text) {
    show(Cells.of(text));
    agenda.after(Times.SCROLL_STEP, () -> showEnd(text));
  }

  private void step() {
    scrolled++;
    cells = Cells.endOf(scrolling.substring(0, scrolled));
    if (scrolled == scrolling.length()) {
      scrolling = "";
      onArrival.run();
      afterScroll.run();
    } else {
      agenda.after(scrollStep, this::step);
    }
  }

  /**
   * Shows the rest of what scrolls as fast as it can be written once the present step is over, and
   * does something before what was to come behind the scroll.
   */
  void hurryScroll(Runnable then) {
    scrollStep = Times.WRITE_CHARACTER;
    onArrival = then;
  }

  boolean isScrolling() {
    return !scrolling.isEmpty();
  }

  /** Shows the end of what scrolls at once. */
  void finishScroll() {
    if (isScrolling()) {
      agenda.cancel();
      scrolled = scrolling.length() - 1;
      step();
    }
  }
}
