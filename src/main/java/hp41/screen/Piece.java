package hp41.screen;

/** A whole piece of what a terminal sends. */
sealed interface Piece {

  /** Bytes that mean nothing. */
  Piece NONE = new Keys("");

  /** A character, or an escape sequence. */
  record Keys(String characters) implements Piece {}

  /** What is a stroke already: text from the clipboard, or the end of all. */
  record Whole(Stroke stroke) implements Piece {}
}
