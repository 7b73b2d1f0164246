package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import hp41.memory.LineLength;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one step of a listing in any spelling. */
final class StepReader {

  /** GTO . with a line number, for the keyboard. */
  static final Pattern TO_LINE =
      Pattern.compile("(?i)(?:GTO|GOTO)\\s*\\.\\s*(\\d{1,4})(?=[\\s,;]|$)");

  /** GTO .. (new program), for the keyboard. */
  static final Pattern TO_END = Pattern.compile("(?i)(?:GTO|GOTO)\\s*\\.\\s*\\.(?=[\\s,;]|$)");

  private static final Pattern RAW =
      Pattern.compile("#([0-9A-Fa-f]{2}(?: [0-9A-Fa-f]{2})*)(?=\\s*(?:;|$))");
  private static final Pattern STORE_ARITHMETIC =
      Pattern.compile("(?i)STO?\\s+([-+*/×÷−])(?=\\s+[\\w.])");
  private static final Pattern TEST_AND_CLEAR =
      Pattern.compile("(?i)(F[SC]\\?)\\s+C(?=\\s+(?:\\d|IND\\b))");
  private static final Pattern BEFORE_NAME =
      Pattern.compile("(?i)(?:LBL|GTO|GOTO|XEQ|GSB)(?=\\^T|['‘’])");
  private static final Pattern BY_CODE = Pattern.compile("(?i)#|XROM\\s+\\d");
  private static final String FOR_KEYBOARD = " works on the keyboard only, not in a program";

  private final Codec codec;
  private final Spellings spellings;
  private final LooseNames loose;
  private final ModuleSteps modules;
  private final OperandReader operands;
  private final Set<String> programs;
  private final Set<Dialect> dialects;
  private final StepCache cache;

  /**
   * Creates a reader.
   *
   * @param codec encodes the steps
   * @param spellings the known functions
   * @param operands reads the operands
   * @param layout the layout of the listing, with its declared programs and dialects
   * @param cache the cache of steps of listings with the same layout
   */
  StepReader(
      Codec codec, Spellings spellings, OperandReader operands, Layout layout, StepCache cache) {
    this.codec = codec;
    this.spellings = spellings;
    this.loose = new LooseNames(spellings);
    this.modules = new ModuleSteps(codec, spellings);
    this.operands = operands;
    this.programs = layout.programs();
    this.dialects = layout.dialects();
    this.cache = cache;
  }

  /** Creates a reader for steps without declarations. */
  StepReader(InstructionSet instructions) {
    this(
        new Codec(instructions),
        new Spellings(instructions),
        new OperandReader(new Layout(""), Assembler.Letters.GLOBAL),
        new Layout(""),
        StepCache.none());
  }

  /** Moves the scanner past the step at its position; returns false if there is none. */
  boolean skipStep(LineScanner cursor) {
    try {
      readStep(cursor);
      return true;
    } catch (ParseError error) {
      return false;
    }
  }

  /**
   * Reads the step at the scanner's position.
   *
   * @return the instructions of the step
   * @throws ParseError if there is no step, or if it is a function for the keyboard only and not
   *     given by its code
   */
  List<Instruction> readStep(LineScanner cursor) {
    return cache.read(cursor, this::readUncached);
  }

  private List<Instruction> readUncached(LineScanner cursor) {
    if (cursor.matches(BY_CODE)) {
      return read(cursor);
    }
    int start = cursor.index();
    if (cursor.matches(TO_LINE) || cursor.matches(TO_END)) {
      throw new ParseError(start, "GTO with a point" + FOR_KEYBOARD);
    }
    List<Instruction> lines = read(cursor);
    for (Instruction line : lines) {
      if (!line.function().programmable()) {
        throw new ParseError(start, line.function() + FOR_KEYBOARD);
      }
    }
    return lines;
  }

  /**
   * Reads the step at the scanner's position; returns one instruction, or several if the step is
   * given as bytes.
   */
  List<Instruction> read(LineScanner cursor) {
    Optional<Matcher> raw = cursor.take(RAW);
    return raw.isPresent()
        ? raw(cursor.index() - raw.get().group().length(), raw.get().group(1))
        : List.of(readOne(cursor));
  }

  private List<Instruction> raw(int index, String hex) {
    String[] pairs = hex.split(" ");
    byte[] bytes = new byte[pairs.length];
    for (int i = 0; i < pairs.length; i++) {
      bytes[i] = (byte) Integer.parseInt(pairs[i], 16);
    }
    LineLength.cutShort(bytes)
        .ifPresent(
            length -> {
              throw new ParseError(
                  index, "the last line that begins here needs " + length + " bytes");
            });
    return codec.decodeAll(bytes);
  }

  private Instruction readOne(LineScanner cursor) {
    int start = cursor.index();
    Optional<String> marked =
        dialects.contains(Dialect.TEXT_MARK)
            ? TextReader.lettered(cursor)
            : Optional.<String>empty();
    Optional<String> characters = marked.or(() -> TextReader.line(cursor));
    if (characters.isPresent()) {
      return text(withAppendSign(cursor.textSince(start), characters.get()));
    }
    Optional<CalculatorFunction> spaced = loose.likeNumber(cursor);
    if (spaced.isPresent()) {
      return codec.encode(spaced.get(), Operand.NONE);
    }
    Optional<NumberReader.TypedNumber> typed = NumberReader.number(cursor);
    if (typed.isPresent()) {
      return codec.number(typed.get().codes());
    }
    Optional<Instruction> xrom = modules.byXrom(cursor);
    if (xrom.isPresent()) {
      return xrom.get();
    }
    return named(cursor);
  }

  /** Returns the characters of a text, with the append sign of a dialect replaced by HP's. */
  private String withAppendSign(String written, String characters) {
    for (Dialect dialect : dialects) {
      if (dialect.appends(written)) {
        return CharacterSet.APPEND + characters.substring(1);
      }
    }
    return characters;
  }

  /** Returns a step with the name in its operand in capitals. */
  Instruction inCapitals(Instruction step) {
    Operand operand = step.operand();
    if (operand instanceof Operand.Global label) {
      return codec.encode(
          step.function(), new Operand.Global(LabelName.capitals(label.name()), label.key()));
    }
    String name = Operand.programName(operand);
    return name.isEmpty()
        ? step
        : codec.encode(step.function(), Operand.withProgramName(operand, LabelName.capitals(name)));
  }

  /** Returns the text line with the characters of {@link TextReader#line}. */
  Instruction text(String characters) {
    return codec.text(characters);
  }

  private Instruction named(LineScanner cursor) {
    Optional<CalculatorFunction> blank = withBlank(cursor);
    if (blank.isPresent()) {
      return codec.encode(blank.get(), Operand.NONE);
    }
    int start = cursor.index();
    String word = word(cursor);
    if (programs.contains(word)) {
      return codec.encode(
          spellings.get("XEQ"), new Operand.Name(TextReader.characters(start, word)));
    }
    Optional<CalculatorFunction> function = spellings.find(word);
    if (function.isPresent()) {
      modules.checkNumbers(start, function.get(), cursor);
      return codec.encode(function.get(), operands.read(function.get(), cursor));
    }
    Optional<Instruction> numbered =
        modules.byNumbersAfter(cursor).filter(instruction -> !word.isEmpty());
    if (numbered.isPresent()) {
      return numbered.get();
    }
    Optional<String> number = operands.constant(word);
    if (number.isPresent()) {
      return constant(start, word, number.get());
    }
    cursor.index(start);
    Optional<CalculatorFunction> spaced = loose.spaced(cursor).or(() -> loose.comparison(cursor));
    if (spaced.isPresent()) {
      return codec.encode(spaced.get(), operands.read(spaced.get(), cursor));
    }
    return loose
        .withNumber(cursor)
        .map(name -> withoutBlank(start, name, cursor))
        .or(() -> modules.byForeignName(cursor))
        .or(() -> loose.withLetter(cursor).map(name -> withoutBlank(start, name, cursor)))
        .orElseThrow(() -> loose.unknown(cursor));
  }

  /** Returns the step of a function that is directly followed by its number or letter. */
  private Instruction withoutBlank(int start, CalculatorFunction function, LineScanner cursor) {
    int end = cursor.index();
    Operand operand = operands.read(function, cursor);
    String spelling = function + " " + cursor.textSince(end);
    cursor.remark(start, "read as " + spelling, new Diagnostic.UnusualSpelling(spelling));
    return codec.encode(function, operand);
  }

  /**
   * Reads a function name. Blanks in storage arithmetic and in tests that clear a flag are removed.
   */
  private static String word(LineScanner cursor) {
    Optional<String> parted =
        cursor
            .take(STORE_ARITHMETIC)
            .map(store -> "ST" + store.group(1))
            .or(() -> cursor.take(TEST_AND_CLEAR).map(test -> test.group(1) + 'C'));
    return parted.isPresent() ? parted.get() : name(cursor);
  }

  private static String name(LineScanner cursor) {
    return cursor.take(BEFORE_NAME).map(Matcher::group).orElseGet(cursor::word);
  }

  private Instruction constant(int start, String word, String number) {
    return NumberReader.number(new LineScanner(number))
        .map(typed -> codec.number(typed.codes()))
        .orElseThrow(
            () ->
                new ParseError(
                    start, word + " is defined as " + number + ", which is not a number"));
  }

  private Optional<CalculatorFunction> withBlank(LineScanner cursor) {
    int start = cursor.index();
    String word = cursor.word();
    cursor.index(start);
    for (String name : spellings.withBlanks(word)) {
      if (cursor.startsWith(name)) {
        cursor.index(cursor.index() + name.length());
        return spellings.find(name);
      }
    }
    return Optional.empty();
  }

  /** Returns whether a word begins a step. */
  boolean isStep(String word) {
    LineScanner cursor = new LineScanner(word);
    return TextReader.isQuote(cursor.peek())
        || NumberReader.number(cursor).isPresent()
        || spellings.find(word).isPresent();
  }
}
