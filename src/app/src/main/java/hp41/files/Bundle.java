package hp41.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The programs that are included in the calculator: listings in the resource folder {@code
 * programs}.
 */
public final class Bundle {

  private static final String FOLDER = "programs";
  private static final String ENDING = ".txt";

  private Bundle() {}

  /**
   * The list of names, which is computed once, at the first use. It cannot change, because the
   * programs are part of the application.
   */
  private static final class Listed {

    static final List<String> NAMES = list();
  }

  /** Returns the listing of a bundled program; empty if there is none of this name. */
  public static Optional<byte[]> read(String name) {
    if (name.contains("/") || name.contains("\\")) {
      return Optional.empty();
    }
    try (InputStream listing =
        Bundle.class.getResourceAsStream("/" + FOLDER + "/" + name + ENDING)) {
      return listing == null ? Optional.empty() : Optional.of(listing.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the names of all bundled programs in alphabetical order. */
  public static List<String> names() {
    return Listed.NAMES;
  }

  private static List<String> list() {
    TreeSet<String> names = new TreeSet<>();
    try {
      for (URL folder : Collections.list(Bundle.class.getClassLoader().getResources(FOLDER))) {
        names.addAll(names(folder.toURI()));
      }
    } catch (IOException | URISyntaxException unreadable) {
      throw new IllegalStateException("the bundled programs cannot be listed", unreadable);
    }
    return List.copyOf(names);
  }

  private static List<String> names(URI folder) throws IOException {
    if (!folder.getScheme().equals("jar")) {
      return names(Path.of(folder));
    }
    try (FileSystem jar = FileSystems.newFileSystem(folder, Map.of())) {
      return names(jar.getPath("/" + FOLDER));
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .toList();
    }
  }
}
