package hp41.machine;

import java.util.List;
import java.util.Optional;

/**
 * A place outside where whole files are kept: the cards of a card reader, the medium of a drive.
 * Every call returns at once, and what fails is said by the result. A name is a plain file name of
 * ASCII letters, digits and {@code %+-_.}, never a path.
 */
public interface Folder {

  /** The names of the files, in an order that stays; empty if it cannot be read. */
  List<String> names();

  /** The content of a file; empty if it cannot be read. */
  Optional<byte[]> read(String name);

  /** Writes a file as a whole, in place of the one of this name. False: it is as it was before. */
  boolean write(String name, byte[] content);

  /** Deletes a file. False: it is still there. */
  boolean delete(String name);

  /** Whether a file is protected against being written. */
  boolean isSecured(String name);

  /** Protects a file against being written, or no longer. False: that cannot be done. */
  boolean secure(String name, boolean secured);
}
