package hp41.functions.storage;

import hp41.memory.CharacterSet;
import hp41.peripherals.Folder;
import java.util.List;
import java.util.Optional;

/**
 * The cards in a folder, by the names with which they are inserted by hand.
 *
 * @param folder the folder
 */
public record CardFolder(Folder folder) {

  /**
   * Returns the machine name of a card.
   *
   * @param typed the name in glyphs, in upper or lower case, or the name of the card's file
   */
  public static String name(String typed) {
    int ending = FileKind.of(typed).map(kind -> kind.ending().length()).orElse(0);
    String name = typed.substring(0, typed.length() - ending);
    return MachineFiles.inside(CharacterSet.characters(name));
  }

  /** Returns the name of the file that is read if a card is inserted; empty if there is none. */
  public Optional<String> read(String name) {
    return files().named(name).map(MachineFiles.File::fileName);
  }

  /** Returns the name of the file to which a program is written if a card is inserted. */
  public String written(String name) {
    return files().of(name, FileKind.PROGRAM).fileName();
  }

  /** Returns the name of the existing file that is overwritten if a card is inserted. */
  public Optional<String> overwritten(String name) {
    return Optional.of(written(name)).filter(files().names().get()::contains);
  }

  /** Returns the machine names of all cards. */
  public List<String> names() {
    return files().all().stream().map(MachineFiles.File::name).distinct().toList();
  }

  private MachineFiles files() {
    return MachineFiles.ifReadable(folder);
  }
}
