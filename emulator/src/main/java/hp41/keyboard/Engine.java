package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.event.StopReason;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Pace;
import hp41.key.Prompt;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Receives keys and shows the display: the built-in engine, or the machine's microcode. Both use
 * the same memory, but only one at a time.
 */
public interface Engine {

  /** A key goes down. */
  void down(Key key);

  /** The key that is down goes up. */
  void up();

  /**
   * Presses a key and releases it after the time of an ordinary key press; at full speed, at once.
   */
  void tap(Key key);

  /** Runs what is due, and up to this number of program lines at full speed. */
  void proceed(int lines);

  /** Returns the microseconds until something is due; 0 while a program runs at full speed. */
  OptionalLong untilDue();

  /** Returns whether nothing will change before the next key or alarm, or at least for minutes. */
  boolean isIdle();

  Pace pace();

  void pace(Pace next);

  /** Returns whether a program runs or pauses, or a function waits for a key. */
  boolean isRunning();

  /** Returns why a program has stopped; {@link StopReason.Cause#NONE} if none has. */
  StopReason stopped();

  /** Returns whether R/S continues a program that has stopped. */
  default boolean isWaiting() {
    return stopped().isOwn();
  }

  /** Returns whether tapped keys are still being pressed, or their functions have not begun. */
  default boolean isPressing() {
    return false;
  }

  /** Continues a program that a debugger has stopped between two lines. */
  void resume();

  /** Returns the number of program lines executed so far. */
  long executed();

  boolean isOn();

  boolean isDark();

  /** Returns whether the display is being written, so that its content is incomplete. */
  boolean isWriting();

  Cells display();

  Set<Annunciator> annunciators();

  /** Shows the end of a scrolling text at once. */
  void finishScroll();

  /** Returns the kind of input that the next key continues. */
  Keying keying();

  /** Returns the function that waits for its operand. */
  Optional<Prompt> prompt();

  /**
   * Returns the modal function that is open, ALARM while an alarm sounds, or GETKEY while it waits
   * for a key; empty if none is.
   */
  String modalFunction();

  /** Returns the object that executes typed words on this engine. */
  TypedInputTarget typedInput();

  /** Returns the state of the keyboard, which is stored in addition to memory. */
  KeyboardState state();

  /** Drops what is open or running because memory has been replaced, and restores a state. */
  void restore(KeyboardState state);
}
