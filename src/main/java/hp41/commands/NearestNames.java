package hp41.commands;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.KnownName;
import hp41.TypedLineError;
import hp41.event.CalculatorError;
import hp41.listing.Algebra;
import hp41.machine.ModuleDefinition;
import hp41.memory.LabelName;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.text.Nearest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;

/** Suggests names for an unknown name. Tab inserts the first suggestion into the input line. */
public final class NearestNames {

  /** What other calculators and computers call a function or a command. */
  private static final Map<String, String> OTHER_WORDS =
      Map.of(
          "RUN", "XEQ", "CALL", "XEQ", "PRINT", "PRP", "WRITE", "PRGM", "EDIT", "PRGM", "MODULES",
          "plug", "CATALOG", "CAT");

  private static final Pattern PLAIN_NAME = Pattern.compile("(?=.*[A-Z])[A-Z0-9]{2,}");

  private static final String UNKNOWN =
      "The line contains a word that is not a function, a program in memory or a command, or an "
          + "operand that its function does not accept. The words before it were executed. F1 and "
          + "some letters search for functions; catalogue lists the programs.";

  private static final String NO_ROOM =
      "Programs and data registers share memory, and too many data registers are in use. "
          + "SIZE sets their number; registers above it lose their content.";

  private static final String RPN =
      "The calculator has no = and no brackets: numbers come first, then the function, as in "
          + "2 3 + or 4 SQRT.";

  private static final Map<String, String> NAMES =
      Map.of(
          "printer", "a printer",
          "cards", "a card reader",
          "wand", "a wand",
          "hpil", "HP-IL",
          "time", "the time module",
          "xfunctions", "the extended functions");

  private final Calculator calculator;
  private Optional<String> suggestion = Optional.empty();

  public NearestNames(Calculator calculator) {
    this.calculator = calculator;
  }

  /** Returns whether other calculators or computers use a word for a function or a command. */
  static boolean isUsedElsewhere(String word) {
    return OTHER_WORDS.containsKey(LabelName.capitals(word));
  }

  /** Returns the line that Tab inserts, and clears it. */
  public Optional<String> take() {
    Optional<String> taken = suggestion;
    suggestion = Optional.empty();
    return taken;
  }

  /** Sets the line that Tab inserts. */
  void suggest(String line) {
    suggestion = Optional.of(line);
  }

  /**
   * Returns a question before something is overwritten. Tab inserts the line that overwrites it.
   *
   * @param word the command that was typed
   */
  Note writesOver(String what, String word, String rest) {
    suggest(word + "! " + rest.strip());
    return Note.question(what, "exists already").and(overwriting(word, "replaces it"));
  }

  /** Returns the keys and the command that overwrite what exists. */
  static Hint overwriting(String word, String effect) {
    return Hint.of("Tab, Enter (" + word + "!)", Promise.TYPES, effect, Stroke.named(KeyName.TAB))
        .plainly(word + "! " + effect);
  }

  /** Clears the suggestion. */
  public void forget() {
    suggestion = Optional.empty();
  }

  /** Returns whether a word is the name of a function or label. */
  boolean isName(String word) {
    return calculator.named(word).isPresent();
  }

  /**
   * Returns whether a line is the name of a function of the calculator or of a module, but not a
   * label.
   */
  boolean isFunction(String line) {
    return calculator.named(line.strip()).filter(it -> !it.isLabel()).isPresent();
  }

  /**
   * Returns what is wrong with a line, and suggestions.
   *
   * @param whole the line together with the digits that were keyed in before it: the 8 of {@code
   *     8queens} is a calculator key, and only the letters open the input line
   */
  public Note explain(TypedLineError wrong, String words, String whole) {
    Explanation explanation = explanation(wrong, words, whole);
    suggestion = explanation.suggestion();
    return explanation.note();
  }

  /**
   * A message about a wrong line.
   *
   * @param suggestion the line that Tab inserts
   */
  public record Explanation(Note note, Optional<String> suggestion) {}

  /** Returns the message of {@link #explain} and the line that Tab then inserts. */
  public Explanation explanation(TypedLineError wrong, String words, String whole) {
    if (calculator.isRunning()) {
      return new Explanation(Note.running(wrong.word()), Optional.empty());
    }
    Optional<String> inRpn = Algebra.inWords(words, Internals.known(calculator));
    if (inRpn.isPresent()) {
      Note note = Note.error(words.strip(), Algebra.HINT + inRpn.get());
      return new Explanation(note.hint("Tab", Promise.TYPES, "inserts it").means(RPN), inRpn);
    }
    if (wrong.size().isPresent()) {
      String size = "size " + wrong.size().getAsInt();
      Note note = Note.error(wrong.word(), wrong.reason());
      return new Explanation(
          note.type(size, Promise.SETS_SIZE, "").means(NO_ROOM), Optional.of(size));
    }
    return notPluggedIn(wrong.word()).orElseGet(() -> unknown(wrong, words, whole));
  }

  private Explanation unknown(TypedLineError wrong, String words, String whole) {
    String word = LabelName.capitals(wrong.word());
    List<String> nearest =
        Optional.ofNullable(OTHER_WORDS.get(word))
            .or(() -> calculator.named(whole).map(KnownName::text))
            .map(List::of)
            .orElse(wrong.nearest());
    String capitals = LabelName.capitals(words);
    int place = Math.max(0, capitals.lastIndexOf(word));
    String before = Strings.CS.removeEnd(capitals.substring(0, place), "\"").strip();
    String rest = StringUtils.substring(words, place + wrong.word().length());
    boolean same = nearest.stream().allMatch(wrong.word()::equalsIgnoreCase);
    Note error = Note.error(wrong.word(), wrong.reason()).means(UNKNOWN);
    return new Explanation(
        nearest.isEmpty()
            ? list(error.and(Hint.EXPLAINS), takesLabel(before))
            : (same ? error : error.and(Nearest.choice(nearest)))
                .hint("Tab", Promise.TYPES, "inserts the first"),
        nearest.stream().findFirst().map(it -> callOf(it, lastWord(before)) + after(it, rest)));
  }

  private static Note list(Note error, boolean labels) {
    return labels
        ? error.type("catalogue", Promise.SHOWS_CATALOGUE, "lists the programs")
        : error.type("help", Promise.HELP, "");
  }

  /** Returns how to plug in the accessory that a function belongs to, if it is not plugged in. */
  private Optional<Explanation> notPluggedIn(String function) {
    Optional<String> accessory =
        Accessory.pluggable().stream()
            .filter(it -> !calculator.plugged().accessories().contains(it))
            .filter(it -> !calculator.model().builtIn().contains(it))
            .filter(
                it -> Internals.functions(it).stream().anyMatch(module -> has(module, function)))
            .map(Accessory::label)
            .findFirst();
    return accessory.map(
        it ->
            new Explanation(
                Note.error(function, "needs " + NAMES.getOrDefault(it, it))
                    .type("plug " + it, Promise.PLUGS, "")
                    .hint("Tab", Promise.TYPES, "inserts it")
                    .means(
                        "The function belongs to an accessory that is not plugged in. plug "
                            + "connects it; Ctrl-U or unplug removes it again."),
                Optional.of("plug " + it)));
  }

  private static boolean has(ModuleDefinition module, String function) {
    return module.functions().stream().anyMatch(it -> it.name().equalsIgnoreCase(function));
  }

  /**
   * Returns a name as it must be typed: after the function that precedes it, or a label after XEQ.
   */
  private String callOf(String name, String before) {
    if (acceptsLabel(before)) {
      return before + " " + name;
    }
    return calculator.named(name).filter(KnownName::isLabel).map(it -> "XEQ ").orElse("") + name;
  }

  /** Returns the rest of a line after a name that was replaced. */
  private static String after(String name, String rest) {
    String words = Strings.CS.removeStart(rest, "\"");
    return acceptsLabel(name) ? words.replaceFirst("^ XEQ ", " ") : words;
  }

  /** Suggests a label after the calculator did not find the one that a function needs. */
  public Optional<Note> missing(String function, String label) {
    boolean known = !calculator.contents().reason().isEmpty();
    boolean named = acceptsLabel(function) || function.equals("ASN");
    boolean expectsLabel = named && !label.isBlank() && !known;
    if (!expectsLabel || !calculator.contents().isError(CalculatorError.NONEXISTENT)) {
      return Optional.empty();
    }
    String typed = label.replace("\"", "");
    List<String> others =
        calculator.names().stream().map(KnownName::text).filter(it -> !it.equals(typed)).toList();
    List<String> nearest = Nearest.to(LabelName.capitals(typed), others);
    suggestion = nearest.stream().findFirst().map(it -> function + " " + it);
    return nearest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Note.error(calculator.error(), Nearest.choice(nearest))
                .hint("Tab", Promise.TYPES, "inserts the first")
                .and(Hint.CLEARS)
                .means(UNKNOWN));
  }

  /** Suggests a label for a line that ends with a function and a label, or with ASN and a key. */
  public Optional<Note> missing(String line) {
    String before = line.substring(0, Math.max(0, line.lastIndexOf(' '))).strip();
    String assigned = StringUtils.substringBeforeLast(before, " ");
    if (!lastWord(assigned).equals("ASN")) {
      return missing(lastWord(before), lastWord(line));
    }
    Optional<Note> error = missing("ASN", lastWord(before));
    suggestion = suggestion.map(it -> it + " " + lastWord(line));
    return error;
  }

  /** Returns whether the text before a word makes the word a label. */
  public static boolean takesLabel(String before) {
    String last = LabelName.capitals(lastWord(before.strip())).replaceFirst("^:", "");
    return acceptsLabel(last);
  }

  /** Returns the name of a program as an operand, in quotes if it would be read differently. */
  public static String spelled(String label) {
    return PLAIN_NAME.matcher(label).matches() ? label : '"' + label + '"';
  }

  /** Returns whether a name is that of a function whose operand can be a global label. */
  private static boolean acceptsLabel(String name) {
    return Internals.known()
        .byCharacters(name)
        .filter(it -> it.operand().acceptsLabel())
        .isPresent();
  }

  private static String lastWord(String line) {
    return line.substring(line.lastIndexOf(' ') + 1);
  }
}
