package hp41;

import hp41.event.Usage;
import hp41.memory.LabelName;

/**
 * A name that can be typed.
 *
 * @param text the name as listings spell it
 * @param operand the placeholder of its operand: {@code nn}, {@code n}, {@code "NAME"} …; empty if
 *     it has none
 * @param kind the kind of the name
 * @param effect the stack effect, {@code x -- |x|}
 * @param help one sentence
 * @param usage further help for a function
 */
public record KnownName(
    String text, String operand, NameKind kind, String effect, String help, Usage usage) {

  /** Creates a name without further help. */
  public KnownName(String text, String operand, NameKind kind, String effect, String help) {
    this(text, operand, kind, effect, help, Usage.NONE);
  }

  /** Returns whether a typed word is this name, in any spelling and in upper or lower case. */
  public boolean isSpelled(String word) {
    return LabelName.isSame(text, word);
  }

  /** Returns whether it is a global label of a program in memory, or of one that XEQ loads. */
  public boolean isLabel() {
    return kind == NameKind.BuiltinName.LABEL || mustBeLoaded();
  }

  /** Returns whether it is a global label of a program that XEQ loads. */
  public boolean mustBeLoaded() {
    return kind == NameKind.BuiltinName.LOADABLE_LABEL;
  }
}
