package hp41.standalone;

import java.nio.file.FileSystemException;

/** Replaces the JDK's class. Every move is atomic here, so that nothing throws it. */
public final class AtomicMoveNotSupportedException extends FileSystemException {

  private static final long serialVersionUID = 1L;

  private AtomicMoveNotSupportedException() {
    super("");
  }
}
