package hp41.nut;

import hp41.memory.Rom;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
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

  /**
   * Disassembles the instruction at an address; the line has no page.
   *
   * @param words returns the word at an address
   * @param map names jump targets in the remark
   */
  public static MicrocodeLine at(IntUnaryOperator words, int address, LabelMap map) {
    int word = words.applyAsInt(address);
    String label = map.name(address).orElse("");
    if (Mnemonics.isLong(word)) {
      int second = words.applyAsInt(address + 1 & Rom.WORDS - 1);
      LongJump jump = LongJump.of(word, second);
      String remark = map.name(jump.address()).orElse("");
      return new MicrocodeLine(0, address, List.of(word, second), label, jump.toString(), remark);
    }
    int target = address + Mnemonics.displacement(word) & Rom.WORDS - 1;
    String remark = Mnemonics.isShort(word) ? place(target, map.name(target)) : "";
    return new MicrocodeLine(0, address, List.of(word), label, Mnemonics.of(word), remark);
  }

  /** Returns a remark about a jump target. */
  public static String place(int address, Optional<String> name) {
    return "to " + Mnemonics.hex(address, 4) + name.map(it -> " " + it).orElse("");
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
