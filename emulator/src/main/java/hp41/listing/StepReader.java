package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.Function;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Module;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.memory.LineLength;
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
  private static final Pattern GLUED = Pattern.compile("(\\D+)(\\d{1,2})");
  private static final Pattern BY_CODE = Pattern.compile("(?i)#|XROM\\s+\\d");
  private static final int HIGHEST_MODULE = 31;
  private static final int HIGHEST_FUNCTION = 63;

  private final InstructionSet instructions;
  private final Codec codec;
  private final Spellings spellings;
  private final OperandReader operands;
  private final Set<String> programs;

  /**
   * A reader.
   *
   * @param instructions the functions it knows
   * @param constants names that stand for numbers
   * @param programs names that stand for XEQ of a program
   */
  StepReader(InstructionSet instructions, Map<String, String> constants, Set<String> programs) {
    this.instructions = instructions;
    this.codec = new Codec(instructions);
    this.spellings = new Spellings(instructions);
    this.operands = new OperandReader(constants);
    this.programs = programs;
  }

  /**
   * The lines of the step which begins here. One for the keyboard alone is refused, unless it is
   * given by its code: memory can hold that.
   */
  List<Instruction> readStep(Cursor cursor) {
    if (BY_CODE.matcher(cursor.rest()).lookingAt()) {
      return read(cursor);
    }
    int start = cursor.index();
    List<Instruction> lines = read(cursor);
    for (Instruction line : lines) {
      if (!line.function().programmable()) {
        throw new Misread(start, line.function() + " is for the keyboard, not for a program");
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
    Optional<String> characters = TextReader.line(cursor);
    if (characters.isPresent()) {
      return text(characters.get());
    }
    Optional<NumberReader.Typed> typed = NumberReader.number(cursor);
    if (typed.isPresent()) {
      return codec.number(typed.get().codes());
    }
    int start = cursor.index();
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
    int module = Integer.parseInt(numbers.group(1));
    int function = Integer.parseInt(numbers.group(2));
    if (module > HIGHEST_MODULE || function > HIGHEST_FUNCTION) {
      throw new Misread(start, "XROM goes from 00,00 to 31,63");
    }
    int code = Module.code(module, function);
    return codec.decode(new byte[] {(byte) (code >>> 8), (byte) code});
  }

  /** A module's program by its name, as display and paper mark it. */
  private Instruction moduleProgram(int start, Matcher named) {
    String name = named.group(1) == null ? named.group(2) : named.group(1);
    return spellings
        .find(name)
        .filter(Function::isXrom)
        .map(function -> codec.encode(function, Operand.NONE))
        .orElseThrow(() -> new Misread(start, "no module has " + name));
  }

  private Instruction named(Cursor cursor) {
    Optional<Function> blank = withBlank(cursor);
    if (blank.isPresent()) {
      return codec.encode(blank.get(), Operand.NONE);
    }
    int start = cursor.index();
    Optional<Matcher> store = cursor.take(STORE_ARITHMETIC);
    String word = store.isPresent() ? "ST" + store.get().group(1) : cursor.word();
    if (programs.contains(word)) {
      return codec.encode(
          instructions.get("XEQ"), new Operand.Name(TextReader.characters(start, word)));
    }
    Optional<Function> function = spellings.find(word);
    if (function.isPresent()) {
      return codec.encode(function.get(), operands.read(function.get(), cursor));
    }
    String unknown = word.isEmpty() ? cursor.rest() : word;
    throw new Misread(start, "unknown step " + unknown, nearest(unknown));
  }

  private List<String> nearest(String unknown) {
    Matcher glued = GLUED.matcher(unknown);
    if (glued.matches()) {
      Optional<Function> function = spellings.find(glued.group(1));
      if (function.isPresent() && function.get().operand() != OperandKind.NONE) {
        return List.of(Spellings.ascii(function.get()) + ' ' + glued.group(2));
      }
    }
    return spellings.nearest(unknown);
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
