package hp41.states;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.StateFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the lock of a state file. */
class HeldStateTest {

  @TempDir private Path folder;

  @Test
  void aSecondWriterWaitsForTheFirst() throws Exception {
    Path file = folder.resolve("state");
    HeldState first = HeldState.acquire(file).orElseThrow();
    FutureTask<Optional<HeldState>> second = new FutureTask<>(() -> HeldState.acquire(file));
    Thread waiting = new Thread(second);
    waiting.start();
    while (waiting.getState() != Thread.State.TIMED_WAITING && !second.isDone()) {
      Thread.onSpinWait();
    }
    first.close();
    assertThat(second.get()).isPresent();
    second.get().ifPresent(HeldState::close);
  }

  @Test
  void aSecondWriterIsRefusedIfTheFirstStays() {
    Path file = folder.resolve("state");
    try (HeldState first = HeldState.acquire(file).orElseThrow()) {
      assertThat(first.lock()).isPresent();
      assertThat(HeldState.acquire(file)).isEmpty();
    }
  }

  @Test
  void memoryIsNotWrittenOverThatOfACalculatorThatHasTakenTheFileOver() throws IOException {
    Path file = folder.resolve("state");
    HeldState first = HeldState.acquire(file).orElseThrow();
    first.write(Images.with(1));
    Files.delete(folder.resolve(".state.lock"));
    try (HeldState second = HeldState.acquire(file).orElseThrow()) {
      second.write(Images.with(2));
      assertThatThrownBy(() -> first.write(Images.with(3))).hasMessageContaining("taken over");
      first.close();
      assertThat(HeldState.acquire(file)).isEmpty();
    }
    assertThat(new StateFile(file).read()).contains(Images.with(2));
  }

  @Test
  void aDeletedLockFileIsLockedAgain() throws IOException {
    Path file = folder.resolve("state");
    try (HeldState first = HeldState.acquire(file).orElseThrow()) {
      Files.delete(folder.resolve(".state.lock"));
      first.write(Images.with(1));
      assertThat(HeldState.acquire(file)).isEmpty();
    }
  }

  @Test
  void memoryIsSavedInANewFolderIfItsFolderIsDeleted() throws IOException {
    Path file = folder.resolve("sub/state");
    Files.createDirectory(file.getParent());
    try (HeldState held = HeldState.acquire(file).orElseThrow()) {
      Files.delete(folder.resolve("sub/.state.lock"));
      Files.delete(file.getParent());
      held.write(Images.with(1));
      held.write(Images.with(2));
      assertThat(HeldState.acquire(file)).isEmpty();
    }
    assertThat(new StateFile(file).read()).contains(Images.with(2));
  }
}
