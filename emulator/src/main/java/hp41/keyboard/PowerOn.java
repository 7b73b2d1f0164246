package hp41.keyboard;

import hp41.machine.Machine;
import hp41.memory.Flags;

/** What switching on resets: input, error and system flags; programs and data stay. */
final class PowerOn {

  private static final int FIRST_EXTERNAL = 12;
  private static final int LAST_CLEARED = 25;

  private PowerOn() {}

  static void apply(Machine machine) {
    Flags flags = machine.flags();
    for (int flag = FIRST_EXTERNAL; flag <= LAST_CLEARED; flag++) {
      flags.set(flag, false);
    }
    for (int flag = Flags.CONTINUOUS_ON; flag <= Flags.PRINTER; flag++) {
      flags.set(flag, false);
    }
    flags.set(Flags.AUDIO, true);
  }
}
