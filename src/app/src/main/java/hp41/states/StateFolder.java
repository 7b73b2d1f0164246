package hp41.states;

import hp41.Image;
import hp41.StateFile;
import hp41.disk.AtomicFile;
import hp41.files.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The user's folder for saved states.
 *
 * @param path {@code $XDG_STATE_HOME/hp41}
 */
public record StateFolder(Path path) {

  /**
   * Returns the file for the continuous memory of a calculator.
   *
   * @param number the number of the calculator, from 1
   */
  Path memory(int number) {
    return path.resolve(number == 1 ? "memory.txt" : "memory-" + number + ".txt");
  }

  /** Returns the named states. */
  public NamedStates named() {
    return new NamedStates(path.resolve("states"));
  }

  /**
   * The named states of the user, each a state file in one folder.
   *
   * @param folder the folder, which is created when the first state is saved
   */
  public record NamedStates(Path folder) {

    private static final String ENDING = ".txt";
    private static final Pattern NAME =
        Pattern.compile("(?!-)[\\p{L}\\p{Nd}\\p{Nl}\\p{No}_-]{1,40}");

    /**
     * Returns whether a text is a valid name: up to 40 letters, digits, {@code -} and {@code _}.
     */
    public static boolean isName(String text) {
      return NAME.matcher(text).matches();
    }

    /** Returns the names in alphabetical order; the list is empty if the folder cannot be read. */
    public List<String> names() {
      try (Stream<Path> files = Files.list(folder)) {
        return files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.endsWith(ENDING))
            .map(file -> file.substring(0, file.length() - ENDING.length()))
            .filter(NamedStates::isName)
            .sorted(String.CASE_INSENSITIVE_ORDER)
            .toList();
      } catch (IOException none) {
        return List.of();
      }
    }

    private Path path(String name) throws IOException {
      return folder.resolve(FileTrouble.path(name + ENDING));
    }

    /**
     * Reads the state with a name; empty if there is none.
     *
     * @throws IOException as {@link StateFile#read}
     */
    public Optional<Image> read(String name) throws IOException {
      return new StateFile(path(name)).read();
    }

    /**
     * Saves a state under a name and replaces an existing one.
     *
     * @throws IOException if the state cannot be written, or the existing file is not a state that
     *     this version can read; the file is then unchanged
     */
    public void write(String name, Image image) throws IOException {
      AtomicFile.makeFolder(folder);
      try (HeldState held = hold(name)) {
        held.file().read();
        held.file().write(image);
      }
    }

    private HeldState hold(String name) throws IOException {
      Path path = path(name);
      return HeldState.acquire(path)
          .orElseThrow(() -> new IOException(path + ": another calculator has it open"));
    }
  }
}
