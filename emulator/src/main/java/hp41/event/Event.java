package hp41.event;

/**
 * An event that front ends can observe. Events are reported in the order in which they happened.
 */
public sealed interface Event {

  /**
   * VIEW, AVIEW or PROMPT has displayed a text.
   *
   * @param text the complete text
   */
  record Viewed(String text) implements Event {}

  /**
   * PSE displays a text for about a second.
   *
   * @param text the complete text
   * @param message true if the text is a message that was displayed before, false if it is ALPHA or
   *     X
   */
  record Paused(String text, boolean message) implements Event {}

  /**
   * The printer has printed a line.
   *
   * @param line the line
   */
  record Printed(PrintedLine line) implements Event {}

  /**
   * A module of the host was plugged in because the name of one of its programs was called.
   *
   * @param module the name of the module
   * @param program the name that was called
   */
  record PluggedIn(String module, String program) implements Event {}

  /**
   * A program outside memory was loaded because its name was called.
   *
   * @param name the name of the program
   */
  record Loaded(String name) implements Event {}
}
