package hp41.editor.debugging;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lets what others ask, and what goes on by itself, take turns on one thread. */
final class EventLoop {

  private final BlockingQueue<Runnable> asked = new LinkedBlockingQueue<>();
  private boolean over;

  /** What goes on by itself between what is asked. */
  interface LoopTask {

    /** Time until something is to be done; empty if nothing is. */
    Optional<Duration> untilDue();

    /** Does some of it, and returns soon. */
    void proceed();
  }

  /** Asks for something to be done; may be called by any thread. */
  void ask(Runnable wanted) {
    asked.add(wanted);
  }

  /** Ends the turns when the current one is over; to be called by what is asked. */
  void end() {
    over = true;
  }

  /** Takes turns until it is ended. */
  void take(LoopTask work) throws InterruptedException {
    while (!over) {
      Optional<Duration> due = work.untilDue();
      Optional<Runnable> next =
          due.isEmpty()
              ? Optional.of(asked.take())
              : Optional.ofNullable(asked.poll(due.get().toNanos(), TimeUnit.NANOSECONDS));
      next.ifPresentOrElse(Runnable::run, work::proceed);
    }
  }
}
