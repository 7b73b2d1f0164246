package hp41.peripherals;

import java.util.Optional;

/**
 * A mass storage drive on the HP-IL loop: its medium and its current position. The position belongs
 * to the drive, not to the calculator, and is not saved.
 */
public final class Drive {

  private final Folder medium;
  private String file = "";
  private int register;

  /**
   * Creates a drive that is not positioned at a file.
   *
   * @param medium the folder that is the medium
   */
  public Drive(Folder medium) {
    this.medium = medium;
  }

  /** Returns the folder that is the medium. */
  public Folder medium() {
    return medium;
  }

  /** Positions the drive at a register of a data file. */
  public void seek(String name, int number) {
    file = name;
    register = number;
  }

  /** Positions the drive at no file. */
  public void rewind() {
    seek("", 0);
  }

  /** Returns the data file that the drive is positioned at. */
  public Optional<String> file() {
    return file.isEmpty() ? Optional.empty() : Optional.of(file);
  }

  /** Returns the next register of the file. */
  public int register() {
    return register;
  }
}
