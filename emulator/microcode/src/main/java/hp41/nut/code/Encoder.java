package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.DisplayCode;
import hp41.nut.Mnemonics;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/** Makes words of what stands in a line. */
final class Encoder {

  /** What stands for words and is no instruction. */
  static final List<String> DATA =
      List.of("CON", ".CON", ".XROM", ".FAT", ".ENTRY", ".NAME", ".ID");

  private static final List<String> OPERATIONS =
      Stream.concat(Mnemonics.all().stream(), DATA.stream()).toList();

  private static final Pattern FAR = Pattern.compile("\\?(N?C) ?(XQ|GO) +\\S+");
  private static final Pattern NEAR = Pattern.compile("J(N?C) +\\S+");
  private static final Pattern PROMPT = Pattern.compile("([0-3]),([0-3])");
  private static final int HEXADECIMAL = 16;
  private static final int LOW = 0x3FF;
  private static final int FARTHEST = 63;
  private static final int HIGHEST_XROM = 31;
  private static final int ID_LENGTH = 4;
  private static final int IF_CARRY = 4;
  private static final int NEAR_CLASS = 3;
  private static final int NONE = 0;

  private final Map<String, Integer> labels;
  private final AssemblyProblems problems;

  Encoder(Map<String, Integer> labels, AssemblyProblems problems) {
    this.labels = labels;
    this.problems = problems;
  }

  /** How many words a line stands for, before the addresses of labels are known. */
  int size(Statement statement) {
    int operands = statement.operands().size();
    return switch (statement.operation().capitals()) {
      case "CON", ".CON" -> operands;
      case ".ENTRY" -> 2;
      case ".FAT" -> 1 + 2 * operands + 2;
      case ".NAME", ".ID" -> Math.max(1, text(statement).length());
      default -> isFar(statement) ? 2 : 1;
    };
  }

  private static boolean isFar(Statement statement) {
    return FAR.matcher(simple(statement)).matches();
  }

  private static String simple(Statement statement) {
    return StringUtils.normalizeSpace(statement.code()).toUpperCase(Locale.ROOT);
  }

  /** The words of a line that stand in a page from an address on. */
  int[] words(Statement statement, PageDraft page, int address) {
    return switch (statement.operation().capitals()) {
      case "CON", ".CON" -> constants(statement);
      case ".XROM" -> new int[] {xrom(statement)};
      case ".FAT" -> list(statement, page);
      case ".ENTRY" -> entry(statement, page);
      case ".NAME" -> name(statement);
      case ".ID" -> id(statement);
      default -> instruction(statement, page, address);
    };
  }

  private int[] instruction(Statement statement, PageDraft page, int address) {
    OptionalInt word = Mnemonics.word(statement.code());
    if (word.isPresent()) {
      return new int[] {word.getAsInt()};
    }
    Matcher far = FAR.matcher(simple(statement));
    if (far.matches()) {
      return LongJump.of(far.group(1), far.group(2), address(statement, page)).words();
    }
    Matcher near = NEAR.matcher(simple(statement));
    if (near.matches()) {
      int condition = near.group(1).equals("C") ? IF_CARRY : 0;
      int displacement = displacement(statement, address);
      return new int[] {(displacement & 0x7F) << 3 | condition | NEAR_CLASS};
    }
    unknown(statement);
    return new int[] {NONE};
  }

  private void unknown(Statement statement) {
    String code = simple(statement);
    problems.unknown(
        statement,
        new Statement.StatementWord(statement.code(), statement.operation().at()),
        code + " is no instruction; data are written CON nnn, a label NAME:",
        code,
        OPERATIONS);
  }

  /** The address of a jump to anywhere. */
  private int address(Statement statement, PageDraft page) {
    Statement.StatementWord target = statement.last();
    if (target.capitals().matches("[0-9A-F]{4}")) {
      return Integer.parseInt(target.text(), HEXADECIMAL);
    }
    if (!page.place().isFixed() && isIn(page, target)) {
      problems.warning(
          statement,
          target,
          target.text()
              + " has this address only in page "
              + Mnemonics.hex(page.base() / Rom.PAGE, 1)
              + ", and the page can be in another; ?NC XQ 0FDE (a call) or 0FDA (a jump) with CON "
              + target.text()
              + " behind it goes anywhere in the same 1024 words");
    }
    return label(statement, target, "four hexadecimal digits or a label");
  }

  private boolean isIn(PageDraft page, Statement.StatementWord target) {
    return labels.getOrDefault(target.text(), -1) / Rom.PAGE == page.base() / Rom.PAGE;
  }

  private int label(Statement statement, Statement.StatementWord word, String wanted) {
    Integer address = labels.get(word.text());
    if (address == null) {
      problems.unknown(
          statement,
          word,
          "there is no label " + word.text() + "; this wants " + wanted,
          word.text(),
          labels.keySet());
      return NONE;
    }
    return address;
  }

  private int displacement(Statement statement, int address) {
    Statement.StatementWord target = statement.last();
    if (target.text().matches("[+-]\\d{1,4}")) {
      int words = Integer.parseInt(target.text());
      return near(statement, words, target.text() + " words are too many");
    }
    boolean known = labels.containsKey(target.text());
    int to = label(statement, target, "a label, or so many words as +5 or -5");
    int words = known ? (short) (to - address) : 0;
    return near(statement, words, target.text() + " is " + Math.abs(words) + " words away");
  }

  private int near(Statement statement, int words, String what) {
    if (words > FARTHEST || words < -FARTHEST - 1) {
      problems.error(
          statement,
          statement.last(),
          what + ": a jump goes 63 words on and 64 back; ?NC GO and ?C GO go anywhere");
    }
    return words;
  }

  private int[] constants(Statement statement) {
    List<Integer> words = new ArrayList<>();
    for (Statement.StatementWord word : statement.operands()) {
      if (!word.capitals().matches("[0-9A-F]{1,4}")) {
        words.add(label(statement, word, "up to three hexadecimal digits or a label") & LOW);
        continue;
      }
      int number = Integer.parseInt(word.text(), HEXADECIMAL);
      if (number > LOW) {
        problems.error(statement, word, word.text() + " is too large: a word is 000 to 3FF");
      }
      words.add(number & LOW);
    }
    if (words.isEmpty()) {
      problems.error(statement, statement.operation(), "words are missing: CON 1FD 000");
    }
    return words.stream().mapToInt(it -> it).toArray();
  }

  private int xrom(Statement statement) {
    String number = statement.last().text();
    if (!number.matches("\\d{1,2}") || Integer.parseInt(number) > HIGHEST_XROM) {
      problems.error(statement, statement.last(), "a module has a number from 0 to 31: .XROM 21");
      return NONE;
    }
    return Integer.parseInt(number);
  }

  private int[] list(Statement statement, PageDraft page) {
    int[] words = new int[size(statement)];
    int at = 0;
    words[at++] = statement.operands().size();
    for (Statement.StatementWord function : statement.operands()) {
      int offset = offset(statement, function, page);
      words[at++] = offset >> 8;
      words[at++] = offset & 0xFF;
    }
    return words;
  }

  private int[] entry(Statement statement, PageDraft page) {
    List<Statement.StatementWord> operands = statement.operands();
    boolean user = operands.size() == 2 && operands.get(1).capitals().equals("USER");
    if (operands.isEmpty() || operands.size() > 1 && !user) {
      problems.error(
          statement,
          statement.last(),
          "an entry is the label of a function, with USER behind it for user code: .ENTRY START");
      return new int[2];
    }
    int offset = offset(statement, operands.get(0), page);
    return new int[] {(user ? Rom.USER_CODE : 0) | offset >> 8, offset & 0xFF};
  }

  private int offset(Statement statement, Statement.StatementWord function, PageDraft page) {
    int address = label(statement, function, "the label of a function's first instruction");
    return address - page.base() & Rom.WORDS - 1;
  }

  private static String text(Statement statement) {
    return statement.operands().isEmpty()
        ? ""
        : StringUtils.strip(statement.operands().get(0).text(), "\"");
  }

  private int[] name(Statement statement) {
    List<Statement.StatementWord> operands = statement.operands();
    String text = text(statement);
    Matcher prompt = PROMPT.matcher(operands.size() == 2 ? operands.get(1).text() : "0,0");
    int second = prompt.matches() ? Integer.parseInt(prompt.group(2)) : 0;
    if (operands.isEmpty() || operands.size() > 2 || !prompt.matches()) {
      problems.error(
          statement,
          statement.last(),
          "a name stands in quotes, behind it what it asks for as two numbers: .NAME \"STO\" 2,0");
    } else if (text.isEmpty()
        || text.length() > NameWords.LONGEST
        || second != 0 && text.length() == 1) {
      problems.error(
          statement, operands.get(0), "a name has 1 to 11 letters, 2 if it asks by both");
    } else if (isWritable(statement)) {
      return NameWords.of(text, Integer.parseInt(prompt.group(1)), second);
    }
    return new int[size(statement)];
  }

  private boolean isWritable(Statement statement) {
    boolean writable = NameWords.isWritable(text(statement));
    if (!writable) {
      problems.error(
          statement,
          statement.operands().get(0),
          "the display has not all of these letters: capitals, digits, signs and abcdeµ≠Σ∡");
    }
    return writable;
  }

  private int[] id(Statement statement) {
    String text = text(statement);
    int[] words = new int[size(statement)];
    if (text.length() != ID_LENGTH) {
      problems.error(statement, statement.last(), "four letters name a page: .ID \"AB1A\"");
    } else if (isWritable(statement)) {
      for (int letter = 0; letter < ID_LENGTH; letter++) {
        words[ID_LENGTH - 1 - letter] = DisplayCode.code(text.charAt(letter));
      }
    }
    return words;
  }
}
