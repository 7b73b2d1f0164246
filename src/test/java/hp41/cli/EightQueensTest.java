package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the bundled program 8QUEENS with {@code run}. */
class EightQueensTest {

  private static final String TRANSCRIPT =
      """
      PUBLISH?
      INITIAL POSITION?
      CODES:11432133
      POSITION1=15863724
      ROTATION?
      CODES:11432133
      POSITION2=16837425
      ROTATION?
      CODES:11432133
      """;

  @TempDir private Path folder;

  private static Run queens(String answers) {
    return Run.of(answers, "run", "8QUEENS");
  }

  /** Returns the positions found from an initial position, if each ROTATION? is answered by NO. */
  private static List<String> positions(String initial) {
    return queens("YES\n" + initial + "\n" + "\n\nNO\n".repeat(92)).lines().stream()
        .filter(line -> line.startsWith("POSITION") && !line.startsWith("POSITIONS"))
        .map(line -> line.substring(line.indexOf('=') + 1))
        .toList();
  }

  private static List<String> allPositions() {
    List<String> found = new ArrayList<>();
    place("", found);
    return found;
  }

  private static void place(String queens, List<String> found) {
    if (queens.length() == 8) {
      found.add(queens);
      return;
    }
    for (char row = '1'; row <= '8'; row++) {
      char free = row;
      int column = queens.length();
      boolean attacked =
          IntStream.range(0, column)
              .anyMatch(
                  other -> {
                    int distance = Math.abs(queens.charAt(other) - free);
                    return distance == 0 || distance == column - other;
                  });
      if (!attacked) {
        place(queens + row, found);
      }
    }
  }

  private static String associated(String position) {
    return position.chars().mapToObj(row -> "" + (9 - (row - '0'))).collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(strings = {"158", "135", ""})
  void showsPositionsFromTheOneGiven(String initial) {
    Run run = queens("YES\n" + initial + "\n\n\nNO\n\n\nNO\n");
    assertThat(run).isEqualTo(new Run(0, TRANSCRIPT, ""));
  }

  @Test
  void turnsAndMirrorsAPositionWithoutSymmetry() {
    Run run = queens("YES\n15863724\n\n\nYES\n\n\n\n\n\n\n");
    assertThat(run.lines())
        .startsWith(
            "PUBLISH?",
            "INITIAL POSITION?",
            "CODES:11432133",
            "POSITION1=15863724",
            "ROTATION?",
            "12=36428571",
            "13=57263148",
            "14=82417536",
            "21=84136275",
            "22=17582463",
            "23=42736851",
            "24=63571428");
  }

  @Test
  void turnsAPositionSymmetricAboutTheCentreOnlyOnce() {
    Run run = queens("YES\n352\n\n\nYES\n\n\n\n");
    assertThat(run.lines())
        .containsExactly(
            "PUBLISH?",
            "INITIAL POSITION?",
            "CODES:1113414321233133",
            "POSITION1=35281746",
            "ROTATION?",
            "12=46827135",
            "21=64718253",
            "22=53172864",
            "CODES:11432133");
  }

  @Test
  void findsTheFortySixPositionsOfTheFirstRowsInOrder() {
    List<String> expected = allPositions().stream().filter(p -> p.charAt(0) <= '4').toList();
    assertThat(positions("")).hasSize(46).isEqualTo(expected);
  }

  @Test
  void findsTheOtherFortySixFromRowFive() {
    List<String> expected = allPositions().stream().filter(p -> p.charAt(0) >= '5').toList();
    assertThat(positions("5")).hasSize(46).isEqualTo(expected);
  }

  @Test
  void givesAllPositionsByAssociation() {
    TreeSet<String> all = new TreeSet<>(positions(""));
    List.copyOf(all).forEach(position -> all.add(associated(position)));
    assertThat(all).containsExactlyElementsOf(allPositions());
  }

  @Test
  void countsWithoutPublishing() {
    assertThat(queens("NO\n\n").lines())
        .containsExactly("PUBLISH?", "INITIAL POSITION?", "POSITIONS=46");
    assertThat(queens("NO\n5\n").lines()).last().isEqualTo("POSITIONS=46");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4888", "88", "84136276"})
  void countsNothingFromBehindTheLastPosition(String initial) {
    assertThat(queens("NO\n" + initial + "\n").lines()).last().isEqualTo("POSITIONS=0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "9", "1905", "150", "-15", "1.5", "123456789", "\"ABC\"", "1E12"})
  void asksAgainAfterABadPosition(String answer) {
    assertThat(queens("YES\n" + answer + "\n158\n").lines())
        .containsExactly(
            "PUBLISH?", "INITIAL POSITION?", "BAD POSITION", "INITIAL POSITION?", "CODES:11432133");
  }

  @Test
  void asksAgainUntilTheAnswerIsYesOrNo() {
    assertThat(queens("MAYBE\n\nyes\n").lines())
        .containsExactly("PUBLISH?", "PUBLISH?", "PUBLISH?", "INITIAL POSITION?");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "FIX 0",
        "SCI 9",
        "ENG 3 RAD",
        "FIX 9 GRAD",
        "SF 21",
        "CF 28",
        "CF 29",
        "SF 21 CF 28 CF 29",
        "SF 22 SF 23"
      })
  void showsTheSameInEveryMode(String modes) {
    String state = folder.resolve("state").toString();
    assertThat(Run.of("", "calc", modes, "--state", state).exitCode()).isZero();
    Run run = Run.of("YES\n158\n\n\nNO\n\n\nNO\n", "run", "8QUEENS", "--state", state);
    assertThat(run).isEqualTo(new Run(0, TRANSCRIPT, ""));
  }

  @Test
  void startsAfreshWhenItIsCalledAgain() {
    assertThat(queens("YES\n158\nXEQ 8QUEENS\n").lines()).last().isEqualTo("PUBLISH?");
  }

  /** The microcode takes the same time: {@code hp41 keys --rom 41cx.mod} with the same keys. */
  @Test
  void takesItsTimeAsOnTheMachine() {
    String keys = "R/S * LN 8 R/S 1 5 8 R/S R/S R/S * LN 8 R/S R/S R/S";
    Run run =
        Run.of(keys + "\n", "keys", "--json", "--size", "40", "--load", "../programs/8QUEENS.txt");
    assertThat(millis(run, "CODES:1143213")).isCloseTo(53_808, withinPercentage(2));
    assertThat(millis(run, "13=57263148")).isCloseTo(12_888, withinPercentage(2));
    assertThat(millis(run, "14=82417536")).isCloseTo(11_112, withinPercentage(2));
  }

  /** Returns the time between the release of a key and the display of a text. */
  private static long millis(Run run, String display) {
    return Pattern.compile("\"" + display + "\",(\\d+)")
        .matcher(run.out())
        .results()
        .mapToLong(shown -> Long.parseLong(shown.group(1)))
        .findFirst()
        .orElseThrow();
  }
}
