package hp41.commands;

import hp41.Calculator;
import hp41.KnownName;
import hp41.commands.CommandReading.CommandMatch;
import hp41.files.BundledProgram;
import hp41.memory.LabelName;
import hp41.panel.help.NameMatching;
import hp41.panel.help.OfferedName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Completes the word that is being typed. Recently used names are offered first. */
public final class Completions {

  private static final Pattern LABEL_LINE = Pattern.compile("(?i)(.*\\s)?:?lbl\\s+\\S*");
  private static final Pattern LOCAL_LABEL = Pattern.compile("[A-Ja-j]");

  private static final int MAX_OFFERS = 40;
  private static final int MAX_RECENT = 100;

  private final Predicate<String> understands;
  private final BooleanSupplier writes;
  private final Supplier<List<KnownName>> names;
  private final OperandCompletions operands;
  private final Deque<String> recent = new ArrayDeque<>();
  private final List<KnownName> own;

  /**
   * Creates completions for the names of the calculator, of states, and of plugged-in modules, and
   * for the terminal's commands.
   *
   * @param understands whether the calculator can execute a line as it is
   * @param writes whether lines are inserted into a program, so that a label need not exist yet
   */
  public Completions(
      Supplier<List<KnownName>> names,
      Supplier<List<String>> states,
      Supplier<List<String>> plugged,
      Predicate<String> understands,
      BooleanSupplier writes) {
    this(names, states, plugged, CommandTable.NAMES, understands, writes);
  }

  /** Creates completions for the names of the calculator only, without the terminal's commands. */
  public Completions(Supplier<List<KnownName>> names) {
    this(names, List::of, List::of, List.of(), line -> true, () -> false);
  }

  private Completions(
      Supplier<List<KnownName>> names,
      Supplier<List<String>> states,
      Supplier<List<String>> plugged,
      List<KnownName> own,
      Predicate<String> understands,
      BooleanSupplier writes) {
    this.own = own;
    this.names = names;
    operands = new OperandCompletions(names, states, plugged);
    this.understands = understands;
    this.writes = writes;
  }

  /** Records that a name was completed or executed. */
  public void used(String name) {
    recent.remove(name);
    recent.addFirst(name);
    if (recent.size() > MAX_RECENT) {
      recent.removeLast();
    }
  }

  /** Returns the names of a calculator that complete a word at the end of a typed line. */
  public static List<KnownName> complete(Calculator calculator, String line, String word) {
    return new Completions(calculator::names).of(CommandReading.withoutCommands(line), word);
  }

  /** Returns the completions of a word in a line. */
  public List<KnownName> of(CommandReading typed, String word) {
    List<KnownName> all = all(typed, word);
    return all.subList(0, Math.min(MAX_OFFERS, all.size()));
  }

  /**
   * Returns the index of the completion that Enter takes for a word at the end of a line; -1 if the
   * line is executed as it was typed. A complete name wins; else it is the first completion, if it
   * begins with the word. A label inside a program that is not loaded yet must be typed completely,
   * as the operand of a function such as XEQ.
   */
  public int taken(CommandReading typed, String word, List<KnownName> offers) {
    boolean command = typed.line().startsWith(":") && typed.isWhole();
    if (offers.isEmpty() || word.matches("|.*[/:]") || command || isNew(typed)) {
      return -1;
    }
    boolean runs = !typed.hasText();
    boolean calls = runs && NearestNames.takesLabel(before(typed, word));
    Predicate<KnownName> inner = it -> runs && isInsideOfAnother(it);
    boolean incomplete = !isComplete(typed, word);
    return Stream.<Predicate<KnownName>>of(
            it -> it.text().equals(word) && (calls || !inner.test(it)),
            it -> it.isSpelled(word) && (calls || !inner.test(it)),
            it -> incomplete && begins(it, word) && !inner.test(it))
        .flatMapToInt(
            wanted -> IntStream.range(0, offers.size()).filter(i -> wanted.test(offers.get(i))))
        .findFirst()
        .orElse(-1);
  }

  /**
   * Returns whether a name begins with a word. A word that is the name of a function on another
   * calculator is not completed: {@code run} does not become RUNSW.
   */
  private static boolean begins(KnownName name, String word) {
    boolean other = name.kind() != OfferedName.SCREEN && NearestNames.isUsedElsewhere(word);
    return !other && NameMatching.begins(word, name.text());
  }

  /** Returns whether a name is a label of a program that has to be loaded, and not its own name. */
  private static boolean isInsideOfAnother(KnownName name) {
    boolean own =
        BundledProgram.named(name.text()).filter(it -> it.name().equals(name.text())).isPresent();
    return name.mustBeLoaded() && !own;
  }

  private static String before(CommandReading typed, String word) {
    return typed.line().substring(0, typed.line().length() - word.length());
  }

  /** Returns whether a name that was typed in part must be completed before it is executed. */
  public boolean mustBeTyped(CommandReading typed, String before, KnownName name) {
    return name.usage().inFull()
        || typed.completing().filter(it -> it.row().inFull()).isPresent()
        || function(before, names.get()).filter(it -> it.usage().inFull()).isPresent();
  }

  /** Returns whether the operand at the end of a line is a new name. */
  private static boolean isNew(CommandReading typed) {
    return typed.isNew() || LABEL_LINE.matcher(typed.line()).matches();
  }

  /** Returns whether a line without the whole name of a completion can be executed as it is. */
  private boolean isComplete(CommandReading typed, String word) {
    return NearestNames.takesLabel(before(typed, word))
        ? writes.getAsBoolean() || LOCAL_LABEL.matcher(word).matches()
        : typed.isWhole()
            || !typed.hasText() && understands.test(typed.line().replaceFirst("^:", ""));
  }

  private List<KnownName> all(CommandReading typed, String word) {
    Optional<CommandMatch> command = typed.completing();
    if (command.isPresent()) {
      FileOperands operand = new FileOperands(command.get().text().operand());
      return command.get().row().offers().orElseThrow().of(operands, operand);
    }
    String line = typed.line();
    String before = before(typed, word);
    boolean calls = NearestNames.takesLabel(before);
    boolean helps = typed.hasTextAfter("help");
    boolean none = OperandCompletions.isNotAName(word) && !(calls && word.isEmpty());
    boolean other = typed.hasText() && !helps;
    if (none || other) {
      return List.of();
    }
    List<KnownName> named = new ArrayList<>(names.get());
    if (!calls && operand(before, named).startsWith("n")) {
      return List.of();
    }
    if (line.startsWith(":")) {
      named.removeIf(it -> !it.isLabel());
    }
    if (line.strip().indexOf(' ') < 0 || helps) {
      named.addAll(line.startsWith(":") ? 0 : named.size(), own);
    }
    if (!calls) {
      return best(word, named);
    }
    List<KnownName> programs = named.stream().filter(KnownName::isLabel).toList();
    List<KnownName> offers = new ArrayList<>(best(word, programs));
    named.removeAll(programs);
    offers.addAll(word.isEmpty() ? List.of() : best(word, named));
    return offers;
  }

  /** Returns the name of the function at the end of a text, if it takes an operand. */
  public Optional<String> functionOf(String before) {
    return function(before, names.get()).filter(it -> !it.operand().isEmpty()).map(KnownName::text);
  }

  /** Returns whether a text ends with a function that takes an operand. */
  public boolean takesOperand(String before) {
    return !operand(before, names.get()).isEmpty();
  }

  /** Returns the kind of operand that the function at the end of a text takes, or nothing. */
  private static String operand(String before, List<KnownName> known) {
    return function(before, known).map(KnownName::operand).orElse("");
  }

  /** Returns the function at the end of a text. */
  private static Optional<KnownName> function(String before, List<KnownName> known) {
    String text = LabelName.capitals(before.strip()).replaceFirst("\\s+IND$", "");
    String function = text.substring(text.lastIndexOf(' ') + 1);
    return known.stream().filter(it -> it.text().equals(function)).findFirst();
  }

  private List<KnownName> best(String word, List<KnownName> of) {
    return NameMatching.best(word, of, KnownName::text, List.copyOf(recent));
  }
}
