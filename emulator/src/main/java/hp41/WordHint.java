package hp41;

import hp41.listing.Algebra;
import hp41.listing.Diagnostic;
import hp41.listing.TypedLine;
import hp41.machine.InstructionSet;
import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import hp41.text.Nearest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Suggests what to type instead of an unknown word: XEQ with a program's name, an expression in
 * RPN, or a smaller number.
 *
 * @param known the functions that can be typed
 * @param names the names that XEQ can execute
 */
record WordHint(Supplier<InstructionSet> known, Supplier<List<KnownName>> names) {

  private static final Pattern LONG_EXPONENT = Pattern.compile("[-+]?[\\d.,]+[eE][-+]?\\d{3,}");

  /** Returns the error for the word at which reading a line stopped; empty if all were read. */
  Optional<TypedLineError> problem(String line, TypedLine read) {
    return read.problem().map(diagnostic -> of(word(line, diagnostic), diagnostic));
  }

  /**
   * Returns the word at the position of a diagnostic, or the last word if a word is missing after
   * it.
   */
  private static String word(String line, Diagnostic diagnostic) {
    int column = Math.min(line.length(), diagnostic.column() - 1);
    String rest = line.substring(column).strip();
    String before = line.substring(0, column).strip();
    String word = rest.isEmpty() ? before.substring(before.lastIndexOf(' ') + 1) : rest;
    return word.split("\\s", 2)[0];
  }

  /** Returns the error for the name of a program that does not exist. */
  TypedLineError missing(String name) {
    if (known.get().byCharacters(CharacterSet.characters(name)).isPresent()) {
      return absent(name);
    }
    List<String> nearest = Nearest.to(LabelName.capitals(name), texts(it -> true));
    return new TypedLineError(name, "there is no such program", nearest);
  }

  /** Returns the error for a function of an accessory that is not plugged in. */
  static TypedLineError absent(String name) {
    return new TypedLineError(name, "it is not plugged in", List.of());
  }

  private TypedLineError of(String word, Diagnostic diagnostic) {
    if (diagnostic.kind() != Diagnostic.KindOnly.UNKNOWN_STEP) {
      return error(word, diagnostic, diagnostic.nearest());
    }
    return instead(word).orElseGet(() -> error(word, diagnostic, nearest(word, diagnostic)));
  }

  private static TypedLineError error(String word, Diagnostic wrong, List<String> nearest) {
    return new TypedLineError(
        word, wrong.message(), wrong.namesWord(), nearest, OptionalInt.empty());
  }

  private Optional<TypedLineError> instead(String word) {
    if (LONG_EXPONENT.matcher(word).matches()) {
      return Optional.of(new TypedLineError(word, "an exponent has one or two digits", List.of()));
    }
    return programs().stream()
        .filter(it -> LabelName.isSame(it, word))
        .findFirst()
        .map(name -> call(word, name))
        .or(
            () ->
                Algebra.inWords(word, known.get())
                    .map(rpn -> new TypedLineError(word, Algebra.HINT + rpn, List.of())));
  }

  private static TypedLineError call(String word, String program) {
    String reason = "this is a program: XEQ " + program + " executes it";
    return new TypedLineError(word, reason, word.equals(program), List.of(), OptionalInt.empty());
  }

  /**
   * Returns the functions that begin with a word, in the order of completion, and functions with
   * similar names. If there are none, returns XEQ with the programs that match in the same way.
   */
  private List<String> nearest(String word, Diagnostic diagnostic) {
    String letters = LabelName.capitals(word);
    List<String> functions = nearest(letters, functions(), diagnostic.nearest());
    return functions.isEmpty()
        ? nearest(letters, programs(), Nearest.to(letters, programs())).stream()
            .map("XEQ "::concat)
            .toList()
        : functions;
  }

  private static List<String> nearest(String letters, List<String> names, List<String> similar) {
    Stream<String> begun = names.stream().filter(it -> LabelName.capitals(it).startsWith(letters));
    return Stream.concat(begun, similar.stream()).distinct().limit(Nearest.MOST).toList();
  }

  private List<String> functions() {
    return texts(it -> !it.isLabel());
  }

  private List<String> programs() {
    return texts(KnownName::isLabel);
  }

  private List<String> texts(Predicate<KnownName> wanted) {
    return names.get().stream().filter(wanted).map(KnownName::text).toList();
  }
}
