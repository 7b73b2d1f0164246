package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Scratch;
import hp41.peripherals.Folder;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * The files of a folder by kind and machine name, which has at most seven machine characters. In
 * file names, capitals, digits and {@code + - _} are used as they are; other characters are {@code
 * %} and the hexadecimal code. Lower-case letters are read as capitals, and characters after the
 * seventh are ignored.
 *
 * @param folder reads and writes the files
 * @param names returns the names of the files in the folder
 */
record MachineFiles(Folder folder, Supplier<List<String>> names) {

  private static final int LENGTH = 7;
  private static final int HEXADECIMAL = 16;

  /** The characters that are written as codes. */
  private static final Pattern ENCODED = Pattern.compile("[^A-Z0-9+_-]");

  /**
   * A file.
   *
   * @param name the name in machine characters
   * @param kind the kind of file
   * @param fileName the file name in the folder
   */
  record File(String name, FileKind kind, String fileName) {}

  /**
   * Returns the files in a folder.
   *
   * @param unreadable the error if the folder cannot be read. Without it, a file would be created
   *     in the place of an existing one
   */
  static MachineFiles in(Folder folder, CalculatorError unreadable) {
    return new MachineFiles(folder, () -> folder.names().orElseThrow(() -> unreadable));
  }

  /** Returns the files in a folder; none if the folder cannot be read. */
  static MachineFiles ifReadable(Folder folder) {
    return new MachineFiles(folder, () -> folder.names().orElse(List.of()));
  }

  /** Returns all files of known kinds. */
  List<File> all() {
    return names.get().stream().flatMap(name -> file(name).stream()).toList();
  }

  private static Optional<File> file(String fileName) {
    return FileKind.of(fileName)
        .map(
            kind -> {
              int end = fileName.length() - kind.ending().length();
              return new File(inside(fileName.substring(0, end)), kind, fileName);
            });
  }

  /** Returns the file with a name. */
  Optional<File> named(String name) {
    return all().stream().filter(file -> file.name().equals(name)).findFirst();
  }

  /** Returns the file with a name and kind, which need not exist. */
  File of(String name, FileKind kind) {
    return all().stream()
        .filter(file -> file.name().equals(name) && file.kind() == kind)
        .findFirst()
        .orElseGet(() -> new File(name, kind, outside(name) + kind.ending()));
  }

  /** Returns the content of a file without a directory entry; empty if it cannot be read. */
  Optional<byte[]> read(File file) {
    return folder.read(file.fileName()).map(file.kind()::withoutEntry);
  }

  /**
   * Writes a file and removes its write protection if there is one.
   *
   * @return false if it cannot be written
   */
  boolean overwrite(File file, byte[] content) {
    boolean open = !folder.isSecured(file.fileName()) || folder.secure(file.fileName(), false);
    return open && folder.write(file.fileName(), content);
  }

  /**
   * Returns the name of a card: ALPHA up to a comma, without trailing blanks; it may be empty. It
   * leaves nothing in P, because the machine's card reader does not read ALPHA.
   */
  static String cardName(Machine machine) {
    return name(machine, 0).stripTrailing();
  }

  /**
   * Returns the name in ALPHA.
   *
   * @throws CalculatorError NAME ERR if there is none
   */
  static String requiredName(Machine machine) {
    String name = nameBeforeComma(machine).stripTrailing();
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /** Returns the name in ALPHA after the first comma; without a comma, the name before it. */
  static String nameAfterComma(Machine machine) {
    return name(machine, 1);
  }

  /** Returns the name in ALPHA before the first comma. */
  static String nameBeforeComma(Machine machine) {
    String alpha = machine.alpha().text();
    int comma = alpha.indexOf(',');
    Scratch scratch = new Scratch(machine.memory());
    scratch.findAlpha(comma < 0 ? 0 : alpha.length() - comma);
    return name(machine, 0);
  }

  /** Returns one of the names between commas, without nulls. */
  private static String name(Machine machine, int index) {
    String[] names = machine.alpha().text().replace("\0", "").split(",", -1);
    return cut(names[Math.min(index, names.length - 1)]);
  }

  private static String cut(String name) {
    return StringUtils.left(name, LENGTH);
  }

  /** Returns the file name of a machine name, without its extension. */
  private static String outside(String name) {
    return ENCODED
        .matcher(name)
        .replaceAll(match -> "%%%02X".formatted((int) match.group().charAt(0)));
  }

  /** Returns the machine name of a file name without its extension. */
  static String inside(String outside) {
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
