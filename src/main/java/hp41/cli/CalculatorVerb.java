package hp41.cli;

import hp41.Calculator;
import hp41.app.HostPeripherals;
import hp41.cli.options.CalculatorOptions;
import hp41.cli.options.StandardStreams;
import hp41.key.Pace;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A verb that uses a calculator. */
abstract class CalculatorVerb implements Callable<Integer> {

  @Mixin final CalculatorOptions options;

  final StandardStreams streams;

  @Spec private CommandSpec spec;

  CalculatorVerb(StandardStreams streams) {
    this.streams = streams;
    options = new CalculatorOptions(streams);
  }

  /** Returns a calculator at full speed that skips pauses. */
  final Calculator calculator() {
    HostPeripherals.SkippingClock clock = new HostPeripherals.SkippingClock();
    return options.calculator(HostPeripherals.now(clock), Pace.FULL);
  }

  /** Refuses words that look like misspelled options. */
  final void checkWords(List<String> words) {
    Failures.checkWords(words, spec);
  }
}
