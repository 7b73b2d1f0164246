package hp41.module;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.memory.Rom;
import hp41.program.ProgramWriteException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Creates a module from programs: pages with a function table of their global labels after a
 * catalog header, each program preceded by two words with its length, links and jumps as HP's
 * assembler creates them, an identification and the checksum.
 */
public final class ModuleWriter {

  private static final int FIRST_POLL = 0xFF4;
  private static final int CHECKSUM = 0xFFF;
  private static final int RETURN = 0x3E0;
  private static final int END = 0x2F;
  private static final int REGISTER = 7;
  private static final int MOST_PAGES = 4;

  private final int xrom;
  private final String title;
  private final List<int[]> pages = new ArrayList<>();
  private final List<WrittenFunction> entries = new ArrayList<>();
  private int free;

  private ModuleWriter(int xrom, String title) {
    this.xrom = xrom;
    this.title = title;
  }

  /**
   * Returns the words of the pages for some programs.
   *
   * @param programs the programs in plain form
   * @param xrom the module's number, 1 to 31
   * @param title the source of the header name and the identification
   * @throws ProgramWriteException if the programs do not fit
   */
  private static List<int[]> pages(List<byte[]> programs, int xrom, String title) {
    if (xrom < 1 || xrom > ModulePage.HIGHEST_XROM) {
      throw new ProgramWriteException("a module has a number from 1 to 31: --xrom N");
    }
    ModuleWriter writer = new ModuleWriter(xrom, title);
    writer.fill(programs);
    return writer.pages;
  }

  /**
   * A function.
   *
   * @param name the name
   * @param userCode whether the function is a program
   * @param address the address of the function in the module
   */
  private record WrittenFunction(String name, boolean userCode, int address) {}

  /**
   * Returns a page with a given function table. Functions named like a label of one of the programs
   * run that program; the others do nothing.
   *
   * @param programs the programs in plain form
   * @param xrom the module's number
   * @param functions the names in the order of the function table
   */
  public static int[] page(List<byte[]> programs, int xrom, List<String> functions) {
    ModuleWriter writer = new ModuleWriter(xrom, "");
    writer.begin();
    int[] page = writer.pages.get(0);
    int nothing = Rom.FIRST_ENTRY + 2 * functions.size();
    page[nothing] = RETURN;
    writer.free = nothing + 1;
    programs.forEach(writer::add);
    for (String name : functions) {
      Optional<WrittenFunction> program =
          writer.entries.stream().filter(entry -> entry.name.equals(name)).findFirst();
      writer.addToTable(program.isPresent(), program.map(WrittenFunction::address).orElse(nothing));
    }
    return page;
  }

  /** Adds a function to the function table of the first page. */
  private void addToTable(boolean userCode, int address) {
    int[] page = pages.get(0);
    int entry = Rom.FIRST_ENTRY + 2 * page[1]++;
    page[entry] = (userCode ? Rom.USER_CODE : 0) | address >> 8;
    page[entry + 1] = address & 0xFF;
  }

  /**
   * Returns a file with two bytes per word.
   *
   * @throws ProgramWriteException if the programs do not fit
   */
  public static byte[] rom(List<byte[]> programs, int xrom, String title) {
    List<int[]> pages = pages(programs, xrom, title);
    byte[] content = new byte[pages.size() * ImageFile.UNPACKED];
    int at = 0;
    for (int[] page : pages) {
      for (int word : page) {
        content[at++] = (byte) (word >> 8);
        content[at++] = (byte) word;
      }
    }
    return content;
  }

  /**
   * Returns a MOD1 file, which also contains the title.
   *
   * @throws ProgramWriteException if the programs do not fit
   */
  public static byte[] mod(List<byte[]> programs, int xrom, String title) {
    List<int[]> pages = pages(programs, xrom, title);
    ModulePage.PagePlace place =
        pages.size() == 1 ? ModulePage.PagePlace.ANY : ModulePage.PagePlace.NEXT;
    return ImageFile.mod(title, pages.stream().map(page -> new ModulePage(page, place)).toList());
  }

  private void fill(List<byte[]> programs) {
    int labels = programs.stream().mapToInt(code -> labels(code).size()).sum();
    if (labels + 1 > ModulePage.MOST_FUNCTIONS) {
      throw new ProgramWriteException(
          "a module has at most %d functions including its heading, but these programs have %d global labels"
              .formatted(ModulePage.MOST_FUNCTIONS, labels));
    }
    if (programs.stream().anyMatch(code -> labels(code).isEmpty())) {
      throw new ProgramWriteException(
          "a program without a global label cannot be found in a module");
    }
    begin();
    heading(Rom.FIRST_ENTRY + 2 * (labels + 1) + 2);
    programs.forEach(this::add);
    if (pages.size() > MOST_PAGES) {
      throw new ProgramWriteException(
          "these programs have %d bytes, too many for the %d pages of a module"
              .formatted(programs.stream().mapToInt(code -> code.length).sum(), MOST_PAGES));
    }
    entries.forEach(entry -> addToTable(entry.userCode, entry.address));
    pages.forEach(this::end);
  }

  /** Starts an empty page. Only the first page has a function table. */
  private void begin() {
    int[] page = new int[Rom.PAGE];
    page[0] = xrom;
    pages.add(page);
    free = Rom.FIRST_ENTRY;
  }

  /** Adds the header function, whose name catalog 2 shows and which does nothing. */
  private void heading(int at) {
    int[] page = pages.get(0);
    String name = StringUtils.left("-" + title.toUpperCase(Locale.ROOT), PlugInImage.LONGEST_NAME);
    for (int letter = 0; letter < name.length(); letter++) {
      int last = letter == name.length() - 1 ? PlugInImage.LAST_LETTER : 0;
      page[at + name.length() - 1 - letter] = DisplayCode.code(name.charAt(letter)) | last;
    }
    int address = at + name.length();
    page[address] = RETURN;
    entries.add(new WrittenFunction(name, false, address));
    free = address + 1;
  }

  private static List<String> labels(byte[] code) {
    return LineLength.split(code).stream()
        .flatMap(line -> ProgramBytes.label(line).stream())
        .map(CharacterSet::glyphs)
        .toList();
  }

  private void add(byte[] code) {
    byte[] linked = new RomProgram(code).bytes();
    int length = linked.length + 2;
    if (free + length > FIRST_POLL) {
      begin();
    }
    if (free + length > FIRST_POLL) {
      String name = labels(code).stream().findFirst().orElse("a program");
      throw new ProgramWriteException(
          "%s has %d bytes, but a page has room for only %d"
              .formatted(name, linked.length, FIRST_POLL - free - 2));
    }
    write(linked);
  }

  private void write(byte[] code) {
    int[] page = pages.get(pages.size() - 1);
    boolean isPrivate = (code[code.length - 1] & GlobalLabel.PRIVATE) != 0;
    int registers = (code.length + REGISTER - 1) / REGISTER;
    int first = code.length - REGISTER * (registers - 1);
    page[free++] = registers;
    page[free++] = Rom.BEFORE_A_PROGRAM | first << 4 | (isPrivate ? Rom.PRIVATE_PROGRAM : 0);
    for (byte[] line : LineLength.split(code)) {
      int address = (pages.size() - 1) * Rom.PAGE + free;
      ProgramBytes.label(line)
          .map(CharacterSet::glyphs)
          .ifPresent(name -> entries.add(new WrittenFunction(name, true, address)));
      for (int i = 0; i < line.length; i++) {
        boolean begins = i == 0 && line[0] != 0;
        page[free++] = line[i] & 0xFF | (begins ? Rom.START_OF_LINE : 0);
      }
    }
    page[free - 1] = Rom.BEFORE_A_PROGRAM | END | page[free - 1] & GlobalLabel.PRIVATE;
  }

  private void end(int[] page) {
    String id = id(title);
    for (int letter = 0; letter < id.length(); letter++) {
      page[CHECKSUM - 1 - letter] = DisplayCode.code(id.charAt(letter));
    }
    ModulePage.putChecksum(page);
  }

  /** Returns the identification: two letters of the title and the version. */
  private static String id(String title) {
    String letters = title.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    return StringUtils.rightPad(StringUtils.left(letters, 2), 2, 'X') + "1A";
  }
}
