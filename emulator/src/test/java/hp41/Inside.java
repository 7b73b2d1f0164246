package hp41;

import hp41.machine.Machine;

/** Gives tests access to parts of a calculator that its interface does not show. */
public final class Inside {

  private Inside() {}

  /** Returns the machine in a calculator. */
  public static Machine of(Calculator calculator) {
    return calculator.machine();
  }
}
