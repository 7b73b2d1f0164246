package hp41.web.jdk;

/** Stands for the JDK's class. Nothing waits in a browser. */
public final class Semaphore {
  private int permits;

  public Semaphore(int permits) {
    this.permits = permits;
  }

  public void acquireUninterruptibly() {
    permits--;
  }

  public boolean tryAcquire() {
    boolean free = permits > 0;
    permits -= free ? 1 : 0;
    return free;
  }

  public void release() {
    permits++;
  }
}
