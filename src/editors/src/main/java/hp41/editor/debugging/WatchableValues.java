package hp41.editor.debugging;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.app.RegisterText;
import hp41.debug.Watch;
import hp41.memory.Flags;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The values that can be watched and set by name: data registers, stack registers, flags and ALPHA.
 */
final class WatchableValues {

  private final Calculator calculator;
  private final MemoryView contents;

  /** Creates the values of a calculator. */
  WatchableValues(Calculator calculator) {
    this.calculator = calculator;
    contents = calculator.contents();
  }

  /**
   * Returns the value with a name: {@code R05}, {@code X}, {@code flag 01}, {@code ALPHA}. A number
   * is not a name.
   */
  Optional<Watch> named(String name) {
    return name.strip().matches("\\d+") ? Optional.empty() : Watch.of(name).filter(this::isThere);
  }

  private boolean isThere(Watch cell) {
    return switch (cell.kind()) {
      case REGISTER -> cell.number() < contents.size();
      case FLAG -> cell.number() < Flags.COUNT;
      case LEVEL, ALPHA -> true;
    };
  }

  /** Returns the current value, as the user would type it. */
  String value(Watch cell) {
    return switch (cell.kind()) {
      case REGISTER -> RegisterText.typed(contents.register(cell.number()));
      case LEVEL -> RegisterText.typed(contents.level(cell.number()));
      case FLAG -> contents.flag(cell.number()) ? "set" : "clear";
      case ALPHA -> RegisterText.typedAlpha(contents.alpha());
    };
  }

  /** Returns whether the value is not zero, not empty, or a flag that is set. */
  boolean isSomething(Watch cell) {
    return switch (cell.kind()) {
      case REGISTER -> contents.register(cell.number()) != 0;
      case LEVEL -> contents.level(cell.number()) != 0;
      case FLAG -> contents.flag(cell.number());
      case ALPHA -> !contents.alpha().isEmpty();
    };
  }

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
