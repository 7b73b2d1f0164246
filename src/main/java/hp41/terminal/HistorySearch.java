package hp41.terminal;

import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.util.Optional;

/** Looks for a line typed before while letters of it are typed. */
final class HistorySearch {

  private final History history;
  private String letters = "";
  private int found;

  /** Begins with no letters, at the latest line. */
  HistorySearch(History history) {
    this.history = history;
    found = history.find("", 0).orElse(0);
  }

  /** What has been typed to find a line. */
  String letters() {
    return letters;
  }

  /** The line that was found; nothing if there is none. */
  String line() {
    return found == 0 ? "" : history.ago(found);
  }

  /** Takes a stroke; false if it ends the search. */
  boolean take(Stroke stroke) {
    if (stroke.isControl('r')) {
      history.find(letters, found).ifPresent(back -> found = back);
    } else if (stroke instanceof Stroke.Typed typed) {
      seek(letters + typed.character());
    } else if (stroke.is(Named.BACKSPACE)) {
      seek(letters.isEmpty() ? "" : letters.substring(0, letters.length() - 1));
    } else {
      return false;
    }
    return true;
  }

  private void seek(String wanted) {
    Optional<Integer> back = history.find(wanted, 0);
    letters = wanted;
    found = back.orElse(0);
  }
}
