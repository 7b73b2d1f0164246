package hp41.standalone;

import java.util.Optional;

/** The signals that ask the program to end. */
final class Signals {

  private static final int SIGNALLED = 128;

  private static Optional<Runnable> hook = Optional.empty();

  private Signals() {}

  /** Sets what a signal does. Without an action, a caught signal only ends waiting. */
  static void onEnd(Optional<Runnable> action) {
    SystemCalls.catchSignals();
    hook = action;
  }

  /** Runs the handler once if a signal was received. */
  static void handle() {
    Optional<Runnable> due = hook.filter(action -> SystemCalls.signal() != 0);
    if (due.isPresent()) {
      hook = Optional.empty();
      due.get().run();
    }
  }

  /** Ends the program; after a signal with its exit code, as Java does. */
  static void exit(int exitCode) {
    SystemCalls.exit(SystemCalls.signal() == 0 ? exitCode : SIGNALLED + SystemCalls.signal());
  }
}
