package hp41.recordings;

import hp41.Calculator;
import hp41.EngineImage;
import hp41.Roms;
import hp41.key.Key;
import hp41.microcode.Microcode;
import hp41.nut.Nut;
import hp41.nut.RawDisplay;
import java.util.Optional;

/** The microcode of a 41CX, which made the recordings. */
record MicrocodeUnderTest(EngineImage image) implements EngineUnderTest {

  /** Returns the engine; the test is skipped if there is no ROM image. */
  static Optional<EngineUnderTest> cx() {
    return Optional.of(new MicrocodeUnderTest(Roms.cx()));
  }

  private static Nut nut(Calculator calculator) {
    return Microcode.of(calculator).orElseThrow().nut();
  }

  @Override
  public void lift(Calculator calculator, boolean enabled) {
    Fetches.lift(nut(calculator), enabled);
  }

  @Override
  public void start(Calculator calculator) {
    new Fetches(nut(calculator)).start();
  }

  @Override
  public boolean step(Calculator calculator, boolean lift, Optional<Key> pressed) {
    return new Fetches(nut(calculator)).lift(lift, pressed);
  }

  @Override
  public boolean shows(Calculator calculator, String text) {
    return RawDisplay.of(nut(calculator)).equals(text);
  }
}
