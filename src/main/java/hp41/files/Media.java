package hp41.files;

import hp41.machine.Drive;
import hp41.machine.Folder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What lies beside the card reader and in the drive; it can be changed at any time. */
public final class Media {

  private Optional<Folder> cards = Optional.empty();
  private Optional<Drive> drive = Optional.empty();

  /** The files of a folder are the cards beside the reader; false if this is no folder. */
  public boolean cards(Path directory) {
    boolean there = Files.isDirectory(directory);
    cards = there ? Optional.of(new DiskFolder(directory)) : cards;
    return there;
  }

  /** The files of a folder are on the medium in the drive; false if this is no folder. */
  public boolean disc(Path directory) {
    boolean there = Files.isDirectory(directory);
    drive = there ? Optional.of(new Drive(new DiskFolder(directory))) : drive;
    return there;
  }

  /** The cards, if there are any. */
  public Optional<Folder> cards() {
    return cards;
  }

  /** The drive, if there is one. */
  public Optional<Drive> drive() {
    return drive;
  }
}
