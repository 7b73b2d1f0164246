package hp41.states;

import static org.assertj.core.api.Assertions.assertThat;

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
}
