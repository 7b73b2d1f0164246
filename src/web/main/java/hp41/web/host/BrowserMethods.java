package hp41.web.host;

import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;

/** Replacements for methods of the JDK that need a computer; see {@link BrowserPlugin}. */
final class BrowserMethods {

  private BrowserMethods() {}

  static Map<String, String> getenv() {
    return Map.of();
  }

  static void parkNanos(long nanos) {}

  static Map<String, Object> readAttributes(Path file, String names, LinkOption... options) {
    return Map.of();
  }

  static Object getAttribute(Path file, String name, LinkOption... options) {
    return 0;
  }

  static Path setAttribute(Path file, String name, Object value, LinkOption... options) {
    return file;
  }
}
