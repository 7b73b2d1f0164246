package hp41.web.jdk;

import java.util.Collection;
import java.util.LinkedList;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Stands for the JDK's class. Nothing waits in a browser, so that an empty queue is an error. */
public final class LinkedBlockingQueue<E> extends LinkedList<E> implements BlockingQueue<E> {

  @Override
  public void put(E element) {
    add(element);
  }

  @Override
  public boolean offer(E element, long time, TimeUnit unit) {
    return add(element);
  }

  @Override
  public E take() {
    return remove();
  }

  @Override
  public E poll(long time, TimeUnit unit) {
    return poll();
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return drainTo(target, size());
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    int count = Math.min(most, size());
    for (int i = 0; i < count; i++) {
      target.add(remove());
    }
    return count;
  }
}
