package hp41.module;

import hp41.memory.CharacterSet;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.memory.Rom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The image of a plug-in module: its pages in order, and the functions in its function tables.
 * Functions that are user code can be read as programs.
 */
public final class PlugInImage {

  static final int LAST_LETTER = 0x80;
  static final int LONGEST_NAME = 11;

  private static final String[][] OPERANDS = {
    {"", "", "", ""},
    {"\"NAME\"", "nnn", "", "n"},
    {"nn", "nn", "nn", ""},
    {"nn", "nn", "", "nn"},
  };

  private final String title;
  private final List<ModulePage> pages;
  private final Map<Integer, Optional<ImageProgram>> found = new HashMap<>();

  /** Creates an image. The pages are sorted into the order in which they are in the ports. */
  public PlugInImage(String title, List<ModulePage> pages) {
    this.title = title;
    this.pages = PageGroups.inOrder(pages);
  }

  /**
   * A function of a module.
   *
   * @param function the number of the function
   * @param name the name as the catalog shows it; empty if the function has no code
   * @param userCode whether the function is user code instead of microcode
   * @param operand the operand it prompts for, such as {@code nn} or {@code "NAME"}; empty if there
   *     is none
   * @param code the program in plain form that contains the function; empty for microcode and for
   *     incomplete programs
   */
  public record FunctionEntry(
      int function, String name, boolean userCode, String operand, Optional<byte[]> code) {}

  /** Reads an image. The result is empty if the content is not an image. */
  public static Optional<PlugInImage> of(byte[] content) {
    return ImageFile.read(content);
  }

  /** Returns this image as a MOD1 file. */
  public byte[] mod() {
    return ImageFile.mod(title, pages);
  }

  /**
   * Returns what is wrong with a file that has the signature of an image but cannot be read; empty
   * for all other files.
   */
  public static Optional<String> damage(byte[] content) {
    return ImageFile.hasSignature(content) && of(content).isEmpty()
        ? Optional.of(ImageFile.wrongLength(content))
        : Optional.empty();
  }

  /** Returns the title; empty if the file has none. */
  public String title() {
    return title;
  }

  /** Returns the pages in order. */
  public List<ModulePage> pages() {
    return pages;
  }

  /**
   * Returns a page number that two pages require, so that the module cannot be plugged in; empty if
   * there is none.
   */
  public Optional<Integer> doubledPage() {
    return PageGroups.doubled(pages);
  }

  /**
   * Returns the functions of a page.
   *
   * @param page one of the pages of this image
   */
  public List<FunctionEntry> entries(ModulePage page) {
    int begin = pages.indexOf(page) * Rom.PAGE;
    return page.entries().stream().map(entry -> entry(entry, begin + entry.address())).toList();
  }

  private FunctionEntry entry(ModulePage.PageEntry entry, int address) {
    String name = entry.userCode() ? label(address) : microcode(address);
    Optional<byte[]> code =
        entry.userCode() ? program(begin(address)).map(ImageProgram::code) : Optional.empty();
    String operand = entry.userCode() ? "" : operand(address);
    return new FunctionEntry(entry.function(), name, entry.userCode(), operand, code);
  }

  /** Returns the name of the global label at an address. */
  private String label(int address) {
    return ProgramBytes.label(line(address)).map(CharacterSet::glyphs).orElse("");
  }

  /**
   * Returns the name of a microcode function, which is stored backward before its first
   * instruction.
   */
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

  /**
   * Returns the operand that a microcode function prompts for. The high bits of the first two
   * characters of its name encode it (derived from HP's modules).
   */
  private String operand(int address) {
    int first = word(address - 1) >> 8;
    int second = (word(address - 1) & LAST_LETTER) == 0 ? word(address - 2) >> 8 : 0;
    return OPERANDS[first][second];
  }

  /** Returns whether every function of the first page has a name. */
  boolean isSound() {
    return entries(pages.get(0)).stream().noneMatch(entry -> entry.name().isEmpty());
  }

  int word(int address) {
    int page = address / Rom.PAGE;
    return address >= 0 && page < pages.size() ? pages.get(page).word(address % Rom.PAGE) : 0;
  }

  private int end() {
    return pages.size() * Rom.PAGE;
  }

  /** Returns the bytes of the line at an address. */
  private byte[] line(int address) {
    byte[] line = new byte[LineLength.inRom(i -> word(address + i))];
    for (int i = 0; i < line.length; i++) {
      line[i] = (byte) word(address + i);
    }
    return line;
  }

  /**
   * Returns the address of the first line of the program that contains an address; it follows a
   * marked word.
   */
  private int begin(int address) {
    int at = address;
    while (at > 0 && (word(at - 1) & Rom.BEFORE_A_PROGRAM) == 0) {
      at--;
    }
    return at == 0 ? address : at;
  }

  /**
   * A program.
   *
   * @param address the address of its first line
   * @param code the program in plain form
   */
  private record ImageProgram(int address, byte[] code) {}

  /** Returns the program that begins at an address; empty if it has no END. */
  private Optional<ImageProgram> program(int begin) {
    return found.computeIfAbsent(begin, this::read);
  }

  private Optional<ImageProgram> read(int begin) {
    List<byte[]> lines = new ArrayList<>();
    for (int at = begin; at < end(); ) {
      byte[] line = line(at);
      lines.add(line);
      if (ProgramBytes.isEnd(line)) {
        return Optional.of(new ImageProgram(begin, ProgramBytes.programs(lines).get(0)));
      }
      at += line.length;
    }
    return Optional.empty();
  }

  /**
   * Returns all user code programs in plain form by the address of their first line: the page's
   * index times 4096 plus the address in the page.
   */
  public SortedMap<Integer, byte[]> programs() {
    SortedMap<Integer, byte[]> programs = new TreeMap<>();
    for (ModulePage page : pages) {
      userCode(page)
          .flatMap(entry -> whole(entry).stream())
          .forEach(program -> programs.put(program.address, program.code));
    }
    return programs;
  }

  /** Returns descriptions of errors in the pages. Intact programs can be used in spite of them. */
  public List<String> problems() {
    List<String> problems = new ArrayList<>();
    doubledPage()
        .map("page %X occurs twice: it cannot be plugged in"::formatted)
        .ifPresent(problems::add);
    for (ModulePage page : pages) {
      if (page.hasFunctions() && !page.isChecksumRight()) {
        problems.add("the checksum of page %d is wrong".formatted(pages.indexOf(page) + 1));
      }
      String what = "function %d of XROM %d has no complete program";
      userCode(page)
          .filter(entry -> whole(entry).isEmpty())
          .forEach(entry -> problems.add(what.formatted(entry.function(), page.xrom())));
    }
    return problems;
  }

  /** Returns the functions of a page that are user code, with addresses in the image. */
  private Stream<ModulePage.PageEntry> userCode(ModulePage page) {
    int begin = pages.indexOf(page) * Rom.PAGE;
    return page.entries().stream()
        .filter(ModulePage.PageEntry::userCode)
        .map(entry -> new ModulePage.PageEntry(entry.function(), true, begin + entry.address()));
  }

  private Optional<ImageProgram> whole(ModulePage.PageEntry entry) {
    return label(entry.address()).isEmpty() ? Optional.empty() : program(begin(entry.address()));
  }
}
