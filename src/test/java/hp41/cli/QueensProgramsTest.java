package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the other bundled programs that place queens with {@code run}. */
class QueensProgramsTest {

  private static final String STOPS = "\n".repeat(400);

  @TempDir private Path folder;

  private static List<String> lines(String program, String answers) {
    Run run = Run.of(answers, "run", program);
    assertThat(run.exitCode()).isZero();
    return run.lines();
  }

  private static int[] numbers(String position) {
    return position.contains(" ")
        ? List.of(position.split(" ")).stream().mapToInt(Integer::parseInt).toArray()
        : position.chars().map(Character::getNumericValue).toArray();
  }

  private static boolean isPeaceful(String position) {
    int[] rows = numbers(position);
    return IntStream.range(0, rows.length)
        .allMatch(
            right ->
                IntStream.range(0, right)
                    .allMatch(
                        left ->
                            rows[left] != rows[right]
                                && Math.abs(rows[left] - rows[right]) != right - left));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1, 1", "2, 2, 0, 0", "3, 6, 0, 0", "4, 24, 2, 1",
    "5, 120, 10, 2", "6, 720, 4, 1", "7, 5040, 40, 6", "8, 40320, 92, 12"
  })
  void permqCounts(String size, int tried, int positions, int distinct) {
    assertThat(lines("PERMQ", "NO\n" + size + "\n\n\n\n"))
        .containsExactly(
            "PUBLISH?",
            "SIZE?",
            "TRIED=" + tried,
            "POSITIONS=" + positions,
            "DISTINCT=" + distinct);
  }

  @Test
  void permqShowsEachDistinctPosition() {
    List<String> shown = lines("PERMQ", "YES\n7\n" + STOPS).subList(2, 8);
    assertThat(shown).hasSize(6).doesNotHaveDuplicates().allMatch(it -> isPeaceful(it));
    assertThat(lines("PERMQ", "YES\n6\n\n\n\n\n"))
        .containsExactly("PUBLISH?", "SIZE?", "246135", "TRIED=720", "POSITIONS=4", "DISTINCT=1");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352"})
  void nqueensCounts(String size, int solutions) {
    assertThat(lines("NQUEENS", "NO\n" + size + "\n\n"))
        .containsExactly("PUBLISH?", "SIZE?", "SOLUTIONS=" + solutions);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"10, 724", "11, 2680", "12, 14200"})
  void nqueensCountsOnLargerBoards(String size, int solutions) {
    assertThat(lines("NQUEENS", "NO\n" + size + "\n\n")).endsWith("SOLUTIONS=" + solutions);
  }

  @Test
  void nqueensShowsEachPosition() {
    List<String> lines = lines("NQUEENS", "YES\n8\n" + STOPS);
    List<String> shown = lines.subList(2, lines.size() - 1);
    assertThat(shown).hasSize(92).isSorted().doesNotHaveDuplicates().allMatch(it -> isPeaceful(it));
  }

  @Test
  void fromTenQueensOnRowsAreSeparated() {
    List<String> shown = lines("NQUEENS", "YES\n10\n\n\n").subList(2, 5);
    assertThat(shown).startsWith("1 3 6 8 10 5 9 2 4 7").allMatch(it -> isPeaceful(it));
    assertThat(lines("BRUTE", "10\n\n"))
        .containsExactly("HOW MANY?", "0 2 5 7 9 4 8 1 3 6", "TRIED=58987");
    assertThat(lines("NQUEENS", "YES\n13\n\n\n").subList(2, 4))
        .containsExactly("1 3 5 2 9 12 10 13 4 6", "8 11 7");
  }

  @Test
  void boardsGoToThePrinterWhenItIsOn() {
    String nqueens = Run.of("YES\n4\n\n\n\n", "run", "--printer", "-", "NQUEENS").out();
    assertThat(nqueens.replaceAll(" +\n", "\n"))
        .contains("2413\n. . Q .\n")
        .contains("Q . . .\n")
        .endsWith("SOLUTIONS=2\n");
    assertThat(Run.of("YES\n4\n\n\n\n", "run", "--printer", "-", "PERMQ").out())
        .contains(". . . Q");
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "1, 1",
        "4, 0 0 1 0/1 0 0 0/0 0 0 1/0 1 0 0",
        "5, 1 0 0 0 0/0 0 0 1 0/0 1 0 0 0/0 0 0 0 1/0 0 1 0 0",
      })
  void brutePrintsTheBoard(String size, String paper) throws IOException {
    Path printed = folder.resolve("paper.txt");
    Run.of(size + "\n\n", "run", "--printer", printed.toString(), "BRUTE");
    assertThat(Files.readString(printed)).contains(paper.replace('/', '\n') + "\nTRIED=");
  }

  @Test
  void boardsWiderThanThePaperAreNotPrinted() {
    String paper = Run.of("YES\n25\n\n\n", "run", "--printer", "-", "NQUEENS").out();
    assertThat(paper).contains("1 3 5 2 4").doesNotContain("Q");
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 1", "4, 1302, 11", "5, 02413, 11", "6, 135024, 187", "8, 04752613, 2843"})
  void bruteFindsTheFirstPosition(String size, String position, int tried) {
    assertThat(lines("BRUTE", size + "\n\n"))
        .containsExactly("HOW MANY?", position, "TRIED=" + tried);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void bruteFindsNoPlaceForTwoOrThree(int size) {
    assertThat(lines("BRUTE", size + "\n\n")).containsExactly("HOW MANY?", "NO SOLUTION");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 87654321, 8",
    "2, 87654312, 6",
    "45, 87641352, 4",
    "40320, 12345678, 8",
    "20000, 51347826, 2",
    "31415, 27431586, 3"
  })
  void diagsumTellsTheFullestDiagonal(String number, String board, int value) {
    assertThat(lines("DIAGSUM", number + "\n\n"))
        .containsExactly("BOARD?", "BOARD=" + board, "DV=" + value);
  }

  @Test
  void diagsumCountsBoardsWithoutTwoQueensOnADiagonal() {
    List<String> lines = lines("DIAGSUM", "\n");
    assertThat(lines).hasSize(94).contains("45=51842736").endsWith("COUNT=92");
    assertThat(lines.subList(1, 93)).allMatch(it -> isPeaceful(it.substring(it.indexOf('=') + 1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-4", "4.5", "\"A\" ASTO X", "AON", "1E6", "1E50"})
  void badSizesAreAskedAgain(String bad) {
    String answer = bad.equals("AON") ? "AON SF 23" : bad;
    assertThat(lines("NQUEENS", "NO\n" + answer + "\n4\n"))
        .containsExactly("PUBLISH?", "SIZE?", "BAD SIZE", "SIZE?", "SOLUTIONS=2");
    assertThat(lines("PERMQ", "NO\n" + answer + "\n4\n\n\n"))
        .startsWith("PUBLISH?", "SIZE?", "BAD SIZE", "SIZE?", "TRIED=24");
    assertThat(lines("BRUTE", answer + "\n4\n"))
        .containsExactly("HOW MANY?", "BAD SIZE", "HOW MANY?", "1302");
    assertThat(lines("DIAGSUM", answer + "\n45\n"))
        .containsExactly("BOARD?", "BAD BOARD", "BOARD?", "BOARD=87641352");
  }

  @Test
  void sizesAreBoundedByMethodAndMemory() {
    assertThat(lines("PERMQ", "NO\n9\n4\n")).contains("BAD SIZE");
    assertThat(lines("NQUEENS", "NO\n100\n4\n")).contains("BAD SIZE").endsWith("SOLUTIONS=2");
    assertThat(lines("NQUEENS", "YES\n20\n")).endsWith("1 3 5 2 4 13 15 12 18 20");
    assertThat(lines("DIAGSUM", "40321\n1\n")).contains("BAD BOARD");
  }

  @Test
  void displayModesFlagsAndExtraStopsChangeNothing() {
    String[] start = {"run", "NQUEENS"};
    Run run = Run.of("NO\nENG 2 RAD SF 29 CF 28 8\n\n\n\n", start);
    assertThat(run.lines()).endsWith("SOLUTIONS=92");
  }

  @Test
  void answersOtherThanYesOrNoAreAskedAgain() {
    assertThat(lines("PERMQ", "Y\n\nNO\n3\n\n\n")).startsWith("PUBLISH?", "PUBLISH?", "PUBLISH?");
  }
}
