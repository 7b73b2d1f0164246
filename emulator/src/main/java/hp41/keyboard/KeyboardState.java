package hp41.keyboard;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The state of the keyboard, which is stored in addition to memory. A program that runs, or waits
 * for a key, is stored as one that R/S has stopped.
 *
 * @param waiting whether a program has stopped and R/S continues it
 * @param message the message that is shown, empty if none is
 * @param error whether the message is an error
 * @param open the open entry in words; {@code off} while the calculator is off; empty if no entry
 *     is open
 */
public record KeyboardState(boolean waiting, String message, boolean error, String open) {

  /** The current program line is being keyed; its bytes are in memory. */
  public static final String LINE = "line";

  /** A number is being keyed into X. */
  public static final String NUMBER = "number";

  private static final Pattern READABLE =
      Pattern.compile(
          """
          |text|clock\
          |line( -?[0-9.]{0,11}(E-?\\d{0,2})?)?\
          |number -?[0-9.]{1,11}(E-?\\d{0,2})?\
          |operand \\S+( IND)?( ST)?( \\d)?\
          |(count|goto) \\S+ ((3( \\d\\d?)?)|(4 1\\d{0,2}))\
          |(name|move) \\S+( ".{0,7}")?\
          |assign \\S+ ".{0,7}"\
          |catalogue \\d( \\d{1,4}){1,2}\
          |stopwatch \\d{2,3} \\d{2,3}( recalling)?( differences)?( hidden)?( pointers)?\
          ( [\\d_]{1,3})?( program)?\
          |editor \\d{1,3} \\d{1,3}( inserting)?( goto\\d{0,2})?( alpha)?( program)?\
          |alarms \\d{1,4}( program)?""",
          Pattern.DOTALL);

  /** Nothing waits, no message is shown, no entry is open. */
  public static final KeyboardState READY = new KeyboardState(false, "", false, "");

  private static final String OFF = "off";
  private static final String OFF_FROM_PROGRAM = "off program";

  /** Returns whether words can describe what is open. */
  public static boolean isReadable(String open) {
    return open.equals(OFF) || open.equals(OFF_FROM_PROGRAM) || READABLE.matcher(open).matches();
  }

  /** Returns the keys of the number that is being keyed, the signs first: {@code -1.5E-3}. */
  public Optional<String> number() {
    String[] words = open.split(" ");
    boolean number = words[0].equals(NUMBER) || words[0].equals(LINE);
    return words.length == 2 && number ? Optional.of(words[1]) : Optional.empty();
  }

  /**
   * Returns the state while the calculator is off.
   *
   * @param fromProgram whether switching off has ended a program
   */
  public static KeyboardState off(boolean waiting, boolean fromProgram) {
    return new KeyboardState(waiting, "", false, fromProgram ? OFF_FROM_PROGRAM : OFF);
  }

  /** Returns the state while the calculator is on and an entry is open. */
  public static KeyboardState open(boolean waiting, String words) {
    return new KeyboardState(waiting, "", false, isReadable(words) ? words : "");
  }

  /** Returns whether the calculator is on. */
  public boolean isOn() {
    return !open.startsWith(OFF);
  }

  /** Returns whether the calculator is off because a program has switched it off. */
  public boolean isOffFromProgram() {
    return open.equals(OFF_FROM_PROGRAM);
  }
}
