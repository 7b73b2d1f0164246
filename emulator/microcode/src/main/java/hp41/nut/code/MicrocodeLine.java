package hp41.nut.code;

import hp41.nut.Mnemonics;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/**
 * A line of a microcode listing.
 *
 * @param page the index of the page in its image, from 0
 * @param address the address of its first word
 * @param words its words; none for a directive
 * @param label the name of the address; empty if it has none
 * @param code the instruction or the data in the syntax of the assembler
 * @param remark an explanation, for example the jump target or the function name; may be empty
 */
public record MicrocodeLine(
    int page, int address, List<Integer> words, String label, String code, String remark) {

  private static final int MOST_WORDS = 2;
  private static final int WORD = 4;
  private static final int LABEL = 10;
  private static final int CODE = 18;

  public MicrocodeLine {
    words = List.copyOf(words);
  }

  /** Returns the line as source: label, code and remark. */
  public String source() {
    String labelled = StringUtils.rightPad(label.isEmpty() ? "" : label + ":", LABEL) + " " + code;
    return remark.isEmpty()
        ? labelled.stripTrailing()
        : StringUtils.rightPad(labelled, LABEL + 1 + CODE) + " ; " + remark;
  }

  /** Returns the source with address and words in front. The assembler ignores these. */
  @Override
  public String toString() {
    StringBuilder front = new StringBuilder();
    if (!words.isEmpty()) {
      front.append(Mnemonics.hex(address, 4));
      words.stream().limit(MOST_WORDS).forEach(it -> front.append(' ').append(word(it)));
    }
    return (StringUtils.rightPad(front.toString(), 4 + MOST_WORDS * WORD) + "  " + source())
        .stripTrailing();
  }

  private static String word(int word) {
    return Mnemonics.hex(word, 3);
  }
}
