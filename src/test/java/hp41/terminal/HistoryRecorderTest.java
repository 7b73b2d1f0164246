package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.Snapshot;
import hp41.app.CalculatorFactory;
import hp41.event.Event;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checks the recorded history. */
class HistoryRecorderTest {

  private static final int MOST_LINES = 10_000;

  private final Calculator calculator =
      CalculatorFactory.builder(Model.CX, new FakePeripherals())
          .plugged(Plugged.of(Accessory.PRINTER))
          .build();

  @Test
  void paperIsNoLongerThanTenThousandLinesHoweverOftenItIsTornOff() {
    HistoryRecorder recorder = new HistoryRecorder(calculator);
    calculator.type("5 PRX");
    List<Event> printed =
        calculator.takeEvents().stream().filter(Event.Printed.class::isInstance).toList();
    assertThat(printed).hasSize(1);
    Optional<Snapshot> atRest = Optional.of(calculator.snapshot());
    for (int i = 0; i < 3; i++) {
      recorder.watch(Collections.nCopies(MOST_LINES - 1, printed.get(0)), atRest);
      recorder.tear();
      assertThat(recorder.past().paper()).isEmpty();
    }
    recorder.watch(printed, atRest);
    recorder.mend();
    assertThat(recorder.past().paper()).hasSize(MOST_LINES);
  }
}
