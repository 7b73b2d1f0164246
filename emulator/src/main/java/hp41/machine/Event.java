package hp41.machine;

/** What happened that the outside may want to know, in the order it happened. */
public sealed interface Event {

  /** VIEW, AVIEW or PROMPT has shown a text, here in full. */
  record Viewed(String text) implements Event {}

  /** PSE shows this text for about a second. */
  record Paused(String text) implements Event {}

  /** A program was loaded because its name was called and it was nowhere in memory. */
  record Loaded(String name) implements Event {}
}
