package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.conformance.Player.Played;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks steps that do not end, with two calculators that are changed on purpose. */
class PlayerTest {

  private final CountDownLatch reached = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);

  @Test
  void endlessStepIsADifferenceAndTheNextCaseHasNewEngines() {
    Player player = new Player(() -> new ActiveEngines(reached), Duration.ofMillis(1));
    Engines first = player.engines();
    Played played = player.play(aCase(it -> await()));
    assertThat(player.stuck()).isEqualTo(1);
    assertThat(player.engines()).isNotSameAs(first);
    assertThat(played.differences())
        .singleElement()
        .hasToString(
            "calculator: in an endless loop at hp41.conformance.PlayerTest.await,"
                + " the machine has waiting");
    end.countDown();
  }

  @Test
  void slowStepIsNoDifference() {
    Player player = new Player(PlayerTest::engines, Duration.ofMinutes(10));
    assertThat(player.play(aCase(it -> {})).differences()).isEmpty();
    assertThat(player.stuck()).isZero();
  }

  @Test
  void keysAfterADifferenceAreRemoved() {
    Player player = new Player(PlayerTest::engines, Duration.ofMinutes(10));
    KeyCase keys =
        new KeyCase(
            "keys",
            false,
            false,
            "",
            Stream.of("1", "2", "3").flatMap(it -> KeyPress.of(it).stream()).toList());
    Played played = player.play(keys);
    assertThat(played.presses()).isEqualTo(4);
    assertThat(keys.upTo(played.presses())).isEqualTo(keys);
    assertThat(keys.upTo(2).command("")).contains(" 1 2 5").doesNotContain("3 5");
  }

  private static Engines engines() {
    return new Engines(side(), side());
  }

  private static ComparedCalculator side() {
    return new ComparedCalculator(Model.CX, Plugged.NOTHING, Optional.empty());
  }

  /** Engines that complete steps until a place is reached, where the timeout starts. */
  private static final class ActiveEngines extends Engines {

    private final CountDownLatch place;
    private long additional;

    ActiveEngines(CountDownLatch place) {
      super(side(), side());
      this.place = place;
    }

    @Override
    long steps() {
      if (place.getCount() > 0) {
        additional++;
      }
      return super.steps() + additional;
    }
  }

  private void await() {
    reached.countDown();
    try {
      end.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns a case that performs a task on both engines. */
  private static Case aCase(Consumer<Calculator> work) {
    return new Case() {
      @Override
      public String kind() {
        return "any";
      }

      @Override
      public List<Difference> play(Engines engines) {
        engines.begin(Pace.FULL, false, it -> {});
        return engines.run(1, work);
      }

      @Override
      public int moments() {
        return 1;
      }

      @Override
      public Stream<Case> smaller() {
        return Stream.empty();
      }

      @Override
      public String command(String options) {
        return "";
      }
    };
  }
}
