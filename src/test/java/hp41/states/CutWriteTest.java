package hp41.states;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.StateFile;
import hp41.disk.Disk;
import hp41.states.ContinuousMemory.Opening;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that after an interrupted save the memory is either the previous one or the new one. */
class CutWriteTest {

  private static final Instant NOW = Instant.parse("2026-01-15T10:30:00Z");
  private static final int STEPS = 12;

  @TempDir private Path path;
  private final Random random = new Random(41);
  private StateFolder folder;

  @BeforeEach
  void begin() {
    folder = new StateFolder(path);
  }

  @Test
  void memorySurvivesAnInterruptedWrite() throws IOException {
    cutWriting(300);
  }

  @Tag("slow")
  @Test
  void memorySurvivesTenThousandInterruptedWrites() throws IOException {
    cutWriting(10_000);
  }

  @Test
  void interruptedRecoveryPreservesTheDamagedFileAndTheLastGoodOne() throws IOException {
    cutMending(100);
  }

  private void cutWriting(int times) throws IOException {
    Image kept = Images.with(0);
    new StateFile(folder.memory(1)).write(kept);
    int cut = 0;
    for (int i = 0; i < times; i++) {
      Image next = Images.any(random);
      boolean died = dies(disk(), memory -> memory.save(next));
      cut += died ? 1 : 0;
      Image found = reopened();
      assertThat(found).as("write %d", i).isIn(died ? List.of(kept, next) : List.of(next));
      assertThat(files()).isSubsetOf("memory.txt", "memory.txt.before");
      kept = found;
    }
    assertThat(cut).isBetween(times / 2, times - 1);
  }

  private void cutMending(int times) throws IOException {
    Image good = Images.any(random);
    for (int i = 0; i < times; i++) {
      try (Stream<Path> all = Files.list(path)) {
        all.forEach(file -> file.toFile().delete());
      }
      boolean known = random.nextBoolean();
      if (known) {
        new StateFile(path.resolve("memory.txt.before")).write(good);
      }
      Files.writeString(folder.memory(1), "hp41 state 1\nmodel CX\nlift o");
      dies(disk(), memory -> {});
      try (ContinuousMemory memory = new Opening(folder, NOW, Disk.REAL).open()) {
        assertThat(memory.image())
            .as("mending %d", i)
            .isEqualTo(known ? Optional.of(good) : Optional.empty());
      }
      assertThat(files())
          .anyMatch(
              file ->
                  file.startsWith("memory.txt.damaged-20260115")
                      && content(file).endsWith("lift o"));
    }
  }

  /** An operation on memory that may be interrupted. */
  private interface MemoryTask {
    void with(ContinuousMemory memory) throws IOException;
  }

  private boolean dies(Disk disk, MemoryTask task) throws IOException {
    try (ContinuousMemory memory = new Opening(folder, NOW, disk).open()) {
      task.with(memory);
      return false;
    } catch (CutDisk.Death death) {
      return true;
    }
  }

  private Image reopened() throws IOException {
    try (ContinuousMemory memory = new Opening(folder, NOW, Disk.REAL).open()) {
      assertThat(memory.news()).isEmpty();
      return memory.image().orElseThrow();
    }
  }

  /**
   * Returns a disk with a random limit. Half of the limits end within the first file, the others
   * later or never.
   */
  private Disk disk() throws IOException {
    int size = (int) Files.size(folder.memory(1));
    return new CutDisk(random.nextInt(random.nextBoolean() ? size : 3 * size + STEPS));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(path)) {
      return all.map(file -> file.getFileName().toString()).toList();
    }
  }

  private String content(String file) {
    try {
      return Files.readString(path.resolve(file));
    } catch (IOException e) {
      return e.toString();
    }
  }
}
