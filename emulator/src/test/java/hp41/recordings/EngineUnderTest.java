package hp41.recordings;

import hp41.Calculator;
import hp41.EngineImage;
import hp41.key.Key;
import java.util.Optional;

/** An engine other than the built-in one that recordings are compared with. */
public interface EngineUnderTest {

  /** Returns the image of the microcode. */
  EngineImage image();

  /** Enables or disables stack lift for the next number. */
  void lift(Calculator calculator, boolean enabled);

  /** Starts the program at the current line and stops before that line is executed. */
  void start(Calculator calculator);

  /**
   * Executes the next line.
   *
   * @param pressed the key that is pressed while the line waits for one
   * @return whether stack lift is enabled afterwards
   */
  boolean step(Calculator calculator, boolean lift, Optional<Key> pressed);

  /** Returns whether the display shows this text while it is being written. */
  boolean shows(Calculator calculator, String text);
}
