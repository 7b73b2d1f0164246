package hp41.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Extended memory: named files with the machine's own layout.
 *
 * <p>Files (see {@link ExtendedFile}) start at address 0BF and continue at descending addresses,
 * then in the modules. A register of ones follows the last file. Register 040 contains the number
 * of the current file in digits 11–9 (0 for none), and in digits 8–6 the number of the current file
 * when a function last listed all files. The rest of it links the block to the modules, see {@link
 * ExtendedRegisters}.
 *
 * <p>When a module is unplugged, its files and all files after them are lost.
 */
public final class ExtendedMemory {

  private static final int LINK = ExtendedBlock.BUILT_IN.link();

  private final Memory memory;

  /** Creates a view of the extended memory in a memory. */
  public ExtendedMemory(Memory memory) {
    this.memory = memory;
  }

  private ExtendedRegisters registers() {
    return new ExtendedRegisters(memory);
  }

  /**
   * Writes the end register if no file was created since MEMORY LOST. Every function that searches
   * for a file does this.
   */
  public void open() {
    if (!isUsed()) {
      registers().end(0);
    }
  }

  /**
   * Writes the end register and links the first block if no file was created since MEMORY LOST.
   * Functions that list files or create a file do this.
   */
  public void begin() {
    if (!isUsed()) {
      writeEnd(0);
    }
  }

  /**
   * Returns the files in the order of memory. A file that is not completely in memory ends the
   * list.
   */
  public List<ExtendedFile> files() {
    List<ExtendedFile> files = new ArrayList<>();
    ExtendedRegisters registers = registers();
    int last = registers.linked() - 1;
    int place = 0;
    while (isUsed()
        && place < last - ExtendedFile.HEADING
        && registers.read(place) != ExtendedRegisters.END) {
      ExtendedFile file = new ExtendedFile(registers, place);
      if (file.end() > last) {
        break;
      }
      files.add(file);
      place = file.end();
    }
    return files;
  }

  /**
   * Returns whether a file was created since MEMORY LOST. Otherwise the registers contain no valid
   * data.
   */
  private boolean isUsed() {
    return Word.digits(memory.read(LINK), 2, 0) == ExtendedBlock.BUILT_IN.top();
  }

  /** Returns the file with a name. Only the first seven characters count. */
  public Optional<ExtendedFile> find(String name) {
    long word = ExtendedFile.nameWord(name);
    return files().stream().filter(file -> file.nameWord() == word).findFirst();
  }

  /** Returns the current file, which functions use if no name is given. */
  public Optional<ExtendedFile> current() {
    int number = isUsed() ? Word.digits(memory.read(LINK), 11, 9) : 0;
    List<ExtendedFile> files = files();
    return number == 0 || number > files.size()
        ? Optional.empty()
        : Optional.of(files.get(number - 1));
  }

  /** Makes a file the current file. */
  public void select(ExtendedFile file) {
    long before = files().stream().filter(other -> other.start() < file.start()).count();
    select((int) before + 1);
  }

  /** Makes the file with a number the current file. The file need not exist. */
  public void select(int number) {
    memory.write(LINK, Word.withDigits(memory.read(LINK), 11, 9, number));
  }

  /** Selects the file again that was current during the last listing. */
  public void selectListed() {
    select(Word.digits(memory.read(LINK), 8, 6));
  }

  /** Lists all files and stores the number of the current file for {@link #selectListed()}. */
  public List<ExtendedFile> list() {
    begin();
    long link = memory.read(LINK);
    memory.write(LINK, Word.withDigits(link, 8, 6, Word.digits(link, 11, 9)));
    return files();
  }

  /** Returns the maximum size of a new file in registers. */
  public int room() {
    return Math.max(0, growth() - ExtendedFile.HEADING);
  }

  /** Returns the number of registers by which existing files can grow in total. */
  public int growth() {
    return Math.max(0, registers().size() - 1 - end());
  }

  /** Returns the place after the last file. */
  private int end() {
    List<ExtendedFile> files = files();
    return files.isEmpty() ? 0 : files.get(files.size() - 1).end();
  }

  /** Writes the end register at a place and links all blocks that contain files. */
  private void writeEnd(int place) {
    ExtendedRegisters registers = registers();
    registers.end(place);
    registers.link(place + 1);
  }

  /**
   * Creates a file after the last one and makes it the current file. The caller checks that there
   * is room. The registers of the file are not cleared.
   */
  public ExtendedFile create(String name, ExtendedFile.Type type, int size) {
    ExtendedFile file = ExtendedFile.write(registers(), end(), name, type, size);
    writeEnd(file.end());
    select(file);
    return file;
  }

  /** Deletes a file, and moves all files after it up. No file is the current one afterwards. */
  public void purge(ExtendedFile file) {
    move(file.end(), file.start());
    select(0);
  }

  /** Moves everything from one place to the end of the last file to another place. */
  private void move(int from, int to) {
    int end = end();
    ExtendedRegisters registers = registers();
    long[] words = new long[end - from];
    for (int i = 0; i < words.length; i++) {
      words[i] = registers.read(from + i);
    }
    for (int i = 0; i < words.length; i++) {
      registers.write(to + i, words[i]);
    }
    writeEnd(end + to - from);
  }

  /**
   * Changes the number of registers of a file. New registers are cleared. The caller checks that
   * there is room.
   */
  public void resize(ExtendedFile file, int size) {
    int before = file.size();
    if (size == before) {
      return;
    }
    move(file.end(), file.end() + size - before);
    file.size(size);
    for (int register = before; register < size; register++) {
      file.write(register, 0);
    }
  }
}
