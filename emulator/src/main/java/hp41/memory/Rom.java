package hp41.memory;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The pages of plug-in modules: ten-bit words at the machine's addresses, 4096 per page. The first
 * word of a page is the module's XROM number, the second its number of functions. Two words for
 * each function contain its address. User code uses the low eight bits of each word.
 */
public final class Rom {

  /** Words of a page. */
  public static final int PAGE = 0x1000;

  /** Words of all sixteen pages. */
  public static final int WORDS = 0x10 * PAGE;

  /** The bit of a byte that begins a line. */
  public static final int START_OF_LINE = 0x100;

  /** The bit of the word before a program. */
  public static final int BEFORE_A_PROGRAM = 0x200;

  /** The bit, in the word before a program, that makes the program private. */
  public static final int PRIVATE_PROGRAM = 0x100;

  /** No module is plugged in. */
  public static final Rom EMPTY = new Rom(Map.of());

  /** The offset of the function table in a page; it has two words for each function. */
  public static final int FIRST_ENTRY = 2;

  /** The bit of a function that is user code. */
  public static final int USER_CODE = 0x200;

  /** The order in which the machine searches the pages (observed on a CX). */
  private static final int[] SEARCH_ORDER = {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3};

  private final int[][] pages = new int[WORDS / PAGE][];

  /**
   * Creates a ROM from pages of 4096 words.
   *
   * @param pages the pages by their numbers, 0 to 15
   */
  public Rom(Map<Integer, int[]> pages) {
    pages.forEach((number, words) -> this.pages[number] = words.clone());
  }

  /** Compares page numbers by the order in which the machine searches them. */
  public static int byRank(int page, int other) {
    return Integer.compare(rank(page), rank(other));
  }

  private static int rank(int page) {
    return page < SEARCH_ORDER[0] ? WORDS / PAGE : page;
  }

  /** Returns the word at an address; 0 if there is no page. */
  public int word(int address) {
    int[] page = address >= 0 && address < WORDS ? pages[address / PAGE] : null;
    return page == null ? 0 : page[address % PAGE];
  }

  /**
   * Returns whether an address is in a page that the machine recognizes: its first word is not
   * zero.
   */
  public boolean isThere(int address) {
    return word(address & -PAGE) != 0;
  }

  /** Returns whether the page at an address is the same in another ROM. */
  boolean isSamePage(Rom other, int address) {
    return Arrays.equals(pages[address / PAGE], other.pages[address / PAGE]);
  }

  /**
   * Returns the last address of the consecutive pages from an address on; the address before it if
   * there is no page.
   */
  int last(int address) {
    int page = address / PAGE;
    while (page < pages.length && pages[page] != null) {
      page++;
    }
    return page == address / PAGE ? address - 1 : page * PAGE - 1;
  }

  /**
   * Returns the address of a function that is user code: the first byte of its label. The result is
   * empty if there is no page at that address.
   *
   * @param xrom the number of the module; the first page with this number is used
   * @param function the number of the function in the module
   */
  public OptionalInt userCode(int xrom, int function) {
    for (int page : SEARCH_ORDER) {
      int begin = page * PAGE;
      if (word(begin) == xrom) {
        int entry = begin + FIRST_ENTRY + 2 * function;
        boolean program = function < word(begin + 1) && (word(entry) & USER_CODE) != 0;
        int address = begin + offset(word(entry), word(entry + 1)) & WORDS - 1;
        return program && pages[address / PAGE] != null
            ? OptionalInt.of(address)
            : OptionalInt.empty();
      }
    }
    return OptionalInt.empty();
  }

  /** Returns the offset from the start of the page that two words of the function table contain. */
  public static int offset(int high, int low) {
    return (high & 0xFF) << 8 | low & 0xFF;
  }

  /** Returns the address of the word before the program that contains an address. */
  int beforeProgram(int address) {
    int before = address;
    while (before > 0 && (word(before) & BEFORE_A_PROGRAM) == 0) {
      before--;
    }
    return before;
  }

  /** Returns whether the word before a program makes it private. */
  boolean isPrivate(int beforeProgram) {
    return (word(beforeProgram) & PRIVATE_PROGRAM) != 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rom rom && Arrays.deepEquals(pages, rom.pages);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(pages);
  }
}
