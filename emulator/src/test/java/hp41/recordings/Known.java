package hp41.recordings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Recordings that the calculator is known not to meet yet, a name a line in {@code known/….txt};
 * what is met must leave the list.
 *
 * @param names of the recordings
 */
record Known(Set<String> names) {

  /** The list of this name. */
  static Known named(String list) {
    try (InputStream in = Known.class.getResourceAsStream("/vectors/known/" + list + ".txt")) {
      return new Known(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(Predicate.not(String::isBlank))
              .collect(Collectors.toSet()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The differences that remain to be told; that there are none is one where some are known. */
  List<String> unknown(String name, List<String> differences) {
    if (!names.contains(name)) {
      return differences;
    }
    return differences.isEmpty()
        ? List.of(name + " is met and must leave the list of those that are not")
        : List.of();
  }
}
