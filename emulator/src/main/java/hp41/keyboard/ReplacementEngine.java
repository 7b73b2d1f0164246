package hp41.keyboard;

import hp41.machine.PlacedImage;
import java.util.List;

/** An engine that replaces the built-in engine until another engine replaces it. */
public interface ReplacementEngine extends Engine {

  /** Uses these plug-in images and the current memory from now on. */
  void plug(List<PlacedImage> images);

  /** Returns whether a card reader is plugged in that this engine can use. */
  boolean hasCardReader();

  /** Writes the state that only this engine has to memory, before the built-in engine continues. */
  void handBack();
}
