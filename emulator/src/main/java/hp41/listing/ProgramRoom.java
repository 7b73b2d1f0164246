package hp41.listing;

import hp41.machine.Machine;
import java.util.List;

/** Puts programs into memory, giving up data registers for them if these are all zero. */
public final class ProgramRoom {

  private final Machine machine;

  /** Room in this machine. */
  public ProgramRoom(Machine machine) {
    this.machine = machine;
  }

  /**
   * Packs memory, adds these programs, and points to line 00 of the first of them.
   *
   * @throws NoRoom if they do not fit even so; memory is only packed then
   */
  public void load(List<byte[]> programs) {
    ProgramLoader loader = new ProgramLoader(machine.memory());
    try {
      loader.load(programs);
    } catch (NoRoom tight) {
      if (tight.size() < 0 || !isZeroFrom(tight.size())) {
        throw tight;
      }
      machine.editor().resize(tight.size());
      loader.load(programs);
    }
  }

  private boolean isZeroFrom(int register) {
    int curtain = machine.program().curtain();
    for (int address = curtain + register; address < machine.memory().top(); address++) {
      if (machine.memory().read(address) != 0) {
        return false;
      }
    }
    return true;
  }
}
