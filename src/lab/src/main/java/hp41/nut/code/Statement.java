package hp41.nut.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parsed line of a listing: label, operation and operands, each of them optional. The address and
 * words that the disassembler writes in front are ignored; if nothing follows them, the words are
 * assembled as data.
 */
final class Statement {

  private static final Pattern FRONT =
      Pattern.compile("\\s*[0-9A-F]{4}((?:\\s+[0-9A-F]{3})+)(?=\\s|$)");
  private static final Pattern LABEL = Pattern.compile("\\s*(\\S+):(?=\\s|$)");
  private static final Pattern EQUATION = Pattern.compile("\\s*(\\S+)\\s+=\\s+(\\S+)\\s*");
  private static final Pattern WORD = Pattern.compile("\"[^\"]*\"?|\\S+");

  private final int number;
  private final String line;
  private final StatementWord label;
  private final String code;
  private final List<StatementWord> words = new ArrayList<>();

  /**
   * A word of a line.
   *
   * @param at the index of its first character in the line
   */
  record StatementWord(String text, int at) {

    static final StatementWord NONE = new StatementWord("", 0);

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
      label = new StatementWord(labelled.group(1), labelled.start(1));
      begin = labelled.end();
    } else if (equation.matches()) {
      label = new StatementWord(equation.group(1), equation.start(1));
      begin = equation.end(1);
    } else {
      label = StatementWord.NONE;
    }
    code = text.substring(begin).strip();
    Matcher word = WORD.matcher(text).region(begin, text.length());
    while (word.find()) {
      words.add(new StatementWord(word.group(), word.start()));
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

  /** Returns the line number, from 1. */
  int number() {
    return number;
  }

  String line() {
    return line;
  }

  /** Returns the label; {@link StatementWord#NONE} if it has none. */
  StatementWord label() {
    return label;
  }

  /** Returns the text after the label, without the remark. */
  String code() {
    return code;
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  /** Returns the first word after the label. */
  StatementWord operation() {
    return words.isEmpty() ? StatementWord.NONE : words.get(0);
  }

  List<StatementWord> operands() {
    return words.isEmpty() ? List.of() : words.subList(1, words.size());
  }

  StatementWord last() {
    return words.isEmpty() ? StatementWord.NONE : words.get(words.size() - 1);
  }
}
