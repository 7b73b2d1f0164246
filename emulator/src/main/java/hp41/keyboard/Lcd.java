package hp41.keyboard;

import hp41.display.Cell;
import hp41.display.Cells;
import java.util.List;

/** What stands in the display now, and what scrolls through it. */
final class Lcd {

  private static final long SCROLL_STEP = 584_000;

  private final Timeline timeline;
  private Cells cells = Cells.BLANK;
  private List<Cell> scrolling = List.of();
  private int scrolled;
  private int scrolls;
  private Runnable afterScroll = () -> {};

  Lcd(Timeline timeline) {
    this.timeline = timeline;
  }

  Cells cells() {
    return cells;
  }

  /** Shows the beginning of a text. */
  void show(String text) {
    show(Cells.of(text));
  }

  void show(Cells content) {
    scrolling = List.of();
    scrolls++;
    cells = content;
  }

  /** Shows a text, the end of it if it is too long. */
  void showEnd(String text) {
    show(Cells.endOf(text));
  }

  /** Shows a text from its beginning to its last twelve cells, and then does something. */
  void scroll(String text, Runnable then) {
    List<Cell> row = Cells.split(text);
    show(Cells.of(text));
    if (row.size() <= Cells.COUNT) {
      then.run();
      return;
    }
    scrolling = row;
    scrolled = 0;
    afterScroll = then;
    scheduleStep(scrolls);
  }

  private void scheduleStep(int scroll) {
    timeline.after(
        SCROLL_STEP,
        () -> {
          if (scroll == scrolls && isScrolling()) {
            step();
          }
        });
  }

  private void step() {
    scrolled++;
    cells = new Cells(scrolling.subList(scrolled, scrolled + Cells.COUNT));
    if (scrolled + Cells.COUNT == scrolling.size()) {
      scrolling = List.of();
      afterScroll.run();
    } else {
      scheduleStep(scrolls);
    }
  }

  boolean isScrolling() {
    return !scrolling.isEmpty();
  }

  /** Shows the end of what scrolls at once. */
  void finishScroll() {
    if (isScrolling()) {
      scrolled = scrolling.size() - Cells.COUNT - 1;
      step();
    }
  }
}
