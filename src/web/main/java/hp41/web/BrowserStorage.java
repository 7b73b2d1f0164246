package hp41.web;

import hp41.states.ContinuousMemory;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.teavm.jso.browser.Storage;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The files of the calculator in the storage of the browser, where they remain after the page is
 * closed.
 */
public final class BrowserStorage {

  private static final String PREFIX = "hp41:";
  private static final int LONGEST_PATH = 1000;
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int MOST_NAMES = 3;
  private static final int LONGEST_NAME = 40;

  private BrowserStorage() {}

  /** Reports that the page does not know yet whether this tab has a lock. */
  static final class UnansweredLock extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    UnansweredLock(String name) {
      super(name);
    }
  }

  /**
   * Creates all files that are in the storage. A text that is not Base64 becomes the file itself,
   * so that the reader of the file reports the damage, and the file is not overwritten by mistake.
   *
   * @return the keys of the texts that are damaged or that cannot be files
   */
  static List<String> restore() throws IOException {
    Storage storage = PageScript.storage();
    Files.createDirectories(WebMain.STATES);
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < storage.getLength(); i++) {
      keys.add(storage.key(i));
    }
    return keys.stream()
        .filter(key -> key.startsWith(PREFIX))
        .sorted(Comparator.comparing(BrowserStorage::depth).reversed().thenComparing(it -> it))
        .filter(key -> !restore(key, storage.getItem(key)))
        .toList();
  }

  /** Files in deeper folders come first, so that no other file has the name of their folder. */
  private static long depth(String key) {
    return key.chars().filter(c -> c == '/').count();
  }

  /** Creates, replaces or deletes a file that another tab has changed. */
  static void refresh(String key) {
    Optional<String> text = Optional.ofNullable(PageScript.storage().getItem(key));
    if (text.isPresent()) {
      restore(key, text.get());
    } else {
      path(key).ifPresent(BrowserStorage::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException isFolder) {
      return;
    }
  }

  /** Creates a file; returns whether its name and content are undamaged. */
  private static boolean restore(String key, String text) {
    Optional<Path> file = path(key);
    try {
      if (file.isPresent() && !Files.isDirectory(file.get())) {
        Optional<byte[]> content = decoded(text);
        write(file.get(), content.orElseGet(() -> text.getBytes(StandardCharsets.UTF_8)));
        return content.isPresent();
      }
    } catch (IOException | RuntimeException noFile) {
      return false;
    }
    return false;
  }

  private static void write(Path file, byte[] content) throws IOException {
    if (!Files.isDirectory(file.getParent())) {
      Files.createDirectories(file.getParent());
    }
    Files.write(file, content);
  }

  /** Decodes Base64; TeaVM's decoder does not check what it decodes. */
  private static Optional<byte[]> decoded(String text) {
    boolean isBase64 = text.length() % 4 == 0;
    int end =
        text.endsWith("==") ? text.length() - 2 : text.length() - (text.endsWith("=") ? 1 : 0);
    for (int i = 0; i < end && isBase64; i++) {
      isBase64 = DIGITS.indexOf(text.charAt(i)) >= 0;
    }
    return isBase64 ? Optional.of(Base64.getDecoder().decode(text)) : Optional.empty();
  }

  /** Returns the file with a key; empty if the calculator never stores such a file. */
  private static Optional<Path> path(String key) {
    String name = key.substring(PREFIX.length());
    boolean isPath = name.startsWith("/") && !name.endsWith("/") && name.indexOf('\0') < 0;
    return isPath && name.length() <= LONGEST_PATH
        ? Optional.of(Path.of(name.replaceAll("/+", "/")).normalize())
            .filter(it -> it.getNameCount() > 0)
            .filter(it -> isStored(it.getParent()))
        : Optional.empty();
  }

  /** Returns whether the calculator stores files in a folder. */
  private static boolean isStored(Path folder) {
    return !folder.startsWith(WebMain.MEMORY.path())
        || folder.equals(WebMain.MEMORY.path())
        || folder.equals(WebMain.STATES);
  }

  /** Shows which texts are damaged; a memory that cannot be used is offered as a file. */
  static void report(List<String> damaged, ContinuousMemory memory) throws IOException {
    if (!damaged.isEmpty()) {
      String names =
          damaged.stream()
              .limit(MOST_NAMES)
              .map(key -> '"' + StringUtils.abbreviate(key, LONGEST_NAME) + '"')
              .collect(Collectors.joining(", "));
      String more = damaged.size() > MOST_NAMES ? " …" : "";
      PageScript.showMessage(
          "The calculator cannot read all that this browser stores: " + names + more);
    }
    Stream<Path> unusable = memory.news().stream().flatMap(it -> it.unusable().stream());
    try (Stream<Path> files = Files.list(WebMain.MEMORY.path())) {
      Stream<Path> copies = files.filter(it -> it.toString().contains(".txt.damaged-")).sorted();
      Stream.concat(copies, unusable)
          .reduce((first, last) -> last)
          .ifPresent(it -> PageScript.rescue(PREFIX + it));
    }
  }

  private static boolean isMemory(Path file) {
    String name = StringUtils.removeEnd(file.getFileName().toString(), ".txt");
    return WebMain.MEMORY.path().equals(file.getParent()) && NamedStates.isMemory(name);
  }

  /**
   * Stores a file. The user gets the saved states, and the files that are outside the home folder.
   *
   * @throws FileSystemException if the browser stores no more
   */
  public static void save(Path file) throws IOException {
    Path path = file.toAbsolutePath().normalize();
    byte[] content = Files.readAllBytes(path);
    if (!PageScript.save(PREFIX + path, Base64.getEncoder().encodeToString(content))) {
      throw new FileSystemException(path.toString(), null, "the storage of the browser is full");
    }
    if (!path.startsWith(WebMain.HOME) || path.startsWith(WebMain.STATES)) {
      PageScript.download(path.getFileName().toString(), Int8Array.copyFromJavaArray(content));
    }
  }

  /** Removes a file. */
  public static void forget(Path file) {
    PageScript.storage().removeItem(PREFIX + file.toAbsolutePath().normalize());
  }

  /**
   * Locks a memory for this tab; false if another tab has locked it. Other files need no lock: a
   * tab reads and stores them in one step.
   *
   * @throws UnansweredLock if the page has to ask the browser first
   */
  public static boolean lock(Path file) {
    String name = PREFIX + file;
    if (!isMemory(file)) {
      return true;
    } else if (!PageScript.isAnswered(name)) {
      throw new UnansweredLock(name);
    }
    return PageScript.lock(name);
  }

  /** Releases a file for other tabs. */
  public static void unlock(Path file) {
    PageScript.unlock(PREFIX + file);
  }
}
