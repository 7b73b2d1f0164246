package hp41.peripherals;

import java.util.List;
import java.util.Optional;

/**
 * A storage for complete files outside the calculator: the cards of a card reader or the medium of
 * a drive. Every call returns immediately; failures are reported by the result. A file name
 * consists of ASCII letters, digits and {@code %+-_.} and is never a path.
 */
public interface Folder {

  /** Returns the names of the files in a stable order; empty if the folder cannot be read. */
  Optional<List<String>> names();

  /** Returns the content of a file; empty if it cannot be read. */
  Optional<byte[]> read(String name);

  /**
   * Writes a complete file, which replaces an existing one.
   *
   * @return false if it cannot be written; the old file is unchanged then
   */
  boolean write(String name, byte[] content);

  /**
   * Deletes a file.
   *
   * @return false if it could not be deleted
   */
  boolean delete(String name);

  /** Returns whether a file is write-protected. */
  boolean isSecured(String name);

  /**
   * Sets or removes the write protection of a file.
   *
   * @return false if the protection cannot be changed
   */
  boolean secure(String name, boolean secured);
}
