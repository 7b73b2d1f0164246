package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks the continuous memory of the packaged program, however it ends and whatever other
 * calculators are running.
 */
@DisabledOnOs(OS.WINDOWS)
class MemoryIT {

  private static final String CTRL_Q = "\u0011";

  @TempDir private Path state;
  private Start start;

  @BeforeEach
  void begin() {
    start = new Start(state);
  }

  @Test
  void aQuestionThatWasLeftIsAnsweredTheNextTime() {
    try (Window window = start.open()) {
      window.await("Start here").type("8q\r").await("? PUBLISH?").type(CTRL_Q).awaitEnd();
    }
    try (Window window = start.open()) {
      window.await("? PUBLISH?").type("yes\r").await("? INITIAL POSITION?");
      window.type("15").await("X            15.0000").type(CTRL_Q).awaitEnd();
    }
    try (Window window = start.open()) {
      window.await("X            15.0000").type("8!").await("CODES:11432133");
    }
  }

  @Test
  void itKeepsMemoryWhenItsTerminalDies() {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("41.0000").vanish();
    }
    try (Window window = start.open()) {
      window.await("41.0000");
    }
  }

  @Test
  void memoryIsKeptWhileItIsWorkedWith() throws Exception {
    Path memory = state.resolve("hp41/memory.txt");
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").await("41.0000");
      window.type("2/").await("20.5000");
      await(() -> Files.exists(memory) && Files.readString(memory).contains("02050000000001"));
      window.signal("KILL").awaitEnd();
    }
    try (Window window = start.open()) {
      window.await("20.5000");
    }
  }

  @Test
  void aSecondCalculatorSaysSoAndKeepsItsOwnMemory() {
    try (Window first = start.open()) {
      first.await("Start here").type("41 ").await("41.0000");
      try (Window second = start.open()) {
        second.await("▲ memory.txt is in use by another calculator  this one uses memory-2.txt");
        second.type("17 ").await("17.0000").type(CTRL_Q).awaitEnd();
      }
      first.type("1+").await("42.0000").type(CTRL_Q).awaitEnd();
    }
    try (Window first = start.open()) {
      first.await("42.0000");
      try (Window second = start.open()) {
        second.await("17.0000");
      }
    }
  }

  @Test
  void memoryThatWasLeftIsTakenAndTheOneInUseLetAlone() throws Exception {
    Path used = state.resolve("hp41/memory-2.txt");
    try (Window first = start.open()) {
      first.await("Start here").type("41 ").await("41.0000");
      try (Window second = start.open()) {
        second.await("this one uses memory-2.txt").type("17 ").await("17.0000");
        first.type(CTRL_Q).awaitEnd();
        second.type("1+").await("18.0000");
        await(() -> Files.exists(used) && Files.readString(used).contains("003: 01800000000001"));
        try (Window third = start.open()) {
          third.await("41.0000").type("1+").await("42.0000");
          second.signal("KILL").awaitEnd();
          third.type(CTRL_Q).awaitEnd();
        }
      }
    }
    try (Window first = start.open()) {
      first.await("42.0000");
    }
    assertThat(state.resolve("hp41/memory.txt")).content().contains("003: 04200000000001");
    assertThat(used).content().contains("003: 01800000000001");
  }

  @Test
  void aMemoryOfANewerVersionStaysAndIsSaid() throws IOException {
    String newer = "hp41 state 2\nmodel CXX\n";
    Path folder = Files.createDirectories(state.resolve("hp41"));
    Files.writeString(folder.resolve("memory.txt"), newer);
    try (Window window = start.open()) {
      window.await("▲ memory.txt was written by a newer hp41  this one uses memory-2.txt");
      window.type("5 ").await("5.0000");
      assertThat(window.type(CTRL_Q).awaitEnd())
          .contains("hp41: " + folder + "/memory.txt was written by a newer hp41; this one uses")
          .endsWith("exit code 0\r\nsettings as before\r\n");
    }
    assertThat(folder.resolve("memory.txt")).hasContent(newer);
    assertThat(folder.resolve("memory-2.txt")).content().contains("003: 05000000000000");
  }

  @Test
  void namedStatesTakeTheirTurns() {
    try (Window window = start.open()) {
      window.await("Start here").type("41 ").type("save state one\r").await("is saved as \"one\"");
      window.type("17 ").type("save state two\r").await("is saved as \"two\"");
      window.type("load state one\r").await("memory is now \"one\"").await("X            41.0000");
      window.type("load state two\r").await("memory is now \"two\"").await("X            17.0000");
      window.type(CTRL_Q).awaitEnd();
    }
    try (Window window = start.open()) {
      window.await("17.0000").type("load state one\r").await("X            41.0000");
    }
  }

  @Test
  void aDamagedMemoryIsKeptAndSaid() throws IOException {
    Path folder = Files.createDirectories(state.resolve("hp41"));
    Files.writeString(folder.resolve("memory.txt"), "hp41 state 1\nmodel CX\nlift ");
    try (Window window = start.open()) {
      window.await("▲ memory.txt is damaged in line 3  kept as memory.txt.damaged-");
      window.type("5 ").await("5.0000");
      assertThat(window.type(CTRL_Q).awaitEnd())
          .contains("hp41: " + folder + "/memory.txt is damaged in line 3; kept as")
          .endsWith("exit code 0\r\nsettings as before\r\n");
    }
  }

  @Test
  void aNamedFileIsKeptInsteadAndNotShared() {
    Path file = state.resolve("mine.txt");
    Start named = start.with("REDIRECTION", "--state " + file);
    try (Window window = named.open()) {
      window.await("Start here").type("41 ").await("41.0000");
      try (Window other = named.open()) {
        assertThat(other.awaitEnd())
            .contains("hp41: " + file + ": another calculator has it open")
            .contains("exit code 3");
      }
      window.type(CTRL_Q).awaitEnd();
    }
    assertThat(file).content().contains("003: 04100000000001");
    assertThat(state.resolve("hp41").resolve("state.txt")).doesNotExist();
  }

  private static void await(Callable<Boolean> condition) throws Exception {
    while (!condition.call()) {
      Thread.sleep(5);
    }
  }
}
