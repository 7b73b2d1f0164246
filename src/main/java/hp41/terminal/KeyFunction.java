package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.Snapshot.Modes;
import hp41.key.Key;
import hp41.key.Prompt;

/** The function of a key at one moment. */
final class KeyFunction {

  private KeyFunction() {}

  /**
   * Returns the name of a key's function, or of the function whose operand is being keyed. A
   * snapshot is needed only in USER mode.
   */
  static String name(Key key, Calculator calculator) {
    Modes modes = calculator.modes();
    String printed = key.function(modes.shift());
    return calculator
        .prompt()
        .map(Prompt::function)
        .orElseGet(() -> modes.user() ? own(key, modes, calculator.snapshot(), printed) : printed);
  }

  private static String own(Key key, Modes modes, Snapshot now, String printed) {
    return (modes.shift() ? now.shiftedLegends() : now.legends()).getOrDefault(key, printed);
  }
}
