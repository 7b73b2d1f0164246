package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Checks when memory is saved. */
class AutoSaverTest {

  private static final Instant START = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Calculator calculator = new Calculator(Model.CX, new FakePeripherals());
  private final List<Image> kept = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch disk = new CountDownLatch(1);

  private Image memory(int digit) {
    calculator.type("CLX " + digit);
    return calculator.image();
  }

  private static Instant at(int milliseconds) {
    return START.plusMillis(milliseconds);
  }

  private void awaitKept(AutoSaver saver, int images) throws InterruptedException {
    while (kept.size() < images || saver.untilDue(START).isPresent()) {
      saver.saveIfDue(START, calculator::image);
      Thread.sleep(1);
    }
  }

  @Test
  void continuousChangesDoNotDelayTheSave() {
    AutoSaver saver = new AutoSaver(kept::add, TestSession.thread());
    assertThat(saver.untilDue(START)).isEmpty();
    for (int i = 0; i < 500; i++) {
      saver.changed(at(i));
    }
    assertThat(saver.untilDue(START).orElseThrow()).isLessThan(SECOND);
  }

  @Test
  void unchangedMemoryIsNotSavedAgain() throws InterruptedException {
    AutoSaver saver = new AutoSaver(kept::add, TestSession.thread());
    for (int digit : List.of(1, 1, 2)) {
      memory(digit);
      saver.changed(START.minus(SECOND));
      saver.saveIfDue(START, calculator::image);
      awaitKept(saver, digit);
    }
    assertThat(kept).hasSize(2);
  }

  @Test
  void slowDiskBlocksOnlyAtTheEnd() {
    AutoSaver saver = new AutoSaver(this::slowly, TestSession.thread());
    Image first = memory(1);
    saver.changed(START.minus(SECOND));
    saver.saveIfDue(START, calculator::image);
    Image last = memory(2);
    saver.changed(START);
    assertThat(saver.saveIfDue(START.plus(SECOND), calculator::image)).isFalse();
    saver.startSave(last);
    assertThat(kept).isEmpty();
    disk.countDown();
    assertThat(saver.await()).isEmpty();
    assertThat(kept).containsExactly(first, last);
  }

  private void slowly(Image image) throws IOException {
    try {
      disk.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    kept.add(image);
  }

  @Test
  void failedSaveIsReportedOnceAndRetried() throws InterruptedException {
    AutoSaver saver =
        new AutoSaver(
            image -> {
              kept.add(image);
              throw new IOException("/full: no space");
            },
            TestSession.thread());
    saver.changed(START.minus(SECOND));
    saver.saveIfDue(START, calculator::image);
    while (!saver.saveIfDue(START, calculator::image)) {
      Thread.sleep(1);
    }
    assertThat(saver.warning().orElseThrow().head()).endsWith("/full: no space");
    assertThat(saver.saveIfDue(START, calculator::image)).isFalse();
    assertThat(saver.warning()).isPresent();
    assertThat(saver.untilDue(START)).isPresent();
    saver.startSave(calculator.image());
    assertThat(saver.await()).contains("/full: no space");
    assertThat(kept).hasSize(2);
  }
}
