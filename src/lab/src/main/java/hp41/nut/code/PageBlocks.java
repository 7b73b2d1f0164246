package hp41.nut.code;

import hp41.machine.ModuleDefinition;
import hp41.memory.CharacterSet;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.nut.Mnemonics;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The parts of an image that are not instructions: function tables, function names, programs in
 * user code, page IDs and checksums.
 */
final class PageBlocks {

  private static final int ID = 0xFFB;
  private static final int CHECKSUM = 0xFFF;
  private static final int ID_LENGTH = 4;
  private static final int HEADER = 2;
  private static final int LOW = 0xFF;

  private final List<ModulePage> pages;
  private final List<Map<Integer, Block>> blocks = new ArrayList<>();
  private final List<boolean[]> taken = new ArrayList<>();
  private final List<PageFunction> functions = new ArrayList<>();
  private final Map<Integer, String> names = new HashMap<>();

  /** A run of words that one line of the listing produces. */
  record Block(int length, String code, String remark) {}

  /**
   * A function of the image.
   *
   * @param listedIn the index of the page whose function table contains it
   * @param number the number in that table
   * @param place page index times 4096, plus the offset of its first word
   */
  record PageFunction(int listedIn, int number, int place, boolean userCode, String name) {

    /** Returns the two-byte code of the function in programs. */
    int code(List<ModulePage> pages) {
      return ModuleDefinition.code(pages.get(listedIn).xrom(), number);
    }
  }

  PageBlocks(PlugInImage image) {
    pages = image.pages();
    for (ModulePage page : pages) {
      blocks.add(new TreeMap<>());
      taken.add(new boolean[Rom.PAGE]);
      List<PlugInImage.FunctionEntry> entries = image.entries(page);
      for (ModulePage.PageEntry entry : page.entries()) {
        int listed = pages.indexOf(page);
        int place = place(listed, entry.address());
        String name = entries.get(entry.function()).name();
        functions.add(new PageFunction(listed, entry.function(), place, entry.userCode(), name));
      }
    }
    functions.forEach(it -> names.putIfAbsent(it.code(pages), it.name));
    pages.forEach(page -> end(pages.indexOf(page), page));
    functions.forEach(this::list);
    functions.stream().filter(it -> !it.userCode).forEach(this::name);
    functions.stream().filter(PageFunction::userCode).forEach(this::program);
  }

  /**
   * Returns the place (page index times 4096, plus offset) of an offset from the start of a page.
   */
  private int place(int page, int offset) {
    List<Integer> bases = Places.ofPages(pages);
    int address = bases.get(page) + offset & Rom.WORDS - 1;
    int base = address & -Rom.PAGE;
    int number = bases.get(page) == base ? page : bases.indexOf(base);
    return (number < 0 ? pages.size() : number) * Rom.PAGE + address % Rom.PAGE;
  }

  /** Returns the blocks of a page by the offset of their first word. */
  Map<Integer, Block> in(int page) {
    return blocks.get(page);
  }

  /** Returns all functions in table order. */
  List<PageFunction> functions() {
    return functions;
  }

  private boolean take(int page, int at, Block block) {
    boolean[] in = taken.get(page);
    if (at < 0 || at + block.length > Rom.PAGE) {
      return false;
    }
    for (int word = at; word < at + block.length; word++) {
      if (in[word]) {
        return false;
      }
    }
    for (int word = at; word < at + block.length; word++) {
      in[word] = true;
    }
    blocks.get(page).put(at, block);
    return true;
  }

  private void end(int number, ModulePage page) {
    if (page.isChecksumRight()) {
      take(number, CHECKSUM, new Block(1, ".CHECKSUM", ""));
    }
    if (page.hasFunctions()) {
      String letters = page.id().isEmpty() ? "" : "names the page: " + page.id();
      take(number, ID, new Block(ID_LENGTH, data(page, ID, ID_LENGTH), letters));
      take(number, 0, new Block(1, ".XROM " + page.xrom(), ""));
      take(number, 1, new Block(1, data(page, 1, 1), Counted.of(page.word(1), "function")));
      int behind = Rom.FIRST_ENTRY + 2 * page.word(1);
      if (page.word(behind) == 0 && page.word(behind + 1) == 0) {
        take(number, behind, new Block(2, data(page, behind, 2), ""));
      }
    }
  }

  /** Adds the table entry of a function, as data at first. */
  private void list(PageFunction function) {
    ModulePage page = pages.get(function.listedIn);
    int at = entry(function);
    take(function.listedIn, at, new Block(2, data(page, at, 2), remark(function)));
  }

  private static int entry(PageFunction function) {
    return Rom.FIRST_ENTRY + 2 * function.number;
  }

  /**
   * Replaces table entries by {@code .ENTRY} directives where the function has a label.
   *
   * @param names the label of each function, by its place
   */
  void list(Map<Integer, String> names) {
    for (PageFunction function : functions) {
      ModulePage page = pages.get(function.listedIn);
      int at = entry(function);
      int user = function.userCode ? Rom.USER_CODE : 0;
      boolean plain = page.word(at) == (user | page.word(at) & LOW) && page.word(at + 1) <= LOW;
      String name = names.get(function.place);
      if (plain && name != null) {
        String code = ".ENTRY " + name + (function.userCode ? " USER" : "");
        blocks
            .get(function.listedIn)
            .computeIfPresent(at, (it, block) -> new Block(2, code, block.remark));
      }
    }
  }

  private String remark(PageFunction function) {
    return ModuleDefinition.numbers(function.code(pages)) + " " + function.name;
  }

  private void name(PageFunction function) {
    int number = function.place / Rom.PAGE;
    if (number >= pages.size()) {
      return;
    }
    ModulePage page = pages.get(number);
    int at = function.place % Rom.PAGE;
    int length = NameWords.length(page.words(), at);
    if (length == 0) {
      return;
    }
    int begin = at - length;
    int[] words = IntStream.range(begin, at).map(page::word).toArray();
    String code = NameWords.text(words).map(it -> ".NAME " + it).orElse(data(page, begin, length));
    take(number, begin, new Block(length, code, ""));
  }

  /** Adds the program that contains a function, up to its END. */
  private void program(PageFunction function) {
    int number = function.place / Rom.PAGE;
    if (number >= pages.size()) {
      return;
    }
    ModulePage page = pages.get(number);
    int begin = function.place % Rom.PAGE;
    while (begin > 0 && (page.word(begin - 1) & Rom.BEFORE_A_PROGRAM) == 0) {
      begin--;
    }
    if (begin >= HEADER) {
      String header = data(page, begin - HEADER, HEADER);
      take(number, begin - HEADER, new Block(HEADER, header, "a program"));
    }
    for (int at = begin; at < Rom.PAGE; ) {
      byte[] line = line(page, at);
      int rest = Math.min(line.length, Rom.PAGE - at);
      boolean fresh = take(number, at, new Block(rest, data(page, at, rest), remark(line)));
      if (!fresh || ProgramBytes.isEnd(line)) {
        return;
      }
      at += line.length;
    }
  }

  /**
   * Returns the remark of a program line: a global label, or the name of a function of this image.
   */
  private String remark(byte[] line) {
    int code = line.length == 2 ? (line[0] & 0xFF) << 8 | line[1] & 0xFF : 0;
    return names.containsKey(code)
        ? ModuleDefinition.numbers(code) + " " + names.get(code)
        : ProgramBytes.label(line).map(it -> "LBL " + CharacterSet.glyphs(it)).orElse("");
  }

  private static byte[] line(ModulePage page, int at) {
    int length = LineLength.inRom(i -> word(page, at + i));
    byte[] line = new byte[length];
    for (int i = 0; i < length; i++) {
      line[i] = (byte) word(page, at + i);
    }
    return line;
  }

  private static int word(ModulePage page, int at) {
    return at < Rom.PAGE ? page.word(at) : 0;
  }

  private static String data(ModulePage page, int at, int length) {
    return "CON "
        + IntStream.range(at, at + length)
            .mapToObj(it -> Mnemonics.hex(page.word(it), 3))
            .collect(Collectors.joining(" "));
  }
}
