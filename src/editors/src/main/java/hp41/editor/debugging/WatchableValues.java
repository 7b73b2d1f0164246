package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Watch;
import hp41.memory.RegisterText;
import java.util.Locale;
import java.util.OptionalLong;

/** Sets the values that have names: data registers, stack registers, flags and ALPHA. */
record WatchableValues(Calculator calculator) {

  /** Sets the value to a typed text; fails if the text is not valid. */
  void put(Watch cell, String typed) {
    switch (cell.kind()) {
      case REGISTER -> calculator.contents().register(cell.number(), word(typed));
      case LEVEL -> calculator.contents().level(cell.number(), word(typed));
      case FLAG -> calculator.contents().flag(cell.number(), isSet(typed));
      case ALPHA -> putAlpha(unquoted(typed));
    }
  }

  /** Sets ALPHA to a text, of which ALPHA stores the last 24 characters. */
  void putAlpha(String text) {
    calculator
        .contents()
        .alpha(
            RegisterText.alpha(text)
                .orElseThrow(
                    () -> DebugContext.refusal("the machine has no such character: " + text)));
  }

  private static long word(String typed) {
    OptionalLong word = RegisterText.word(typed);
    return word.orElseThrow(
        () ->
            DebugContext.refusal(
                typed + ": a number, a \"TEXT\" of six characters, or # and 14 digits"));
  }

  private static boolean isSet(String typed) {
    return switch (typed.strip().toLowerCase(Locale.ROOT)) {
      case "set", "1", "true", "yes" -> true;
      case "clear", "0", "false", "no" -> false;
      default -> throw DebugContext.refusal(typed + ": a flag is set or clear");
    };
  }

  private static String unquoted(String typed) {
    boolean quoted = typed.length() > 1 && typed.startsWith("\"") && typed.endsWith("\"");
    return quoted ? typed.substring(1, typed.length() - 1) : typed;
  }
}
