package hp41.nut.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a listing, taken apart: a label, an operation, its operands; each may be missing. What
 * the disassembler writes in front, the address and the words, is passed over, unless nothing is
 * behind it: then the words are meant.
 */
final class Statement {

  private static final Pattern FRONT =
      Pattern.compile("\\s*[0-9A-F]{4}((?:\\s+[0-9A-F]{3})+)(?=\\s|$)");
  private static final Pattern LABEL = Pattern.compile("\\s*(\\S+):(?=\\s|$)");
  private static final Pattern EQUATION = Pattern.compile("\\s*(\\S+)\\s+=\\s+(\\S+)\\s*");
  private static final Pattern WORD = Pattern.compile("\"[^\"]*\"?|\\S+");

  private final int number;
  private final String line;
  private final Word label;
  private final String code;
  private final List<Word> words = new ArrayList<>();

  /**
   * A word of a line.
   *
   * @param at the index of its first character
   */
  record Word(String text, int at) {

    static final Word NONE = new Word("", 0);

    /** The same in capitals. */
    String capitals() {
      return text.toUpperCase(Locale.ROOT);
    }
  }

  Statement(int number, String line) {
    this.number = number;
    this.line = line;
    String text = withoutRemark(line);
    int begin = 0;
    Matcher front = FRONT.matcher(text);
    if (front.lookingAt()) {
      boolean more = !text.substring(front.end()).isBlank();
      begin = front.end();
      text = more ? text : text + " CON" + front.group(1);
    }
    Matcher labelled = LABEL.matcher(text).region(begin, text.length());
    Matcher equation = EQUATION.matcher(text).region(begin, text.length());
    if (labelled.lookingAt()) {
      label = new Word(labelled.group(1), labelled.start(1));
      begin = labelled.end();
    } else if (equation.matches()) {
      label = new Word(equation.group(1), equation.start(1));
      begin = equation.end(1);
    } else {
      label = Word.NONE;
    }
    code = text.substring(begin).strip();
    Matcher word = WORD.matcher(text).region(begin, text.length());
    while (word.find()) {
      words.add(new Word(word.group(), word.start()));
    }
  }

  private static String withoutRemark(String line) {
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char character = line.charAt(i);
      quoted ^= character == '"';
      if (character == ';' && !quoted) {
        return line.substring(0, i);
      }
    }
    return line;
  }

  /** The number of the line, 1 the first. */
  int number() {
    return number;
  }

  /** The whole line. */
  String line() {
    return line;
  }

  /** Its label; nothing if it has none. */
  Word label() {
    return label;
  }

  /** All behind the label, without a remark. */
  String code() {
    return code;
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  /** The first word behind the label. */
  Word operation() {
    return words.isEmpty() ? Word.NONE : words.get(0);
  }

  /** The words behind the operation. */
  List<Word> operands() {
    return words.isEmpty() ? List.of() : words.subList(1, words.size());
  }

  /** The last word. */
  Word last() {
    return words.isEmpty() ? Word.NONE : words.get(words.size() - 1);
  }
}
