package hp41.standalone;

/**
 * Replaces the JDK's class. POSIX locks of one process never overlap, so that nothing throws it.
 */
public final class OverlappingFileLockException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private OverlappingFileLockException() {}
}
