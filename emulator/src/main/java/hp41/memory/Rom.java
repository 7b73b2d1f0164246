package hp41.memory;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The pages of plug-in modules: words of ten bits at the machine's own addresses, 4096 a page. The
 * first word of a page is the number of its module, the second that of its functions, and two words
 * for each say where it is. User code has a byte in the low bits of each word.
 */
public final class Rom {

  /** Words of a page. */
  public static final int PAGE = 0x1000;

  /** Words of all sixteen pages. */
  public static final int WORDS = 0x10 * PAGE;

  /** The bit of the first byte of a line. */
  public static final int START_OF_LINE = 0x100;

  /** The bit of the word behind which a program begins. */
  public static final int BEFORE_A_PROGRAM = 0x200;

  /** The bit of the same word that forbids to copy the program. */
  public static final int PRIVATE_PROGRAM = 0x100;

  /** Nothing is plugged in. */
  public static final Rom EMPTY = new Rom(Map.of());

  /** Where in a page the functions are listed, two words for each. */
  public static final int FIRST_ENTRY = 2;

  /** The bit of a function that is user code. */
  public static final int USER_CODE = 0x200;

  /** The machine looks through the pages in this order (observed on a CX). */
  private static final int[] SEARCHED = {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3};

  private final int[][] pages = new int[WORDS / PAGE][];

  /** Pages of 4096 words, by their number from 0 to 15. */
  public Rom(Map<Integer, int[]> pages) {
    pages.forEach((number, words) -> this.pages[number] = words.clone());
  }

  /** Compares numbers of pages by the order in which the machine looks through them. */
  public static int byRank(int page, int other) {
    return Integer.compare(rank(page), rank(other));
  }

  private static int rank(int page) {
    return page < SEARCHED[0] ? WORDS / PAGE : page;
  }

  /** The word at an address; zero where there is no page. */
  public int word(int address) {
    int[] page = address >= 0 && address < WORDS ? pages[address / PAGE] : null;
    return page == null ? 0 : page[address % PAGE];
  }

  /** Whether an address is in a page that the machine takes for one: its first word is not zero. */
  public boolean isThere(int address) {
    return word(address & -PAGE) != 0;
  }

  /**
   * The last word of the page that an address is in and of those that follow it without a gap; the
   * word in front of it where there is no page.
   */
  int last(int address) {
    int page = address / PAGE;
    while (page < pages.length && pages[page] != null) {
      page++;
    }
    return page == address / PAGE ? address - 1 : page * PAGE - 1;
  }

  /**
   * The address of a function in user code: of the first byte of its label. None if that is where
   * no page is.
   *
   * @param xrom the number of its module; of two modules with one number the first page is meant
   * @param function its number there
   */
  public OptionalInt userCode(int xrom, int function) {
    for (int page : SEARCHED) {
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

  /** How far behind the beginning of a page a function is that is listed by these two words. */
  public static int offset(int high, int low) {
    return (high & 0xFF) << 8 | low & 0xFF;
  }

  /** The address of the word in front of the program that an address is in. */
  int beforeProgram(int address) {
    int before = address;
    while (before > 0 && (word(before) & BEFORE_A_PROGRAM) == 0) {
      before--;
    }
    return before;
  }

  /** Whether the word in front of a program forbids to copy it. */
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
