package hp41.editor.debugging;

import hp41.command.options.Surroundings;
import hp41.machine.Drive;
import hp41.machine.Folder;
import hp41.machine.Peripherals;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds a calculator that is debugged: tones are told, the rest is as for any other.
 *
 * @param rest all but the tones
 * @param outlet where tones are told
 */
record Around(Surroundings rest, Outlet outlet) implements Peripherals {

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
    outlet.said("♪ %d Hz, %d ms".formatted(hertz, milliseconds));
  }

  @Override
  public Optional<byte[]> program(String name) {
    return rest.program(name);
  }

  @Override
  public List<String> programNames() {
    return rest.programNames();
  }

  @Override
  public Optional<Folder> cards() {
    return rest.cards();
  }

  @Override
  public Optional<Drive> drive() {
    return rest.drive();
  }
}
