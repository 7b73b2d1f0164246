package hp41.machine;

import java.util.Optional;

/**
 * A mass storage drive on the HP-IL loop: the folder that is its medium, and where in it the drive
 * stands. That is the drive's to know, not the calculator's, and is forgotten when it goes.
 */
public final class Drive {

  private final Folder medium;
  private String file = "";
  private int register;

  /** A drive with this medium, which stands at no file. */
  public Drive(Folder medium) {
    this.medium = medium;
  }

  /** The files on its medium. */
  public Folder medium() {
    return medium;
  }

  /** Moves to a register of a data file. */
  public void seek(String name, int number) {
    file = name;
    register = number;
  }

  /** Moves to no file. */
  public void rewind() {
    seek("", 0);
  }

  /** The data file it stands at. */
  public Optional<String> file() {
    return file.isEmpty() ? Optional.empty() : Optional.of(file);
  }

  /** The register of the file that comes next. */
  public int register() {
    return register;
  }
}
