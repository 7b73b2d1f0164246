package hp41.format;

import hp41.functions.storage.RegisterBytes;
import hp41.listing.Diagnostic;
import hp41.memory.CharacterSet;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The content of a file on a disk or cassette, in an image or alone after its directory entry.
 *
 * @param entry the directory entry
 * @param bytes the bytes of the image or file
 * @param start the index of the first byte of the content
 * @param limit the index after the last byte that the content can use
 * @param place reports problems at their position
 */
record LifContent(LifEntry entry, byte[] bytes, int start, int limit, BytePlace place) {

  private static final int STATUS_REGISTERS = 16;
  private static final int END = 0xFFFF;
  private static final int LENGTH = 2;

  private boolean is(LifType type) {
    return entry.code() == type.code();
  }

  /** Returns whether the file can contain programs: its own or those of a copy of all memory. */
  boolean hasPrograms() {
    return entry.isProgram() || is(LifType.ALL);
  }

  /** Reads the programs and reports all problems. The file must be able to contain programs. */
  ProgramFile programs(ProgramFile.Format format) {
    return entry.isProgram()
        ? new CountedProgram(bytes, start, counted(), start, limit).read(format, place)
        : memory(format);
  }

  /**
   * Reads the programs in a copy of all memory, written by WRTA: the status registers followed by
   * main memory.
   */
  private ProgramFile memory(ProgramFile.Format format) {
    List<Diagnostic> problems = missing();
    long[] words = words();
    long[] registers = new long[Memory.ADDRESSES];
    int status = Math.min(STATUS_REGISTERS, words.length);
    int main = Math.min(words.length - status, Memory.ADDRESSES - Memory.MAIN);
    System.arraycopy(words, 0, registers, 0, status);
    System.arraycopy(words, status, registers, Memory.MAIN, main);
    StoredMemory memory = new StoredMemory(registers);
    Optional<String> fault = memory.fault();
    if (fault.isPresent()) {
      problems.add(place.damage(start, fault.get()));
      return new ProgramFile(format, List.of(), problems);
    }
    if (!memory.isClosed()) {
      problems.add(place.damage(start, "there is no .END. at the address in register c"));
    }
    return new ProgramFile(format, memory.programs(), problems);
  }

  /** Returns whether the file can be shown as text: text, data, key assignments, status. */
  boolean isShown() {
    return is(LifType.TEXT) || is(LifType.DATA) || is(LifType.KEYS) || is(LifType.STATUS);
  }

  /** Returns the content as text. It must be possible to show it. */
  LifText text() {
    if (is(LifType.TEXT)) {
      return lines();
    }
    long[] words = words();
    List<String> lines =
        is(LifType.KEYS)
            ? LifState.keys(words)
            : is(LifType.STATUS) ? LifState.status(words) : registers(words);
    return new LifText(lines, missing());
  }

  /**
   * Reads lines, each preceded by its length in two bytes and padded to an even number of bytes.
   */
  private LifText lines() {
    List<String> lines = new ArrayList<>();
    int at = start;
    while (at + LENGTH <= limit && CountedProgram.word(bytes, at) != END) {
      int length = CountedProgram.word(bytes, at);
      int first = at + LENGTH;
      if (first + length > limit) {
        String message =
            "the line at byte %d should have %s, but only %d follow"
                .formatted(first + 1, Counted.of(length, "character"), limit - first);
        return new LifText(lines, List.of(place.damage(at, message)));
      }
      lines.add(readable(first, first + length));
      at = first + length + length % 2;
    }
    return new LifText(lines, List.of());
  }

  private String readable(int from, int to) {
    StringBuilder line = new StringBuilder(to - from);
    for (int i = from; i < to; i++) {
      boolean ascii = bytes[i] >= ' ' && bytes[i] <= '~';
      line.append(ascii ? (char) bytes[i] : CharacterSet.glyph(bytes[i] & 0xFF));
    }
    return line.toString();
  }

  private static List<String> registers(long[] words) {
    List<String> lines = new ArrayList<>();
    for (long word : words) {
      lines.add("%02d %s".formatted(lines.size(), register(word)));
    }
    return lines;
  }

  /** Returns a register as a number, a text in quotes, or 14 digits. */
  static String register(long word) {
    if (Word.isNormalized(word)) {
      return Word.toDecimal(word).toString();
    }
    String text = Word.text(word);
    return Word.ofText(text) == word ? '"' + CharacterSet.glyphs(text) + '"' : Word.hex(word);
  }

  /** Returns the registers that exist, which may be fewer than the stated length. */
  private long[] words() {
    int count = Math.min(count(), availableRegisters());
    return RegisterBytes.words(
        Arrays.copyOfRange(bytes, start, start + count * RegisterBytes.LENGTH));
  }

  /** Returns an error if registers are missing. */
  private List<Diagnostic> missing() {
    List<Diagnostic> problems = new ArrayList<>();
    if (count() > availableRegisters()) {
      String message =
          "the file should have %s, but the image contains only %d"
              .formatted(Counted.of(count(), "register"), availableRegisters());
      problems.add(place.damage(counted(), message));
    }
    return problems;
  }

  private int count() {
    return CountedProgram.word(bytes, counted());
  }

  private int availableRegisters() {
    return Math.max(0, limit - start) / RegisterBytes.LENGTH;
  }

  /** Returns the index of the number of bytes or registers. */
  private int counted() {
    return entry.at() + LifEntry.PROGRAM_LENGTH;
  }
}
