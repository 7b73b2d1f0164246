package hp41.module;

import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** Module images for tests: a page with T%, two more programs, and two microcode functions. */
public final class ModuleImages {

  private static final int WORDS = 0x1000;
  private static final String PROGRAMS =
      // T% as in the image GEIR, preceded by its two words; two labels; one END is missing.
      "002 270 1C6 000 0F3 000 054 025 11B 012 142 171 143 1C8 001 22F "
          + "003 230 1C4 001 0F3 000 052 042 117 1C0 000 0F3 000 052 043 1B2 084 185 102 1C0 000 22F "
          + "002 270 1C0 000 0F2 000 051 1A5 042 1A5 046 185";
  private static final int BEGIN = 0x100;

  private ModuleImages() {}

  /** Returns the words of a page with XROM 21 and a correct checksum. */
  public static int[] page() {
    int[] words = new int[WORDS];
    words[0] = 21;
    words[1] = 7;
    int[] code = words(PROGRAMS);
    System.arraycopy(code, 0, words, BEGIN, code.length);
    int[] name = words("08E 006 00D 02D");
    System.arraycopy(name, 0, words, 0x20, name.length);
    System.arraycopy(words("08E 014 005 007"), 0, words, 0x30, 4);
    entry(words, 0, 0, 0x24);
    entry(words, 1, 2, BEGIN + 2);
    entry(words, 2, 2, BEGIN + 18);
    entry(words, 3, 2, BEGIN + 25);
    entry(words, 4, 0, 0x34);
    entry(words, 5, 2, BEGIN + 40);
    entry(words, 6, 2, 0x8000);
    System.arraycopy(words("031 001 014 04D"), 0, words, 0xFFB, 4);
    return withChecksum(words);
  }

  /** Adds the checksum, with which the sum of all words is one. */
  private static int[] withChecksum(int[] words) {
    int sum = 0;
    for (int word : words) {
      sum = sum + word > 0x3FF ? sum + word - 0x3FF : sum + word;
    }
    words[WORDS - 1] = 0x400 - sum & 0x3FF;
    return words;
  }

  private static void entry(int[] words, int number, int kind, int address) {
    words[2 + 2 * number] = kind << 8 | address >> 8;
    words[3 + 2 * number] = address & 0xFF;
  }

  private static int[] words(String hex) {
    return Arrays.stream(hex.split(" ")).mapToInt(HexFormat::fromHexDigits).toArray();
  }

  /** Returns the words of a page with XROM 31 and some programs, which must have global labels. */
  public static int[] of(List<byte[]> programs) {
    int[] words = new int[WORDS];
    words[0] = 31;
    int at = BEGIN;
    for (byte[] program : programs) {
      int begin = at + 2;
      for (byte[] line : LineLength.split(program)) {
        if (ProgramBytes.isGlobalLabel(line)) {
          entry(words, words[1]++, 2, begin);
        }
        begin += line.length;
      }
      System.arraycopy(words(program), 0, words, at, program.length + 2);
      at += program.length + 2;
    }
    return withChecksum(words);
  }

  /** Returns a ROM file of a page, with the low byte first if {@code swapped}. */
  public static byte[] rom(int[] words, boolean swapped) {
    byte[] content = new byte[2 * WORDS];
    for (int i = 0; i < WORDS; i++) {
      content[2 * i + (swapped ? 1 : 0)] = (byte) (words[i] >> 8);
      content[2 * i + (swapped ? 0 : 1)] = (byte) words[i];
    }
    return content;
  }

  /** Returns a file of packed pages. */
  public static byte[] packed(int[] words) {
    byte[] content = new byte[WORDS / 4 * 5];
    for (int i = 0; i < WORDS; i++) {
      int at = i / 4 * 5 + i % 4;
      int shifted = words[i] << 2 * (i % 4);
      content[at] |= (byte) shifted;
      content[at + 1] |= (byte) (shifted >> 8);
    }
    return content;
  }

  /** Returns a MOD1 file of pages in bank 1. */
  public static byte[] mod(String title, List<int[]> pages) {
    byte[] content = new byte[729 + 5188 * pages.size()];
    byte[] head = ("MOD1\0" + title).getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(head, 0, content, 0, head.length);
    content[696] = (byte) pages.size();
    for (int page = 0; page < pages.size(); page++) {
      boolean alone = pages.size() == 1;
      place(content, page, alone ? 0x1F : 0x6F, alone ? 0 : 1, 1);
      System.arraycopy(packed(pages.get(page)), 0, content, 729 + 5188 * page + 36, 5120);
    }
    return content;
  }

  /**
   * Sets the required location of a page in a MOD1 file.
   *
   * @param page the index of the page, starting with 0
   */
  public static void place(byte[] mod, int page, int code, int group, int bank) {
    int at = 729 + 5188 * page + 29;
    mod[at] = (byte) code;
    mod[at + 1] = (byte) group;
    mod[at + 2] = (byte) bank;
  }

  /** Returns the MOD2 file with the same pages as a MOD1 file. */
  static byte[] mod2(String title, List<int[]> pages) {
    byte[] mod1 = mod(title, pages);
    byte[] content = Arrays.copyOf(mod1, 729 + 8260 * pages.size());
    content[3] = '2';
    for (int page = 0; page < pages.size(); page++) {
      int at = 729 + 8260 * page;
      System.arraycopy(mod1, 729 + 5188 * page, content, at, 36);
      System.arraycopy(rom(pages.get(page), false), 0, content, at + 36, 8192);
      Arrays.fill(content, at + 8228, at + 8260, (byte) 0);
    }
    return content;
  }

  /** Returns the words of a program: the two words before it and its lines. */
  static int[] words(byte[] program) {
    int[] words = new int[program.length + 2];
    words[0] = (program.length + 6) / 7;
    words[1] = 0x200 + (program.length + 6) % 7 * 0x10 + 0x10;
    int at = 2;
    for (byte[] line : LineLength.split(program)) {
      for (int i = 0; i < line.length; i++) {
        words[at++] = line[i] & 0xFF | (i == 0 ? 0x100 : 0);
      }
    }
    words[at - 1] |= 0x200;
    return words;
  }

  /** Returns two pages of XROM 9. The first lists functions in the second and one across both. */
  public static List<int[]> twoPages(byte[] second, byte[] across) {
    int[] all = new int[2 * WORDS];
    all[0] = 9;
    System.arraycopy(words(second), 0, all, WORDS + 0x20, second.length + 2);
    System.arraycopy(words(across), 0, all, WORDS - 10, across.length + 2);
    entry(all, all[1]++, 2, WORDS + 0x22);
    entry(all, all[1]++, 2, WORDS - 8);
    return List.of(Arrays.copyOf(all, WORDS), Arrays.copyOfRange(all, WORDS, 2 * WORDS));
  }
}
