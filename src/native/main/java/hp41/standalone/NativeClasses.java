package hp41.standalone;

import hp41.teavm.Substitutions;
import java.util.List;

/** Replaces the classes that need files of the JDK. */
public final class NativeClasses extends Substitutions {

  public NativeClasses() {
    super(
        List.of(
            "java.nio.channels.FileChannel",
            "java.nio.channels.FileLock",
            "java.nio.channels.OverlappingFileLockException",
            "java.nio.file.AtomicMoveNotSupportedException"));
  }
}
