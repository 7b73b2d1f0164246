package hp41.commands;

import hp41.Calculator;
import hp41.Calculator.KnownName;
import hp41.Calculator.TypedLineError;
import hp41.machine.CalculatorError;
import hp41.panel.Note;
import hp41.panel.help.HelpPage;
import hp41.panel.help.NameMatching;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What was probably meant by a name that there is not; Tab puts the first one into the line. */
public final class NearestNames {

  /** The functions behind which the name of a program stands as it is. */
  private static final Set<String> BEFORE_A_LABEL = Set.of("XEQ", "GTO", "CLP", "LBL", "PCLPS");

  private static final String NONEXISTENT = CalculatorError.NONEXISTENT.getMessage();

  /** Two numbers with what is to be done with them in between, as it is written on paper. */
  private static final Pattern BETWEEN =
      Pattern.compile("([-+]?[\\d.,]+)\\s*([-+*/^×÷−])\\s*([-+]?[\\d.,]+)\\s*=?");

  private final Calculator calculator;
  private Optional<String> suggestion = Optional.empty();

  public NearestNames(Calculator calculator) {
    this.calculator = calculator;
  }

  /** The line for Tab to put into the typed line; but once. */
  public Optional<String> take() {
    Optional<String> taken = suggestion;
    suggestion = Optional.empty();
    return taken;
  }

  /** Has Tab put a line into the typed line. */
  void suggest(String line) {
    suggestion = Optional.of(line);
  }

  /**
   * Asks before something is written over; Tab puts the line that does it into the typed line.
   *
   * @param word what was typed in front of the rest
   */
  Note writesOver(String what, String word, String rest) {
    suggest(word + "! " + rest.strip());
    return Note.question(what, "is there already", "Tab, Enter (" + word + "!) writes over it");
  }

  /** Tab does nothing of this kind any more. */
  public void forget() {
    suggestion = Optional.empty();
  }

  /** What goes by a name, in capitals or not. */
  public Optional<KnownName> named(String text) {
    return calculator.names().stream().filter(it -> it.text().equalsIgnoreCase(text)).findFirst();
  }

  /** Whether a line is the name of a function, of the calculator or of a module; no label is. */
  boolean isFunction(String line) {
    return named(line.strip()).filter(it -> !HelpPage.isLabel(it)).isPresent();
  }

  /**
   * What is wrong with a line, and what was probably meant.
   *
   * @param whole the line with what was keyed right in front of it: of {@code 8queens} the 8 is a
   *     key, and only the letters open the line
   */
  public Note explain(TypedLineError wrong, String words, String whole) {
    if (calculator.isRunning()) {
      return Note.error(wrong.word(), "a program runs", "R/S (F5 or !) stops it");
    }
    Matcher sum = BETWEEN.matcher(words.strip());
    if (sum.matches()) {
      String asKeys = sum.group(1) + ' ' + sum.group(3) + ' ' + sum.group(2);
      suggestion = Optional.of(asKeys);
      return Note.error(words.strip(), "numbers come first: " + asKeys, "Tab takes it");
    }
    Optional<String> name = named(whole).map(KnownName::text);
    List<String> nearest = name.map(List::of).orElse(wrong.nearest());
    String before = words.substring(0, Math.max(0, words.lastIndexOf(wrong.word()))).strip();
    suggestion = nearest.stream().findFirst().map(it -> callOf(it, lastWord(before)));
    return nearest.isEmpty()
        ? Note.error(wrong.word(), wrong.reason(), "F1 searches all names")
        : Note.error(wrong.word(), wrong.reason(), meant(nearest), "Tab takes the first");
  }

  /** A name as it is to be typed: behind the function that was typed before it, a label by XEQ. */
  private String callOf(String name, String before) {
    if (BEFORE_A_LABEL.contains(before)) {
      return before + " " + name;
    }
    return named(name).filter(HelpPage::isLabel).map(it -> "XEQ ").orElse("") + name;
  }

  /** What was probably meant by the label behind a function, if the calculator has not found it. */
  public Optional<Note> missing(String function, String label) {
    boolean known = !calculator.contents().reason().isEmpty();
    boolean wanted = BEFORE_A_LABEL.contains(function) && !label.isBlank() && !known;
    if (!wanted || !calculator.error().equals(NONEXISTENT)) {
      return Optional.empty();
    }
    String typed = label.replace("\"", "");
    List<String> others =
        calculator.names().stream().map(KnownName::text).filter(it -> !it.equals(typed)).toList();
    List<String> nearest = NameMatching.nearest(typed, others);
    suggestion = nearest.stream().findFirst().map(it -> function + " " + it);
    return nearest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Note.error(NONEXISTENT, meant(nearest), "Tab takes the first", "Backspace clears"));
  }

  /** The same of a line that ends with them. */
  public Optional<Note> missing(String line) {
    String before = line.substring(0, Math.max(0, line.lastIndexOf(' '))).strip();
    return missing(lastWord(before), lastWord(line));
  }

  /** Whether what is typed in front of a word makes that word a label. */
  public static boolean takesLabel(String before) {
    String last = lastWord(before.strip()).toUpperCase(Locale.ROOT).replaceFirst("^:", "");
    return BEFORE_A_LABEL.contains(last);
  }

  private static String lastWord(String line) {
    return line.substring(line.lastIndexOf(' ') + 1);
  }

  /** The clause that asks whether one of these was meant. */
  static String meant(List<String> nearest) {
    return "did you mean " + String.join(", ", nearest) + "?";
  }
}
