package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.DisplayCode;
import hp41.nut.LongJump;
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

/** Encodes statements as microcode words. */
record Encoder(Map<String, Integer> labels, AssemblyProblems problems) {

  /** The directives that produce words but are not instructions. */
  static final List<String> DATA =
      List.of("CON", ".CON", ".XROM", ".FAT", ".ENTRY", ".NAME", ".ID");

  private static final List<String> OPERATIONS =
      Stream.concat(MnemonicWords.all().stream(), DATA.stream()).toList();

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

  /** Returns the number of words that a statement produces. Label addresses need not be known. */
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

  /** Returns the words of a statement that is placed at an address of a page. */
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
    OptionalInt word = MnemonicWords.of(statement.code());
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
        code + " is not an instruction · data: CON 1FD, label: NAME:",
        code,
        OPERATIONS);
  }

  /** Returns the target of a two-word jump or call. */
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
              + ", but the page can be in any port · call it with ?NC XQ 0FDE, or jump to it with"
              + " ?NC XQ 0FDA, and on the next line CON "
              + target.text()
              + " (within the same 1024 words)");
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
          "there is no label " + word.text() + " · type " + wanted,
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
      return near(statement, words, target.text() + " words is too far");
    }
    boolean known = labels.containsKey(target.text());
    int to = label(statement, target, "a label or a distance in words, such as +5 or -5");
    int words = known ? (short) (to - address) : 0;
    return near(statement, words, target.text() + " is " + Math.abs(words) + " words away");
  }

  private int near(Statement statement, int words, String what) {
    if (words > FARTHEST || words < -FARTHEST - 1) {
      problems.error(
          statement,
          statement.last(),
          what + ": JNC and JC reach from -64 to +63 words · use ?NC GO or ?C GO");
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
        problems.error(
            statement, word, word.text() + " is too large · type a word from 000 to 3FF");
      }
      words.add(number & LOW);
    }
    if (words.isEmpty()) {
      problems.error(
          statement, statement.operation(), "CON needs at least one word · type: CON 1FD 000");
    }
    return words.stream().mapToInt(it -> it).toArray();
  }

  private int xrom(Statement statement) {
    String number = statement.last().text();
    if (!number.matches("\\d{1,2}") || Integer.parseInt(number) > HIGHEST_XROM) {
      problems.error(
          statement, statement.last(), "the module number must be 0 to 31 · type: .XROM 21");
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
          "an entry needs the label of a function, and USER for user code · type: .ENTRY START");
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
          "a name must be in quotes; two prompt numbers may follow · type: .NAME \"STO\" 2,0");
    } else if (text.isEmpty()
        || text.length() > NameWords.LONGEST
        || second != 0 && text.length() == 1) {
      problems.error(
          statement,
          operands.get(0),
          "a name must have 1 to 11 characters, or 2 to 11 if the second prompt number is not 0");
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
          "the display cannot show this text · use capitals, digits, punctuation and abcdeµ≠Σ∡");
    }
    return writable;
  }

  private int[] id(Statement statement) {
    String text = text(statement);
    int[] words = new int[size(statement)];
    if (text.length() != ID_LENGTH) {
      problems.error(
          statement, statement.last(), "a page ID must have four characters · type: .ID \"AB1A\"");
    } else if (isWritable(statement)) {
      for (int letter = 0; letter < ID_LENGTH; letter++) {
        words[ID_LENGTH - 1 - letter] = DisplayCode.code(text.charAt(letter));
      }
    }
    return words;
  }
}
