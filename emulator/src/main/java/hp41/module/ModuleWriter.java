package hp41.module;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.memory.Rom;
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

  private final String title;
  private final List<int[]> pages = new ArrayList<>();
  private final List<Integer> free = new ArrayList<>();
  private int bytes;

  private ModuleWriter(String title) {
    this.title = title;
  }

  /**
   * The contents of a function table after its heading. The number of a function is its position,
   * counted from 1. A name without a program is a function that does nothing, so that the functions
   * after it keep their numbers.
   *
   * @param xrom the number of the page with this table, 1 to 31
   * @param programs the programs in plain form
   * @param names the names of the functions: all global labels of the programs, and others
   */
  public record FunctionTable(int xrom, List<byte[]> programs, List<String> names) {

    /** Returns the table of the global labels of some programs, in their order. */
    static FunctionTable of(List<byte[]> programs, int xrom) {
      return new FunctionTable(
          xrom, programs, programs.stream().flatMap(code -> labels(code).stream()).toList());
    }
  }

  /**
   * Returns the words of the pages for some programs.
   *
   * @throws ProgramWriteException if the programs do not fit
   */
  private static List<int[]> pages(List<FunctionTable> tables, String title) {
    ModuleWriter writer = new ModuleWriter(title);
    writer.fill(tables);
    return writer.pages;
  }

  /**
   * A function that is a program.
   *
   * @param name the name
   * @param address the address of the function in the module
   */
  private record WrittenFunction(String name, int address) {}

  /**
   * Returns a page with a given function table. Functions named like a label of one of the programs
   * run that program; the others do nothing.
   *
   * @param programs the programs in plain form
   * @param xrom the module's number
   * @param functions the names in the order of the function table
   */
  public static int[] page(List<byte[]> programs, int xrom, List<String> functions) {
    ModuleWriter writer = new ModuleWriter("");
    writer.begin(xrom);
    int nothing = Rom.FIRST_ENTRY + 2 * functions.size();
    writer.pages.get(0)[nothing] = RETURN;
    writer.free.set(0, nothing + 1);
    writer.addAll(new FunctionTable(xrom, programs, functions), 0, nothing);
    return writer.pages.get(0);
  }

  /**
   * Adds the programs of a function table and the entries of its functions.
   *
   * @param home the page of the table
   * @param nothing the address in that page of a function that does nothing
   */
  private void addAll(FunctionTable table, int home, int nothing) {
    List<WrittenFunction> written = new ArrayList<>();
    int from = home;
    for (byte[] code : table.programs) {
      written.addAll(add(code, table.xrom, from));
      from = written.get(written.size() - 1).address / Rom.PAGE;
    }
    for (String name : table.names) {
      Optional<WrittenFunction> program =
          written.stream().filter(entry -> entry.name.equals(name)).findFirst();
      program.ifPresent(written::remove);
      int address = program.map(it -> it.address - home * Rom.PAGE).orElse(nothing);
      addToTable(home, program.isPresent(), address);
    }
  }

  /** Adds a function to the function table of a page. */
  private void addToTable(int home, boolean userCode, int address) {
    int[] page = pages.get(home);
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
    List<int[]> pages = pages(List.of(FunctionTable.of(programs, xrom)), title);
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
    return mod(List.of(FunctionTable.of(programs, xrom)), title);
  }

  /**
   * Returns a MOD1 file with several function tables, each at the beginning of a page. Their
   * programs begin in the same page.
   *
   * @throws ProgramWriteException if the programs do not fit
   */
  public static byte[] mod(List<FunctionTable> tables, String title) {
    List<int[]> pages = pages(tables, title);
    ModulePage.PagePlace place =
        pages.size() == 1 ? ModulePage.PagePlace.ANY : ModulePage.PagePlace.NEXT;
    return ImageFile.mod(title, pages.stream().map(page -> new ModulePage(page, place)).toList());
  }

  private void fill(List<FunctionTable> tables) {
    for (FunctionTable table : tables) {
      check(table);
      bytes += table.programs.stream().mapToInt(code -> code.length).sum();
      heading(begin(table.xrom), Rom.FIRST_ENTRY + 2 * (table.names.size() + 1) + 2);
    }
    for (int home = 0; home < tables.size(); home++) {
      int nothing = free.get(home) - 1;
      addToTable(home, false, nothing);
      addAll(tables.get(home), home, nothing);
    }
    pages.forEach(this::end);
  }

  private static void check(FunctionTable table) {
    if (table.xrom < 1 || table.xrom > ModulePage.HIGHEST_XROM) {
      throw new ProgramWriteException("a module has a number from 1 to 31: --xrom N");
    }
    if (table.names.size() + 1 > ModulePage.MOST_FUNCTIONS) {
      throw new ProgramWriteException(
          "a module has at most %d functions including its heading, but these programs have %d global labels"
              .formatted(ModulePage.MOST_FUNCTIONS, table.names.size()));
    }
    if (table.programs.stream().anyMatch(code -> labels(code).isEmpty())) {
      throw new ProgramWriteException(
          "a program without a global label cannot be found in a module");
    }
  }

  /** Starts an empty page and returns its index. */
  private int begin(int xrom) {
    int[] page = new int[Rom.PAGE];
    page[0] = xrom;
    pages.add(page);
    free.add(Rom.FIRST_ENTRY);
    return pages.size() - 1;
  }

  /** Writes the header function, whose name catalog 2 shows and which does nothing. */
  private void heading(int home, int at) {
    int[] page = pages.get(home);
    String name = StringUtils.left("-" + title.toUpperCase(Locale.ROOT), PlugInImage.LONGEST_NAME);
    for (int letter = 0; letter < name.length(); letter++) {
      int last = letter == name.length() - 1 ? PlugInImage.LAST_LETTER : 0;
      page[at + name.length() - 1 - letter] = DisplayCode.code(name.charAt(letter)) | last;
    }
    page[at + name.length()] = RETURN;
    free.set(home, at + name.length() + 1);
  }

  private static List<String> labels(byte[] code) {
    return LineLength.split(code).stream()
        .flatMap(line -> ProgramBytes.label(line).stream())
        .map(CharacterSet::glyphs)
        .toList();
  }

  /**
   * Adds a program to the first page with enough room, from the page of the program before it on;
   * returns its global labels.
   */
  private List<WrittenFunction> add(byte[] code, int xrom, int from) {
    byte[] linked = new RomProgram(code).bytes();
    int length = linked.length + 2;
    for (int page = from; page < MOST_PAGES; page++) {
      int index = page < pages.size() ? page : begin(xrom);
      if (free.get(index) + length <= FIRST_POLL) {
        return write(linked, index);
      } else if (pages.get(index)[1] == 0 && free.get(index) == Rom.FIRST_ENTRY) {
        String name = labels(code).stream().findFirst().orElse("a program");
        throw new ProgramWriteException(
            "%s has %d bytes, but a page has room for only %d"
                .formatted(name, linked.length, FIRST_POLL - Rom.FIRST_ENTRY - 2));
      }
    }
    throw new ProgramWriteException(
        "these programs have %d bytes, too many for the %d pages of a module"
            .formatted(bytes, MOST_PAGES));
  }

  private List<WrittenFunction> write(byte[] code, int index) {
    List<WrittenFunction> entries = new ArrayList<>();
    int[] page = pages.get(index);
    int next = free.get(index);
    boolean isPrivate = (code[code.length - 1] & GlobalLabel.PRIVATE) != 0;
    int registers = (code.length + REGISTER - 1) / REGISTER;
    int first = code.length - REGISTER * (registers - 1);
    page[next++] = registers;
    page[next++] = Rom.BEFORE_A_PROGRAM | first << 4 | (isPrivate ? Rom.PRIVATE_PROGRAM : 0);
    for (byte[] line : LineLength.split(code)) {
      int address = index * Rom.PAGE + next;
      ProgramBytes.label(line)
          .map(CharacterSet::glyphs)
          .ifPresent(name -> entries.add(new WrittenFunction(name, address)));
      for (int i = 0; i < line.length; i++) {
        boolean begins = i == 0 && line[0] != 0;
        page[next++] = line[i] & 0xFF | (begins ? Rom.START_OF_LINE : 0);
      }
    }
    page[next - 1] = Rom.BEFORE_A_PROGRAM | END | page[next - 1] & GlobalLabel.PRIVATE;
    free.set(index, next);
    return entries;
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
