package hp41.states;

import hp41.Image;
import hp41.StateFile;
import hp41.disk.AtomicFile;
import hp41.disk.FolderContent;
import hp41.files.BundledModule;
import hp41.files.FileTrouble;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
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

  /** Returns the named states, and the continuous memories under the names of their files. */
  public NamedStates named() {
    return new NamedStates(this, Optional.empty());
  }

  /**
   * Returns the named states, and the continuous memories of other calculators.
   *
   * @param own the file of the calculator's own memory
   */
  public NamedStates namedBeside(Path own) {
    return new NamedStates(this, Optional.of(own));
  }

  /**
   * The named states of the user, each a state file in one folder. The continuous memories of other
   * calculators are read like states; a state hides a memory of the same name.
   *
   * @param memories the folder of the memories; that of the states is created in it when the first
   *     state is saved
   * @param own the file of the calculator's own memory
   */
  public record NamedStates(StateFolder memories, Optional<Path> own) {

    private static final String ENDING = ".txt";
    private static final Pattern NAME =
        Pattern.compile("(?!-)[\\p{L}\\p{Nd}\\p{Nl}\\p{No}_-]{1,40}");
    private static final Pattern MEMORY = Pattern.compile("memory(-[2-9]|-[1-9]\\d)?");

    /** Returns the folder of the named states. */
    public Path folder() {
      return memories.path().resolve("states");
    }

    /**
     * Returns whether a text is a valid name: up to 40 letters, digits, {@code -} and {@code _}.
     */
    public static boolean isName(String text) {
      return NAME.matcher(text).matches();
    }

    /** Returns whether a name is that of a continuous memory, under which no state is saved. */
    public static boolean isMemory(String name) {
      return MEMORY.matcher(name).matches();
    }

    /**
     * Returns the names of the states in alphabetical order, then those of the memories; those of a
     * folder that cannot be read are missing.
     */
    public List<String> names() {
      Stream<String> others =
          names(memories.path()).stream()
              .filter(NamedStates::isMemory)
              .filter(name -> !isOwn(name))
              .sorted(Comparator.comparing(String::length).thenComparing(it -> it));
      return Stream.concat(names(folder()).stream(), others).distinct().toList();
    }

    private boolean isOwn(String name) {
      return own.filter(memory(name)::equals).isPresent();
    }

    private Path memory(String name) {
      return memories.path().resolve(name + ENDING);
    }

    private static List<String> names(Path folder) {
      try {
        return FolderContent.list(folder).stream()
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
      return folder().resolve(FileTrouble.path(name + ENDING));
    }

    /**
     * Reads the state or memory with a name; empty if there is none.
     *
     * @throws IOException as {@link StateFile#read}, or if the name is that of the own memory
     */
    public Optional<Image> read(String name) throws IOException {
      Optional<Image> state = new StateFile(path(name), BundledModule.PROVIDED).read();
      if (state.isPresent() || !isMemory(name)) {
        return state;
      } else if (isOwn(name)) {
        throw new IOException("this is the memory of this calculator");
      }
      return new StateFile(memory(name), BundledModule.PROVIDED).read();
    }

    /**
     * Saves a state under a name and replaces an existing one.
     *
     * @throws IOException if the state cannot be written, the name is that of a memory, or the
     *     existing file is not a state that this version can read; the file is then unchanged
     */
    public void write(String name, Image image) throws IOException {
      if (isMemory(name)) {
        throw new IOException("this name is for the memory of a calculator; use another one");
      }
      AtomicFile.makeFolder(folder());
      try (HeldState held = hold(name)) {
        held.file().read();
        held.write(image);
      }
    }

    private HeldState hold(String name) throws IOException {
      Path path = path(name);
      return HeldState.acquire(path)
          .orElseThrow(() -> new IOException(path + ": another calculator has it open"));
    }
  }
}
