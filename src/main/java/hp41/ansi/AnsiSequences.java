package hp41.ansi;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The escape sequences that the program sends, apart from those that draw. */
public final class AnsiSequences {

  public static final String ALTERNATE_SCREEN = "\u001b[?1049h";

  /** Saves the title of the window. */
  public static final String PUSH_TITLE = "\u001b[22;0t";

  /** Shows the saved title. */
  public static final String POP_TITLE = "\u001b[23;0t";

  /** Makes the terminal report mouse events and mark pasted texts; the cursor is a bar. */
  public static final String REPORTS_ON = "\u001b[?1000h\u001b[?1006h\u001b[?2004h\u001b[6 q";

  public static final String REPORTS_OFF = "\u001b[?2004l\u001b[?1006l\u001b[?1000l\u001b[0 q";

  /** Saves the screen and the title, hides the cursor, and turns the reports on. */
  public static final String ACQUIRE = PUSH_TITLE + ALTERNATE_SCREEN + "\u001b[?25l" + REPORTS_ON;

  /** Undoes {@link #ACQUIRE}. */
  public static final String RELEASE = REPORTS_OFF + POP_TITLE + "\u001b[?25h\u001b[?1049l";

  /**
   * Synchronized output (private mode 2026): a terminal that supports it shows the output between
   * these sequences at once, without tearing. Other terminals ignore them.
   */
  public static final String BEGIN_UPDATE = "\u001b[?2026h";

  public static final String END_UPDATE = "\u001b[?2026l";

  /**
   * Writes a character of ambiguous width at the left of the second row, and requests the cursor
   * position, which {@link TerminalInput} reads.
   */
  public static final String REQUEST_WIDTH = "\u001b[2;1H●\u001b[6n\u001b[2;1H\u001b[2K";

  private AnsiSequences() {}

  /**
   * Returns the sequence that sets the title of the window; an empty title restores the saved one.
   */
  public static String title(String words) {
    return words.isEmpty() ? POP_TITLE + PUSH_TITLE : "\u001b]2;" + words + "\u0007";
  }

  /**
   * Returns the sequence that copies a text to the clipboard (OSC 52), if the terminal allows it.
   */
  public static String copy(String text) {
    byte[] characters = text.getBytes(StandardCharsets.UTF_8);
    return "\u001b]52;c;" + Base64.getEncoder().encodeToString(characters) + "\u0007";
  }
}
