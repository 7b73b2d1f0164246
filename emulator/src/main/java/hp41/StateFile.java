package hp41;

import hp41.disk.AtomicFile;
import hp41.disk.Disk;
import hp41.disk.FileContent;
import hp41.format.MemoryDump;
import hp41.listing.Diagnostic;
import hp41.listing.Diagnostic.Severity;
import hp41.peripherals.HostModules;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A text file that contains all of memory: a dump as the DM41, DM41X and PX-41CX write it, if the
 * name ends with {@code .dm41} or {@code .d41}, or a state file, with one line for each register
 * that is not zero, so that two states can be compared line by line:
 *
 * <pre>
 * hp41 state 1
 * model CX
 * lift on
 * plugged time
 * module 4C9B1F20 /home/me/GEIR.mod
 * 003: 05000000000000
 * end
 * </pre>
 */
public final class StateFile {

  private static final int LARGEST = 1 << 20;
  private static final Pattern DUMP = Pattern.compile("(?i)\\.d(?:m)?41$");

  private final Path path;
  private final HostModules provided;
  private final AtomicFile file;

  /** Creates a state file at a path for a host without modules. The file need not exist yet. */
  public StateFile(Path path) {
    this(path, HostModules.NONE);
  }

  /**
   * Creates a state file at a path. The file need not exist yet.
   *
   * @param provided the modules of the host
   */
  public StateFile(Path path, HostModules provided) {
    this(path, provided, Disk.REAL);
  }

  /**
   * Creates a state file at a path.
   *
   * @param provided the modules of the host
   * @param disk writes the file
   */
  StateFile(Path path, HostModules provided, Disk disk) {
    this.path = path;
    this.provided = provided;
    file = AtomicFile.forUserOnly(path, disk);
  }

  /** Reports a place in a file because of which the file cannot be used. */
  public abstract static sealed class Unusable extends IOException {

    @Serial private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;
    private final String problem;

    private Unusable(Path path, int line, int column, String problem) {
      super(path + ":" + line + ":" + column + ": " + problem);
      this.line = line;
      this.column = column;
      this.problem = problem;
    }

    /** Returns the number of the first invalid line, starting with 1. */
    public int line() {
      return line;
    }

    /** Returns the problem with its line and column. */
    Diagnostic diagnostic() {
      return new Diagnostic(line, column, Severity.ERROR, problem, List.of());
    }
  }

  /** Reports that a file is damaged. */
  public static final class Damaged extends Unusable {

    @Serial private static final long serialVersionUID = 1L;

    Damaged(Path path, int line, int column, String message) {
      super(path, line, column, message);
    }
  }

  /** Reports that a file was written by a newer version of this program. */
  public static final class Newer extends Unusable {

    @Serial private static final long serialVersionUID = 1L;

    Newer(Path path, int version) {
      super(
          path,
          1,
          StateText.KIND.length() + 1,
          "this state was written by a newer version of hp41: format %d, but this version reads up to %d"
              .formatted(version, StateText.VERSION));
    }
  }

  /**
   * Returns the state in the file; empty if there is no file.
   *
   * @throws Damaged with the file, line and column, if it is not a complete state file
   * @throws Newer if a newer version has written it
   */
  public Optional<Image> read() throws IOException {
    if (Files.notExists(path)) {
      return Optional.empty();
    }
    return Optional.of(read(path, FileContent.beginning(path, LARGEST + 1), provided));
  }

  /**
   * Returns the state in the content of a state file or of a dump of a DM41 or PX-41CX.
   *
   * @param name the name of the file for messages
   * @param provided the modules of the host
   * @throws Damaged with the file, line and column, if it is not a complete state
   * @throws Newer if a newer version has written it
   */
  public static Image read(Path name, byte[] content, HostModules provided) throws IOException {
    StateText text = new StateText(name, provided);
    if (content.length > LARGEST) {
      throw text.damaged(0, "this is not a state file: it is too large");
    }
    Optional<MemoryDump> dump = MemoryDump.read(content);
    return dump.isPresent()
        ? new DumpState(name, dump.get()).image()
        : text.read(new String(content, StandardCharsets.UTF_8));
  }

  /** Returns whether the content of a file is a state or a dump, complete or not. */
  public static boolean isState(byte[] content) {
    return MemoryDump.read(content).isPresent() || StateText.isOne(content);
  }

  /** Returns whether the content of a file is a dump, complete or not. */
  public static boolean isDump(byte[] content) {
    return MemoryDump.read(content).isPresent();
  }

  /** Returns whether a file with this name is written as a dump. */
  private static boolean isDumpName(String name) {
    return DUMP.matcher(name).find();
  }

  /** Returns the content of a state file. */
  public static byte[] content(Image image) {
    return StateText.of(image).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Returns the content of a dump, in the layout of an existing one.
   *
   * @param existing the content of the file to replace; empty for a new dump
   * @throws IOException if the memory is not that of a CX
   */
  public static byte[] dump(Image image, byte[] existing) throws IOException {
    return DumpState.of(image, MemoryDump.read(existing)).getBytes(StandardCharsets.ISO_8859_1);
  }

  /**
   * Replaces the file atomically: a reader finds either the old or the new state.
   *
   * @throws IOException if the file cannot be written, or if a running program has changed memory
   *     so that it is lost as soon as the program stops; the file is unchanged then
   */
  public void write(Image image) throws IOException {
    if (image.isLost()) {
      throw new IOException(StateText.LOST + "; " + path + " is unchanged");
    }
    file.write(isDumpName(path.toString()) ? dump(image, existing()) : content(image));
  }

  private byte[] existing() throws IOException {
    return Files.exists(path) ? FileContent.beginning(path, LARGEST) : new byte[0];
  }

  /** Deletes temporary files that an interrupted write has left, if possible. */
  public void tidy() {
    file.tidy();
  }
}
