package hp41.format;

import hp41.listing.Diagnostic;

/** Says where in a file a byte of a program stands. */
@FunctionalInterface
interface BytePlace {

  /** In a file of bytes: at the byte itself. */
  BytePlace BYTE = (index, message) -> Diagnostic.atByte(index, Diagnostic.Severity.ERROR, message);

  /** A damage at the byte with this index, 0 the first. */
  Diagnostic damage(int index, String message);
}
