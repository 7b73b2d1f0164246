package hp41.command;

import hp41.machine.Drive;
import hp41.machine.Folder;
import hp41.machine.Peripherals;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds the calculator, with cards and a drive beside it.
 *
 * @param rest all else
 */
record WithFolders(Peripherals rest, Optional<Folder> cards, Optional<Drive> drive)
    implements Peripherals {

  @Override
  public InstantSource clock() {
    return rest.clock();
  }

  @Override
  public InstantSource wallClock() {
    return rest.wallClock();
  }

  @Override
  public void tone(int hertz, int milliseconds) {
    rest.tone(hertz, milliseconds);
  }

  @Override
  public Optional<byte[]> program(String name) {
    return rest.program(name);
  }

  @Override
  public List<String> programNames() {
    return rest.programNames();
  }
}
