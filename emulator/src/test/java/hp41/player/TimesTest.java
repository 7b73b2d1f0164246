package hp41.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The tables of durations, {@link Times} and {@link LineTimes}, are the only classes that add them.
 */
class TimesTest {

  private static final Path PLAYER = Path.of("src/main/java/hp41/player");
  private static final String OWNER = "Times.java";
  private static final String DURATION = "Times\\.[A-Z][A-Z_]+";
  private static final String OPERATOR = "(?:[-+*/%<>]|[<>=!]=)";

  /** A duration beside an operator, also one that is passed through the pace first. */
  private static final Pattern SUM =
      Pattern.compile(
          "%1$s\\)?\\s*%2$s|%2$s=?\\s*(?:timeline\\.computing\\()?%1$s"
              .formatted(DURATION, OPERATOR));

  @Test
  void noOtherClassAddsOrComparesDurations() throws IOException {
    try (Stream<Path> files = Files.list(PLAYER)) {
      List<String> sums =
          files.filter(it -> !it.toString().endsWith(OWNER)).flatMap(this::sums).toList();
      assertThat(sums).isEmpty();
    }
  }

  private Stream<String> sums(Path file) {
    try {
      return SUM.matcher(Files.readString(file))
          .results()
          .map(it -> file.getFileName() + ": " + it.group());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Test
  void sumsOfDurationsAreFound() {
    assertThat(
            List.of(
                "micros + Times.WRITE",
                "Times.WRITE_X\n    + micros",
                "micros += timeline.computing(Times.RESUME)",
                "now > Times.TAP",
                "timeline.computing(Times.START) + rest"))
        .allMatch(it -> SUM.matcher(it).find());
    assertThat("after(Times.TAP, () -> end)").doesNotContainPattern(SUM);
  }
}
