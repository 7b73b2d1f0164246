package hp41.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Describes in one line why a file could not be read or written. */
public final class FileTrouble {

  private FileTrouble() {}

  /**
   * Returns the path for a typed name.
   *
   * @throws FileSystemException if this is not a valid file name, for example because the locale's
   *     encoding lacks a letter
   */
  public static Path path(String name) throws FileSystemException {
    try {
      return Path.of(name);
    } catch (InvalidPathException impossible) {
      throw new FileSystemException(name, null, "this is not a valid file name");
    }
  }

  /** Returns the message for a file that was not written. */
  public static String unwritten(IOException failure) {
    return "cannot be written: " + reason(failure);
  }

  /** Returns the name of the file and what is wrong with it. */
  public static String message(IOException failure) {
    return failure instanceof FileSystemException file
        ? file.getFile() + ": " + reason(file)
        : reason(failure);
  }

  /** Returns what is wrong with a file, without its name. */
  public static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "no such file or folder";
    } else if (failure instanceof AccessDeniedException) {
      return "access denied";
    } else if (failure instanceof FileSystemException file) {
      return file.getReason() == null ? "cannot be used" : file.getReason();
    }
    return String.valueOf(failure.getMessage());
  }
}
