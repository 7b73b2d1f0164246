package hp41.command;

import hp41.machine.Drive;
import hp41.machine.Folder;
import hp41.machine.Peripherals;
import hp41.sound.Loudspeaker;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds the calculator, with a loudspeaker.
 *
 * @param rest all else
 */
record WithSound(Peripherals rest, Loudspeaker speaker) implements Peripherals {

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
    speaker.sound(hertz, milliseconds);
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
