package hp41.web.jdk;

/** Stands for the JDK's interface. */
public interface ThreadFactory {
  Thread newThread(Runnable task);
}
