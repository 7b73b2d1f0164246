package hp41.machine;

import hp41.printer.PrintedLine;

/** What happened that the outside may want to know, in the order it happened. */
public sealed interface Event {

  /** VIEW, AVIEW or PROMPT has shown a text, here in full. */
  record Viewed(String text) implements Event {}

  /**
   * PSE shows a text for about a second.
   *
   * @param text in full
   * @param message whether it is a message that was standing already, rather than ALPHA or X
   */
  record Paused(String text, boolean message) implements Event {}

  /** The printer has printed a line. */
  record Printed(PrintedLine line) implements Event {}

  /** A program was loaded because its name was called and it was nowhere in memory. */
  record Loaded(String name) implements Event {}
}
