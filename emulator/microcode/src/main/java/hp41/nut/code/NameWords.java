package hp41.nut.code;

import hp41.module.DisplayCode;
import java.util.Arrays;
import java.util.Optional;

/** The name of a function as it stands, from its end, in front of the first instruction. */
final class NameWords {

  /** How many letters a name can have. */
  static final int LONGEST = 11;

  private static final int LAST = 0x80;
  private static final int PROMPT = 8;

  private NameWords() {}

  /**
   * The words of a name.
   *
   * @param first the two highest bits of the first letter, which say what the function asks for
   * @param second those of the second letter
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

  /** Whether there is a code for each letter of a name. */
  static boolean isWritable(String name) {
    return name.chars().allMatch(it -> DisplayCode.character(DisplayCode.code((char) it)) == it);
  }

  /** How many words the name takes that ends in front of an address; 0 if there is none. */
  static int length(int[] page, int address) {
    for (int length = 1; length <= Math.min(LONGEST, address); length++) {
      if ((page[address - length] & LAST) != 0) {
        return length;
      }
    }
    return 0;
  }

  /** What makes these words, behind {@code .NAME}; empty if nothing does. */
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
