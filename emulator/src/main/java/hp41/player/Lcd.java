package hp41.player;

import hp41.display.Cells;
import hp41.memory.Word;
import hp41.number.DisplayFormat;
import java.util.Optional;
import java.util.function.Supplier;

/** The content of the display, and the text that scrolls through it. */
final class Lcd {

  private static final String GOOSE = "⟶";

  private final Timeline timeline;
  private final Agenda agenda;

  /**
   * A text that passed labels move in place of the goose, and the number of labels passed before it
   * appeared.
   */
  private record FlyingText(Cells cells, int passes) {}

  private Optional<FlyingText> flying = Optional.empty();
  private Supplier<Cells> content = () -> Cells.BLANK;
  private String scrolling = "";
  private int scrolled;
  private int scrollEnd;
  private boolean writing;
  private boolean dark;
  private long scrollStep;
  private Runnable onArrival = () -> {};
  private Runnable afterScroll = () -> {};

  Lcd(Timeline timeline) {
    this.timeline = timeline;
    agenda = new Agenda(timeline);
  }

  /** Returns the cells. They are computed only when they are read. */
  Cells cells() {
    Cells cells = content.get();
    content = () -> cells;
    return cells;
  }

  /** Turns all segments off until the next text. */
  void goDark() {
    show(Cells.BLANK);
    dark = true;
  }

  boolean isDark() {
    return dark;
  }

  /** Starts writing the next text, which takes the machine a tenth of a second. */
  void beginWriting() {
    writing = true;
  }

  /** Returns whether the next text is being written, so that the display is incomplete. */
  boolean isWriting() {
    return writing;
  }

  /** Shows the flying goose, which moves one cell with each label that is passed. */
  void showGoose(int passes) {
    show(" ".repeat(Math.floorMod(passes, Cells.COUNT)) + GOOSE);
  }

  /**
   * Replaces the goose by the current text, which each label moves until something is displayed.
   */
  void flyText(int passes) {
    flying = Optional.of(new FlyingText(cells(), passes));
  }

  /** Shows the goose, or the text that flies in its place. */
  void showFlying(int passes) {
    Optional<FlyingText> text = flying.filter(it -> passes > 0);
    text.ifPresentOrElse(
        it -> show(it.cells().rotated(passes - it.passes())), () -> showGoose(passes));
    flying = text;
  }

  /** Shows the beginning of a text. */
  void show(String text) {
    show(Cells.of(text));
  }

  void show(Cells cells) {
    show(() -> cells);
  }

  private void show(Supplier<Cells> next) {
    flying = Optional.empty();
    scrolling = "";
    agenda.cancel();
    writing = false;
    dark = false;
    content = next;
  }

  /** Shows the end of a text that may be too long. */
  void showEnd(String text) {
    show(Cells.endOf(text));
  }

  /**
   * Shows a text as {@link #showEnd} does. Punctuation at its beginning joins the character in the
   * last cell, which becomes the first (observed on the machine).
   */
  private void showBehindLast(String text) {
    showEnd(cells().joinedToLast(text));
  }

  /** Shows a register. A text joins the last cell if it begins with punctuation. */
  void showRegister(long word, DisplayFormat format) {
    if (Word.isNormalized(word)) {
      show(() -> Cells.endOf(Word.display(word, format)));
    } else {
      showBehindLast(Word.display(word, format));
    }
  }

  /**
   * Shows a text from its beginning to its last twelve cells, and then runs an action. Characters
   * enter one by one at the right; punctuation enters without moving the other characters.
   */
  void scroll(String text, Runnable then) {
    scroll(text, false, then);
  }

  /**
   * Shows a program line to its end. One more step follows when the line has filled the display.
   */
  void scrollLine(String text) {
    scroll(text, true, () -> {});
  }

  private void scroll(String text, boolean waits, Runnable then) {
    show(text);
    int cells = Cells.count(text);
    if (cells < Cells.COUNT || cells == Cells.COUNT && !waits) {
      then.run();
      return;
    }
    int filling = Cells.charactersToFill(text);
    show(text.substring(0, filling));
    int end = waits ? text.length() + 1 : text.length();
    beginScroll(text, filling, end, Times.SCROLL_FIRST_STEP, then);
  }

  private void beginScroll(String text, int shown, int end, long firstStep, Runnable then) {
    scrolling = text;
    scrolled = shown;
    scrollEnd = end;
    scrollStep = Times.SCROLL_STEP;
    onArrival = () -> {};
    afterScroll = then;
    agenda.after(firstStep, this::step);
    timeline.proceed();
  }

  /**
   * Scrolls a text that takes time to write, and then runs an action, unless another text has
   * replaced it.
   */
  void scrollAfter(long micros, String text, Runnable then) {
    writing = micros > 0;
    agenda.after(micros, () -> scroll(text, then));
    timeline.proceed();
  }

  /** Shows the beginning of a text, and its end after the time of one step of a scroll. */
  void pushThrough(String text) {
    show(Cells.of(text));
    completeAfter(Times.SCROLL_FIRST_STEP, text);
  }

  /**
   * Shows the end of a text after some time. Keys wait until then, as they do for a scroll.
   *
   * @param micros the time in microseconds
   */
  void completeAfter(long micros, String text) {
    beginScroll(text, text.length() - 1, text.length(), micros, () -> {});
  }

  private void step() {
    scrolled++;
    dark = false;
    Cells cells = Cells.endOf(scrolling.substring(0, Math.min(scrolled, scrolling.length())));
    content = () -> cells;
    if (scrolled == scrollEnd) {
      scrolling = "";
      onArrival.run();
      afterScroll.run();
    } else {
      agenda.after(scrollStep, this::step);
    }
  }

  /**
   * Shows the rest of a scrolling text as fast as it can be written after the present step. Runs an
   * action before the action that follows the scroll.
   */
  void hurryScroll(Runnable then) {
    scrollStep = Times.WRITE_CHARACTER;
    onArrival = then;
  }

  boolean isScrolling() {
    return !scrolling.isEmpty();
  }

  /** Shows the end of a scrolling text at once. */
  void finishScroll() {
    if (isScrolling()) {
      agenda.cancel();
      scrolled = scrollEnd - 1;
      step();
    }
  }
}
