package hp41.nut.code;

import hp41.nut.Mnemonics;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/**
 * A line of a listing of microcode.
 *
 * @param page the number of the page in its image, 0 the first
 * @param address of its first word
 * @param words what stands there; none for a line that only says something to the assembler
 * @param label the name of the address; empty if it has none
 * @param code the instruction or the data as the assembler reads it
 * @param remark what it means: where it leads, which function begins; may be empty
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

  /** The line as source: label, code and remark. */
  public String source() {
    String labelled = StringUtils.rightPad(label.isEmpty() ? "" : label + ":", LABEL) + " " + code;
    return remark.isEmpty()
        ? labelled.stripTrailing()
        : StringUtils.rightPad(labelled, LABEL + 1 + CODE) + " ; " + remark;
  }

  /** The same with address and words in front, which the assembler passes over. */
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
