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

/** The history of typed lines, the latest first, which can be stored in a file. */
final class History {

  private static final int MAX_LINES = 2000;

  /** The maximum number of characters of all lines; a file of more than a megabyte is not read. */
  private static final int MAX_CHARACTERS = 1 << 18;

  /** The maximum length of a stored line; a longer line would displace many others. */
  private static final int LONGEST_LINE = 10_000;

  private final Optional<LineFile> file;
  private final List<String> lines = new ArrayList<>();

  /** Creates a history with the lines of a file; new lines are stored in the file. */
  History(Optional<Path> file) {
    this.file = file.map(LineFile::new);
    this.file.ifPresent(this::read);
  }

  /** Adds a line at the front and removes its earlier occurrence. */
  void add(String line) {
    lines.remove(line);
    lines.add(0, line);
    HistoryLimit limit = new HistoryLimit();
    lines.removeIf(it -> !limit.fits(it));
    file.ifPresent(it -> keep(line, it));
  }

  private void read(LineFile lineFile) {
    try {
      lineFile.read().stream()
          .flatMap(line -> line.text().stream())
          .filter(new HistoryLimit()::fits)
          .forEach(lines::add);
    } catch (IOException unreadable) {
      lines.clear();
    }
  }

  /**
   * Adds a line to the file, to which other calculators may have added lines in the meantime.
   * Errors are ignored: a missing line is harmless, and the same error is reported for memory in
   * that folder.
   */
  private static void keep(String line, LineFile lineFile) {
    try {
      List<StoredLine> all = new ArrayList<>(lineFile.read());
      all.removeIf(it -> it.text().filter(line::equals).isPresent());
      all.add(0, StoredLine.of(line));
      HistoryLimit limit = new HistoryLimit();
      all.removeIf(it -> it.text().filter(text -> !limit.fits(text)).isPresent());
      lineFile.write(all);
    } catch (IOException notKept) {
      return;
    }
  }

  /** Selects the latest lines up to the maximum, without very long lines. */
  private static final class HistoryLimit {

    private int count;
    private int characters;

    boolean fits(String line) {
      if (line.length() > LONGEST_LINE) {
        return false;
      }
      count++;
      characters += line.length();
      return count <= MAX_LINES && characters <= MAX_CHARACTERS;
    }
  }

  int size() {
    return lines.size();
  }

  /** Returns an earlier line; 1 is the latest one. */
  String ago(int back) {
    return lines.get(back - 1);
  }

  /** Returns the position of the next older line that contains these letters. */
  Optional<Integer> find(String letters, int furtherThan) {
    String small = letters.toLowerCase(Locale.ROOT);
    for (int back = furtherThan + 1; back <= lines.size(); back++) {
      if (ago(back).toLowerCase(Locale.ROOT).contains(small)) {
        return Optional.of(back);
      }
    }
    return Optional.empty();
  }

  /** An incremental search in the history. */
  static final class HistorySearch {

    private final History history;
    private String letters = "";
    private int found;

    /** Starts a search without letters, at the latest line. */
    HistorySearch(History history) {
      this.history = history;
      found = history.find("", 0).orElse(0);
    }

    /** Returns the search letters. */
    String letters() {
      return letters;
    }

    /** Returns the line that was found; empty if there is none. */
    String line() {
      return found == 0 ? "" : history.ago(found);
    }

    /** Handles a stroke; returns false if it ends the search. */
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
