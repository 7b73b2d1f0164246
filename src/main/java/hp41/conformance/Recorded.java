package hp41.conformance;

import hp41.keyboard.Key;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The keys that were pressed on the machine's microcode when the recordings were made. */
final class Recorded {

  private static final String FILE = "/hp41/conformance/keys.tsv";

  private Recorded() {}

  /** All sequences of keys. */
  static List<Case> keys() {
    List<Case> cases = new ArrayList<>();
    try (InputStream in = Recorded.class.getResourceAsStream(FILE)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .forEach(it -> cases.add(of(it)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return cases;
  }

  /** A line: what it is called, the listings that are loaded, the keys. */
  private static Case of(String line) {
    String[] parts = line.split("\t");
    String listing =
        Stream.of(parts[1].split(" \\|\\| "))
            .map(it -> it.replaceFirst(" ; END$", "").replace(" ; ", "\n"))
            .reduce((one, next) -> one + "\nEND\n" + next)
            .orElse("");
    List<Key> keys =
        Stream.of(parts[2].split(" "))
            .map(it -> it.replaceFirst("@.*", ""))
            .map(it -> Key.of(it).orElseThrow())
            .toList();
    return new KeyCase("recorded keys", listing, keys);
  }
}
