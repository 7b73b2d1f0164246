package hp41.files;

import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folders that are used as magnetic cards and as the disc in the drive. They can be changed at
 * any time.
 */
public final class Media {

  private Optional<Folder> cards = Optional.empty();
  private Optional<Drive> drive = Optional.empty();

  /** Creates media without cards and without a drive. */
  public Media() {}

  /** Uses the files of a folder as magnetic cards; returns false if the path is not a folder. */
  public boolean cards(Path directory) {
    boolean isFolder = Files.isDirectory(directory);
    cards = isFolder ? Optional.of(new DiskFolder(directory)) : cards;
    return isFolder;
  }

  /**
   * Uses the files of a folder as the disc in the drive; returns false if the path is not a folder.
   */
  public boolean disc(Path directory) {
    boolean isFolder = Files.isDirectory(directory);
    drive = isFolder ? Optional.of(new Drive(new DiskFolder(directory))) : drive;
    return isFolder;
  }

  /** Returns the folder of magnetic cards, if one is set. */
  public Optional<Folder> cards() {
    return cards;
  }

  /** Returns the drive, if it contains a disc. */
  public Optional<Drive> drive() {
    return drive;
  }
}
