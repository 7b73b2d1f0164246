package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that a new user reaches a position of the eight queens by following the message row, with
 * each key map and in each size.
 */
class StrangerTest {

  private static final int PATIENCE = 12;
  private static final Pattern EXAMPLE = Pattern.compile("as (\\d+) · Enter answers");

  private final TestSession session = new TestSession();

  @ParameterizedTest
  @CsvSource({
    "60, 16, standard", "80, 24, standard", "120, 40, standard",
    "60, 16, sim41", "80, 24, sim41", "120, 40, sim41",
    "60, 16, v41", "80, 24, v41", "120, 40, v41"
  })
  void findsAPosition(int columns, int rows, String map) {
    session.in(new Size(columns, rows)).line("load 8QUEENS").line("keymap " + map).line("clx");
    int steps = 0;
    while (!says().contains("POSITION1=")) {
      assertThat(steps++).as(says()).isLessThan(PATIENCE);
      follow(says());
    }
    assertThat(says()).startsWith(" POSITION1=15863724");
  }

  @Test
  void keysOfSim41PlayItAsTheyDidThere() {
    session.line("keymap sim41").type("K05");
    assertThat(session.picture()).contains("NONEXISTENT");
    session.line("load 8QUEENS").type("K8QUEENS").press(KeyName.ENTER);
    assertThat(session.picture()).contains("ALPHA PUBLISH?");
    String[][] keysAndScreens = {
      {"YES!", "? INITIAL POSITION?"},
      {"158R", "CODES:11432133"},
      {"R", "POSITION1=15863724"},
      {"R", "ALPHA ROTATION?"},
      {"NO!", "CODES:11432133"},
      {"R", "POSITION2=16837425"}
    };
    for (String[] step : keysAndScreens) {
      assertThat(session.type(step[0]).picture()).as(step[0]).contains(step[1]);
    }
  }

  private void follow(String row) {
    Matcher example = EXAMPLE.matcher(row);
    if (row.contains("type a name") || row.contains(": types a name")) {
      session.type((row.contains(": types") ? ":" : "") + "xeq 8queens").press(KeyName.ENTER);
    } else if (row.contains("yes or no · Enter answers")) {
      session.type("yes").press(KeyName.ENTER);
    } else if (example.find()) {
      session.type(example.group(1) + "!");
    } else if (row.contains("continues")) {
      session.type("!");
    }
  }

  private String says() {
    List<String> rows = session.picture().lines().toList();
    return rows.get(rows.size() - 2);
  }

  @ParameterizedTest
  @CsvSource({"standard, ' 8q Enter'", "sim41, ' :8q Enter'", "v41, ' :8q Enter'"})
  void firstStepsReachAPositionToo(String map, String first) {
    session.line("keymap " + map).line("start");
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.START);
    assertThat(session.panel()).contains(first, " yes Enter", " 158 !");
  }
}
