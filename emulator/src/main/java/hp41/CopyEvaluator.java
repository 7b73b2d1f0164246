package hp41;

import hp41.debug.Conditions;
import hp41.debug.Conditions.EvaluationResult;
import hp41.peripherals.HostModules;
import hp41.peripherals.Peripherals;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/**
 * Evaluates typed words on a copy of a calculator, so that they have no effect on it. The copy has
 * the built-in engine, no cards, no drive and no sound, and its pauses take no time.
 */
final class CopyEvaluator implements Conditions.WordEvaluator {

  private final Calculator calculator;
  private Optional<Calculator> reusedCopy = Optional.empty();

  CopyEvaluator(Calculator calculator) {
    this.calculator = calculator;
  }

  @Override
  public EvaluationResult evaluate(String words, int maxLines) {
    Calculator copy = copy();
    Optional<TypedLineError> wrong = copy.type(words);
    if (wrong.isPresent()) {
      return EvaluationResult.error(wrong.get().message());
    } else if (!copy.run(maxLines)) {
      return EvaluationResult.error(Conditions.notDone(maxLines));
    }
    String text = copy.display().toString().strip();
    boolean failed = !copy.contents().error().isEmpty();
    boolean holds = copy.machine().outbox().answer().orElseGet(() -> copy.contents().x() != 0);
    return new EvaluationResult(text, holds && !failed, failed);
  }

  @Override
  public Optional<String> problem(String words) {
    return copy().type(words).map(TypedLineError::message);
  }

  private Calculator copy() {
    Calculator copy =
        reusedCopy
            .filter(it -> it.model() == calculator.model())
            .filter(it -> it.plugged().equals(calculator.plugged()))
            .orElseGet(this::newCopy);
    reusedCopy = Optional.of(copy);
    calculator.image().restore(copy.machine());
    copy.machine().printer().detect();
    copy.machine().findPointer();
    copy.cancelInput();
    return copy;
  }

  private Calculator newCopy() {
    Peripherals host = calculator.machine().peripherals();
    return Calculator.builder(
            calculator.model(), new CopyPeripherals(host, new VirtualClock(Instant.EPOCH)))
        .plugged(calculator.plugged())
        .build();
  }

  private record CopyPeripherals(Peripherals host, VirtualClock clock) implements Peripherals {

    @Override
    public InstantSource wallClock() {
      return host.wallClock();
    }

    @Override
    public HostModules modules() {
      return host.modules();
    }

    @Override
    public Optional<byte[]> program(String name) {
      return host.program(name);
    }

    @Override
    public Map<String, String> programTitles() {
      return host.programTitles();
    }
  }
}
