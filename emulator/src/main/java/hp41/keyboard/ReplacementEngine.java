package hp41.keyboard;

import hp41.machine.PlacedImage;
import java.util.List;

/** An engine that replaces the built-in one until it is replaced itself. */
public interface ReplacementEngine extends Engine {

  /** Uses these plug-in images and the current memory from now on. */
  void plug(List<PlacedImage> images);

  /** Returns whether a card reader is plugged in that this engine can use. */
  boolean hasCardReader();

  /** Writes to memory what only this engine knows, before the built-in engine continues. */
  void handBack();
}
