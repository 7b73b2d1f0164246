package hp41.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Extended memory: files with names in the registers 0BF down to 041, laid out as the machine has
 * them.
 *
 * <p>A file is a register with its name, one with its header, see {@link ExtendedFile}, and its
 * contents, at falling addresses. Behind the last file stands a register of ones. Register 040
 * keeps the number of the current file in digits 11–9, 0 for none, and the address of the first
 * register in digits 2–0.
 */
public final class ExtendedMemory {

  static final int LINK = 0x040;

  private static final int TOP = 0x0BF;
  private static final long END = Word.MASK;

  private final Memory memory;

  /** The extended memory of this memory. */
  public ExtendedMemory(Memory memory) {
    this.memory = memory;
  }

  /** The files in the order of memory. */
  public List<ExtendedFile> files() {
    List<ExtendedFile> files = new ArrayList<>();
    if (isUsed()) {
      int address = TOP;
      while (address > LINK + ExtendedFile.HEADING && memory.read(address) != END) {
        ExtendedFile file = new ExtendedFile(memory, address);
        files.add(file);
        address = file.behind();
      }
    }
    return files;
  }

  /** Whether a file was created since MEMORY LOST: only then the registers mean anything. */
  private boolean isUsed() {
    return Word.digits(memory.read(LINK), 2, 0) == TOP;
  }

  /** The file of this name, of which seven characters count. */
  public Optional<ExtendedFile> find(String name) {
    long word = ExtendedFile.nameWord(name);
    return files().stream().filter(file -> file.nameWord() == word).findFirst();
  }

  /** The file that functions work on which name none. */
  public Optional<ExtendedFile> current() {
    int number = isUsed() ? Word.digits(memory.read(LINK), 11, 9) : 0;
    List<ExtendedFile> files = files();
    return number == 0 || number > files.size()
        ? Optional.empty()
        : Optional.of(files.get(number - 1));
  }

  /** Makes a file the current one. */
  public void select(ExtendedFile file) {
    long before = files().stream().filter(other -> other.address() > file.address()).count();
    select((int) before + 1);
  }

  private void select(int number) {
    memory.write(LINK, Word.withDigits(memory.read(LINK), 11, 9, number));
  }

  /** Number of registers that a new file can have for its contents. */
  public int room() {
    return Math.max(0, growth() - ExtendedFile.HEADING);
  }

  /** Number of registers by which the files that are there can grow together. */
  public int growth() {
    return Math.max(0, end() - 1 - LINK);
  }

  private int end() {
    List<ExtendedFile> files = files();
    return files.isEmpty() ? TOP : files.get(files.size() - 1).behind();
  }

  /**
   * Adds a file behind the others, for which there must be room, and makes it the current one. Its
   * contents are what these registers held before.
   */
  public ExtendedFile create(String name, ExtendedFile.Type type, int size) {
    int address = end();
    memory.write(LINK, Word.withDigits(memory.read(LINK), 2, 0, TOP));
    ExtendedFile file = ExtendedFile.write(memory, address, name, type, size);
    memory.write(file.behind(), END);
    select(file);
    return file;
  }

  /** Removes a file; those behind it move up, and there is no current file any more. */
  public void purge(ExtendedFile file) {
    move(file.behind(), file.address());
    select(0);
  }

  /** Moves what stands from an address on, with the end behind it, to another address. */
  private void move(int from, int to) {
    int count = from - end() + 1;
    long[] words = new long[count];
    for (int i = 0; i < count; i++) {
      words[i] = memory.read(from - i);
    }
    for (int i = 0; i < count; i++) {
      memory.write(to - i, words[i]);
    }
  }

  /** Gives a file more registers, for which there must be room, or takes its last ones away. */
  public void resize(ExtendedFile file, int size) {
    int before = file.size();
    move(file.behind(), file.behind() + before - size);
    file.size(size);
    for (int register = before; register < size; register++) {
      file.write(register, 0);
    }
  }
}
