package hp41.web;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.teavm.jso.browser.Storage;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The files of the calculator in the storage of the browser, where they remain after the page is
 * closed.
 */
public final class BrowserStorage {

  private static final String PREFIX = "hp41:";

  private BrowserStorage() {}

  /** Creates all files that are in the storage. */
  static void restore() throws IOException {
    Storage storage = PageScript.storage();
    for (int i = 0; i < storage.getLength(); i++) {
      String key = storage.key(i);
      if (key.startsWith(PREFIX)) {
        Path file = Path.of(key.substring(PREFIX.length()));
        Files.createDirectories(file.getParent());
        Files.write(file, Base64.getDecoder().decode(storage.getItem(key)));
      }
    }
  }

  /**
   * Stores a file. The user gets the saved states, and the files that are outside the home folder.
   *
   * @throws FileSystemException if the browser stores no more
   */
  public static void keep(Path file) throws IOException {
    Path path = file.toAbsolutePath();
    byte[] content = Files.readAllBytes(path);
    if (!PageScript.keep(PREFIX + path, Base64.getEncoder().encodeToString(content))) {
      throw new FileSystemException(path.toString(), null, "the storage of the browser is full");
    }
    if (!path.startsWith(WebMain.HOME) || path.startsWith(WebMain.STATES)) {
      PageScript.download(path.getFileName().toString(), Int8Array.copyFromJavaArray(content));
    }
  }

  /** Removes a file. */
  public static void forget(Path file) {
    PageScript.storage().removeItem(PREFIX + file.toAbsolutePath());
  }

  /** Locks a file for this tab; false if another tab has locked it. */
  public static boolean lock(String file) {
    return PageScript.lock(PREFIX + file);
  }

  /** Releases a file for other tabs. */
  public static void unlock(String file) {
    PageScript.unlock(PREFIX + file);
  }

  /** Decodes text in windows-1252. */
  public static String western(byte[] bytes) {
    return PageScript.western(Int8Array.copyFromJavaArray(bytes));
  }
}
