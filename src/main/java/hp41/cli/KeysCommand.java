package hp41.cli;

import hp41.Calculator;
import hp41.Image;
import hp41.VirtualClock;
import hp41.app.CalculatorFactory;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.HostPeripherals;
import hp41.cli.options.OptionValues;
import hp41.cli.options.StandardStreams;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.keypad.VirtualKeypad.Seen;
import hp41.text.Nearest;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hp41 keys}: presses calculator keys at authentic speed on a virtual clock. */
@Command(
    name = "keys",
    description = "Press calculator keys, at the speed of a real HP-41 on a simulated clock.",
    exitCodeList = {
      "0:success",
      "2:wrong usage",
      "3:a file cannot be read",
      "4:the microcode does not return (--rom)"
    },
    footer = {"  hp41 keys 2 ENTER 3 +", "  echo '2 SQRT' | hp41 keys --json"})
final class KeysCommand extends CalculatorVerb {

  @Parameters(
      paramLabel = "KEYS",
      arity = "0..*",
      description =
          "Names as printed on the keys, f for SHIFT (default: words of stdin). KEY@MS"
              + " holds a key for MS milliseconds, KEY~MS waits MS milliseconds after its"
              + " release.")
  private List<String> keys = List.of();

  @Option(names = "--fresh", description = "Start each line of stdin with the initial state.")
  private boolean fresh;

  @Option(
      names = "--clock",
      paramLabel = "TIME",
      converter = OptionValues.ClockTime.class,
      defaultValue = "1900-01-01T00:00",
      description = "The initial time, such as 2026-01-15T10:30 (default: 1900-01-01T00:00).")
  private LocalDateTime start;

  @Option(names = "--frozen-clock", description = "Stop the clock.")
  private boolean frozen;

  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      defaultValue = "63",
      converter = OptionValues.Seconds.class,
      description = "The longest time that the calculator may run after a key (default: 63).")
  private Duration limit;

  private VirtualClock clock;
  private Calculator calculator;
  private KeySequence sequence;
  private int number;
  private String lastKey = "";

  KeysCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() throws Exception {
    checkWords(keys);
    begin(options.calculator(peripherals(), Pace.AUTHENTIC));
    return options.saving(this::pressAll, options.paper(), () -> calculator.image());
  }

  private int pressAll() throws IOException {
    Image beginning = calculator.image();
    if (!keys.isEmpty()) {
      number = 1;
      press(keys.stream());
    } else {
      boolean savesFiles = options.savesFiles();
      for (String line = streams.line(savesFiles); line != null; line = streams.line(savesFiles)) {
        if (!line.isBlank()) {
          if (fresh && number++ > 0) {
            ExecutionLimits.checkReturns(calculator, lastKey);
            begin(
                CalculatorFactory.builder(beginning.model(), options.around(peripherals()))
                    .plugged(beginning.plugged())
                    .pace(Pace.AUTHENTIC)
                    .engine(calculator.engineImage())
                    .build());
            calculator.restore(beginning);
          }
          press(Stream.of(line.strip()));
        }
      }
    }
    ExecutionLimits.checkReturns(calculator, lastKey);
    return ExitCode.DONE;
  }

  private void begin(Calculator next) {
    calculator = next;
    sequence = new KeySequence(calculator, clock, limit);
  }

  /** Creates a new clock and the peripherals that use it. */
  private HostPeripherals peripherals() {
    Instant beginning = start.toInstant(ZoneOffset.UTC);
    clock = new VirtualClock(beginning);
    InstantSource wallClock = frozen ? InstantSource.fixed(beginning) : clock;
    return new HostPeripherals(clock, wallClock);
  }

  private void press(Stream<String> words) {
    List<KeyPress> presses =
        words
            .flatMap(word -> Stream.of(word.strip().split("\\s+")))
            .map(KeysCommand::read)
            .toList();
    for (KeyPress press : presses) {
      if (streams.end().isRequested()) {
        return;
      }
      lastKey = press.text();
      Seen seen = sequence.press(press);
      options.paper().printAll(calculator);
      if (options.json()) {
        JsonObject json = sequence.json(press, seen);
        streams.out().print(fresh ? json.put("sequence", number) : json);
      } else {
        streams.out().print(sequence.line(press, seen));
      }
    }
  }

  private static KeyPress read(String text) {
    return KeyPress.of(text).orElseThrow(() -> new Failure(ExitCode.USAGE, noKey(text)));
  }

  /** Returns the error message for an unknown key: how to press a gold function, or suggestions. */
  private static String noKey(String text) {
    Optional<Key> gold =
        Stream.of(Key.values()).filter(it -> it.function(true).equalsIgnoreCase(text)).findFirst();
    List<String> names =
        Stream.of(Key.values())
            .flatMap(it -> Stream.of(it.label(), it.function(true)))
            .distinct()
            .toList();
    String instead =
        gold.map(it -> "; press f " + it.label())
            .orElseGet(() -> Nearest.question(text.toUpperCase(Locale.ROOT), names));
    return "there is no key " + text + instead;
  }
}
