package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays cases of the themes on two calculators, which are equal or have one difference. */
class ThemesTest {

  private static final int CASES = 3;

  static Stream<String> themes() {
    return Conformance.themes().stream();
  }

  @ParameterizedTest
  @MethodSource("themes")
  void equalCalculatorsDoNotDiffer(String theme) {
    Engines engines = engines(it -> {});
    List<Supplier<Case>> makers =
        new RandomCases(7, Model.CX, engines.functions(), engines.registers())
            .makers(List.of(theme));
    for (int i = 0; i < (makers.isEmpty() ? 0 : CASES); i++) {
      Case tested = makers.get(i % makers.size()).get();
      assertThat(tested.play(engines)).as(tested.command("")).isEmpty();
    }
  }

  static Stream<Arguments> differences() {
    return Stream.of(
        difference("SF 05", new KeyCase("power", false, false, "", keys("ON ON")), "flags"),
        difference("FIX 2", new CatalogCase("LBL 00", List.of(), key("R/S")), CatalogCase.KIND),
        difference("ON", new IdleCase(List.of()), "display"),
        difference("SF 05", new MomentCase("", List.of(), keys("1@50~10 2")), "flags"),
        difference(
            "SF 05",
            new WatchedCase("stopwatch", false, "", List.of(), keys("1~300 2~300")),
            "flags"),
        difference("30 STO 01", new LoopCase(List.of(), List.of("RCL 01", "SIN"), 40), "duration"));
  }

  private static Arguments difference(String typed, Case tested, String what) {
    return Arguments.of(typed, tested, what);
  }

  /** Plays a case after something was typed on the built-in calculator only. */
  @ParameterizedTest
  @MethodSource("differences")
  void whatIsDifferentIsFound(String typed, Case tested, String what) {
    assertThat(tested.play(engines(it -> it.type(typed))))
        .extracting(Difference::what)
        .contains(what);
  }

  @Test
  void momentIsMovedByTheTimeBeforeTheLastKey() {
    MomentCase moment = new MomentCase("", List.of(), keys("1 2@50~10 3"));
    assertThat(moment.shifted(30)).isEqualTo(keys("1 2@50~40 3"));
    assertThat(moment.shifted(-30)).isEqualTo(keys("1 2@50~0 3"));
  }

  @Test
  void casesAreReducedToSmallerOnesOfTheSameTheme() {
    List<Case> cases =
        List.of(
            new MomentCase("", keys("PRGM"), keys("1~9 2~9 3")),
            new WatchedCase("stopwatch", false, "", keys("4"), keys("1~9 2~9 3~9")),
            new IdleCase(keys("1 2")),
            new CatalogCase("LBL 01", keys("1 2"), key("R/S")));
    for (Case tested : cases) {
      assertThat(tested.smaller())
          .isNotEmpty()
          .allMatch(
              it ->
                  it.kind().equals(tested.kind()) && it.moments() < tested.moments()
                      || it instanceof CatalogCase
                      || it instanceof MomentCase);
    }
  }

  private static List<KeyPress> keys(String keys) {
    return Stream.of(keys.split(" ")).map(ThemesTest::key).toList();
  }

  private static KeyPress key(String key) {
    return KeyPress.of(key).orElseThrow();
  }

  private static Engines engines(Consumer<Calculator> change) {
    return new ChangedEngines(side(), change);
  }

  private static ComparedCalculator side() {
    return new ComparedCalculator(Model.CX, Plugged.NOTHING, Optional.empty());
  }

  /** Two engines; one of them is changed when a case begins. */
  private static final class ChangedEngines extends Engines {

    private final ComparedCalculator own;
    private final Consumer<Calculator> change;

    ChangedEngines(ComparedCalculator own, Consumer<Calculator> change) {
      super(own, side());
      this.own = own;
      this.change = change;
    }

    @Override
    void begin(Pace pace, boolean clockRuns, Consumer<Calculator> work) {
      super.begin(pace, clockRuns, work);
      own.attempt(change);
    }
  }
}
