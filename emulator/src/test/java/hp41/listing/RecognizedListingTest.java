package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.key.OperandKind;
import hp41.listing.TextRecognition.Recognized;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.memory.ProgramBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the correction of listings from text recognition. */
class RecognizedListingTest {

  private static final InstructionSet FUNCTIONS = Internals.known();

  private static Assembler.Assembly read(String... lines) {
    return new Assembler(FUNCTIONS).recognizing().assemble(String.join("\n", lines));
  }

  private static List<String> messages(Assembler.Assembly read, boolean errors) {
    return read.problems().stream()
        .filter(problem -> problem.isError() == errors)
        .map(Diagnostic::toString)
        .toList();
  }

  private static List<String> steps(Assembler.Assembly read) {
    return new Lister(FUNCTIONS).list(read.programs()).lines().toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "ST0 05      | STO 05",
        "STO O5      | STO 05",
        "GT0 0I      | GTO 01",
        "R C L 05    | RCL 05",
        "STO 1ND 05  | STO IND 05",
        "FS?C 2Z     | FS?C 22",
        "1O.5        | 10.5",
        "SlN         | SIN",
        "CH5         | CHS",
        "X=O?        | X=0?",
        "E+          | S+",
        "ENTERt      | ENTER^",
        "L8L \"AB\"   | LBL \"AB\"",
        "XEO 'AB\"    | XEQ \"AB\"",
        "RCL 05      | RCL 05",
        "''AB''      | \"AB\""
      })
  void theOnlyLikelyStepIsRead(String written, String step) {
    Assembler.Assembly read = read("LBL \"T\"", written, "END");
    assertThat(messages(read, true)).isEmpty();
    assertThat(steps(read)).containsExactly("LBL \"T\"", step, "END");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "X<-Y?  | 2:1: this step cannot be read with certainty; did you mean X<Y? or X<=Y?",
        "ST 05  | 2:1: this step cannot be read with certainty; did you mean ST+ 05, ST- 05 or ST* 05?",
        "\"AB    | 2:1: this step cannot be read with certainty; did you mean \"AB\"?",
        "RCL ?? | 2:1: this step cannot be read with certainty"
      })
  void doubtfulStepIsAskedFor(String written, String question) {
    Assembler.Assembly read = read("LBL \"T\"", written, "END");
    assertThat(messages(read, true)).anyMatch(it -> it.startsWith(question.substring(0, 43)));
  }

  @Test
  void eachChangeIsReportedAndOthersAreNotMade() {
    assertThat(messages(read("LBL \"T\"", "ST0 05", "RCL 05 ; ST0", "PI", "END"), false))
        .containsExactly("2:1: read as STO 05: 0 looks like O");
  }

  @Test
  void lineNumbersAreWitnesses() {
    Assembler.Assembly read =
        read(
            "Area of a circle",
            "O1 LBL \"AREA\"",
            "02 X^2",
            "O3 PI",
            "04 *",
            "05",
            "STO 01",
            "06 XEQ 02 07 RTN",
            "0B LBL 02",
            "09 CHS",
            "09 CHS",
            "10 RTN",
            "12 END");
    assertThat(steps(read))
        .containsExactly(
            "LBL \"AREA\"",
            "X^2",
            "PI",
            "*",
            "STO 01",
            "XEQ 02",
            "RTN",
            "LBL 02",
            "CHS",
            "RTN",
            "END");
    assertThat(messages(read, true)).containsExactly("13:1: line 11 is missing above");
    assertThat(messages(read, false))
        .contains(
            "1:1: skipped: not a program line",
            "2:1: line number 01, by the lines around it",
            "7:1: joined with the line above, which has no end",
            "8:1: split before line number 07",
            "11:1: removed: the line above has the same number and step");
  }

  @Test
  void stepAfterALineNumberIsNoDirective() {
    String[] lines = {"01 LBL \"T\"", "02 .ATE ;XROM 26,12", "03 SIN", "04 COS", "05 END"};
    assertThat(steps(read(lines)))
        .containsExactly("LBL \"T\"", "DATE ;XROM 26,12", "SIN", "COS", "END");
  }

  @Test
  void labelsAreWitnesses() {
    Assembler.Assembly read = read("LBL \"T\"", "GTO 01", "XEQ O2", "LBL O1", "LBL 02", "END");
    assertThat(steps(read))
        .containsExactly("LBL \"T\"", "GTO 01", "XEQ 02", "LBL 01", "LBL 02", "END");
    assertThat(messages(read, true)).isEmpty();
    assertThat(messages(read("LBL \"T\"", "GTO 08", "LBL 06", "END"), true))
        .containsExactly(
            "2:1: there is no LBL 08, and LBL 06 looks like it: one of them was misread");
  }

  @Test
  void statedBytesAreWitnesses() {
    assertThat(messages(read("; 9 bytes", "LBL \"T\"", "SIN", "END"), true)).isEmpty();
    assertThat(messages(read("; 12 bytes", "LBL \"T\"", "SIN", "END"), true))
        .containsExactly("1:1: the listing states 12 bytes, but the steps have 9");
  }

  @Test
  void correctionsAreTheLinesToReplace() {
    assertThat(new Assembler(FUNCTIONS).corrections("LBL \"T\"\nST0 O1 ; sum\n\nCH5\nEND"))
        .isEqualTo(Map.of(2, List.of("STO 01 ; sum"), 4, List.of("CHS")));
  }

  @Test
  void fewOfManyLinesStayWrongAndNoneBecomesWrong() throws IOException {
    Score score = score(104_100, 12);
    assertThat(score.madeWrong).as("%s", score).isEmpty();
    assertThat(score.after).as("%s", score).isGreaterThan(score.before);
  }

  @Test
  @Tag("slow")
  void threeHundredListings() throws IOException {
    Score score = score(Long.getLong("hp41.seed", 104_001), 300);
    System.out.println(score);
    assertThat(score.madeWrong).as("%s", score).isEmpty();
    assertThat(score.after).as("%s", score).isGreaterThan(score.lines * 9 / 10);
  }

  /** The number of lines that are right before and after the correction. */
  private static final class Score {

    private int lines;
    private int before;
    private int after;
    private int changed;
    private int asked;
    private final List<String> madeWrong = new ArrayList<>();

    /** Lines that were changed to a wrong step. */
    private final List<String> wrong = new ArrayList<>();

    @Override
    public String toString() {
      return ("%d lines, right before %d (%.2f %%), after %d (%.2f %%); %d changed, of them wrong %d;"
              + " %d questions; made wrong: %s")
          .formatted(
              lines,
              before,
              100.0 * before / lines,
              after,
              100.0 * after / lines,
              changed,
              wrong.size(),
              asked,
              madeWrong);
    }
  }

  private static Score score(long seed, int count) throws IOException {
    List<String> listings = listings();
    Score score = new Score();
    for (int i = 0; i < count; i++) {
      Random random = new Random(seed + i);
      String printed =
          random.nextInt(3) == 0 ? random(random) : listings.get((i * 7 + i / 7) % listings.size());
      add(score, styled(printed, random), random);
    }
    return score;
  }

  private static List<String> listings() throws IOException {
    List<String> listings = new ArrayList<>();
    Path top = Fixtures.top();
    for (Path folder :
        List.of(top.resolve("programs"), top.resolveSibling("shared").resolve("corpus"))) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.walk(folder)) {
          for (Path file :
              files.filter(it -> it.toString().matches(".*\\.(?:txt|41|rpn)")).sorted().toList()) {
            listings.add(Files.readString(file, StandardCharsets.UTF_8));
          }
        }
      }
    }
    return listings;
  }

  /** Returns a listing in its own or in one of several styles. */
  private static String styled(String listing, Random random) {
    int style = random.nextInt(4);
    List<byte[]> programs = new Assembler(FUNCTIONS).assemble(listing).programs();
    Lister lister = new Lister(FUNCTIONS, new Lister.ListingStyle(style != 1, style == 2));
    return style == 0 ? listing : lister.list(programs);
  }

  private static String random(Random random) {
    List<CalculatorFunction> functions =
        FUNCTIONS.modules().get(0).functions().stream()
            .filter(CalculatorFunction::programmable)
            .filter(it -> !it.name().equals("END"))
            .toList();
    List<String> lines = new ArrayList<>(List.of("LBL \"R" + random.nextInt(1000) + '"'));
    for (int i = 0; i < 40 + random.nextInt(60); i++) {
      CalculatorFunction function = functions.get(random.nextInt(functions.size()));
      String operand =
          random.nextInt(5) == 0 && function.operand() != OperandKind.LABEL
              ? "IND %02d".formatted(random.nextInt(30))
              : operand(function.operand(), random);
      lines.add((function.name() + ' ' + operand).strip());
      if (random.nextInt(4) == 0) {
        lines.add(String.valueOf(random.nextInt(2000) / 10.0));
      } else if (random.nextInt(8) == 0) {
        lines.add("\"RESULT " + random.nextInt(10) + "=\"");
      }
    }
    lines.add("END");
    return String.join("\n", lines.stream().filter(RecognizedListingTest::isStep).toList());
  }

  private static String operand(OperandKind kind, Random random) {
    return switch (kind) {
      case NONE -> "";
      case DIGIT -> String.valueOf(random.nextInt(10));
      default -> "%02d".formatted(random.nextInt(30));
    };
  }

  private static boolean isStep(String line) {
    return new Assembler(FUNCTIONS).assemble(line).problems().isEmpty();
  }

  /** Compares the steps of a listing with those of its recognized text. */
  private static void add(Score score, String printed, Random random) {
    Map<Integer, List<String>> steps = byLine(new Assembler(FUNCTIONS).assemble(printed));
    TextRecognition recognition = new TextRecognition(random, 0.01 + 0.04 * random.nextDouble());
    List<Recognized> lines = recognition.lines(printed.lines().toList());
    String text = String.join("\n", lines.stream().map(Recognized::text).toList());
    Map<Integer, List<String>> before = byLine(new Assembler(FUNCTIONS).assemble(text));
    Assembler.Assembly corrected = new Assembler(FUNCTIONS).recognizing().assemble(text);
    Map<Integer, List<String>> after = byLine(corrected);
    score.asked += (int) corrected.problems().stream().filter(Diagnostic::isError).count();
    for (int i = 0; i < lines.size(); i++) {
      int first = i;
      List<Integer> group = new ArrayList<>(lines.get(i).printed());
      while (i + 1 < lines.size() && group.containsAll(lines.get(i + 1).printed())) {
        i++;
      }
      List<String> meant = joined(steps, group.stream().map(line -> line + 1).toList());
      List<Integer> read =
          Stream.iterate(first + 1, line -> line + 1).limit(i - first + 1L).toList();
      compare(
          score,
          lines.subList(first, i + 1),
          meant,
          joined(before, read),
          joined(after, read),
          changes(corrected, read));
    }
    score.lines += steps.values().stream().mapToInt(List::size).sum();
  }

  private static void compare(
      Score score,
      List<Recognized> lines,
      List<String> meant,
      List<String> before,
      List<String> after,
      List<String> changes) {
    int right = right(meant, before);
    int corrected = right(meant, after);
    score.before += right;
    score.after += corrected;
    score.changed += changes.isEmpty() ? 0 : 1;
    if (corrected < right) {
      score.madeWrong.add(lines + " " + meant + before + after + changes);
    } else if (!changes.isEmpty() && corrected < meant.size() && after.size() >= meant.size()) {
      score.wrong.add(lines + " " + meant + after + changes);
    }
  }

  private static List<String> changes(Assembler.Assembly corrected, List<Integer> lines) {
    return corrected.problems().stream()
        .filter(problem -> lines.contains(problem.line()))
        .map(Diagnostic::message)
        .filter(message -> message.startsWith("read as ") && message.contains(": "))
        .toList();
  }

  private static int right(List<String> meant, List<String> read) {
    int right = 0;
    for (int i = 0; i < meant.size() && i < read.size(); i++) {
      right += meant.get(i).equals(read.get(i)) ? 1 : 0;
    }
    return meant.size() < read.size() ? 0 : right;
  }

  private static List<String> joined(Map<Integer, List<String>> steps, List<Integer> lines) {
    return lines.stream().flatMap(line -> steps.getOrDefault(line, List.of()).stream()).toList();
  }

  /** Returns the bytes of the steps in each line. */
  private static Map<Integer, List<String>> byLine(Assembler.Assembly assembly) {
    Map<Integer, List<String>> steps = new TreeMap<>();
    assembly
        .source()
        .all()
        .forEach(
            found ->
                steps
                    .computeIfAbsent(found.line().place().line(), line -> new ArrayList<>())
                    .add(
                        HexFormat.of()
                            .formatHex(ProgramBytes.plain(found.line().instruction().bytes()))));
    return steps;
  }
}
