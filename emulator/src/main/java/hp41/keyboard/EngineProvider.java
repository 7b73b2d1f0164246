package hp41.keyboard;

import hp41.key.Pace;
import hp41.machine.Machine;
import hp41.machine.PlacedImage;
import java.util.List;

/** Creates engines that replace the built-in one, for example from the ROM image of a user. */
public interface EngineProvider {

  /**
   * Creates an engine that works on the memory of a machine.
   *
   * @param builtIn the built-in engine, which draws the display at the moment of replacement
   * @param images the plugged-in images
   */
  ReplacementEngine create(Machine machine, Engine builtIn, List<PlacedImage> images, Pace pace);
}
