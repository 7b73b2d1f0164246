package hp41.terminal;

import hp41.Calculator;
import hp41.Internals;
import hp41.commands.LoadCommands;
import hp41.event.CalculatorError;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.listing.TypedLine;
import hp41.listing.TypedLine.TypedWord;
import hp41.memory.LabelName;
import hp41.memory.RegisterText;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.TypedText;
import hp41.screen.Terminal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/** Handles text that is pasted into the calculator or copied from it. */
record Clipboard(
    Calculator calculator, CalculatorInput input, Terminal terminal, LoadCommands load) {

  private static final String COPY =
      "Ctrl-Y copies X, the ALPHA register in ALPHA mode, the listing in PRGM mode, or the chosen "
          + "item of the panel with the focus. A private program cannot be copied.";

  private static final Pattern PROGRAM =
      Pattern.compile("(?im)^[^\\p{L}\"'“;\\r\\n]*(?:LBL\\b|\\.?END\\.?[^\\S\\r\\n]*$)");

  private static final Pattern TYPED_PROGRAM =
      Pattern.compile("(?i)^\\s*LBL\\s+(?:\"[^\"]+\"|[A-Z]\\w{1,6})\\s+\\S");

  /** A label in quotes with a letter that no key enters, as in {@code LBL "circle"}. */
  private static final Pattern UNKEYED_LABEL =
      Pattern.compile("LBL\\s+\"[^\"\\\\]*[f-z][^\"\\\\]*\"");

  private static final Pattern MORE_THAN_TEN_DIGITS = Pattern.compile("[-.0]*+(?:\\d\\.?){11}.*");
  private static final Pattern SEPARATOR = Pattern.compile("[\\r\\n\\t;]+");
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d+[.,]?\\d*|[.,]\\d+)(?:\\s?[eE][-+]?\\d{1,2})?");
  private static final Pattern GROUPED =
      Pattern.compile(
          "[-+]?\\d{1,3}([.,'’ \\xA0\\u202F])\\d{3}"
              + "(?:(?:\\1\\d{3})+|(?:\\1\\d{3})*(?!\\1)[.,]\\d+)");

  /**
   * Pastes numbers or a listing. A listing has several lines with a label or END; in PRGM mode, any
   * text of several lines is a listing. The result is empty if the text is neither and should be
   * typed instead; a text that is too long to be typed is refused.
   */
  Optional<Note> paste(String pasted) {
    String text = pasted.replaceFirst("^\uFEFF", "");
    boolean several = StringUtils.containsAny(text.strip(), '\r', '\n');
    if (several && (calculator.modes().prgm() || PROGRAM.matcher(text).find())) {
      return Optional.of(listing(text, "pasted text"));
    }
    if (text.length() > TypedText.LONGEST) {
      return Optional.of(
          explained(
              Note.error("pasted text", "it has no line with LBL or END")
                  .hint("F3", Promise.ENTERS_PRGM, "enters PRGM mode, which accepts any lines")));
    }
    boolean prompted = calculator.prompt().isPresent();
    return prompted ? Optional.empty() : numbers(text).map(this::key);
  }

  /**
   * Loads a typed line that is a program: a global label and more, not in PRGM mode. The calculator
   * itself would execute the steps one by one.
   */
  Optional<Note> program(String typed) {
    if (!isProgram(typed)) {
      return Optional.empty();
    }
    String line =
        UNKEYED_LABEL
            .matcher(TypedLine.capitals(typed))
            .replaceAll(it -> Matcher.quoteReplacement(LabelName.capitals(it.group())));
    StringBuilder steps = new StringBuilder(line);
    TypedLine read = TypedLine.read(line, Internals.known(calculator));
    read.problem().ifPresent(it -> steps.insert(it.column() - 1, '\n'));
    List<TypedWord> words = read.words();
    for (int i = words.size() - 1; i > 0; i--) {
      steps.insert(words.get(i).index(), '\n');
    }
    return Optional.of(listing(steps.toString(), "typed line"));
  }

  /** Returns whether a typed line is loaded as a program. */
  boolean isProgram(String typed) {
    return !calculator.modes().prgm() && TYPED_PROGRAM.matcher(typed).find();
  }

  private Note listing(String text, String source) {
    if (text.length() > ProgramFile.LARGEST_TEXT) {
      String why = "it has more than %d characters".formatted(ProgramFile.LARGEST_TEXT);
      return explained(Note.error(source, why).type("load FILE", Promise.LOADS, ""));
    }
    ProgramFile file = ProgramFile.of(new Assembler(Internals.known(calculator)).assemble(text));
    return explained(
        load.take(new LoadCommands.Source(source, file, text.getBytes(StandardCharsets.UTF_8))));
  }

  private static Note explained(Note note) {
    return note.means(
        "A pasted number is put in X, and numbers in several lines are put in the stack. Lines with "
            + "LBL or END are loaded as programs. In PRGM mode all lines are inserted into the "
            + "program.");
  }

  /**
   * Parses one or more numbers, separated by line ends, tabs or semicolons. Numbers may have a
   * decimal point or comma, and unambiguous thousands separators. The result is empty if the text
   * contains anything else.
   */
  static Optional<List<String>> numbers(String text) {
    List<String> numbers = new ArrayList<>();
    for (String part : SEPARATOR.split(text.strip())) {
      String written = part.strip().replace('\u2212', '-');
      Matcher grouped = GROUPED.matcher(written);
      String plain = grouped.matches() ? written.replace(grouped.group(1), "") : written;
      if (!NUMBER.matcher(plain).matches()) {
        return Optional.empty();
      }
      numbers.add(typed(plain.replaceAll("\\s|^\\+", "").replace(',', '.')));
    }
    return Optional.of(numbers).filter(it -> !it.isEmpty());
  }

  private static String typed(String number) {
    return MORE_THAN_TEN_DIGITS.matcher(number).matches()
        ? RegisterText.typed(Word.of(Decimal.parse(number).saturated()))
        : number;
  }

  private Note key(List<String> numbers) {
    Optional<Note> refused = input.type(String.join(" ", numbers));
    String last = numbers.get(numbers.size() - 1);
    String where = calculator.modes().prgm() ? " inserted" : " pasted into X";
    String others = "the others are above it in the stack";
    Note done = numbers.size() == 1 ? Note.of(last + where) : Note.of(last + where, others);
    return refused.orElseGet(() -> explained(done.undoes()));
  }

  /**
   * Copies the item at the cursor of a panel; otherwise ALPHA in ALPHA mode, the current program in
   * PRGM mode or in its panel, and else X.
   */
  Note copy(Optional<String> chosen, boolean inProgramPanel) {
    try {
      String text = chosen.orElseGet(() -> selection(inProgramPanel));
      if (text.isBlank()) {
        return Note.of("nothing to copy here")
            .hint("Esc", Promise.RETURNS, "and Ctrl-Y copy X")
            .means(COPY);
      }
      terminal.copy(text);
      long lines = text.lines().count();
      String what = lines > 1 ? lines + " lines" : text.strip();
      return Note.of(what + " copied", "paste it with your terminal's paste key").means(COPY);
    } catch (CalculatorError unseen) {
      return Note.error(unseen.getMessage(), "nothing was copied")
          .type("help private", Promise.HELP, "")
          .means(COPY);
    }
  }

  private String selection(boolean inProgramPanel) {
    if (calculator.modes().alpha() && !calculator.modes().prgm()) {
      return calculator.snapshot().alpha();
    }
    return calculator.modes().prgm() || inProgramPanel ? program() : x();
  }

  private String x() {
    return calculator.snapshot().stack().stream()
        .filter(level -> level.name().equals("X"))
        .findFirst()
        .orElseThrow()
        .text()
        .strip();
  }

  /** Returns a listing of the current program. */
  private String program() {
    byte[] program = calculator.programs().code(calculator.programs().pointer());
    return new Lister(Internals.known(calculator)).list(List.of(program));
  }
}
