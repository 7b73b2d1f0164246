package hp41.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.teavm.jso.browser.Storage;
import org.teavm.jso.typedarrays.Int8Array;

/** The files of the calculator in the storage of the browser, where they outlast the page. */
public final class BrowserStorage {

  private static final String PREFIX = "hp41:";

  private BrowserStorage() {}

  /** Creates all files that are in the storage. */
  static void restore() throws IOException {
    Storage storage = Storage.getLocalStorage();
    for (int i = 0; i < storage.getLength(); i++) {
      String key = storage.key(i);
      if (key.startsWith(PREFIX)) {
        Path file = Path.of(key.substring(PREFIX.length()));
        Files.createDirectories(file.getParent());
        Files.write(file, Base64.getDecoder().decode(storage.getItem(key)));
      }
    }
  }

  /** Stores a file. */
  public static void keep(Path file, byte[] content) {
    String text = Base64.getEncoder().encodeToString(content);
    Storage.getLocalStorage().setItem(PREFIX + file, text);
  }

  /** Gives a file to the user. */
  public static void download(String name, byte[] content) {
    Page.download(name, Int8Array.copyFromJavaArray(content));
  }
}
