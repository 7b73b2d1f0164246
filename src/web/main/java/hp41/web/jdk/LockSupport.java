package hp41.web.jdk;

/** Stands for the JDK's class. Nothing waits in a browser. */
public final class LockSupport {
  private LockSupport() {}

  public static void parkNanos(long nanos) {}
}
