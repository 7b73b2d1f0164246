package hp41.terminal;

import hp41.Image;
import java.io.IOException;

/** Keeps memory beyond the end of the program. */
@FunctionalInterface
public interface Keep {

  /**
   * Keeps memory.
   *
   * @throws IOException if it cannot be kept; its message says where and why
   */
  void keep(Image image) throws IOException;
}
