package hp41.format;

import hp41.listing.Diagnostic;

/** Reports a damaged byte of a program at its position in a file. */
@FunctionalInterface
interface BytePlace {

  /** The position in a binary file: the byte itself. */
  BytePlace BYTE = (index, message) -> Diagnostic.atByte(index, Diagnostic.Severity.ERROR, message);

  /**
   * Returns an error at a byte.
   *
   * @param index the index of the byte, starting with 0
   */
  Diagnostic damage(int index, String message);
}
