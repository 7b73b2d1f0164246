package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Cells;
import hp41.key.Pace;
import hp41.panel.view.View;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks the display while a program is running. */
class RunningDisplayTest {

  private static final String GOOSE = "⟶";
  private static final int FIRST = 2;
  private static final int LAST = FIRST + Cells.COUNT - 1;

  private final TestSession session = new TestSession();

  @ParameterizedTest
  @EnumSource(Pace.class)
  void gooseMovesAtEachLabelAndStartsAgainAtTheLeft(Pace pace) {
    run("GTO 01", pace);
    List<Integer> flight = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      proceed();
      int column = display().indexOf(GOOSE);
      if (column >= 0 && (flight.isEmpty() || flight.get(flight.size() - 1) != column)) {
        flight.add(column);
      }
    }
    assertThat(flight).hasSizeGreaterThan(20);
    for (int i = 1; i < flight.size(); i++) {
      int before = flight.get(i - 1);
      assertThat(flight.get(i)).isEqualTo(before == LAST ? FIRST : before + 1);
    }
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void gooseIsReplacedByTheDisplayOfTheProgram(Pace pace) {
    run("VIEW X\nGTO 01", pace);
    for (int i = 0; i < 60; i++) {
      proceed();
    }
    assertThat(display()).contains("0.0000").doesNotContain(GOOSE);
  }

  @Test
  void runningLineIsTheSameInTheMessageAndInThePanel() {
    run("1\n+\nSQRT\nGTO 01", Pace.FULL);
    session.in(TestSession.MEDIUM);
    for (int i = 0; i < 20; i++) {
      session.calculator.proceed(1);
      String picture = View.render(session.ui.screen(session.outside.instant(), 1000)).toString();
      Matcher message = Pattern.compile("\n LOOP (\\d{3})  1,000 lines").matcher(picture);
      Matcher status = Pattern.compile("LINE  LOOP (\\d{3})").matcher(picture);
      assertThat(message.find() && status.find()).isTrue();
      assertThat(picture).contains("▶" + message.group(1));
      assertThat(status.group(1)).isEqualTo(message.group(1));
    }
  }

  private void run(String body, Pace pace) {
    session.in(new Size(40, 10)).paste("LBL \"LOOP\"\nLBL 01\n" + body + "\nEND\n");
    session.calculator.pace(pace);
    session.type(":xeq loop");
    session.ui.take(Stroke.named(KeyName.ENTER));
  }

  private void proceed() {
    session.calculator.untilDue().ifPresent(session.outside::pass);
    session.calculator.proceed(1);
  }

  private String display() {
    return session.picture().lines().skip(1).findFirst().orElseThrow();
  }
}
