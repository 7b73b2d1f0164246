package hp41.words;

/**
 * A line that was typed, as one row of the list reads it.
 *
 * @param row the row that has the word
 * @param word the word as it was typed
 * @param more whether anything stands behind the word, if only a blank
 * @param operand what stands behind it, blanks in front left out
 */
record Typed(TerminalWord row, String word, boolean more, String operand) {

  /** Whether what is there may be written over, {@code save!}. */
  boolean over() {
    return word.contains("!");
  }

  /** The names of files that stand behind the word; a blank at the end may belong to the last. */
  FileOperands files() {
    return new FileOperands(operand + " ");
  }
}
