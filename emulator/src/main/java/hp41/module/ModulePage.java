package hp41.module;

import hp41.memory.Rom;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A page of a plug-in module: 4096 words of ten bits. The first two are the XROM number and the
 * number of functions; the addresses of the functions follow. The end of the page contains the poll
 * words, four characters of identification and the checksum.
 */
public final class ModulePage {

  /** The highest XROM number. */
  public static final int HIGHEST_XROM = 31;

  /** The maximum number of functions of a page. */
  static final int MOST_FUNCTIONS = 64;

  private static final int WORD = 0x3FF;
  private static final int ID = 0xFFB;
  private static final int CHECKSUM = 0xFFF;

  private final int[] words;
  private final PagePlace place;

  /**
   * Creates a page. Bits above the tenth are cleared, because some emulators store marks in them.
   */
  public ModulePage(int[] words, PagePlace place) {
    this.words = IntStream.of(words).map(word -> word & WORD).toArray();
    this.place = place;
  }

  /**
   * The required location of a page.
   *
   * @param code 0 to F for a fixed page; else a page of a port: 1F any, 2F lower and 3F upper page
   *     of a port, 4F even, 5F odd, 6F the page after the previous one of the group
   * @param group pages with the same number are adjacent; 0 for a page without a group
   * @param bank 1 to 4 for pages that are switched at the same location; user code is in bank 1
   * @param bankGroup pages with the same number switch banks together; 0 for a page that switches
   *     alone
   * @param writable whether the page is RAM
   */
  public record PagePlace(int code, int group, int bank, int bankGroup, boolean writable) {

    /** Any page of a port. */
    public static final PagePlace ANY = new PagePlace(0x1F, 0, 1, 0, false);

    /** The page that follows the previous one of the file. */
    public static final PagePlace NEXT = new PagePlace(0x6F, 1, 1, 0, false);

    private static final int LOWER = 0x2F;
    private static final int UPPER = 0x3F;
    private static final int EVEN = 0x4F;
    private static final int ODD = 0x5F;
    private static final int PAGES = 0x10;

    /** Returns the bank number; 1 if none is given. */
    public int number() {
      return Math.max(1, bank);
    }

    /** Returns whether the page has a fixed location. */
    public boolean isFixed() {
      return code >= 0 && code < PAGES;
    }

    /** Returns whether the page is adjacent to others of its group. */
    boolean isInGroup() {
      return !isFixed() && (group != 0 || code == NEXT.code);
    }

    /** Returns whether the page is the first of its group. */
    boolean isFirst() {
      return code == LOWER || code == EVEN;
    }

    /**
     * Returns whether the page is in a bank other than the first, which never contains user code.
     */
    public boolean isOtherBank() {
      return bank > 1;
    }

    /** Returns whether this page and another one are switched at the same location. */
    public boolean isBesides(PagePlace other) {
      return code == other.code && group == other.group;
    }

    /**
     * Returns whether the page can be at a page number of a port. The lower page of a port is even.
     */
    public boolean allows(int page) {
      return code == UPPER || code == ODD ? page % 2 == 1 : !isFirst() || page % 2 == 0;
    }
  }

  /** Returns the required location. */
  public PagePlace place() {
    return place;
  }

  /** Returns a copy of the words. */
  public int[] words() {
    return words.clone();
  }

  /** Returns the array of words of a RAM page. Changes to it change the page. */
  public int[] ram() {
    return words;
  }

  /** Returns the word at an address in the page. */
  public int word(int address) {
    return words[address];
  }

  /** Returns the XROM number. In a page other than a module's first one, it can be any number. */
  public int xrom() {
    return words[0];
  }

  /** Returns whether the first words are a valid XROM number and number of functions. */
  public boolean hasFunctions() {
    return xrom() >= 1 && xrom() <= HIGHEST_XROM && words[1] >= 1 && words[1] <= MOST_FUNCTIONS;
  }

  /** Returns the functions in the function table; empty if there is no table. */
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
   * An entry of the function table.
   *
   * @param function the number of the function in the module
   * @param userCode whether the function is user code instead of microcode
   * @param address the offset from the start of the page; it can be in a later page
   */
  public record PageEntry(int function, boolean userCode, int address) {}

  /** Returns the identification of the page, which includes its version. */
  public String id() {
    StringBuilder id = new StringBuilder();
    for (int address = CHECKSUM - 1; address >= ID; address--) {
      id.append(DisplayCode.character(words[address]));
    }
    return id.toString().strip();
  }

  /** Returns whether the checksum is correct: the sum of all words is one. */
  public boolean isChecksumRight() {
    return sum(words) == 1;
  }

  /** Computes the checksum and stores it in the last word of a page. */
  public static void putChecksum(int[] words) {
    words[CHECKSUM] = 0;
    words[CHECKSUM] = WORD + 1 - sum(words) & WORD;
  }

  /** Returns the sum of words with end-around carry of ten bits. */
  private static int sum(int[] words) {
    int sum = 0;
    for (int word : words) {
      sum += word;
      sum = sum > WORD ? sum - WORD : sum;
    }
    return sum;
  }
}
