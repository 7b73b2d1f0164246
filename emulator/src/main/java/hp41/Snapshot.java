package hp41;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Prompt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An immutable copy of everything that a front end displays.
 *
 * @param on whether the calculator is on; the display of an off calculator is dark
 * @param display the twelve cells at this moment, also while a text scrolls
 * @param annunciators the annunciators that are on
 * @param message the displayed message (VIEW, AVIEW, PROMPT, an error, …) in full length; empty if
 *     none
 * @param error the message if it is an error ({@code DATA ERROR}); otherwise empty
 * @param stack T, Z, Y, X and L in this order
 * @param alpha the ALPHA register as displayed
 * @param prompt the function whose operand is being keyed; empty if none
 * @param keying the open entry
 * @param modalFunction the open modal function: CAT, ED, CLOCK, SW, ALMCAT, ALARM while an alarm
 *     sounds, or GETKEY while it waits for a key; otherwise empty
 * @param program the current program with its lines and the program pointer
 * @param modes display format, angle mode, SIZE, and free registers
 * @param legends the names that USER mode gives to keys (assigned names, local labels), separately
 *     for shifted keys
 */
public record Snapshot(
    boolean on,
    Cells display,
    Set<Annunciator> annunciators,
    String message,
    String error,
    List<Level> stack,
    String alpha,
    Optional<Prompt> prompt,
    Keying keying,
    String modalFunction,
    ProgramView program,
    Modes modes,
    Map<Key, String> legends,
    Map<Key, String> shiftedLegends) {

  /** Returns the function of the prompt, else the open modal function; empty if there is none. */
  public String openFunction() {
    return prompt.map(Prompt::function).orElse(modalFunction);
  }

  /**
   * A stack level or LASTX.
   *
   * @param name T, Z, Y, X or L
   * @param text the content in the display format
   * @param digits all ten digits, {@code -1.234567890E-05}; the text itself for alpha data
   * @param nybbles the 14 digits of the register in hexadecimal
   */
  public record Level(String name, String text, String digits, String nybbles) {}

  /**
   * The current program.
   *
   * @param name its first global label; empty if it has none
   * @param line the number of the current line; 0 before the first line
   * @param lines all lines, line 1 first, END last; empty if the program is private
   * @param bytes its size in bytes, including END
   * @param inModule whether it is in a module, so that it cannot be changed
   */
  public record ProgramView(
      String name, int line, List<SnapshotLine> lines, int bytes, boolean inModule) {}

  /**
   * A program line.
   *
   * @param text the line as PRGM mode shows it, without its number
   * @param kind the kind of line
   */
  public record SnapshotLine(String text, LineKind kind) {}

  /** The kinds of program lines. */
  public enum LineKind {
    /** A label. */
    LABEL,
    /** A text line. */
    TEXT,
    /** RTN or END. */
    RETURN,
    /** Any other line. */
    OTHER
  }

  /**
   * The modes of the calculator.
   *
   * @param angle DEG, RAD or GRAD
   * @param format the display format, for example {@code FIX 4}
   * @param size the number of data registers
   * @param free the number of registers free for program lines
   * @param running whether a program runs or pauses
   * @param waiting whether a program stopped by itself, so that R/S continues it
   * @param user whether USER mode is on
   * @param prgm whether PRGM mode is on
   * @param alpha whether ALPHA mode is on
   * @param shift whether SHIFT was pressed
   * @param authentic whether it computes at the speed of a real HP-41
   * @param model 41C, 41CV or 41CX
   */
  public record Modes(
      String angle,
      String format,
      int size,
      int free,
      boolean running,
      boolean waiting,
      boolean user,
      boolean prgm,
      boolean alpha,
      boolean shift,
      boolean authentic,
      String model) {}
}
