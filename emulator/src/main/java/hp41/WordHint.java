package hp41;

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
 * Suggests what to type instead of an unknown word: XEQ with a program's name, an expression in
 * RPN, or a smaller number.
 *
 * @param known the functions that can be typed
 * @param names the names that XEQ can execute
 */
record WordHint(Supplier<InstructionSet> known, Supplier<List<KnownName>> names) {

  private static final Pattern LONG_EXPONENT = Pattern.compile("[-+]?[\\d.,]+[eE][-+]?\\d{3,}");

  /** Returns the error for the word at which reading a line stopped. */
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
        .or(() -> Algebra.inWords(word, known.get()).map(Algebra.HINT::concat));
  }

  /** Returns similar functions, or calls of programs with similar names if there are none. */
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
