package hp41.programs;

import hp41.Calculator;
import hp41.Image;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.HostPeripherals;
import hp41.app.HostPeripherals.SkippingClock;
import hp41.event.StopReason.Cause;
import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import hp41.listing.Assembler;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Executes the examples of a bundled program with other answers, each in memory as it was. */
final class ExampleBench {

  private static final Set<Cause> WAITING = EnumSet.of(Cause.PROMPT, Cause.STOP);

  /** Presses of R/S alone after the answers of an example, which may show more. */
  private static final int MORE = 4;

  private final Calculator calculator;
  private final BundledProgram program;
  private final int limit;
  private final Image beginning;

  /** Returns the answer at a stop. The first stop has the number 0. */
  @FunctionalInterface
  interface Answers {
    String to(int stop, String shown);
  }

  /**
   * The texts that a program has shown.
   *
   * @param shown the message of each stop
   * @param error the calculator's error that stopped the program, and the line; empty if none did
   */
  record Played(List<String> shown, String error) {}

  /**
   * Creates a bench. The program is in its module, or in memory if no module contains it.
   *
   * @param limit the number of lines that may be executed between two stops
   */
  ExampleBench(BundledProgram program, int limit) {
    this.program = program;
    this.limit = limit;
    Optional<BundledModule> module = BundledModule.containing(program.name());
    calculator =
        CalculatorFactory.builder(Model.CX, HostPeripherals.now(new SkippingClock()))
            .plugged(module.map(it -> Plugged.NOTHING.with(it.plugIn())).orElse(Plugged.NOTHING))
            .build();
    calculator.type("SIZE 150");
    if (module.isEmpty()) {
      load(new String(program.listing(), StandardCharsets.UTF_8));
    }
    beginning = calculator.image();
  }

  private void load(String listing) {
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
  }

  /** Plays an example with these answers, in the order of its rows. */
  Played play(ProgramExample example, String words, List<String> answers) {
    return play(
        example,
        words,
        answers.size() + MORE,
        (stop, shown) -> stop < answers.size() ? answers.get(stop) : "");
  }

  /**
   * Plays an example.
   *
   * @param words the words that are typed before the program is started
   * @param stops the number of stops after which it is abandoned
   */
  Played play(ProgramExample example, String words, int stops, Answers answers) {
    start(example, words);
    List<String> shown = new ArrayList<>();
    while (shown.size() < stops && runs()) {
      String message = calculator.contents().alpha();
      calculator.answer(answers.to(shown.size(), message));
      calculator.type("R/S");
      shown.add(message);
    }
    String error =
        !calculator.isBusy() && calculator.stopped() == Cause.ERROR
            ? calculator.display() + " at " + calculator.programLine()
            : "";
    return new Played(shown, error);
  }

  private void start(ProgramExample example, String words) {
    calculator.restore(beginning);
    if (!example.with().isEmpty()) {
      load(example.with());
    }
    calculator.type(words);
    List<String> start = example.start().isEmpty() ? List.of(program.name()) : example.startWords();
    calculator.type(String.join(" ", start.subList(1, start.size())));
    calculator.type("XEQ \"" + start.get(0) + '"');
  }

  /** Executes the program until it waits; returns false if it ends, or at the limit. */
  private boolean runs() {
    calculator.run(limit);
    return !calculator.isBusy()
        && calculator.stopped() instanceof Cause cause
        && WAITING.contains(cause);
  }

  /** Returns the answers of an example. */
  static List<String> answers(ProgramExample example) {
    return new ArrayList<>(example.rows().stream().map(Step::answer).toList());
  }
}
