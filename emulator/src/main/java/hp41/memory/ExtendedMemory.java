package hp41.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Extended memory: files with names, laid out as the machine has them.
 *
 * <p>A file is a register with its name, one with its header, see {@link ExtendedFile}, and its
 * contents, at falling addresses from 0BF on and then in the modules. Behind the last file stands a
 * register of ones. Register 040 keeps the number of the current file in digits 11–9, 0 for none,
 * and in digits 8–6 which one it was when a function last went through all files; what else is in
 * there links it to the modules, see {@link ExtendedRegisters}.
 *
 * <p>When a module is pulled, the files that were in it are lost, and all behind them.
 */
public final class ExtendedMemory {

  private static final int LINK = ExtendedBlock.BUILT_IN.link();

  private final Memory memory;

  /** The extended memory of this memory. */
  public ExtendedMemory(Memory memory) {
    this.memory = memory;
  }

  private ExtendedRegisters registers() {
    return new ExtendedRegisters(memory);
  }

  /**
   * What each function does that looks for a file: where there was none since MEMORY LOST, the
   * register of ones comes first.
   */
  public void open() {
    if (!isUsed()) {
      registers().end(0);
    }
  }

  /** The same, and links the first block: for what looks at all files, or makes one. */
  public void begin() {
    if (!isUsed()) {
      close(0);
    }
  }

  /** The files in the order of memory, as far as they are wholly there. */
  public List<ExtendedFile> files() {
    List<ExtendedFile> files = new ArrayList<>();
    ExtendedRegisters registers = registers();
    int last = registers.linked() - 1;
    int place = 0;
    while (isUsed()
        && place < last - ExtendedFile.HEADING
        && registers.read(place) != ExtendedRegisters.END) {
      ExtendedFile file = new ExtendedFile(registers, place);
      if (file.behind() > last) {
        break;
      }
      files.add(file);
      place = file.behind();
    }
    return files;
  }

  /** Whether a file was created since MEMORY LOST: only then the registers mean anything. */
  private boolean isUsed() {
    return Word.digits(memory.read(LINK), 2, 0) == ExtendedBlock.BUILT_IN.top();
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
    long before = files().stream().filter(other -> other.start() < file.start()).count();
    select((int) before + 1);
  }

  /** Makes the file with this number the current one; there need not be one. */
  public void select(int number) {
    memory.write(LINK, Word.withDigits(memory.read(LINK), 11, 9, number));
  }

  /** Makes the file the current one that was it when all files were listed. */
  public void selectListed() {
    select(Word.digits(memory.read(LINK), 8, 6));
  }

  /** Goes through all files, keeping which is the current one. */
  public List<ExtendedFile> list() {
    begin();
    long link = memory.read(LINK);
    memory.write(LINK, Word.withDigits(link, 8, 6, Word.digits(link, 11, 9)));
    return files();
  }

  /** Number of registers that a new file can have for its contents. */
  public int room() {
    return Math.max(0, growth() - ExtendedFile.HEADING);
  }

  /** Number of registers by which the files that are there can grow together. */
  public int growth() {
    return Math.max(0, registers().size() - 1 - end());
  }

  /** The place behind the last file. */
  private int end() {
    List<ExtendedFile> files = files();
    return files.isEmpty() ? 0 : files.get(files.size() - 1).behind();
  }

  /** Ends the files at a place, and links the blocks that they are in now. */
  private void close(int place) {
    ExtendedRegisters registers = registers();
    registers.end(place);
    registers.link(place + 1);
  }

  /**
   * Adds a file behind the others, for which there must be room, and makes it the current one. Its
   * contents are what these registers held before.
   */
  public ExtendedFile create(String name, ExtendedFile.Type type, int size) {
    ExtendedFile file = ExtendedFile.write(registers(), end(), name, type, size);
    close(file.behind());
    select(file);
    return file;
  }

  /** Removes a file; those behind it move up, and there is no current file any more. */
  public void purge(ExtendedFile file) {
    move(file.behind(), file.start());
    select(0);
  }

  /** Moves what stands from a place on, with the end behind it, to another place. */
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
    close(end + to - from);
  }

  /** Gives a file more registers, for which there must be room, or takes its last ones away. */
  public void resize(ExtendedFile file, int size) {
    int before = file.size();
    if (size == before) {
      return;
    }
    move(file.behind(), file.behind() + size - before);
    file.size(size);
    for (int register = before; register < size; register++) {
      file.write(register, 0);
    }
  }
}
