package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.Function;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Module;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.memory.LineLength;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one step of a listing, in any spelling. */
final class StepReader {

  private static final Pattern RAW =
      Pattern.compile("#([0-9A-Fa-f]{2}(?: [0-9A-Fa-f]{2})*)(?=\\s*(?:;|$))");
  private static final Pattern XROM =
      Pattern.compile("(?i)XROM\\s+(\\d{1,2})(?:\\s*[,.:/]\\s*|\\s+)(\\d{1,2})(?=\\s|;|$|,)");
  private static final Pattern XROM_NAME =
      Pattern.compile("(?i)XROM\\s*(?:[\"']([^\"']+)[\"']|┬(\\S+))");
  private static final Pattern STORE_ARITHMETIC =
      Pattern.compile("(?i)STO?\\s+([-+*/×÷−])(?=\\s+[\\w.])");
  private static final Pattern GLUED =
      Pattern.compile(
          "(?:([^\\s\\d;\"]+)(?=\\d{1,2}(?:[\\s;,]|$))|((?i)X<>)(?=[TZLMNOPQ](?:[\\s;,]|$)))");
  private static final Pattern IN_FRONT_OF_NAME =
      Pattern.compile("(?i)(?:LBL|GTO|GOTO|XEQ)(?=\\^T|['‘’])");
  private static final Pattern NUMBERS =
      Pattern.compile("(?i)[\\s\\u00A0]*;\\s*XROM\\s+(\\d{1,2})\\s*,\\s*(\\d{1,2})(?=[\\s;]|$)");
  private static final Pattern BY_CODE = Pattern.compile("(?i)#|XROM\\s+\\d");
  private static final Set<OperandKind> NUMBERED =
      EnumSet.range(OperandKind.REGISTER, OperandKind.JUMP);
  private static final String FOR_KEYBOARD = " is for the keyboard, not for a program";
  private static final int HIGHEST_MODULE = 31;
  private static final int HIGHEST_FUNCTION = 63;

  private final Codec codec;
  private final Spellings spellings;
  private final OperandReader operands;
  private final Set<String> programs;
  private final AppendSign append;

  /**
   * A reader.
   *
   * @param codec makes their bytes
   * @param spellings the functions it knows
   * @param operands reads what stands behind their names
   * @param programs names that stand for XEQ of a program
   * @param append what appends at the beginning of a text
   */
  StepReader(
      Codec codec,
      Spellings spellings,
      OperandReader operands,
      Set<String> programs,
      AppendSign append) {
    this.codec = codec;
    this.spellings = spellings;
    this.operands = operands;
    this.programs = programs;
    this.append = append;
  }

  /** A reader of steps without declarations around them. */
  StepReader(InstructionSet instructions) {
    this(
        new Codec(instructions),
        new Spellings(instructions),
        new OperandReader(Map.of(), Assembler.Letters.GLOBAL),
        Set.of(),
        AppendSign.NONE);
  }

  /** Whether a step stands here. */
  boolean reads(Cursor cursor) {
    try {
      readStep(cursor);
      return true;
    } catch (Misread misread) {
      return false;
    }
  }

  /**
   * The lines of the step which begins here. One for the keyboard alone is refused, unless it is
   * given by its code: memory can hold that.
   */
  List<Instruction> readStep(Cursor cursor) {
    if (cursor.sees(BY_CODE)) {
      return read(cursor);
    }
    int start = cursor.index();
    if (cursor.sees(TypedLine.TO_LINE) || cursor.sees(TypedLine.TO_END)) {
      throw new Misread(start, "GTO with a point" + FOR_KEYBOARD);
    }
    List<Instruction> lines = read(cursor);
    for (Instruction line : lines) {
      if (!line.function().programmable()) {
        throw new Misread(start, line.function() + FOR_KEYBOARD);
      }
    }
    return lines;
  }

  /** The lines that the step which begins here makes: one, unless it is given in bytes. */
  List<Instruction> read(Cursor cursor) {
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
    List<Instruction> lines = codec.decodeAll(bytes);
    byte[] last = lines.get(lines.size() - 1).bytes();
    int length = LineLength.of(i -> i < last.length ? last[i] & 0xFF : 0);
    if (length > last.length) {
      throw new Misread(index, "the last line begun here takes " + length + " bytes");
    }
    return lines;
  }

  private Instruction readOne(Cursor cursor) {
    int start = cursor.index();
    Optional<String> characters = TextReader.line(cursor);
    if (characters.isPresent()) {
      return text(append.meant(cursor.passed(start), characters.get()));
    }
    Optional<NumberReader.Typed> typed = NumberReader.number(cursor);
    if (typed.isPresent()) {
      return codec.number(typed.get().codes());
    }
    Optional<Matcher> xrom = cursor.take(XROM);
    if (xrom.isPresent()) {
      return xrom(start, xrom.get());
    }
    Optional<Matcher> program = cursor.take(XROM_NAME);
    if (program.isPresent()) {
      return moduleProgram(start, program.get());
    }
    return named(cursor);
  }

  /** The line of a text, in the characters of {@link TextReader#line}. */
  Instruction text(String characters) {
    return codec.text(characters);
  }

  private Instruction xrom(int start, Matcher numbers) {
    return xrom(
        code(numbers).orElseThrow(() -> new Misread(start, "XROM goes from 00,00 to 31,63")));
  }

  private Instruction xrom(int code) {
    return codec.decode(new byte[] {(byte) (code >>> 8), (byte) code});
  }

  private static Optional<Integer> code(Matcher numbers) {
    int module = Integer.parseInt(numbers.group(1));
    int function = Integer.parseInt(numbers.group(2));
    return module > HIGHEST_MODULE || function > HIGHEST_FUNCTION
        ? Optional.empty()
        : Optional.of(Module.code(module, function));
  }

  /** The numbers that a listing gives in a comment behind a module's function. */
  private static Optional<Integer> numbersBehind(Cursor cursor) {
    int end = cursor.index();
    Optional<Integer> code = cursor.take(NUMBERS).flatMap(StepReader::code);
    cursor.index(end);
    return code;
  }

  /** A module's program by its name, as display and paper mark it. */
  private Instruction moduleProgram(int start, Matcher named) {
    String name = named.group(1) == null ? named.group(2) : named.group(1);
    return spellings
        .find(name)
        .filter(Function::isXrom)
        .map(function -> codec.encode(function, Operand.NONE))
        .or(() -> spellings.foreign().functionOrProgram(name).map(this::xrom))
        .orElseThrow(() -> new Misread(start, "no module has " + name));
  }

  private Instruction named(Cursor cursor) {
    Optional<Function> blank = withBlank(cursor);
    if (blank.isPresent()) {
      return codec.encode(blank.get(), Operand.NONE);
    }
    int start = cursor.index();
    Optional<Matcher> store = cursor.take(STORE_ARITHMETIC);
    String word = store.isPresent() ? "ST" + store.get().group(1) : word(cursor);
    if (programs.contains(word)) {
      return codec.encode(
          spellings.get("XEQ"), new Operand.Name(TextReader.characters(start, word)));
    }
    Optional<Function> function = spellings.find(word);
    if (function.isPresent()) {
      checkNumbers(start, function.get(), cursor);
      return codec.encode(function.get(), operands.read(function.get(), cursor));
    }
    Optional<Integer> code = numbersBehind(cursor).filter(numbers -> !word.isEmpty());
    if (code.isPresent()) {
      return xrom(code.get());
    }
    Optional<String> number = operands.constant(word);
    if (number.isPresent()) {
      return constant(start, word, number.get());
    }
    return glued(start, cursor)
        .or(() -> foreign(start, cursor))
        .orElseThrow(() -> unknown(start, cursor));
  }

  /** A function of a module that cannot be plugged in. */
  private Optional<Instruction> foreign(int start, Cursor cursor) {
    cursor.index(start);
    return spellings.foreign().function(cursor.word()).map(this::xrom);
  }

  private static String word(Cursor cursor) {
    return cursor.take(IN_FRONT_OF_NAME).map(Matcher::group).orElseGet(cursor::word);
  }

  private static void checkNumbers(int start, Function function, Cursor cursor) {
    if (function.isXrom()) {
      numbersBehind(cursor)
          .filter(code -> code != function.code())
          .ifPresent(
              code ->
                  cursor.remark(
                      start,
                      function
                          + " is "
                          + Module.numbers(function.code())
                          + " here, not "
                          + Module.numbers(code)));
    }
  }

  private Instruction constant(int start, String word, String number) {
    return NumberReader.number(new Cursor(number))
        .map(typed -> codec.number(typed.codes()))
        .orElseThrow(() -> new Misread(start, word + " is defined as " + number + ", no number"));
  }

  /** A function with its number or register right behind it: {@code CF29}, {@code X<>Z}. */
  private Optional<Instruction> glued(int start, Cursor cursor) {
    cursor.index(start);
    Optional<Function> function =
        cursor
            .take(GLUED)
            .flatMap(glued -> spellings.find(glued.group()))
            .filter(found -> NUMBERED.contains(found.operand()));
    if (function.isEmpty()) {
      return Optional.empty();
    }
    int end = cursor.index();
    Operand operand = operands.read(function.get(), cursor);
    cursor.remark(start, "read as " + function.get() + ' ' + cursor.passed(end));
    return Optional.of(codec.encode(function.get(), operand));
  }

  private Misread unknown(int start, Cursor cursor) {
    cursor.index(start);
    String unknown = cursor.shown();
    return new Misread(start, "unknown step " + unknown, spellings.nearest(unknown));
  }

  private Optional<Function> withBlank(Cursor cursor) {
    for (String name : spellings.withBlanks()) {
      if (cursor.startsWith(name)) {
        cursor.index(cursor.index() + name.length());
        return spellings.find(name);
      }
    }
    return Optional.empty();
  }

  /** Whether a word begins a step of its own. */
  boolean isStep(String word) {
    Cursor cursor = new Cursor(word);
    return TextReader.isQuote(cursor.peek())
        || NumberReader.number(cursor).isPresent()
        || spellings.find(word).isPresent();
  }
}
