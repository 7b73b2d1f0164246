package hp41.format;

import hp41.listing.Diagnostic;
import hp41.memory.CharacterSet;
import hp41.memory.LineLength;
import hp41.program.ProgramBytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The image of a plug-in module: MOD1, whose pages are packed and described, ROM with two bytes a
 * word, or only packed pages. What its user code is can be read as programs.
 */
public final class ModuleImage {

  private static final byte[] MAGIC = "MOD1\0".getBytes(StandardCharsets.US_ASCII);
  static final int HEADER = 729;
  static final int PAGE = 5188;
  static final int TITLE = 5;
  static final int TITLE_LENGTH = 50;
  private static final int BANK = 31;
  static final int IMAGE = 36;

  /** The words of a page, four in five bytes. */
  private static final int PACKED = 5120;

  /** The same in two bytes each, of which one has the two highest bits. */
  private static final int UNPACKED = 8192;

  private static final int HIGHEST_BITS = 3;
  private static final int PERCENT = 100;

  /** More of these may be set by machines that mark words: not all words are within ten bits. */
  private static final int MOST_WORDS = 90;

  static final int START_OF_LINE = 0x100;
  private static final int BEFORE_A_PROGRAM = 0x200;
  static final int LAST_LETTER = 0x80;
  static final int LONGEST_NAME = 11;

  private final String title;
  private final List<ModulePage> pages;

  private ModuleImage(String title, List<ModulePage> pages) {
    this.title = title;
    this.pages = List.copyOf(pages);
  }

  /**
   * A function of a module.
   *
   * @param function its number
   * @param name as the catalogue shows it; empty if it leads nowhere
   * @param code the program that it is in, in plain form; empty for the processor's code, and where
   *     there is no whole program
   */
  public record Entry(int function, String name, boolean userCode, Optional<byte[]> code) {}

  /** The image in a file, if it is one. */
  public static Optional<ModuleImage> of(byte[] content) {
    if (isMod(content)) {
      return Optional.of(mod(content));
    } else if (isRom(content, 0)) {
      return Optional.of(new ModuleImage("", rom(content, 0)));
    } else if (isRom(content, 1)) {
      return Optional.of(new ModuleImage("", rom(content, 1)));
    }
    return content.length > 0 && content.length % PACKED == 0
        ? Optional.of(new ModuleImage("", packed(content)))
            .filter(image -> image.pages.get(0).hasFunctions() && image.isSound())
        : Optional.empty();
  }

  private static boolean isMod(byte[] content) {
    return isMarked(content)
        && content.length >= HEADER + PAGE
        && (content.length - HEADER) % PAGE == 0;
  }

  private static boolean isMarked(byte[] content) {
    return content.length >= MAGIC.length
        && Arrays.equals(content, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /** What can be read of a file as programs, if it is an image or what is left of one. */
  static Optional<ProgramFile> read(byte[] content) {
    Optional<ProgramFile> whole = of(content).map(ModuleImage::programs);
    return whole.or(() -> isMarked(content) ? Optional.of(cut(content.length)) : Optional.empty());
  }

  private static ProgramFile cut(int length) {
    String message =
        "the image of a module has %d bytes, not %d and %d for each page; it is cut off"
            .formatted(length, HEADER, PAGE);
    Diagnostic cut = Diagnostic.atByte(length, Diagnostic.Severity.ERROR, message);
    return new ProgramFile(ProgramFile.Format.MODULE, List.of(), List.of(cut));
  }

  /** Pages in banks beyond the first hold no user code. */
  private static ModuleImage mod(byte[] content) {
    String title = new String(content, TITLE, TITLE_LENGTH, StandardCharsets.ISO_8859_1);
    List<ModulePage> pages = new ArrayList<>();
    for (int at = HEADER; at < content.length; at += PAGE) {
      if (content[at + BANK] <= 1) {
        pages.add(new ModulePage(unpacked(content, at + IMAGE)));
      }
    }
    return new ModuleImage(title.replaceAll("\0.*", "").replaceAll("[^ -~]", "?"), pages);
  }

  private static int[] unpacked(byte[] content, int offset) {
    int[] words = new int[ModulePage.WORDS];
    for (int word = 0; word < words.length; word++) {
      int at = offset + word / 4 * 5;
      int low = content[at + word % 4] & 0xFF;
      int high = content[at + word % 4 + 1] & 0xFF;
      words[word] = (low | high << 8) >> 2 * (word % 4);
    }
    return words;
  }

  private static List<ModulePage> packed(byte[] content) {
    List<ModulePage> pages = new ArrayList<>();
    for (int at = 0; at < content.length; at += PACKED) {
      pages.add(new ModulePage(unpacked(content, at)));
    }
    return pages;
  }

  /**
   * Whether these are whole pages of words, of which the first tell number and functions.
   *
   * @param high which byte of each two has the highest bits
   */
  private static boolean isRom(byte[] content, int high) {
    if (content.length == 0 || content.length % UNPACKED != 0) {
      return false;
    }
    int small = 0;
    for (int i = high; i < content.length; i += 2) {
      small += (content[i] & 0xFF) <= HIGHEST_BITS ? 1 : 0;
    }
    return small * 2 >= content.length / PERCENT * MOST_WORDS
        && rom(content, high).get(0).hasFunctions();
  }

  private static List<ModulePage> rom(byte[] content, int high) {
    List<ModulePage> pages = new ArrayList<>();
    for (int at = 0; at < content.length; at += UNPACKED) {
      int[] words = new int[ModulePage.WORDS];
      for (int word = 0; word < words.length; word++) {
        int first = at + 2 * word;
        words[word] = (content[first + high] & 0xFF) << 8 | content[first + 1 - high] & 0xFF;
      }
      pages.add(new ModulePage(words));
    }
    return pages;
  }

  /** Its title; empty where the file has none. */
  public String title() {
    return title;
  }

  /** Its pages as they follow each other. */
  public List<ModulePage> pages() {
    return pages;
  }

  /** The functions of one of its pages. */
  public List<Entry> entries(ModulePage page) {
    int begin = pages.indexOf(page) * ModulePage.WORDS;
    return page.entries().stream().map(entry -> entry(entry, begin + entry.address())).toList();
  }

  private Entry entry(ModulePage.Entry entry, int address) {
    String name = entry.userCode() ? label(address) : microcode(address);
    Optional<byte[]> code =
        entry.userCode() ? program(begin(address)).map(Program::code) : Optional.empty();
    return new Entry(entry.function(), name, entry.userCode(), code);
  }

  /** The name of the global label at an address. */
  private String label(int address) {
    byte[] line = line(address);
    return ProgramBytes.isGlobalLabel(line) && line.length > 4
        ? CharacterSet.glyphs(new String(line, 4, line.length - 4, StandardCharsets.ISO_8859_1))
        : "";
  }

  /** The name that stands, from its end, in front of the first instruction. */
  private String microcode(int address) {
    StringBuilder name = new StringBuilder();
    for (int at = address - 1; at >= 0 && name.length() < LONGEST_NAME; at--) {
      name.append(DisplayCode.character(word(at)));
      if ((word(at) & LAST_LETTER) != 0) {
        return name.toString();
      }
    }
    return "";
  }

  /** Whether each function that its first page lists is somewhere. */
  private boolean isSound() {
    return entries(pages.get(0)).stream().noneMatch(entry -> entry.name().isEmpty());
  }

  int word(int address) {
    int page = address / ModulePage.WORDS;
    return address >= 0 && page < pages.size()
        ? pages.get(page).word(address % ModulePage.WORDS)
        : 0;
  }

  private int end() {
    return pages.size() * ModulePage.WORDS;
  }

  /** The bytes of the line at an address; a number ends where another line begins. */
  private byte[] line(int address) {
    int length = LineLength.of(i -> word(address + i) & 0xFF);
    byte[] line = new byte[length];
    for (int i = 0; i < length; i++) {
      boolean next = i > 0 && (word(address + i) & START_OF_LINE) != 0;
      if (next && LineLength.isDigit(word(address) & 0xFF)) {
        return Arrays.copyOf(line, i);
      }
      line[i] = (byte) word(address + i);
    }
    return line;
  }

  /** Where the program begins that an address is in: behind the word that says so. */
  private int begin(int address) {
    int at = address;
    while (at > 0 && (word(at - 1) & BEFORE_A_PROGRAM) == 0) {
      at--;
    }
    return at == 0 ? address : at;
  }

  /** A program and where it begins. */
  private record Program(int address, byte[] code) {}

  /** The program that begins at an address; empty if it has no END. */
  private Optional<Program> program(int begin) {
    List<byte[]> lines = new ArrayList<>();
    for (int at = begin; at < end(); ) {
      byte[] line = line(at);
      lines.add(line);
      if (ProgramBytes.isEnd(line)) {
        return Optional.of(new Program(begin, ProgramBytes.programs(lines).get(0)));
      }
      at += line.length;
    }
    return Optional.empty();
  }

  /** All programs in user code, and what is wrong with the pages. */
  ProgramFile programs() {
    return programs(new TreeMap<>());
  }

  /** The same, which puts the programs by their addresses into a map. */
  ProgramFile programs(Map<Integer, byte[]> programs) {
    List<Diagnostic> problems = new ArrayList<>();
    for (ModulePage page : pages) {
      int number = pages.indexOf(page);
      if (page.hasFunctions() && !page.isChecksumRight()) {
        problems.add(warning("the checksum of page %d is wrong".formatted(number + 1)));
      }
      for (ModulePage.Entry entry : page.entries()) {
        int address = number * ModulePage.WORDS + entry.address();
        Optional<Program> program =
            entry.userCode() && !label(address).isEmpty()
                ? program(begin(address))
                : Optional.empty();
        program.ifPresent(it -> programs.put(it.address, it.code));
        if (entry.userCode() && program.isEmpty()) {
          String what = "function %d of XROM %d leads to no whole program";
          problems.add(warning(what.formatted(entry.function(), page.xrom())));
        }
      }
    }
    List<byte[]> codes = List.copyOf(programs.values());
    return new ProgramFile(ProgramFile.Format.MODULE, codes, problems);
  }

  private static Diagnostic warning(String message) {
    return Diagnostic.atByte(0, Diagnostic.Severity.WARNING, message);
  }
}
