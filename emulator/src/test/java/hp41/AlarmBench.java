package hp41;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import hp41.memory.Alarms;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A calculator whose alarms come due on a virtual clock. */
abstract class AlarmBench {

  final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  final List<Integer> tones = new ArrayList<>();
  Calculator calculator = calculator(Pace.FULL);
  VirtualKeypad keypad = new VirtualKeypad(calculator, clock);

  Calculator calculator(Pace pace) {
    return Calculator.builder(Model.CX, new TonePeripherals()).pace(pace).build();
  }

  private final class TonePeripherals implements Peripherals {

    @Override
    public InstantSource clock() {
      return clock;
    }

    @Override
    public void tone(int hertz, int milliseconds) {
      tones.add(milliseconds);
    }

    @Override
    public Optional<byte[]> program(String name) {
      return Optional.empty();
    }
  }

  void load(String... lines) {
    new ProgramLoader(Inside.of(calculator).memory())
        .load(new Assembler(Internals.known()).assemble(String.join("\n", lines)).programs());
  }

  /** Creates an alarm ten seconds after the beginning. */
  void alarm(String message) {
    calculator.type("0 ENTER 0 ENTER 10.3010 \"" + message + "\" XYZALM CLX");
  }

  void pass(long milliseconds) {
    keypad.pass(Duration.ofMillis(milliseconds));
  }

  String display() {
    return calculator.display().toString();
  }

  int alarms() {
    return new Alarms(Inside.of(calculator).memory()).all().size();
  }
}
