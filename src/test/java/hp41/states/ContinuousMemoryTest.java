package hp41.states;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.Image;
import hp41.StateFile;
import hp41.states.ContinuousMemory.News;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that memory survives every problem of its file. */
class ContinuousMemoryTest {

  private static final Instant NOW = Instant.parse("2026-01-15T10:30:00Z");
  private static final String NEWER = "hp41 state 2\nmodel CXX\n";

  @TempDir private Path path;
  private StateFolder folder;

  @BeforeEach
  void begin() {
    folder = new StateFolder(path);
  }

  private ContinuousMemory open() throws IOException {
    return ContinuousMemory.open(folder, NOW);
  }

  private void save(Image image) throws IOException {
    try (ContinuousMemory memory = open()) {
      memory.save(image);
    }
  }

  private Optional<Image> in(String file) throws IOException {
    return new StateFile(path.resolve(file)).read();
  }

  private static List<String> sentences(ContinuousMemory memory) {
    return memory.news().stream().map(News::sentence).toList();
  }

  @Test
  void thereIsNoMemoryAtTheFirstStart() throws IOException {
    try (ContinuousMemory memory = open()) {
      assertThat(memory.image()).isEmpty();
      assertThat(memory.news()).isEmpty();
    }
    assertThat(path).isEmptyDirectory();
  }

  @Test
  void savedMemoryAndThePreviousOneAreAvailableAtTheNextStart() throws IOException {
    save(Images.with(1));
    save(Images.with(2));
    try (ContinuousMemory memory = open()) {
      assertThat(memory.image()).contains(Images.with(2));
      memory.save(Images.with(3));
      memory.save(Images.with(4));
    }
    assertThat(in("memory.txt")).contains(Images.with(4));
    assertThat(in("memory.txt.before")).contains(Images.with(2));
  }

  @Test
  void secondCalculatorStartsWithACopyAndHasItsOwnMemory() throws IOException {
    save(Images.with(1));
    try (ContinuousMemory first = open();
        ContinuousMemory second = open();
        ContinuousMemory third = open()) {
      assertThat(first.news()).isEmpty();
      assertThat(sentences(second))
          .containsExactly(
              path + "/memory.txt is in use by another calculator; this one uses memory-2.txt");
      assertThat(third.news()).hasSize(2);
      assertThat(second.image()).contains(Images.with(1));
      second.save(Images.with(2));
      first.save(Images.with(3));
      third.save(Images.with(4));
    }
    assertThat(in("memory.txt")).contains(Images.with(3));
    assertThat(in("memory-2.txt")).contains(Images.with(2));
    assertThat(in("memory-3.txt")).contains(Images.with(4));
    try (ContinuousMemory first = open();
        ContinuousMemory second = open()) {
      assertThat(first.image()).contains(Images.with(3));
      assertThat(second.image()).contains(Images.with(2));
    }
  }

  @Test
  void damagedFileIsMovedAsideAndReplacedWithThePreviousOne() throws IOException {
    save(Images.with(1));
    save(Images.with(2));
    Files.writeString(path.resolve("memory.txt"), "hp41 state 1\nmodel CX\nlift o\n");
    try (ContinuousMemory memory = open()) {
      assertThat(memory.image()).contains(Images.with(1));
      assertThat(sentences(memory))
          .containsExactly(
              path
                  + "/memory.txt is damaged in line 3; kept as memory.txt.damaged-20260115;"
                  + " memory is restored from the copy of the last start");
    }
    assertThat(path.resolve("memory.txt.damaged-20260115"))
        .hasContent("hp41 state 1\nmodel CX\nlift o\n");
    assertThat(in("memory.txt")).contains(Images.with(1));
  }

  @Test
  void everyDamagedFileIsPreserved() throws IOException {
    for (String content : List.of("", "nothing of the kind", "hp41 state 1\nmodel CX\nlift on\n")) {
      Files.writeString(path.resolve("memory.txt"), content);
      try (ContinuousMemory memory = open()) {
        assertThat(memory.image()).isEmpty();
        assertThat(memory.news().get(0).clauses()).endsWith("memory is empty");
        memory.save(Images.with(1));
      }
      Files.delete(path.resolve("memory.txt"));
    }
    assertThat(path.resolve("memory.txt.damaged-20260115")).hasContent("");
    assertThat(path.resolve("memory.txt.damaged-20260115-2")).hasContent("nothing of the kind");
    assertThat(path.resolve("memory.txt.damaged-20260115-3")).content().endsWith("lift on\n");
  }

  @Test
  void fileOfANewerVersionIsPreservedAndAnotherIsUsed() throws IOException {
    Files.writeString(path.resolve("memory.txt"), NEWER);
    for (int i = 1; i <= 2; i++) {
      try (ContinuousMemory memory = open()) {
        assertThat(memory.image()).isEqualTo(in("memory-2.txt"));
        assertThat(sentences(memory))
            .containsExactly(
                path + "/memory.txt was written by a newer hp41; this one uses memory-2.txt");
        memory.save(Images.with(i));
      }
    }
    assertThat(path.resolve("memory.txt")).hasContent(NEWER);
    assertThat(in("memory-2.txt")).contains(Images.with(2));
  }

  @Test
  void unreadableFileIsPreservedAndAnotherIsUsed() throws IOException {
    Path taken = Files.createDirectory(path.resolve("memory.txt"));
    Files.createFile(taken.resolve("something"));
    try (ContinuousMemory memory = open()) {
      assertThat(memory.news().get(0).head()).isEqualTo("memory.txt cannot be read");
      memory.save(Images.with(1));
    }
    assertThat(taken.resolve("something")).exists();
    assertThat(in("memory-2.txt")).contains(Images.with(1));
  }

  @Test
  void memoryOfAnotherCalculatorIsListedAndLoaded() throws IOException {
    save(Images.with(1));
    try (ContinuousMemory first = open();
        ContinuousMemory second = open()) {
      first.save(Images.with(1));
      second.save(Images.with(2));
      assertThat(folder.namedBeside(second.path()).names()).containsExactly("memory");
    }
    try (ContinuousMemory alone = open()) {
      NamedStates states = folder.namedBeside(alone.path());
      assertThat(states.names()).containsExactly("memory-2");
      assertThat(states.read("memory-2")).contains(Images.with(2));
      assertThat(states.read("memory-3")).isEmpty();
      assertThatThrownBy(() -> states.read("memory"))
          .hasMessage("this is the memory of this calculator");
      assertThatThrownBy(() -> states.write("memory-2", Images.with(3)))
          .hasMessageStartingWith("this name is for the memory of a calculator");
      states.write("zoo", Images.with(4));
      assertThat(states.names()).containsExactly("zoo", "memory-2");
    }
    assertThat(in("memory-2.txt")).contains(Images.with(2));
  }

  @Test
  void everyMemoryIsListedInTheOrderOfItsNumber() throws IOException {
    for (String name : List.of("memory-10.txt", "memory-2.txt", "memory.txt", "memory-100.txt")) {
      new StateFile(path.resolve(name)).write(Images.with(1));
    }
    Files.writeString(path.resolve("memory.txt.damaged-20260115"), "");
    assertThat(folder.named().names()).containsExactly("memory", "memory-2", "memory-10");
  }

  @Test
  void leftoverLockFileHasNoEffect() throws IOException {
    Files.createFile(path.resolve(".memory.txt.lock"));
    save(Images.with(1));
    assertThat(in("memory.txt")).contains(Images.with(1));
    assertThat(path.resolve(".memory.txt.lock")).doesNotExist();
  }

  @Test
  void onlyUnfinishedFilesAreDeleted() throws IOException {
    for (String name :
        List.of(
            ".memory.txt123.new",
            ".memory.txt-123.new",
            ".memory.txt.before-9.new",
            ".memory.txt-2-3.new")) {
      Files.createFile(path.resolve(name));
    }
    save(Images.with(1));
    try (var files = Files.list(path)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("memory.txt", ".memory.txt-2-3.new");
    }
  }

  @Test
  void inconsistentMemoryIsNotSaved() throws IOException {
    save(Images.with(1));
    Image whole = Images.with(2);
    long[] registers = whole.registers();
    registers[0xD] = 0;
    Image broken = whole.with(registers);
    try (ContinuousMemory memory = open()) {
      assertThatThrownBy(() -> memory.save(broken)).isInstanceOf(IOException.class);
    }
    assertThat(in("memory.txt")).contains(Images.with(1));
  }

  @Test
  void errorExplainsWhyNoMemoryCanBeRead() throws IOException {
    Path file = Files.createFile(path.resolve("file"));
    assertThatThrownBy(() -> ContinuousMemory.open(new StateFolder(file), NOW))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + "/memory.txt cannot be read; ");
  }
}
