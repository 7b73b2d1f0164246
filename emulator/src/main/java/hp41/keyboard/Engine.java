package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.event.StopReason;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Pace;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What keys go into and the display comes out of: this emulator's own {@link Keyboard}, or the
 * machine's microcode. Both work on the same memory, one at a time.
 */
public interface Engine {

  /** A key goes down. */
  void down(Key key);

  /** The key that is down goes up. */
  void up();

  /** A key goes down, and up after as long as a finger takes; at full speed at once. */
  void tap(Key key);

  /** Does what is due, and up to so many program lines at full speed. */
  void proceed(int lines);

  /** Microseconds until something is due; 0 while it computes as fast as it can. */
  OptionalLong untilDue();

  /** Whether nothing will change before the next key or alarm, or for minutes. */
  boolean isIdle();

  /** How fast it computes. */
  Pace pace();

  /** Computes at another pace from now on. */
  void pace(Pace next);

  /** Whether a program runs or pauses. */
  boolean isRunning();

  /** Why a program has stopped by itself; {@link StopReason.Cause#BUDGET} if none has. */
  StopReason stopped();

  /** Whether a program has stopped by itself and R/S goes on. */
  default boolean isWaiting() {
    return stopped().isOwn();
  }

  /** Whether keys that were tapped are still being pressed, or what they do is not yet begun. */
  boolean isPressing();

  /** Lets a program go on that was stopped between two lines, as if it had not been. */
  void goOn();

  /** Number of program lines executed so far. */
  long executed();

  /** Whether the calculator is on. */
  boolean isOn();

  /** Whether the display is dark. */
  boolean isDark();

  /** Whether the display is just being written. */
  boolean isWriting();

  /** The twelve cells as they stand now. */
  Cells display();

  /** The annunciators that are lit. */
  Set<Annunciator> annunciators();

  /** Ends a scroll at once. */
  void finishScroll();

  /** What is being keyed. */
  Keying keying();

  /** The function that waits for its operand. */
  Optional<Prompt> prompt();

  /** The function that has taken the keys for itself, ALARM while one rings; empty if none has. */
  String engagement();

  /** Returns what executes typed words on this engine. */
  TypedInputTarget typedInput();

  /** What it keeps beside memory. */
  KeyboardState state();

  /** Gives up what is open or running, because memory has been changed, and stands like this. */
  void stand(KeyboardState state);
}
