package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.ModulePage.PagePlace;

/** A page under construction. */
final class PageDraft {

  private final PagePlace place;
  private final int base;
  private final int[] words = new int[Rom.PAGE];
  private final int[] lines = new int[Rom.PAGE];
  private boolean summed;

  PageDraft(PagePlace place, int base) {
    this.place = place;
    this.base = base;
  }

  PagePlace place() {
    return place;
  }

  int base() {
    return base;
  }

  /** Returns the line that has set a word; 0 if none has. */
  int line(int at) {
    return lines[at];
  }

  void put(int at, int word, int line) {
    words[at] = word;
    lines[at] = line;
  }

  /** Ends the page with its checksum. */
  void sum() {
    summed = true;
  }

  ModulePage page() {
    if (summed) {
      ModulePage.putChecksum(words);
    }
    return new ModulePage(words, place);
  }
}
