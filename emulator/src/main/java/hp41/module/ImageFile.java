package hp41.module;

import hp41.memory.Rom;
import hp41.text.Counted;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Reads and writes module image files. The formats are MOD1 (packed pages with descriptions), MOD2
 * (the same with two bytes per word), ROM (two bytes per word, nothing else) and packed pages
 * without a header.
 */
final class ImageFile {

  static final int HEADER = 729;
  private static final int TITLE = 5;
  private static final int TITLE_LENGTH = 50;
  private static final int CATEGORY = 690;
  private static final int CUSTOM_MODULE = 5;
  private static final int PAGES = 696;

  /** The number of bytes that describe a page, before its words. */
  private static final int IMAGE = 36;

  /** The number of reserved bytes after the words of a page. */
  private static final int CUSTOM = 32;

  private static final int ID = 20;
  private static final int ID_LENGTH = 8;
  private static final int PAGE_CODE = 29;
  private static final int GROUP = 30;
  private static final int BANK = 31;
  private static final int BANK_GROUP = 32;
  private static final int RAM = 33;
  private static final int PROTECTED = 34;
  private static final int LISTS_FUNCTIONS = 35;

  /** The bytes of a packed page: four words in five bytes. */
  private static final int PACKED = 5120;

  /** The bytes of a page with two bytes per word, one of which contains the two high bits. */
  static final int UNPACKED = 8192;

  private static final int HIGHEST_BITS = 3;
  private static final int PERCENT = 100;

  /**
   * The minimum percentage of words within ten bits in a ROM file; some emulators mark words in the
   * other bits.
   */
  private static final int MOST_WORDS = 90;

  private ImageFile() {}

  /** Reads an image. The result is empty if the content is not an image. */
  static Optional<PlugInImage> read(byte[] content) {
    if (hasSignature(content)) {
      return hasWholePages(content) ? Optional.of(mod(content)) : Optional.empty();
    }
    for (int high = 0; high <= 1; high++) {
      if (isRom(content, high)) {
        return Optional.of(new PlugInImage("", pages(content, UNPACKED, high)));
      }
    }
    return content.length > 0 && content.length % PACKED == 0
        ? Optional.of(new PlugInImage("", pages(content, PACKED, 0)))
            .filter(image -> image.pages().get(0).hasFunctions() && image.isSound())
        : Optional.empty();
  }

  /** Returns whether a file has the signature of an image, even if it is incomplete. */
  static boolean hasSignature(byte[] content) {
    return startsWith(content, "MOD1\0") || isUnpacked(content);
  }

  private static boolean isUnpacked(byte[] content) {
    return startsWith(content, "MOD2\0");
  }

  private static boolean startsWith(byte[] content, String magic) {
    byte[] bytes = magic.getBytes(StandardCharsets.US_ASCII);
    return content.length >= bytes.length
        && Arrays.equals(content, 0, bytes.length, bytes, 0, bytes.length);
  }

  /** Returns the length of a page with its description in a MOD1 or MOD2 file. */
  static int page(byte[] content) {
    return IMAGE + (isUnpacked(content) ? UNPACKED : PACKED) + CUSTOM;
  }

  /** Returns the message for a MOD1 or MOD2 file whose length does not match whole pages. */
  static String wrongLength(byte[] content) {
    int pages = content.length > PAGES ? content[PAGES] & 0xFF : 0;
    int more = content.length - HEADER - pages * page(content);
    return pages > 0 && more > 0
        ? "%s after the last of the %d pages that the header announces; remove everything after byte %d"
            .formatted(Counted.of(more, "byte"), pages, content.length - more)
        : "the image of a module is incomplete: it has %s, not %d and %d for each page"
            .formatted(Counted.of(content.length, "byte"), HEADER, page(content));
  }

  private static boolean hasWholePages(byte[] content) {
    int pages = content.length - HEADER;
    return pages > 0 && pages % page(content) == 0;
  }

  private static PlugInImage mod(byte[] content) {
    String title = new String(content, TITLE, TITLE_LENGTH, StandardCharsets.ISO_8859_1);
    List<ModulePage> pages = new ArrayList<>();
    for (int at = HEADER; at < content.length; at += page(content)) {
      int[] words =
          isUnpacked(content)
              ? unpacked(content, at + IMAGE, high(content, at + IMAGE))
              : packed(content, at + IMAGE);
      ModulePage.PagePlace place =
          new ModulePage.PagePlace(
              content[at + PAGE_CODE],
              content[at + GROUP],
              content[at + BANK],
              content[at + BANK_GROUP],
              content[at + RAM] != 0 && content[at + PROTECTED] == 0);
      pages.add(new ModulePage(words, place));
    }
    return new PlugInImage(title.replaceAll("\0.*", "").replaceAll("[^ -~]", "?"), pages);
  }

  private static List<ModulePage> pages(byte[] content, int length, int high) {
    List<ModulePage> pages = new ArrayList<>();
    for (int at = 0; at < content.length; at += length) {
      int[] words = length == PACKED ? packed(content, at) : unpacked(content, at, high);
      boolean alone = content.length == length;
      pages.add(
          new ModulePage(words, alone ? ModulePage.PagePlace.ANY : ModulePage.PagePlace.NEXT));
    }
    return pages;
  }

  private static int[] packed(byte[] content, int offset) {
    int[] words = new int[Rom.PAGE];
    for (int word = 0; word < words.length; word++) {
      int at = offset + word / 4 * 5 + word % 4;
      words[word] = (content[at] & 0xFF | (content[at + 1] & 0xFF) << 8) >> 2 * (word % 4);
    }
    return words;
  }

  /** Returns the content of a MOD1 file. */
  static byte[] mod(String title, List<ModulePage> pages) {
    int length = IMAGE + PACKED + CUSTOM;
    byte[] content = new byte[HEADER + pages.size() * length];
    writeText(content, 0, "MOD1");
    writeText(content, TITLE, StringUtils.left(title, TITLE_LENGTH - 1));
    content[CATEGORY] = CUSTOM_MODULE;
    content[PAGES] = (byte) pages.size();
    for (int page = 0; page < pages.size(); page++) {
      int at = HEADER + page * length;
      writeText(content, at, StringUtils.left(title, PlugInImage.LONGEST_NAME));
      describe(pages.get(page), content, at);
      pack(pages.get(page).words(), content, at + IMAGE);
    }
    return content;
  }

  private static void describe(ModulePage page, byte[] content, int at) {
    ModulePage.PagePlace place = page.place();
    writeText(content, at + ID, StringUtils.left(page.id(), ID_LENGTH));
    content[at + PAGE_CODE] = (byte) place.code();
    content[at + GROUP] = (byte) place.group();
    content[at + BANK] = (byte) place.bank();
    content[at + BANK_GROUP] = (byte) place.bankGroup();
    content[at + RAM] = (byte) (place.writable() ? 1 : 0);
    content[at + LISTS_FUNCTIONS] = (byte) (page.hasFunctions() ? 1 : 0);
  }

  private static void writeText(byte[] content, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(bytes, 0, content, at, bytes.length);
  }

  private static void pack(int[] words, byte[] content, int offset) {
    for (int word = 0; word < words.length; word++) {
      int at = offset + word / 4 * 5 + word % 4;
      int shifted = words[word] << 2 * (word % 4);
      content[at] |= (byte) shifted;
      content[at + 1] |= (byte) (shifted >> 8);
    }
  }

  private static int[] unpacked(byte[] content, int offset, int high) {
    int[] words = new int[Rom.PAGE];
    for (int word = 0; word < words.length; word++) {
      int first = offset + 2 * word;
      words[word] = (content[first + high] & 0xFF) << 8 | content[first + 1 - high] & 0xFF;
    }
    return words;
  }

  /** Returns which byte of a word contains the high bits, 0 or 1. */
  private static int high(byte[] content, int offset) {
    return smallBytes(content, offset, offset + UNPACKED, 0)
            >= smallBytes(content, offset, offset + UNPACKED, 1)
        ? 0
        : 1;
  }

  private static int smallBytes(byte[] content, int begin, int end, int high) {
    int smallBytes = 0;
    for (int i = begin + high; i < end; i += 2) {
      smallBytes += (content[i] & 0xFF) <= HIGHEST_BITS ? 1 : 0;
    }
    return smallBytes;
  }

  /**
   * Returns whether the content consists of whole pages of words and the first page has an XROM
   * number and a number of functions.
   *
   * @param high which byte of a word contains the high bits
   */
  private static boolean isRom(byte[] content, int high) {
    return content.length > 0
        && content.length % UNPACKED == 0
        && smallBytes(content, 0, content.length, high) * 2 >= content.length / PERCENT * MOST_WORDS
        && pages(content, UNPACKED, high).get(0).hasFunctions();
  }
}
