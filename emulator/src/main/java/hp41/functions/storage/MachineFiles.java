package hp41.functions.storage;

import hp41.machine.CalculatorError;
import hp41.machine.Folder;
import hp41.machine.Machine;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * The files of a folder as the machine knows them: by a kind and a name of at most seven machine
 * characters. Outside, capitals, digits and {@code + - _} are as they are, any other character is
 * {@code %} and its code in hexadecimal; small letters stand for capitals, and what is behind the
 * seventh character does not count.
 */
final class MachineFiles {

  private static final int LENGTH = 7;
  private static final int HEXADECIMAL = 16;

  /** What is not as it is outside. */
  private static final Pattern SPELLED = Pattern.compile("[^A-Z0-9+_-]");

  private final Folder folder;

  MachineFiles(Folder folder) {
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
              return new File(inside(fileName.substring(0, end)), kind, fileName);
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
        .orElseGet(() -> new File(name, kind, outside(name) + kind.ending()));
  }

  /** What a file holds, without an entry of the directory; empty if it cannot be read. */
  Optional<byte[]> read(File file) {
    return folder.read(file.fileName()).map(file.kind()::withoutEntry);
  }

  /** Writes a file even if it is secured, which it is not any more then. False: it cannot be. */
  boolean overwrite(File file, byte[] content) {
    boolean open = !folder.isSecured(file.fileName()) || folder.secure(file.fileName(), false);
    return open && folder.write(file.fileName(), content);
  }

  /** Where the files are. */
  Folder folder() {
    return folder;
  }

  /** The name in ALPHA, up to a comma, without blanks at its end; may be empty. */
  static String nameInAlpha(Machine machine) {
    return nameInFront(machine).stripTrailing();
  }

  /** The name in ALPHA. None: NAME ERR. */
  static String requiredName(Machine machine) {
    String name = nameInAlpha(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /** The name in ALPHA behind the first comma; without a comma that in front of it. */
  static String nameBehindComma(Machine machine) {
    return name(machine, 1);
  }

  /** The name in ALPHA in front of the first comma. */
  static String nameInFront(Machine machine) {
    return name(machine, 0);
  }

  /** One of the names between the commas; nulls are not of it. */
  private static String name(Machine machine, int index) {
    String[] names = machine.alpha().text().replace("\0", "").split(",", -1);
    return cut(names[Math.min(index, names.length - 1)]);
  }

  private static String cut(String name) {
    return StringUtils.left(name, LENGTH);
  }

  /** The name outside, without an ending. */
  private static String outside(String name) {
    return SPELLED.matcher(name).replaceAll(it -> "%%%02X".formatted((int) it.group().charAt(0)));
  }

  /** The machine's name of a file outside, given without its ending. */
  private static String inside(String outside) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < outside.length(); i++) {
      if (outside.substring(i).matches("%[0-9A-Fa-f]{2}.*")) {
        name.append((char) Integer.parseInt(outside.substring(i + 1, i + 3), HEXADECIMAL));
        i += 2;
      } else {
        name.append(Character.toUpperCase(outside.charAt(i)));
      }
    }
    return cut(name.toString()).stripTrailing();
  }
}
