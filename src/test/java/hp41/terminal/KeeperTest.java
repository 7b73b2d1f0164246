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
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** When memory is handed over. */
class KeeperTest {

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

  private void awaitKept(Keeper keeper, int images) throws InterruptedException {
    while (kept.size() < images || keeper.untilDue(START).isPresent()) {
      keeper.keepIfDue(START, calculator::image);
      Thread.sleep(1);
    }
  }

  @Test
  void changesThatGoOnDoNotPutItOff() {
    Keeper keeper = new Keeper(kept::add);
    assertThat(keeper.untilDue(START)).isEmpty();
    for (int i = 0; i < 500; i++) {
      keeper.changed(at(i));
    }
    assertThat(keeper.untilDue(START).orElseThrow()).isLessThan(SECOND);
  }

  @Test
  void nothingIsHandedOverTwice() throws InterruptedException {
    Keeper keeper = new Keeper(kept::add);
    for (int digit : List.of(1, 1, 2)) {
      memory(digit);
      keeper.changed(START.minus(SECOND));
      keeper.keepIfDue(START, calculator::image);
      awaitKept(keeper, digit);
    }
    assertThat(kept).hasSize(2);
  }

  @Test
  void nobodyWaitsForASlowDiskUntilTheEnd() {
    Keeper keeper = new Keeper(this::slowly);
    Image first = memory(1);
    keeper.changed(START.minus(SECOND));
    keeper.keepIfDue(START, calculator::image);
    Image last = memory(2);
    keeper.changed(START);
    assertThat(keeper.keepIfDue(START.plus(SECOND), calculator::image)).isEmpty();
    var end = keeper.keepLast(last);
    assertThat(end).isNotDone();
    disk.countDown();
    assertThat(end.join()).isEmpty();
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
  void whatCouldNotBeKeptIsToldOnceAndTriedAgainWithoutAnotherKey() throws InterruptedException {
    Keeper keeper =
        new Keeper(
            image -> {
              kept.add(image);
              throw new IOException("/full: no space");
            });
    keeper.changed(START.minus(SECOND));
    keeper.keepIfDue(START, calculator::image);
    Optional<String> trouble = Optional.empty();
    while (trouble.isEmpty()) {
      trouble = keeper.keepIfDue(START, calculator::image);
      Thread.sleep(1);
    }
    assertThat(trouble).contains("/full: no space");
    assertThat(keeper.keepIfDue(START, calculator::image)).isEmpty();
    assertThat(keeper.untilDue(START)).isPresent();
    assertThat(keeper.keepLast(calculator.image()).join()).contains("/full: no space");
    assertThat(kept).hasSize(2);
  }
}
