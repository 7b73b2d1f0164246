package hp41.command;

import java.util.Locale;

/** How a run stands when the program does not go on by itself. */
enum Standing {
  /** A PROMPT asks for something. */
  PROMPT,
  /** Another line has stopped it, or a key. */
  STOP,
  /** The program has come to its end. */
  END,
  /** The calculator has been switched off. */
  OFF,
  /** The calculator shows an error, or cannot understand the answer. */
  ERROR,
  /** A limit on lines or time was reached. */
  LIMIT;

  /** Whether a line of input would let it go on. */
  boolean asks() {
    return this == PROMPT || this == STOP;
  }

  /** The word for it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
