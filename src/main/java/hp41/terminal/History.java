package hp41.terminal;

import hp41.files.LineFile;
import hp41.files.LineFile.StoredLine;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The lines typed before, the latest first, kept in a file where one is given. */
final class History {

  private static final int MOST = 200;

  private final Optional<LineFile> file;
  private final List<String> lines = new ArrayList<>();

  /** The lines of a file, if it is there; what is typed goes into it. */
  History(Optional<Path> file) {
    this.file = file.map(LineFile::new);
    this.file.ifPresent(this::read);
  }

  /** Puts a line in front, and nowhere else. */
  void add(String line) {
    lines.remove(line);
    lines.add(0, line);
    if (lines.size() > MOST) {
      lines.remove(MOST);
    }
    file.ifPresent(it -> keep(line, it));
  }

  private void read(LineFile kept) {
    try {
      kept.read().stream().flatMap(line -> line.text().stream()).limit(MOST).forEach(lines::add);
    } catch (IOException unreadable) {
      lines.clear();
    }
  }

  /**
   * Puts a line in front of those in the file, where other calculators may have put some meanwhile.
   * What cannot be kept is only missing the next time; memory in the same folder complains.
   */
  private static void keep(String line, LineFile kept) {
    try {
      List<StoredLine> all = new ArrayList<>(kept.read());
      all.removeIf(it -> it.text().filter(line::equals).isPresent());
      all.add(0, StoredLine.of(line));
      for (int i = all.size() - 1; i >= MOST; i--) {
        if (all.get(i).text().isPresent()) {
          all.remove(i);
        }
      }
      kept.write(all);
    } catch (IOException notKept) {
      return;
    }
  }

  int size() {
    return lines.size();
  }

  /** The line typed so many lines ago, 1 for the latest. */
  String ago(int back) {
    return lines.get(back - 1);
  }

  /** How many lines ago one was typed that has these letters: the first further back than that. */
  Optional<Integer> find(String letters, int furtherThan) {
    String small = letters.toLowerCase(Locale.ROOT);
    for (int back = furtherThan + 1; back <= lines.size(); back++) {
      if (ago(back).toLowerCase(Locale.ROOT).contains(small)) {
        return Optional.of(back);
      }
    }
    return Optional.empty();
  }

  /** Looks for a line typed before while letters of it are typed. */
  static final class HistorySearch {

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
      } else if (stroke instanceof Stroke.TypedCharacter typed) {
        seek(letters + typed.character());
      } else if (stroke.is(KeyName.BACKSPACE)) {
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
}
