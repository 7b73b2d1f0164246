package hp41.terminal;

import hp41.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The lines typed before, the latest first, kept in a file where one is given. */
final class History {

  private static final int MOST = 200;

  private final Optional<Path> file;
  private final List<String> lines = new ArrayList<>();

  /** The lines of a file, if it is there; what is typed goes into it. */
  History(Optional<Path> file) {
    this.file = file;
    file.ifPresent(this::read);
  }

  /** Puts a line in front, and nowhere else. */
  void add(String line) {
    lines.remove(line);
    lines.add(0, line);
    if (lines.size() > MOST) {
      lines.remove(MOST);
    }
    file.ifPresent(this::write);
  }

  private void read(Path path) {
    try {
      lines.addAll(Files.readAllLines(path));
    } catch (IOException noneYet) {
      lines.clear();
    }
  }

  /** What cannot be kept is only missing the next time; memory in the same folder complains. */
  private void write(Path path) {
    byte[] content = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    try {
      WholeFile.kept(path).write(content);
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
}
