package hp41.teavm;

/** Replaces the JDK's class. Nothing waits in a browser. */
public record Semaphore(int permits) {

  public boolean tryAcquire() {
    return true;
  }

  public void acquireUninterruptibly() {}

  public void release() {}

  public void release(int returned) {}
}
