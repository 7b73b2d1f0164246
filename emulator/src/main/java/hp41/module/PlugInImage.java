package hp41.module;

import hp41.memory.CharacterSet;
import hp41.memory.LineLength;
import hp41.memory.Rom;
import hp41.program.ProgramBytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The image of a plug-in module: its pages as they follow each other, in which functions lie that
 * the first of them list. What is user code can be read as programs.
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

  /** An image of these pages, which are put in the order in which they stand in the ports. */
  public PlugInImage(String title, List<ModulePage> pages) {
    this.title = title;
    this.pages = PageGroups.inOrder(pages);
  }

  /**
   * A function of a module.
   *
   * @param function its number
   * @param name as the catalogue shows it; empty if it leads nowhere
   * @param operand what it asks for, {@code nn} or {@code "NAME"}; empty if it takes nothing
   * @param code the program that it is in, in plain form; empty for the processor's code, and where
   *     there is no whole program
   */
  public record FunctionEntry(
      int function, String name, boolean userCode, String operand, Optional<byte[]> code) {}

  /** The image in a file, if it is one. */
  public static Optional<PlugInImage> of(byte[] content) {
    return ImageFile.read(content);
  }

  /** The same as a MOD1 file. */
  public byte[] mod() {
    return ImageFile.mod(title, pages);
  }

  /** What is wrong with a file that says that it is an image, and is none; empty for all others. */
  public static Optional<String> damage(byte[] content) {
    return ImageFile.isMarked(content) && of(content).isEmpty()
        ? Optional.of(ImageFile.wrongLength(content))
        : Optional.empty();
  }

  /** Its title; empty where the file has none. */
  public String title() {
    return title;
  }

  /** Its pages as they follow each other. */
  public List<ModulePage> pages() {
    return pages;
  }

  /**
   * The page that two of its pages must have, so that it cannot be plugged in; empty if none is.
   */
  public Optional<Integer> doubledPage() {
    return PageGroups.doubled(pages);
  }

  /** The functions of one of its pages. */
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

  /** The name of the global label at an address. */
  private String label(int address) {
    return ProgramBytes.label(line(address)).map(CharacterSet::glyphs).orElse("");
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

  /** What microcode asks for, by the highest bits of its first two letters (read from HP's own). */
  private String operand(int address) {
    int first = word(address - 1) >> 8;
    int second = (word(address - 1) & LAST_LETTER) == 0 ? word(address - 2) >> 8 : 0;
    return OPERANDS[first][second];
  }

  /** Whether each function that its first page lists is somewhere. */
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

  /** The bytes of the line at an address. */
  private byte[] line(int address) {
    byte[] line = new byte[LineLength.inRom(i -> word(address + i))];
    for (int i = 0; i < line.length; i++) {
      line[i] = (byte) word(address + i);
    }
    return line;
  }

  /** Where the program begins that an address is in: behind the word that says so. */
  private int begin(int address) {
    int at = address;
    while (at > 0 && (word(at - 1) & Rom.BEFORE_A_PROGRAM) == 0) {
      at--;
    }
    return at == 0 ? address : at;
  }

  /** A program and where it begins. */
  private record ImageProgram(int address, byte[] code) {}

  /** The program that begins at an address; empty if it has no END. */
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
   * All programs in user code in plain form, by where they begin: the number of their page times
   * 4096, and their address there.
   */
  public SortedMap<Integer, byte[]> programs() {
    SortedMap<Integer, byte[]> programs = new TreeMap<>();
    for (ModulePage page : pages) {
      userCode(page)
          .flatMap(it -> whole(it).stream())
          .forEach(it -> programs.put(it.address, it.code));
    }
    return programs;
  }

  /** What is wrong with its pages; what is whole can be used all the same. */
  public List<String> problems() {
    List<String> problems = new ArrayList<>();
    doubledPage()
        .map("page %X is there twice: it cannot be plugged in"::formatted)
        .ifPresent(problems::add);
    for (ModulePage page : pages) {
      if (page.hasFunctions() && !page.isChecksumRight()) {
        problems.add("the checksum of page %d is wrong".formatted(pages.indexOf(page) + 1));
      }
      String what = "function %d of XROM %d leads to no whole program";
      userCode(page)
          .filter(it -> whole(it).isEmpty())
          .forEach(it -> problems.add(what.formatted(it.function(), page.xrom())));
    }
    return problems;
  }

  /** The functions of a page that are programs, by their addresses in the image. */
  private Stream<ModulePage.PageEntry> userCode(ModulePage page) {
    int begin = pages.indexOf(page) * Rom.PAGE;
    return page.entries().stream()
        .filter(ModulePage.PageEntry::userCode)
        .map(it -> new ModulePage.PageEntry(it.function(), true, begin + it.address()));
  }

  private Optional<ImageProgram> whole(ModulePage.PageEntry entry) {
    return label(entry.address()).isEmpty() ? Optional.empty() : program(begin(entry.address()));
  }
}
