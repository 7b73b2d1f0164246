package hp41;

import hp41.Calculator.KnownName;
import hp41.Calculator.TypedLineError;
import hp41.NameKind.BuiltinName;
import hp41.listing.Algebra;
import hp41.listing.Diagnostic;
import hp41.machine.InstructionSet;
import hp41.text.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What to type instead of a word that means nothing: a program's name behind XEQ, an expression in
 * the order of the stack, a smaller number.
 *
 * @param known the functions that can be typed
 * @param names what can be called
 */
record WordHint(Supplier<InstructionSet> known, Supplier<List<KnownName>> names) {

  private static final Pattern LONG_EXPONENT = Pattern.compile("[-+]?[\\d.,]+[eE][-+]?\\d{3,}");

  /** What is said about a word that a line could not be read for. */
  TypedLineError of(String word, Diagnostic diagnostic) {
    String wrong = diagnostic.message();
    if (diagnostic.kind() != Diagnostic.KindOnly.UNKNOWN_STEP) {
      return new TypedLineError(word, wrong, diagnostic.nearest());
    }
    return instead(word)
        .map(reason -> new TypedLineError(word, reason, List.of()))
        .orElseGet(() -> new TypedLineError(word, wrong, nearest(word, diagnostic)));
  }

  private Optional<String> instead(String word) {
    if (LONG_EXPONENT.matcher(word).matches()) {
      return Optional.of("an exponent has one or two digits");
    }
    return programs().stream()
        .filter(word::equalsIgnoreCase)
        .findFirst()
        .map(name -> "this is a program: XEQ " + name + " executes it")
        .or(() -> Algebra.inWords(word, known.get()).map(words -> "in RPN this is " + words));
  }

  /** Functions that come near, or else calls of programs. */
  private List<String> nearest(String word, Diagnostic diagnostic) {
    List<String> functions = diagnostic.nearest();
    return functions.isEmpty()
        ? Nearest.to(word.toUpperCase(Locale.ROOT), programs()).stream()
            .map("XEQ "::concat)
            .toList()
        : functions;
  }

  private List<String> programs() {
    return names.get().stream()
        .filter(it -> it.kind() == BuiltinName.LABEL)
        .map(KnownName::text)
        .toList();
  }
}
