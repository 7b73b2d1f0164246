package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.Internals;
import hp41.cli.Run;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Lister;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the listings of all bundled programs, and runs the examples in their comments. */
class BundledProgramsTest {

  private static final Path PROGRAMS = Path.of("..", "programs");
  private static final Pattern TITLE = Pattern.compile("; (\\S+): ([A-Z].*)\\.");
  private static final Pattern NEEDS =
      Pattern.compile("; (\\d+) bytes, (\\d+) program registers; SIZE ([^.,;]+)[.,;].*");

  /** A test, then CLX or ENTER↑, which disables the stack lift for the number that follows. */
  private static final Pattern MAYBE_LIFTED =
      Pattern.compile(
          "(?m)^(?:[^\"\\n]+\\?|F[SC]\\?C? .*|ISG .*|DSE .*)\\n(?:CLX|ENTER\\^)\\n"
              + "(?: ?[-.\\dE]+|RCL .*|LASTX|PI)$");

  private static final Pattern LABEL = Pattern.compile("LBL \"([^\"]{2,})\".*");

  @TempDir private Path folder;

  static List<BundledProgram> all() {
    return BundledProgram.all();
  }

  private static List<Path> listings() throws IOException {
    try (Stream<Path> files = Files.walk(PROGRAMS)) {
      return files.filter(it -> it.toString().endsWith(".txt")).sorted().toList();
    }
  }

  /** Returns the row of the index for a listing. */
  private static String row(Path file) {
    String text = text(file);
    List<String> lines = text.lines().toList();
    String name = Strings.CS.removeEnd(file.getFileName().toString(), ".txt");
    Matcher title = TITLE.matcher(lines.get(0));
    Matcher needs = NEEDS.matcher(lines.get(1));
    assertThat(title.matches() && title.group(1).equals(name)).as("%s: line 1", file).isTrue();
    assertThat(needs.matches()).as("%s: line 2", file).isTrue();
    assertThat(title.group(1).length() + title.group(2).length())
        .as("%s: line 1 in the message row of a small window", file)
        .isLessThanOrEqualTo(57);
    List<String> labels =
        lines.stream().map(LABEL::matcher).filter(Matcher::matches).map(it -> it.group(1)).toList();
    assertThat(labels).as("%s", file).startsWith(name);
    int bytes = programs(text).stream().mapToInt(it -> it.length).sum();
    assertThat(needs.group(1) + " bytes, " + needs.group(2))
        .as("%s: line 2", file)
        .isEqualTo(bytes + " bytes, " + (bytes + 6) / 7);
    Path subject = PROGRAMS.relativize(file).getParent();
    return String.join(
        "\t",
        subject == null ? "queens" : subject.toString(),
        name,
        String.join(" ", labels),
        needs.group(2),
        needs.group(3),
        title.group(2));
  }

  private static List<byte[]> programs(String listing) {
    return new Assembler(Internals.known()).assemble(listing).programs();
  }

  private static byte[] joined(List<byte[]> programs) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    programs.forEach(all::writeBytes);
    return all.toByteArray();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void indexDescribesAllListings() throws IOException {
    String rows =
        listings().stream()
            .map(BundledProgramsTest::row)
            .sorted()
            .map(it -> it + '\n')
            .collect(Collectors.joining());
    Document.isWritten(PROGRAMS.resolve("index"), rows);
  }

  /** Otherwise a number replaces X or not, as the test decides. */
  @Test
  void numbersAfterAConditionalLineLiftTheStackAlways() throws IOException {
    for (Path file : listings()) {
      String lines = text(file).replaceAll("(?m)^;.*\\n", "");
      assertThat(lines).as("%s", file).doesNotContainPattern(MAYBE_LIFTED);
    }
  }

  @Test
  void eachNameIsUnique() {
    List<String> names =
        new ArrayList<>(all().stream().flatMap(it -> it.labels().stream()).toList());
    assertThat(new HashSet<>(names)).hasSameSizeAs(names);
    Internals.known().modules().stream()
        .flatMap(module -> module.functions().stream())
        .forEach(function -> assertThat(names).doesNotContain(function.name()));
  }

  @ParameterizedTest
  @MethodSource("all")
  void checkReportsNothing(BundledProgram program) {
    String file = PROGRAMS.resolve(program.file()).toString();
    assertThat(Run.of("", "check", file)).isEqualTo(new Run(0, "", ""));
  }

  @ParameterizedTest
  @MethodSource("all")
  void bytesAreTheSameAfterARoundTrip(BundledProgram program) {
    List<byte[]> bytes = programs(new String(program.listing(), StandardCharsets.UTF_8));
    assertThat(ProgramFile.read(joined(bytes), Internals.known()).programs())
        .usingRecursiveComparison()
        .isEqualTo(bytes);
    String listing = new Lister(Internals.known()).list(bytes);
    assertThat(programs(listing)).usingRecursiveComparison().isEqualTo(bytes);
  }

  /** Programs whose SIZE depends on the problem have an example for it. */
  @ParameterizedTest
  @MethodSource("all")
  void tooFewRegistersAreReportedBeforeTheFirstQuestion(BundledProgram program) {
    int size = StringUtils.isNumeric(program.size()) ? Integer.parseInt(program.size()) : 0;
    if (size > 0 && !program.subject().equals("queens")) {
      Run run = Run.of("\n", "run", "--size", String.valueOf(size - 1), program.name());
      assertThat(run.lines().get(0)).isEqualTo("SIZE>=%03d".formatted(size));
      assertThat(run.err())
          .startsWith("hp41: the program needs more data registers: --size %03d".formatted(size));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void examplesShowWhatTheirRowsSay(BundledProgram program) throws IOException {
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      assertShows(program, example, folder);
    }
  }

  /**
   * On other models the first example shows the same, or what is missing is reported before the
   * program starts.
   */
  @ParameterizedTest
  @MethodSource("all")
  void otherModelsReportWhatIsMissing(BundledProgram program) throws IOException {
    List<ProgramExample> examples = ProgramExample.of(program.listing());
    for (ProgramExample example : examples.subList(0, Math.min(1, examples.size()))) {
      List<String> expected = example.rows().stream().map(Step::display).toList();
      for (String model : List.of("c", "cv")) {
        Run run =
            Run.of(
                example.answers(), arguments(program, example, folder, List.of("--model", model)));
        String first =
            run.err().lines().filter(it -> it.startsWith("hp41: ")).findFirst().orElse("");
        boolean reported =
            run.out().startsWith("SIZE>=")
                || first.matches("hp41: .*needs \\d+ registers, .*")
                || first.matches("hp41: .* that is not plugged in: --plug (xfunctions|time)");
        assertThat(run.lines().equals(expected) || reported)
            .as("%s on %s: %s", program.name(), model, run)
            .isTrue();
      }
    }
  }

  /**
   * Runs an example and compares what it shows.
   *
   * @param folder where a file with the program that the example needs can be written
   * @param more arguments of {@code run} before the program
   */
  static void assertShows(
      BundledProgram program, ProgramExample example, Path folder, String... more)
      throws IOException {
    Run run = Run.of(example.answers(), arguments(program, example, folder, List.of(more)));
    assertThat(run.lines())
        .as("%s: %s (%s)", program.name(), example.title(), run.err())
        .isEqualTo(example.rows().stream().map(Step::display).toList());
  }

  /** Returns the arguments that run an example. */
  static String[] arguments(
      BundledProgram program, ProgramExample example, Path folder, List<String> more)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of("run"));
    if (program.size().matches("\\d+") && Integer.parseInt(program.size()) > 100) {
      arguments.addAll(List.of("--size", program.size()));
    }
    if (!example.with().isEmpty()) {
      Path file = Files.writeString(folder.resolve("with.txt"), example.with());
      arguments.addAll(List.of("--load", file.toString()));
    }
    arguments.addAll(more);
    arguments.addAll(example.start().isEmpty() ? List.of(program.name()) : example.startWords());
    return arguments.toArray(String[]::new);
  }
}
