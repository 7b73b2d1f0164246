package hp41.files;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.LifImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that an image is read once for all of its entries that a command line names. */
class ProgramSourcesTest {

  private static final byte[] PROGRAM = {0x40, (byte) 0xC0, 0, 0x0D};

  @TempDir private Path folder;
  private final ProgramSources sources = new ProgramSources();

  private ProgramSource open(String name) {
    return sources.open(folder.resolve(name).toString(), problem -> {}).orElseThrow();
  }

  @Test
  void entriesShareTheImageUntilItsFileChanges() throws IOException {
    Path image = folder.resolve("a.lif");
    Files.write(image, LifImage.blank().with("ONE", PROGRAM).with("TWO", PROGRAM).content());
    ProgramSource one = open("a.lif:ONE");
    ProgramSource two = open("a.lif:TWO");
    assertThat(two.entry()).isEqualTo("TWO");
    assertThat(two.disc().orElseThrow()).isSameAs(one.disc().orElseThrow());
    byte[] other = LifImage.blank().with("MUCH", PROGRAM).content();
    Files.write(image, Arrays.copyOf(other, other.length / 2));
    assertThat(open("a.lif:MUCH").disc().orElseThrow().file("MUCH")).isPresent();
  }
}
