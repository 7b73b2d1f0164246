package hp41;

import hp41.Calculator.TypedLineError;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Locale;
import java.util.Optional;

/** The answer to what a program asks: text in ALPHA mode, of which blanks are characters too. */
final class TypedAnswer {

  private TypedAnswer() {}

  /** Gives it, and tells if it cannot be understood; an empty one changes nothing. */
  static Optional<TypedLineError> give(Calculator calculator, String answer) {
    if (answer.isBlank()) {
      return Optional.empty();
    }
    if (calculator.isRunning() || !calculator.contents().flag(Flags.ALPHA)) {
      return calculator.type(answer);
    }
    calculator.contents().alpha(CharacterSet.characters(text(answer)));
    calculator.contents().flag(Flags.ALPHA_KEYED, true);
    return Optional.empty();
  }

  private static String text(String answer) {
    String bare = answer.strip();
    boolean quoted = bare.length() > 1 && bare.startsWith("\"") && bare.endsWith("\"");
    return quoted ? bare.substring(1, bare.length() - 1) : answer.toUpperCase(Locale.ROOT);
  }
}
