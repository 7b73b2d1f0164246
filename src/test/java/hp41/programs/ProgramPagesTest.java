package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.CalculatorBuilder;
import hp41.Document;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.VirtualClock;
import hp41.app.HostPeripherals;
import hp41.cli.Run;
import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import hp41.files.Questions;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.listing.Assembler;
import hp41.text.Counted;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Writes a page of documentation for each subject from the comments of the listings. */
class ProgramPagesTest {

  private static final Map<String, String> HEADINGS =
      Map.of(
          "math", "Mathematics",
          "stat", "Statistics",
          "finance", "Finance",
          "more", "Conversions, navigation and games");

  private final Questions questions = new Questions();
  private final Map<BundledProgram, String> times = new HashMap<>();

  static Stream<String> subjects() {
    return BundledProgram.all().stream()
        .map(BundledProgram::subject)
        .distinct()
        .filter(HEADINGS::containsKey);
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void pageDescribesAllProgramsOfASubject(String subject) throws IOException {
    List<BundledProgram> programs =
        BundledProgram.all().stream().filter(it -> it.subject().equals(subject)).toList();
    String page =
        "# %s\n\n".formatted(HEADINGS.get(subject))
            + "`xeq NAME` in the terminal plugs in the [module](../modules.md) that contains the program\n"
            + "and starts it; `hp41 run NAME` runs it in a\n"
            + "shell. F1 explains each question. The [listings](../../../programs/%s) describe the\n"
                .formatted(subject)
            + "methods and their sources. This page is generated from them. The times are those of the\n"
            + "first example on a real HP-41. A model of its speed computes them; they do not include\n"
            + "the time for typing the answers.\n\n"
            + "| program | does | bytes | registers | SIZE | time |\n|---|---|---|---|---|---|\n"
            + programs.stream().map(this::row).collect(Collectors.joining())
            + programs.stream().map(this::section).collect(Collectors.joining());
    Document.isWritten(Path.of("docs", "programs", subject + ".md"), page);
  }

  private String row(BundledProgram program) {
    String needs = new String(program.listing(), StandardCharsets.UTF_8).lines().toList().get(1);
    return "| [%s](#%s) | %s | %s | %d | %s | %s |\n"
        .formatted(
            String.join(", ", program.labels()),
            program.name().toLowerCase(java.util.Locale.ROOT),
            program.title(),
            StringUtils.substringBetween(needs, "; ", " bytes"),
            program.registers(),
            program.size(),
            times.computeIfAbsent(program, ProgramPagesTest::time));
  }

  /** Returns the time of the first example. */
  private static String time(BundledProgram program) {
    ProgramExample example = ProgramExample.of(program.listing()).get(0);
    long seconds = machineTime(program, example).plusMillis(500).toSeconds();
    return seconds < 120
        ? Counted.of((int) Math.max(1, seconds), "second")
        : Counted.of((int) (seconds + 30) / 60, "minute");
  }

  /** Draws what a program prints, and checks that it is the same as its stops show. */
  @ParameterizedTest
  @CsvSource({"AMORT, 1", "HIST, 0"})
  void printoutIsDrawn(String name, int number, @TempDir Path folder) throws IOException {
    BundledProgram program = BundledProgram.named(name).orElseThrow();
    ProgramExample example = ProgramExample.of(program.listing()).get(number);
    Path paper = folder.resolve("paper.svg");
    String answers =
        example.rows().stream()
            .filter(it -> it.display().endsWith("?"))
            .map(it -> it.answer() + '\n')
            .collect(Collectors.joining());
    Run run = Run.of(answers, "run", "--printer", paper.toString(), name);
    assertThat(run.err()).isEmpty();
    Run printed = Run.of(answers, "run", "--plug", "printer", name);
    List<String> results =
        example.rows().stream()
            .map(Step::display)
            .filter(it -> !it.endsWith("?") && !it.equals("PAID OFF"))
            .toList();
    assertThat(printed.err().lines().map(String::strip)).containsExactlyElementsOf(results);
    Document.isWritten(
        Path.of("docs", "programs", name.toLowerCase(java.util.Locale.ROOT) + ".svg"),
        Files.readString(paper));
  }

  private String section(BundledProgram program) {
    StringBuilder text =
        new StringBuilder("\n## %s\n\n%s.\n".formatted(program.name(), program.title()));
    Map<String, String> asked = questions.of(program.name());
    if (!asked.isEmpty()) {
      text.append("\n| question | answer |\n|---|---|\n");
      asked.forEach(
          (question, answer) -> text.append("| `%s` | %s |\n".formatted(question, answer)));
    }
    List<ProgramExample> examples = ProgramExample.of(program.listing());
    for (ProgramExample example : examples) {
      text.append(example(program, example));
    }
    String picture = program.name().toLowerCase(java.util.Locale.ROOT) + ".svg";
    if (Files.exists(Path.of("docs", "programs", picture))) {
      text.append("\n![What %s prints](%s)\n".formatted(program.name(), picture));
    }
    if (!examples.isEmpty()) {
      String time = times.computeIfAbsent(program, ProgramPagesTest::time);
      text.append("\nA real HP-41 needs %s for the first example.\n".formatted(time));
    }
    return text.toString();
  }

  /** Returns how long the program runs at the speed of a real HP-41, without waiting for a user. */
  private static Duration machineTime(BundledProgram program, ProgramExample example) {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator = calculator(program, clock);
    calculator.press(Key.ON);
    if (program.size().matches("\\d+")) {
      calculator.contents().resize(Integer.parseInt(program.size()));
    }
    Assembler assembler = new Assembler(Internals.known(calculator));
    String listings = new String(program.listing(), StandardCharsets.UTF_8) + example.with();
    calculator.load(assembler.assemble(listings).programs());
    List<String> start = example.startWords();
    String label = start.isEmpty() ? program.name() : start.get(0);
    List<String> words = start.isEmpty() ? start : start.subList(1, start.size());
    Duration time =
        run(calculator, clock, (String.join(" ", words) + " XEQ \"" + label + '"').strip());
    for (Step step : example.rows().subList(0, example.rows().size() - 1)) {
      calculator.answer(step.answer());
      time = time.plus(run(calculator, clock, "R/S"));
    }
    return time;
  }

  /** Returns a calculator with the module that contains what a program calls. */
  private static Calculator calculator(BundledProgram program, VirtualClock clock) {
    CalculatorBuilder builder =
        Calculator.builder(Model.CX, new HostPeripherals(clock, clock)).pace(Pace.AUTHENTIC);
    BundledModule.containing(program.name())
        .map(it -> Plugged.NOTHING.with(it.plugIn()))
        .ifPresent(builder::plugged);
    return builder.build();
  }

  private static Duration run(Calculator calculator, VirtualClock clock, String line) {
    assertThat(calculator.type(line)).isEmpty();
    Instant start = clock.instant();
    while (calculator.isRunning() || calculator.isTyping()) {
      clock.advance(calculator.untilDue().orElse(Duration.ZERO));
      calculator.proceed(1000);
    }
    return Duration.between(start, clock.instant());
  }

  private static String example(BundledProgram program, ProgramExample example) {
    String title = StringUtils.capitalize(example.title());
    String with =
        example.with().isEmpty() ? "" : ", with the program\n`%s`".formatted(example.with());
    StringBuilder text = new StringBuilder("\n%s:\n".formatted((title + with).strip()));
    text.append("\n```\n");
    String start = example.start().isEmpty() ? program.name() : example.start();
    String before = "XEQ " + start;
    int width = example.rows().stream().mapToInt(it -> it.display().length()).max().orElse(0);
    for (Step step : example.rows()) {
      String answer = step.answer() + " R/S";
      boolean last = step == example.rows().get(example.rows().size() - 1);
      text.append(
          "%-16s %s %s"
              .formatted(
                  before, StringUtils.rightPad(step.display(), width), last ? "" : answer.strip())
              .stripTrailing());
      text.append('\n');
      before = "";
    }
    return text.append("```\n").toString();
  }
}
