package hp41.keyboard;

import hp41.listing.NoRoom;
import hp41.listing.ProgramLoader;
import hp41.machine.Event;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import java.util.List;
import java.util.Optional;

/** Programs kept outside memory, looked for last when XEQ has found a name nowhere else. */
final class Library {

  private final Machine machine;

  Library(Machine machine) {
    this.machine = machine;
  }

  /**
   * Loads the program of this name behind those in memory, as a card would be read.
   *
   * @return whether there is one
   * @throws NoRoom if it does not fit
   */
  boolean fetch(String characters) {
    String name = CharacterSet.glyphs(characters);
    Optional<byte[]> program = machine.peripherals().program(name);
    if (program.isEmpty()) {
      return false;
    }
    new ProgramLoader(machine.memory()).makeRoomAndLoad(List.of(program.get()));
    machine.outbox().post(new Event.Loaded(name));
    return true;
  }
}
