package hp41.module;

import hp41.memory.Rom;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A page of a plug-in module: 4096 words of ten bits. The first two are the module's XROM number
 * and the number of its functions, whose addresses follow; near the end stand the poll words, four
 * letters that name the page, and the checksum.
 */
public final class ModulePage {

  /** The highest XROM number. */
  static final int HIGHEST_XROM = 31;

  /** More functions than these a page cannot have. */
  static final int MOST_FUNCTIONS = 64;

  private static final int WORD = 0x3FF;
  private static final int ID = 0xFFB;
  private static final int CHECKSUM = 0xFFF;

  private final int[] words;
  private final PagePlace place;

  /** A page of these words, of which bits above the tenth, marks of one machine, are left out. */
  public ModulePage(int[] words, PagePlace place) {
    this.words = IntStream.of(words).map(word -> word & WORD).toArray();
    this.place = place;
  }

  /**
   * Where a page wants to stand.
   *
   * @param code 0 to F for that page and no other; else a page of a port: 1F any, 2F the lower and
   *     3F the upper one of a port, 4F an even and 5F an odd one, 6F one behind the one before in
   *     the group
   * @param group pages of one group stand beside each other; 0 for a page alone
   * @param bank 1 to 4, of pages that stand in one place in turn; user code is in the first
   * @param bankGroup pages of one group change their banks together; 0 for one that does so alone
   * @param writable whether it is RAM
   */
  public record PagePlace(int code, int group, int bank, int bankGroup, boolean writable) {

    /** Any page of a port. */
    public static final PagePlace ANY = new PagePlace(0x1F, 0, 1, 0, false);

    /** The page behind the one before. */
    public static final PagePlace NEXT = new PagePlace(0x6F, 1, 1, 0, false);

    private static final int LOWER = 0x2F;
    private static final int UPPER = 0x3F;
    private static final int EVEN = 0x4F;
    private static final int ODD = 0x5F;
    private static final int SIXTEEN = 0x10;

    /** The number of its bank; the first one if it names none. */
    public int number() {
      return Math.max(1, bank);
    }

    /** Whether it is one certain page. */
    public boolean isFixed() {
      return code >= 0 && code < SIXTEEN;
    }

    /** Whether it is beside those of the same group, rather than anywhere. */
    boolean isInGroup() {
      return !isFixed() && (group != 0 || code == NEXT.code);
    }

    /** Whether it is the first one of its group. */
    boolean isFirst() {
      return code == LOWER || code == EVEN;
    }

    /** Whether user code is never looked for there. */
    public boolean isOtherBank() {
      return bank > 1;
    }

    /** Whether another page can stand in the same place in turn with this one. */
    public boolean isBesides(PagePlace other) {
      return code == other.code && group == other.group;
    }

    /** Whether a page of a port is one that it can be; the lower page of a port is even. */
    public boolean allows(int page) {
      return code == UPPER || code == ODD ? page % 2 == 1 : !isFirst() || page % 2 == 0;
    }
  }

  /** Where it wants to stand. */
  public PagePlace place() {
    return place;
  }

  /** A copy of its words. */
  public int[] words() {
    return words.clone();
  }

  /** The words themselves, of a page that is RAM: who changes them changes the page. */
  public int[] ram() {
    return words;
  }

  /** The word at an address within the page. */
  public int word(int address) {
    return words[address];
  }

  /** The XROM number; of a page that is no module's first one, zero or anything. */
  public int xrom() {
    return words[0];
  }

  /** Whether its first words can be an XROM number and a number of functions. */
  public boolean hasFunctions() {
    return xrom() >= 1 && xrom() <= HIGHEST_XROM && words[1] >= 1 && words[1] <= MOST_FUNCTIONS;
  }

  /** Where the functions are; none if it has no list of them. */
  public List<PageEntry> entries() {
    List<PageEntry> entries = new ArrayList<>();
    for (int function = 0; hasFunctions() && function < words[1]; function++) {
      int high = words[Rom.FIRST_ENTRY + 2 * function];
      int low = words[Rom.FIRST_ENTRY + 2 * function + 1];
      entries.add(new PageEntry(function, (high & Rom.USER_CODE) != 0, Rom.offset(high, low)));
    }
    return entries;
  }

  /**
   * Where a function is.
   *
   * @param function its number in the module
   * @param userCode whether it is a program in user code, else in the processor's
   * @param address from the beginning of the page, beyond which it may lie
   */
  public record PageEntry(int function, boolean userCode, int address) {}

  /** The letters that name the page, with its version. */
  public String id() {
    StringBuilder id = new StringBuilder();
    for (int address = CHECKSUM - 1; address >= ID; address--) {
      id.append(DisplayCode.character(words[address]));
    }
    return id.toString().strip();
  }

  /** Whether its checksum is right: all words make one. */
  public boolean isChecksumRight() {
    return sum(words) == 1;
  }

  /** Puts the checksum behind the words of a page. */
  public static void putChecksum(int[] words) {
    words[CHECKSUM] = 0;
    words[CHECKSUM] = WORD + 1 - sum(words) & WORD;
  }

  /** The sum of words, with what goes beyond ten bits added again. */
  private static int sum(int[] words) {
    int sum = 0;
    for (int word : words) {
      sum += word;
      sum = sum > WORD ? sum - WORD : sum;
    }
    return sum;
  }
}
