package hp41.module;

import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import hp41.memory.Rom;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Creates damaged module images. It changes function tables, headers and lines one at a time, and
 * flips bytes anywhere.
 */
public final class ImageMutator {

  private static final int WORDS = Rom.PAGE;
  private static final int PAGE_RECORD = 5188;
  private static final int PLACE = 729 + 29;

  private static final String PROGRAMS =
      """
      LBL "ALL"
      12.5E-3
      STO 00
      "TEXT"
      >"MORE"
      AVIEW
      XEQ 20
      XEQ "SUB"
      3
      4
      X<Y?
      GTO 05
      RCL IND Y
      LBL 05
      ISG 00
      GTO 05
      GTO 99
      LBL 20
      XROM 21,02
      GTO IND X
      RTN
      LBL A
      PSE
      GTO "ALL"
      END
      LBL "SUB"
      LBL 01
      1
      +
      GTO 01
      LBL "TAIL"
      FS?C 05
      GTO 02
      XEQ IND 05
      LBL 02
      PROMPT
      END
      """;

  /** First bytes of lines with special decoding. */
  private static final int[] CODES = {
    0x00, 0x10, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0x84, 0x85, 0x90, 0xA5, 0xAE, 0xB0, 0xB1, 0xBF,
    0xC0, 0xC1, 0xCD, 0xCE, 0xCF, 0xD0, 0xDF, 0xE0, 0xEF, 0xF0, 0xF1, 0xFF, 0x01, 0x0F, 0x2F, 0x0D
  };

  private static final int[] PLACES = {0x1F, 0x2F, 0x3F, 0x4F, 0x5F, 0x6F, 0, 4, 8, 15, 0x80};

  private final Random random;
  private final List<int[][]> whole = new ArrayList<>();

  /** Creates a mutator for the given images and some generated ones. */
  public ImageMutator(Random random, List<byte[]> images) {
    this.random = random;
    List<byte[]> programs = new Assembler(Fixtures.MAINFRAME).assemble(PROGRAMS).programs();
    whole.add(new int[][] {ModuleImages.page()});
    whole.add(new int[][] {ModuleImages.of(programs)});
    whole.add(new int[][] {ModuleImages.of(programs), ModuleImages.page()});
    whole.add(words(ModuleWriter.mod(programs, 21, "MADE")));
    images.forEach(image -> whole.add(words(image)));
  }

  private static int[][] words(byte[] file) {
    return PlugInImage.of(file).orElseThrow().pages().stream()
        .map(ModulePage::words)
        .toArray(int[][]::new);
  }

  /** Returns a file with up to six errors. */
  public byte[] next() {
    int[][] pages = whole.get(random.nextInt(whole.size())).clone();
    for (int page = 0; page < pages.length; page++) {
      pages[page] = pages[page].clone();
    }
    if (random.nextInt(4) == 0) {
      return damaged(file(pages));
    }
    for (int changes = random.nextInt(6); changes >= 0; changes--) {
      change(pages[random.nextInt(pages.length)]);
    }
    byte[] file = file(pages);
    return random.nextInt(8) == 0 ? damaged(file) : file;
  }

  /** Returns a file in a random format. In most of them the pages have a required location. */
  private byte[] file(int[][] pages) {
    switch (random.nextInt(6)) {
      case 0:
        return joined(pages, false);
      case 1:
        return joined(pages, true);
      default:
        byte[] file = ModuleImages.mod("MUTATED", Arrays.asList(pages));
        for (int page = 0; page < pages.length; page++) {
          place(file, PLACE + page * PAGE_RECORD);
        }
        return file;
    }
  }

  private void place(byte[] file, int at) {
    file[at] = (byte) (random.nextInt(3) > 0 ? 0x6F : PLACES[random.nextInt(PLACES.length)]);
    file[at + 1] = (byte) random.nextInt(2);
    file[at + 2] = (byte) (random.nextInt(9) == 0 ? random.nextInt() : 1);
  }

  private static byte[] joined(int[][] pages, boolean swapped) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    for (int[] page : pages) {
      file.writeBytes(ModuleImages.rom(page, swapped));
    }
    return file.toByteArray();
  }

  /** Changes, removes or inserts bytes anywhere. */
  private byte[] damaged(byte[] file) {
    int at = random.nextInt(file.length);
    switch (random.nextInt(5)) {
      case 0:
        return Arrays.copyOf(file, at);
      case 1:
        return Arrays.copyOf(file, file.length + random.nextInt(20_000));
      default:
        for (int i = random.nextInt(40); i >= 0; i--) {
          file[random.nextInt(file.length)] = (byte) random.nextInt();
        }
        return file;
    }
  }

  private void change(int[] words) {
    switch (random.nextInt(10)) {
      case 0 -> words[random.nextInt(2)] = random.nextInt(random.nextBoolean() ? 70 : 0x400);
      case 1 -> entry(words);
      case 2 -> header(words);
      case 3 -> words[line(words)] = 0x100 | CODES[random.nextInt(CODES.length)];
      case 4 -> distance(words);
      case 5 -> removeEnds(words);
      case 6 -> fill(words);
      case 7 -> move(words);
      case 8 -> words[code(words)] ^= 1 << random.nextInt(10);
      default -> words[code(words)] = random.nextInt(0x400);
    }
  }

  /** Changes the address or kind of a function. */
  private void entry(int[] words) {
    int entry = 2 + 2 * random.nextInt(Math.max(1, Math.min(64, words[1])));
    switch (random.nextInt(3)) {
      case 0 -> words[entry] ^= 0x200;
      case 1 -> words[entry + 1] = random.nextInt(0x400);
      default -> words[entry] = random.nextInt(0x400);
    }
  }

  private void header(int[] words) {
    int at = code(words);
    for (int i = at; i < WORDS; i++) {
      if ((words[i] & 0x200) != 0) {
        words[i] = random.nextInt(0x400);
        return;
      }
    }
  }

  private void distance(int[] words) {
    int at = line(words);
    boolean isShort = random.nextBoolean();
    words[at] =
        0x100 | (isShort ? 0xB1 + random.nextInt(15) : 0xD0 + random.nextInt(2) * 16 + nibble());
    for (int i = 1; i <= (isShort ? 1 : 2) && at + i < WORDS; i++) {
      words[at + i] = random.nextInt(0x100);
    }
  }

  private int nibble() {
    return random.nextBoolean() ? 0 : random.nextInt(0x10);
  }

  /** Removes every END after a random word. */
  private void removeEnds(int[] words) {
    int status = random.nextInt(0x100);
    for (int i = code(words); i < WORDS - 2; i++) {
      boolean end = (words[i] & 0x1F0) == 0x1C0 && (words[i + 2] & 0x22F) == 0x22F;
      if (end) {
        words[i + 2] = status;
      }
    }
  }

  private void fill(int[] words) {
    int from = code(words);
    int to = random.nextBoolean() ? WORDS : Math.min(WORDS, from + random.nextInt(300));
    int first = 0x100 | CODES[random.nextInt(CODES.length)];
    int other = random.nextBoolean() ? first : random.nextInt(0x400);
    for (int i = from; i < to; i++) {
      words[i] = i % 2 == 0 ? first : other;
    }
  }

  /** Copies code to another place, possibly across the end of the page. */
  private void move(int[] words) {
    int from = code(words);
    int to = random.nextBoolean() ? WORDS - 1 - random.nextInt(30) : code(words);
    int count = Math.min(random.nextInt(60), WORDS - Math.max(from, to));
    System.arraycopy(words, from, words, to, count);
  }

  /** Returns the address of a word that is usually in a program. */
  private int code(int[] words) {
    if (random.nextInt(8) == 0) {
      return random.nextInt(WORDS);
    }
    int entry = 2 + 2 * random.nextInt(Math.max(1, Math.min(64, words[1])));
    int at = (words[entry] & 0xF) << 8 | words[entry + 1] & 0xFF;
    return Math.min(WORDS - 1, at + random.nextInt(60));
  }

  /** Returns the address of a word that is the first byte of a line. */
  private int line(int[] words) {
    int at = code(words);
    for (int i = at; i < WORDS; i++) {
      if ((words[i] & 0x100) != 0) {
        return i;
      }
    }
    return at;
  }
}
