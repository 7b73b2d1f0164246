package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Snapshot.Modes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the order of the messages in the message row. */
class MessageOrderTest {

  private final Screens screens = Screens.ready();

  /** The possible messages, the most important first. */
  private enum Saying {
    TYPED_LINE(" › st  Tab completes", MessageOrderTest::openLine),
    ERROR(" ▲ DATA ERROR  ", it -> it.error = "DATA ERROR"),
    PROMPT(" ? STO  00-99", it -> it.asked("STO", "")),
    QUESTION(" ? AGE?", MessageOrderTest::stopWithQuestion),
    TEXT(" CODES:11432133", it -> it.message = "CODES:11432133"),
    RUNNING(" 8QUEENS 042  3 lines", it -> it.busy = 3),
    MODE(
        " SHIFT  the next key executes",
        it -> it.modes(modes -> with(modes, modes.waiting(), true))),
    INVITATION(" › type a name", it -> {});

    private final String row;
    private final Consumer<Screens> cause;

    Saying(String row, Consumer<Screens> cause) {
      this.row = row;
      this.cause = cause;
    }
  }

  static Stream<Arguments> pairs() {
    return Arrays.stream(Saying.values())
        .flatMap(
            first ->
                Arrays.stream(Saying.values())
                    .filter(second -> first.compareTo(second) < 0)
                    .map(second -> Arguments.of(first, second)));
  }

  @ParameterizedTest
  @EnumSource
  void eachMessageIsShownAlone(Saying saying) {
    saying.cause.accept(screens);
    assertThat(row()).startsWith(saying.row);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void moreImportantMessageIsShown(Saying first, Saying second) {
    second.cause.accept(screens);
    first.cause.accept(screens);
    assertThat(row()).startsWith(first.row);
  }

  private static void openLine(Screens screens) {
    screens.line =
        Optional.of(
            new CommandLineView(
                "st", 2, "st", Gallery.NAMES, -1, false, Optional.empty(), Optional.empty()));
  }

  private static void stopWithQuestion(Screens screens) {
    screens.message = "AGE?";
    screens.modes(modes -> with(modes, true, modes.shift()));
  }

  private static Modes with(Modes modes, boolean waiting, boolean shift) {
    return Screens.with(modes, waiting, false, false, false, shift);
  }

  private String row() {
    List<String> rows = View.render(screens.screen()).toString().lines().toList();
    return rows.get(rows.size() - 2);
  }
}
