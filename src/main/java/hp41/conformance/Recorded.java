package hp41.conformance;

import hp41.VirtualKeypad.KeyPress;
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
 * What the recordings of the machine's microcode began with: keys, and states from which a function
 * or a program was executed.
 */
final class Recorded {

  private static final int HEXADECIMAL = 16;

  private Recorded() {}

  /** All sequences of keys. */
  static List<Case> keys() {
    return lines("keys.tsv", Recorded::keys);
  }

  /** All states. */
  static List<Case> states() {
    return lines("states.tsv", Recorded::state);
  }

  private static List<Case> lines(String file, Function<String[], Case> read) {
    return text(file).lines().map(it -> read.apply(it.split("\t"))).toList();
  }

  /** The text of a file beside this class. */
  static String text(String file) {
    try (InputStream in = Recorded.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What it is called, the listings that are loaded, the keys. */
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

  /** What is executed, whether the stack lift is enabled, the registers that are not zero. */
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
