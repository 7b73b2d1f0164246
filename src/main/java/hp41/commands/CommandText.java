package hp41.commands;

/**
 * A typed command with its operand.
 *
 * @param word the command as it was typed
 * @param more whether any text follows the command, even a single blank
 * @param operand the text after the command, without leading blanks
 */
record CommandText(String word, boolean more, String operand) {

  /** Returns whether existing files may be overwritten, as with {@code save!}. */
  boolean overwrites() {
    return word.contains("!");
  }

  /** Returns the whole operand as the name of one file. */
  String file() {
    return FileOperands.plain(operand);
  }

  /**
   * Returns the file names after the command. A blank is appended, because the last name is
   * complete.
   */
  FileOperands files() {
    return new FileOperands(operand + " ");
  }
}
