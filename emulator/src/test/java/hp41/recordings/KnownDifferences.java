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
 * The known differences from recordings, one name in each line of {@code known/….txt}. A recording
 * without a difference must be removed from the list.
 *
 * @param names the names of the recordings that differ
 */
record KnownDifferences(Set<String> names) {

  /** Reads the list with a name. */
  static KnownDifferences named(String list) {
    try (InputStream in =
        KnownDifferences.class.getResourceAsStream("/vectors/known/" + list + ".txt")) {
      return new KnownDifferences(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(Predicate.not(String::isBlank))
              .collect(Collectors.toSet()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * Returns the differences to report: unknown differences, and known differences that no longer
   * occur.
   */
  List<String> unknown(String name, List<String> differences) {
    if (!names.contains(name)) {
      return differences;
    }
    return differences.isEmpty()
        ? List.of(name + " is met and must leave the list of those that are not")
        : List.of();
  }
}
