package hp41.nut.code;

import hp41.module.DisplayCode;
import java.util.Arrays;
import java.util.Optional;

/**
 * Encodes the name of a function: one word for each character, backwards, before the first
 * instruction.
 */
final class NameWords {

  /** The maximum length of a name. */
  static final int LONGEST = 11;

  private static final int LAST = 0x80;
  private static final int PROMPT = 8;

  private NameWords() {}

  /**
   * Returns the words of a name.
   *
   * @param first the two highest bits of the first character, which select the prompt
   * @param second the two highest bits of the second character
   */
  static int[] of(String name, int first, int second) {
    int[] words = new int[name.length()];
    for (int letter = 0; letter < words.length; letter++) {
      words[words.length - 1 - letter] = DisplayCode.code(name.charAt(letter));
    }
    words[0] |= LAST;
    words[words.length - 1] |= first << PROMPT;
    if (second != 0) {
      words[words.length - 2] |= second << PROMPT;
    }
    return words;
  }

  /** Returns whether every character of a name has a display code. */
  static boolean isWritable(String name) {
    return name.chars().allMatch(it -> DisplayCode.character(DisplayCode.code((char) it)) == it);
  }

  /** Returns the length of the name that ends before an address; 0 if there is none. */
  static int length(int[] page, int address) {
    for (int length = 1; length <= Math.min(LONGEST, address); length++) {
      if ((page[address - length] & LAST) != 0) {
        return length;
      }
    }
    return 0;
  }

  /**
   * Returns the operands of the {@code .NAME} directive that produces these words; empty if none
   * does.
   */
  static Optional<String> text(int[] words) {
    StringBuilder name = new StringBuilder();
    for (int at = words.length - 1; at >= 0; at--) {
      name.append(DisplayCode.character(words[at] & LAST - 1));
    }
    int first = words[words.length - 1] >> PROMPT;
    int second = words.length > 1 ? words[words.length - 2] >> PROMPT : 0;
    boolean same = Arrays.equals(of(name.toString(), first, second), words);
    String prompt = first == 0 && second == 0 ? "" : " " + first + "," + second;
    return same && name.indexOf("\"") < 0
        ? Optional.of("\"" + name + "\"" + prompt)
        : Optional.empty();
  }
}
