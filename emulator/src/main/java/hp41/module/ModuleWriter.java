package hp41.module;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.Rom;
import hp41.program.ProgramBytes;
import hp41.program.Unwritable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Makes a module of programs: pages with a list of their global labels behind a heading for the
 * catalogue, each program behind the two words that say how much memory it takes, its links and
 * jumps as HP's assembler left them, four letters that name the page, and the checksum.
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
   * The words of the pages that programs take.
   *
   * @param programs in plain form
   * @param xrom the module's number, 1 to 31
   * @param title of which the heading and the letters of the page are made
   * @throws Unwritable if they do not fit
   */
  private static List<int[]> pages(List<byte[]> programs, int xrom, String title) {
    if (xrom < 1 || xrom > ModulePage.HIGHEST_XROM) {
      throw new Unwritable("a module has a number from 1 to 31: --xrom N");
    }
    ModuleWriter writer = new ModuleWriter(xrom, title);
    writer.fill(programs);
    return writer.pages;
  }

  /** A function: its name, whether it is a program, and where it is. */
  private record WrittenFunction(String name, boolean userCode, int address) {}

  /**
   * The page of a module whose functions are given by their names: those that label one of the
   * programs lead there, all others to nothing.
   *
   * @param programs in plain form
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
          writer.entries.stream().filter(it -> it.name.equals(name)).findFirst();
      writer.list(program.isPresent(), program.map(WrittenFunction::address).orElse(nothing));
    }
    return page;
  }

  /** One more function of the first page. */
  private void list(boolean userCode, int address) {
    int[] page = pages.get(0);
    int entry = Rom.FIRST_ENTRY + 2 * page[1]++;
    page[entry] = (userCode ? Rom.USER_CODE : 0) | address >> 8;
    page[entry + 1] = address & 0xFF;
  }

  /** A file with two bytes for each word. */
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

  /** A MOD1 file, which has the title too. */
  public static byte[] mod(List<byte[]> programs, int xrom, String title) {
    List<int[]> pages = pages(programs, xrom, title);
    ModulePage.PagePlace place =
        pages.size() == 1 ? ModulePage.PagePlace.ANY : ModulePage.PagePlace.NEXT;
    return ImageFile.mod(title, pages.stream().map(page -> new ModulePage(page, place)).toList());
  }

  private void fill(List<byte[]> programs) {
    int labels = programs.stream().mapToInt(code -> labels(code).size()).sum();
    if (labels + 1 > ModulePage.MOST_FUNCTIONS) {
      throw new Unwritable(
          "a module has %d functions at most, its heading among them, and these programs have %d global labels"
              .formatted(ModulePage.MOST_FUNCTIONS, labels));
    }
    if (programs.stream().anyMatch(code -> labels(code).isEmpty())) {
      throw new Unwritable("a program without a global label cannot be found in a module");
    }
    begin();
    heading(Rom.FIRST_ENTRY + 2 * (labels + 1) + 2);
    programs.forEach(this::add);
    if (pages.size() > MOST_PAGES) {
      throw new Unwritable(
          "these programs have %d bytes, too many for the %d pages of a module"
              .formatted(programs.stream().mapToInt(code -> code.length).sum(), MOST_PAGES));
    }
    entries.forEach(entry -> list(entry.userCode, entry.address));
    pages.forEach(this::end);
  }

  /** A page that nothing is in; one that is not the first lists no functions. */
  private void begin() {
    int[] page = new int[Rom.PAGE];
    page[0] = xrom;
    pages.add(page);
    free = Rom.FIRST_ENTRY;
  }

  /** The first function: a name that the catalogue lists, and that does nothing. */
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
      throw new Unwritable(
          "%s has %d bytes, and %d fit into a page"
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

  /** Two letters of the title, and the version. */
  private static String id(String title) {
    String letters = title.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    return StringUtils.rightPad(StringUtils.left(letters, 2), 2, 'X') + "1A";
  }
}
