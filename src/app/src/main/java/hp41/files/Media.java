package hp41.files;

import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/**
 * The folders that are used as magnetic cards and as the disc in the drive, and the rows of bar
 * code under the wand. They can be changed at any time.
 */
public final class Media {

  private Optional<Folder> cards = Optional.empty();
  private Optional<Drive> drive = Optional.empty();
  private final Queue<byte[]> scannedPrograms = new ArrayDeque<>();
  private final Queue<byte[]> scannedRows = new ArrayDeque<>();

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

  /** Replaces what is under the wand. */
  public void scan(WandScan scan) {
    scannedPrograms.clear();
    scannedPrograms.addAll(scan.programs());
    scannedRows.clear();
    scannedRows.addAll(scan.rows());
  }

  /** Returns the programs that the wand has scanned. */
  public Queue<byte[]> scannedPrograms() {
    return scannedPrograms;
  }

  /** Returns the other rows that the wand has scanned. */
  public Queue<byte[]> scannedRows() {
    return scannedRows;
  }

  /** Returns the drive, if it contains a disc. */
  public Optional<Drive> drive() {
    return drive;
  }
}
