package hp41;

import hp41.machine.Machine;

/** Opens a calculator, for tests that look at what its face does not show. */
public final class Inside {

  private Inside() {}

  /** Returns the machine in a calculator. */
  public static Machine of(Calculator calculator) {
    return calculator.machine();
  }
}
