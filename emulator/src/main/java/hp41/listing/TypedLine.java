package hp41.listing;

import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * A line of words that was typed at a calculator: numbers, texts, and functions with their
 * operands. All front ends read typed words by this class. Upper and lower case are the same,
 * except in quotes and for the local labels a to e.
 *
 * @param words the words that could be read, in order
 * @param problem the first word that could not be read; reading stops there
 */
public record TypedLine(List<TypedWord> words, Optional<Diagnostic> problem) {

  /** A word of a typed line. */
  public sealed interface TypedWord {

    /** Returns the index of its first character in the line, starting with 0. */
    int index();

    /**
     * A number, which is entered by its value.
     *
     * @param index the index of its first character
     * @param value the number in the form that {@link hp41.number.Decimal#parse} reads
     * @param line the number as a program line
     */
    record WordValue(int index, String value, Instruction line) implements TypedWord {}

    /**
     * A text.
     *
     * @param index the index of its first character
     * @param characters the machine characters without an append sign
     * @param append whether the text is appended to ALPHA instead of replacing it
     * @param line the text as a program line
     */
    record WordText(int index, String characters, boolean append, Instruction line)
        implements TypedWord {}

    /**
     * A function with its operand. Names after XEQ are not resolved to labels or functions here.
     *
     * @param index the index of its first character
     * @param line the instruction to execute, or to insert if it is programmable
     * @param name the name in its operand as it was typed, in machine characters; empty if there is
     *     none
     */
    record WordStep(int index, Instruction line, String name) implements TypedWord {}

    /**
     * A key that is not a function.
     *
     * @param index the index of its first character
     * @param name {@code R/S}, {@code SST} or {@code BST}
     */
    record WordKey(int index, String name) implements TypedWord {}

    /**
     * GTO with a line number of the current program.
     *
     * @param index the index of its first character
     * @param number the line number, 0 to 9999
     */
    record GoToLine(int index, int number) implements TypedWord {}

    /**
     * GTO with two points: a new program after the last one.
     *
     * @param index the index of its first character
     */
    record NewProgram(int index) implements TypedWord {}
  }

  private static final Pattern KEY = Pattern.compile("(?i)(R/S|SST|BST)(?=[\\s,;]|$)");
  private static final Pattern BETWEEN = Pattern.compile("[\\s,]*");

  /** A word with a text in quotes, in which a backslash precedes a quote, or without one. */
  private static final Pattern WORD = Pattern.compile("[^\\s\"]*\"(?:[^\"\\\\]++|\\\\.)*+\"?|\\S+");

  /** Reads a line. */
  public static TypedLine read(String line, InstructionSet instructions) {
    StepReader reader = new StepReader(instructions);
    List<TypedWord> words = new ArrayList<>();
    LineScanner cursor = new LineScanner(line);
    try {
      while (true) {
        cursor.take(BETWEEN);
        if (cursor.isAtEnd() || cursor.peek() == ';') {
          return new TypedLine(List.copyOf(words), Optional.empty());
        }
        words.addAll(word(cursor, reader));
        checkGap(cursor);
      }
    } catch (ParseError error) {
      return new TypedLine(List.copyOf(words), Optional.of(error.error(1, line)));
    }
  }

  /** Converts a line to capitals, except texts in quotes and the local labels a to e. */
  public static String capitals(String line) {
    return WORD.matcher(line)
        .replaceAll(word -> Matcher.quoteReplacement(capitalsOfWord(word.group())));
  }

  private static String capitalsOfWord(String word) {
    boolean local = word.length() == 1 && word.charAt(0) >= 'a' && word.charAt(0) <= 'e';
    return local || word.contains("\"") ? word : LabelName.capitals(word);
  }

  private static void checkGap(LineScanner cursor) {
    int start = cursor.index();
    if (!cursor.isAtEnd() && cursor.peek() != ';' && cursor.take(BETWEEN).isPresent()) {
      if (cursor.index() == start) {
        throw new ParseError(
            start, "a blank is missing before " + cursor.rest(), Diagnostic.KindOnly.NAMES_WORD);
      }
    }
  }

  private static List<TypedWord> word(LineScanner cursor, StepReader reader) {
    int start = cursor.index();
    Optional<Matcher> found = cursor.take(KEY);
    if (found.isPresent()) {
      return List.of(new TypedWord.WordKey(start, found.get().group(1).toUpperCase(Locale.ROOT)));
    }
    found = cursor.take(StepReader.TO_LINE);
    if (found.isPresent()) {
      return List.of(new TypedWord.GoToLine(start, Integer.parseInt(found.get().group(1))));
    }
    if (cursor.take(StepReader.TO_END).isPresent()) {
      return List.of(new TypedWord.NewProgram(start));
    }
    Optional<String> text = TextReader.text(cursor);
    if (text.isPresent()) {
      return texts(start, text.get(), reader);
    }
    String number = NumberReader.number(cursor).map(NumberReader.TypedNumber::value).orElse("");
    cursor.index(start);
    List<Instruction> steps = reader.read(cursor);
    boolean quoted = cursor.textSince(start).contains("\"");
    return steps.stream()
        .map(
            step ->
                number.isEmpty()
                    ? step(start, quoted ? step : reader.inCapitals(step), step)
                    : new TypedWord.WordValue(start, number, step))
        .toList();
  }

  private static TypedWord step(int start, Instruction step, Instruction asTyped) {
    return step.operand() instanceof Operand.Text text && step.bytes()[0] < 0
        ? text(start, text.characters(), step)
        : new TypedWord.WordStep(start, step, Operand.programName(asTyped.operand()));
  }

  /**
   * Returns the words of a text. A text longer than a text line is split, and the parts are
   * appended.
   */
  private static List<TypedWord> texts(int start, String characters, StepReader reader) {
    List<TypedWord> words = new ArrayList<>();
    String line = StringUtils.left(characters, TextReader.LONGEST);
    int end = line.length();
    words.add(text(start, line, reader.text(line)));
    while (end < characters.length()) {
      int next = Math.min(end + TextReader.LONGEST - 1, characters.length());
      line = CharacterSet.APPEND + characters.substring(end, next);
      end = next;
      words.add(text(start, line, reader.text(line)));
    }
    return words;
  }

  private static TypedWord text(int start, String characters, Instruction line) {
    boolean append = characters.indexOf(CharacterSet.APPEND) == 0;
    return new TypedWord.WordText(
        start, append ? characters.substring(1) : characters, append, line);
  }
}
