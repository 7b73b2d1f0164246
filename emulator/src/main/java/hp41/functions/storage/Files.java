package hp41.functions.storage;

import hp41.machine.Folder;
import java.util.List;
import java.util.Optional;

/** The files of a folder as the machine knows them: by a name of seven characters and a kind. */
final class Files {

  private final Folder folder;

  Files(Folder folder) {
    this.folder = folder;
  }

  /**
   * A file.
   *
   * @param name in machine characters
   * @param fileName as it is outside
   */
  record File(String name, FileKind kind, String fileName) {}

  /** All files of the known kinds. */
  List<File> all() {
    return folder.names().stream().flatMap(name -> file(name).stream()).toList();
  }

  private static Optional<File> file(String fileName) {
    return FileKind.of(fileName)
        .map(
            kind -> {
              int end = fileName.length() - kind.ending().length();
              return new File(FileName.inside(fileName.substring(0, end)), kind, fileName);
            });
  }

  /** The file of this name. */
  Optional<File> named(String name) {
    return all().stream().filter(file -> file.name().equals(name)).findFirst();
  }

  /** The file of this name and kind, or how it would be called. */
  File of(String name, FileKind kind) {
    return all().stream()
        .filter(file -> file.name().equals(name) && file.kind() == kind)
        .findFirst()
        .orElseGet(() -> new File(name, kind, FileName.outside(name) + kind.ending()));
  }

  /** Where the files are. */
  Folder folder() {
    return folder;
  }
}
