package hp41.conformance;

import hp41.Calculator;
import hp41.files.BundledProgram;
import hp41.key.Pace;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * A session with a bundled program, which is started by its name and answered at each stop.
 *
 * @param program the name of the program
 * @param answers the answers at its stops, each followed by R/S
 */
record SessionCase(String program, List<String> answers) implements Case {

  /** Answers for 8QUEENS and similar programs: yes or no, a starting value, whether to continue. */
  private static final List<String> USUAL =
      List.of("YES", "158", "", "", "NO", "", "", "NO", "8", "", "1", "", "5", "");

  SessionCase {
    answers = List.copyOf(answers);
  }

  /** Returns a session with each of the bundled programs. */
  static Stream<Case> all() {
    return BundledProgram.names().stream().map(name -> new SessionCase(name, USUAL));
  }

  @Override
  public String kind() {
    return "bundled programs";
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.FULL, false, this::load);
    List<Difference> differences =
        engines.run(Engines.LARGE_ROUNDS, it -> it.type("XEQ \"" + program + "\""));
    for (String answer : answers) {
      if (!differences.isEmpty() || !engines.bothRest()) {
        break;
      }
      differences =
          engines.run(
              Engines.LARGE_ROUNDS,
              calculator -> {
                calculator.answer(answer);
                calculator.type("R/S");
              });
    }
    return differences;
  }

  private void load(Calculator calculator) {
    byte[] content = BundledProgram.named(program).orElseThrow().listing();
    String listing = new String(content, StandardCharsets.UTF_8);
    new CaseListing(listing).load(calculator);
  }

  @Override
  public int moments() {
    return answers.size() + 1;
  }

  @Override
  public Stream<Case> smaller() {
    return answers.isEmpty()
        ? Stream.empty()
        : Stream.of(new SessionCase(program, answers.subList(0, answers.size() - 1)));
  }

  @Override
  public String command(String options) {
    return "printf '%s\\n' | hp41 run %s %s"
        .formatted(String.join("\\n", answers), program, options);
  }
}
