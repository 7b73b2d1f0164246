package hp41;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.Prompt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that a front end needs to draw the calculator at one moment; it does not change afterwards.
 *
 * @param on false while the calculator is switched off: the display is dark
 * @param display the twelve cells as they stand now, in the middle of a scroll too
 * @param annunciators those that are lit
 * @param message the message that stands (VIEW, AVIEW, PROMPT, an error …) in full, unscrolled;
 *     empty if none
 * @param error the message when it is an error's ({@code DATA ERROR}), else empty
 * @param stack T, Z, Y, X and L in this order
 * @param alpha the ALPHA register as shown, glyph by glyph
 * @param prompt the function whose operand is being keyed, if one is
 * @param keying what is being keyed just now
 * @param engagement the function that has taken the keys for itself: CAT, ED, CLOCK, SW, ALMCAT, or
 *     ALARM while one rings; else empty
 * @param program the current program with its lines and the pointer
 * @param modes display and angle mode, SIZE, free registers
 * @param legends what USER mode puts on a key (assigned names, local labels), by key; shifted ones
 *     apart
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
    String engagement,
    ProgramView program,
    Modes modes,
    Map<Key, String> legends,
    Map<Key, String> shiftedLegends) {

  /**
   * A level of the stack or LASTX.
   *
   * @param name T, Z, Y, X or L
   * @param text the content in the display format
   * @param digits all ten digits, {@code -1.234567890E-05}; the text itself for alpha data
   * @param nybbles the register's 14 digits in hexadecimal
   */
  public record Level(String name, String text, String digits, String nybbles) {}

  /**
   * The current program.
   *
   * @param name its first global label, or empty
   * @param line the number of the current line, 0 above the first
   * @param lines all its lines, line 1 first, the END last; none if the program is private
   * @param bytes its size in bytes, END included
   */
  public record ProgramView(String name, int line, List<SnapshotLine> lines, int bytes) {}

  /**
   * A line of a program.
   *
   * @param text as PRGM mode shows it, without the number
   * @param label whether it is a label
   * @param string whether it is a text line
   */
  public record SnapshotLine(String text, boolean label, boolean string) {}

  /**
   * How the calculator is set.
   *
   * @param angle DEG, RAD or GRAD
   * @param format such as {@code FIX 4}
   * @param size number of data registers
   * @param free registers free for program lines
   * @param running whether a program runs or pauses
   * @param waiting whether a program stopped by itself and R/S goes on
   * @param user USER mode
   * @param prgm PRGM mode
   * @param alpha ALPHA mode
   * @param shift SHIFT is pending
   * @param authentic whether it takes the time that the HP-41 takes
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
