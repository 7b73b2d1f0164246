package hp41.format;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Images of plug-in modules, which are known for what they are and are no program files. */
final class ModuleImage {

  private static final byte[] MAGIC = "MOD1\0".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = 729;
  private static final int PAGE = 5188;
  private static final int TITLE = 5;
  private static final int TITLE_LENGTH = 50;

  /** The 4096 words of a page in two bytes each, of which the first has the two highest bits. */
  private static final int WORDS = 8192;

  private static final int HIGHEST_XROM = 31;
  private static final int MOST_FUNCTIONS = 64;
  private static final int HIGHEST_BITS = 3;
  private static final int PERCENT = 100;

  /** More of these may be set by machines that mark words: not all words are within ten bits. */
  private static final int MOST_WORDS = 90;

  private ModuleImage() {}

  /** What is said of the file, if it is an image. */
  static Optional<ProgramFile> read(byte[] content) {
    return name(content).map(ModuleImage::refused);
  }

  private static ProgramFile refused(String name) {
    return ForeignFile.refused(
        "this is the image of a module, %s, and no program file".formatted(name));
  }

  private static Optional<String> name(byte[] content) {
    if (isMod(content)) {
      String title = new String(content, TITLE, TITLE_LENGTH, StandardCharsets.ISO_8859_1);
      return Optional.of("MOD1 " + title.replaceAll("\0.*", "").replaceAll("[^ -~]", "?"));
    }
    return isRom(content)
        ? Optional.of(
            "ROM of XROM %d with %d functions".formatted(word(content, 0), word(content, 1)))
        : Optional.empty();
  }

  private static boolean isMod(byte[] content) {
    if (content.length < HEADER || (content.length - HEADER) % PAGE != 0) {
      return false;
    }
    for (int i = 0; i < MAGIC.length; i++) {
      if (content[i] != MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether these are whole pages of words, of which the first tell number and functions. */
  private static boolean isRom(byte[] content) {
    if (content.length == 0
        || content.length % WORDS != 0
        || word(content, 0) > HIGHEST_XROM
        || word(content, 1) > MOST_FUNCTIONS
        || word(content, 0) == 0 && word(content, 1) == 0) {
      return false;
    }
    int small = 0;
    for (int i = 0; i < content.length; i += 2) {
      small += (content[i] & 0xFF) <= HIGHEST_BITS ? 1 : 0;
    }
    return small * 2 >= content.length / PERCENT * MOST_WORDS;
  }

  private static int word(byte[] content, int number) {
    return CountedProgram.word(content, 2 * number);
  }
}
