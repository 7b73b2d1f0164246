package hp41.standalone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes what was recorded on the machine: sequences of keys, each on a line for {@code hp41 keys},
 * and programs with the commands that run them.
 */
final class Recordings {

  private static final String DEPENDS_ON_TIME = ".*(TIME|DATE|SW|ALM|CLK|CLOCK|AF\\b|CORRECT).*";

  private final Path vectors;
  private final Path folder;

  private Recordings(Path vectors, Path folder) {
    this.vectors = vectors;
    this.folder = folder;
  }

  /** Arguments: the folder of the recordings, and the folder to write to. */
  public static void main(String[] arguments) throws IOException {
    Recordings recordings = new Recordings(Path.of(arguments[0]), Path.of(arguments[1]));
    Files.write(recordings.folder.resolve("keys"), recordings.keys());
    Files.write(recordings.folder.resolve("recorded"), recordings.commands());
  }

  /** Returns the keys of each transcript that loads no program. */
  private List<String> keys() throws IOException {
    List<String> all = new ArrayList<>();
    for (Path table : files(vectors, "keys-.*")) {
      Map<String, String> transcripts =
          rows(table)
              .filter(cells -> cells.length > 2)
              .collect(
                  Collectors.toMap(
                      cells -> cells[0],
                      cells -> cells[2],
                      (before, key) -> before + " " + key,
                      LinkedHashMap::new));
      transcripts.values().stream().filter(keys -> !keys.contains("LOAD")).forEach(all::add);
    }
    return all;
  }

  private List<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    for (Path table : files(vectors.resolve("state"), "(flow|fuzzprog|random-programs).*")) {
      for (String[] cells : rows(table).toList()) {
        if (!cells[1].matches(DEPENDS_ON_TIME)) {
          String listing = cells[1].replace(" || ", "\nEND\n").replace(" ; ", "\n");
          String name = cells[0] + ".txt";
          Files.writeString(folder.resolve(name), listing + "\nEND\n");
          commands.add("run --json --max-lines 5000 " + name);
        }
      }
    }
    for (Path file : files(vectors.resolve("programs"), ".*\\.raw")) {
      String name = file.getFileName().toString();
      Files.copy(file, folder.resolve(name));
      commands.add("list --json " + name);
      commands.add("check " + name);
      commands.add("convert " + name + " - --to text");
    }
    return commands;
  }

  private static List<Path> files(Path folder, String names) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(it -> it.getFileName().toString().matches(names)).sorted().toList();
    }
  }

  /** Returns the rows of a table without its heading. */
  private static Stream<String[]> rows(Path table) throws IOException {
    return Files.readAllLines(table).stream().skip(1).map(line -> line.split("\t", -1));
  }
}
