package hp41.editor.debugging;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** An event loop: it runs submitted tasks and a background task in turns on one thread. */
final class EventLoop {

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
  private boolean over;

  /** The background task of an event loop. */
  interface LoopTask {

    /** Returns the time until the task is due; empty if it has nothing to do. */
    Optional<Duration> untilDue();

    /** Performs a part of the task and returns soon. */
    void proceed();
  }

  /** Submits a task; may be called from any thread. */
  void submit(Runnable wanted) {
    tasks.add(wanted);
  }

  /** Ends the loop after the current task; called from a task. */
  void end() {
    over = true;
  }

  /** Runs tasks until the loop is ended. */
  void run(LoopTask work) throws InterruptedException {
    while (!over) {
      Optional<Duration> due = work.untilDue();
      Optional<Runnable> next =
          due.isEmpty()
              ? Optional.of(tasks.take())
              : Optional.ofNullable(tasks.poll(due.get().toNanos(), TimeUnit.NANOSECONDS));
      next.ifPresentOrElse(Runnable::run, work::proceed);
    }
  }
}
