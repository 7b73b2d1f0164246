package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.ModuleDefinition;
import hp41.machine.Operand;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads steps that are functions or programs of modules, whether plugged in or not. */
record ModuleSteps(Codec codec, Spellings spellings) {

  private static final Pattern XROM =
      Pattern.compile("(?i)XROM\\s+(\\d{1,2})(?:\\s*[,.:/]\\s*|\\s+)(\\d{1,2})(?=\\s|;|$|,)");
  private static final Pattern XROM_NAME =
      Pattern.compile("(?i)XROM\\s*(?:[\"']([^\"']+)[\"']|(?:┬|T\\^)(\\S+))");
  private static final Pattern NUMBERS =
      Pattern.compile("(?i)[\\s\\u00A0]*;\\s*XROM\\s+(\\d{1,2})\\s*,\\s*(\\d{1,2})(?=[\\s;]|$)");
  private static final int HIGHEST_MODULE = 31;
  private static final int HIGHEST_FUNCTION = 63;

  /** Reads a step that begins with XROM, followed by numbers or a name. */
  Optional<Instruction> byXrom(LineScanner cursor) {
    int start = cursor.index();
    Optional<Matcher> numbers = cursor.take(XROM);
    if (numbers.isPresent()) {
      return Optional.of(
          code(numbers.get())
              .map(this::step)
              .orElseThrow(() -> new ParseError(start, "XROM numbers are 00,00 to 31,63")));
    }
    return cursor.take(XROM_NAME).map(named -> program(start, named, cursor));
  }

  private Instruction step(int code) {
    return codec.decode(new byte[] {(byte) (code >>> 8), (byte) code});
  }

  private static Optional<Integer> code(Matcher numbers) {
    int module = Integer.parseInt(numbers.group(1));
    int function = Integer.parseInt(numbers.group(2));
    return module > HIGHEST_MODULE || function > HIGHEST_FUNCTION
        ? Optional.empty()
        : Optional.of(ModuleDefinition.code(module, function));
  }

  /** Returns the call of a module's program by the name that display and printer show. */
  private Instruction program(int start, Matcher named, LineScanner cursor) {
    String name = named.group(1) == null ? named.group(2) : named.group(1);
    return spellings
        .find(name)
        .filter(CalculatorFunction::isXrom)
        .map(function -> codec.encode(function, Operand.NONE))
        .or(() -> byNumbersAfter(cursor))
        .or(
            () ->
                spellings
                    .foreign()
                    .functionOrProgram(name)
                    .map(found -> resolved(start, found, cursor)))
        .orElseThrow(() -> new ParseError(start, "no module has " + name));
  }

  /** Reads the numbers of a function in a comment after its name, if there are any. */
  Optional<Instruction> byNumbersAfter(LineScanner cursor) {
    return numbersAfter(cursor).map(this::step);
  }

  private static Optional<Integer> numbersAfter(LineScanner cursor) {
    int end = cursor.index();
    Optional<Integer> code = cursor.take(NUMBERS).flatMap(ModuleSteps::code);
    cursor.index(end);
    return code;
  }

  /** Compares a function with the numbers in a comment after it, and warns if they differ. */
  void checkNumbers(int start, CalculatorFunction function, LineScanner cursor) {
    if (function.isXrom()) {
      numbersAfter(cursor)
          .filter(code -> code != function.code())
          .ifPresent(
              code ->
                  cursor.remark(
                      start,
                      function
                          + " is "
                          + ModuleDefinition.numbers(function.code())
                          + " here, not "
                          + ModuleDefinition.numbers(code)));
    }
  }

  /** Reads the name of a function in a module that cannot be plugged in. */
  Optional<Instruction> byForeignName(LineScanner cursor) {
    int start = cursor.index();
    String word = cursor.word();
    ForeignNames foreign = spellings.foreign();
    Optional<Hp42sFunction> other = Hp42sFunction.find(word);
    Optional<ForeignNames.ForeignMeaning> meaning =
        other.isPresent() ? foreign.function(word, other.get(), cursor) : foreign.function(word);
    if (meaning.isEmpty()) {
      cursor.index(start);
    }
    return meaning.map(found -> resolved(start, found, cursor));
  }

  private Instruction resolved(int start, ForeignNames.ForeignMeaning meaning, LineScanner cursor) {
    cursor.markDependent();
    if (meaning.isAmbiguous()) {
      throw new ParseError(start, meaning.question());
    }
    String advice = "; if you mean it, write %s ;%s".formatted(meaning.name(), meaning.numbers());
    cursor.remark(
        new ParseError(
            start,
            meaning.absence() + advice,
            new Diagnostic.AbsentModule(meaning.name(), meaning.numbers()),
            spellings.nearestKnown(meaning.name())));
    return step(meaning.code());
  }
}
