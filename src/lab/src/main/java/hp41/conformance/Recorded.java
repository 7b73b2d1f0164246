package hp41.conformance;

import hp41.keypad.VirtualKeypad.KeyPress;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads the inputs of the recordings of the real microcode: key sequences, and states in which a
 * function or a program is executed.
 */
final class Recorded {

  private static final int HEXADECIMAL = 16;

  private Recorded() {}

  /** Returns all recorded key sequences. */
  static List<Case> keys() {
    return lines("keys.tsv", Recorded::keys);
  }

  /** Returns all recorded states. */
  static List<Case> states() {
    return lines("states.tsv", Recorded::state);
  }

  private static List<Case> lines(String file, Function<String[], Case> read) {
    return text(file).lines().map(it -> read.apply(it.split("\t"))).toList();
  }

  /** Returns the text of a resource file of this package. */
  static String text(String file) {
    try (InputStream in = Recorded.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Parses a line with a name, the listings to load, and the keys. */
  private static Case keys(String[] parts) {
    String listing =
        Stream.of(parts[1].split(" \\|\\| "))
            .map(it -> it.replaceFirst(" ; END$", "").replace(" ; ", "\n"))
            .reduce((one, next) -> one + "\nEND\n" + next)
            .orElse("");
    List<KeyPress> presses =
        Stream.of(parts[2].split(" "))
            .map(it -> it.replaceFirst("@.*", ""))
            .map(it -> KeyPress.of(it).orElseThrow())
            .toList();
    return new KeyCase("recorded keys", false, true, listing, presses);
  }

  /**
   * Parses a line with what is executed, whether the stack lift is enabled, and the registers that
   * are not zero.
   */
  private static Case state(String[] parts) {
    SortedMap<Integer, Long> words = new TreeMap<>();
    for (String word : parts[2].split(" ")) {
      String[] register = word.split("=");
      words.put(
          Integer.parseInt(register[0], HEXADECIMAL), Long.parseLong(register[1], HEXADECIMAL));
    }
    return new StateCase("recorded " + parts[0] + "s", parts[1].equals("on"), words);
  }
}
