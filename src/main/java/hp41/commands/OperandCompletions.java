package hp41.commands;

import hp41.KnownName;
import hp41.files.BundledProgram;
import hp41.files.OutputKind;
import hp41.files.PlugNames;
import hp41.panel.help.NameMatching;
import hp41.panel.help.OfferedName;
import hp41.states.StateFolder.NamedStates;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;

/**
 * Completes the operands of commands.
 *
 * @param names the names of the calculator
 * @param states the names of saved states
 * @param plugged the names of plugged-in modules
 */
record OperandCompletions(
    Supplier<List<KnownName>> names,
    Supplier<List<String>> states,
    Supplier<List<String>> plugged) {

  private static final Pattern NUMBER = Pattern.compile("[-+.,\\d]+(e-?\\d*)?");

  private static final KnownName EVERYTHING =
      new KnownName("all", "", OfferedName.SCREEN, "", "All programs in memory");

  private static final List<KnownName> PLUGGABLE =
      named(PlugNames.included().stream(), "Can be plugged in");

  /** Completes the operand of a command. */
  interface CompletionSource {
    List<KnownName> of(OperandCompletions completions, FileOperands typed);
  }

  /**
   * Returns a source of fixed words. All have the same help text, in which {@code %s} is replaced
   * by the word.
   */
  static CompletionSource among(Stream<String> commands, String help) {
    List<KnownName> names = named(commands, help);
    return (completions, typed) -> among(names, typed);
  }

  private static List<KnownName> named(Stream<String> commands, String help) {
    return commands
        .map(it -> new KnownName(it, "", OfferedName.SCREEN, "", help.formatted(it)))
        .toList();
  }

  private static List<KnownName> among(List<KnownName> names, FileOperands typed) {
    return NameMatching.best(typed.lastWord(), names, KnownName::text, List.of());
  }

  /** Returns what can be plugged in: accessories, and module images. */
  List<KnownName> pluggable(FileOperands typed) {
    String word = typed.lastWord();
    List<KnownName> offers =
        new ArrayList<>(
            PLUGGABLE.stream().filter(it -> Strings.CI.startsWith(it.text(), word)).toList());
    offers.addAll(FileCompletions.of(typed, OutputKind::mayBeModule));
    return offers.isEmpty() ? among(PLUGGABLE, typed) : offers;
  }

  /** Returns what is plugged in. */
  List<KnownName> plugged(FileOperands typed) {
    return among(named(plugged.get().stream().map(FileOperands::word), "Is plugged in"), typed);
  }

  /** Returns the named states under which memory can be saved. */
  List<KnownName> savableStates(FileOperands typed) {
    return states(typed).stream().filter(it -> !NamedStates.isMemory(it.text())).toList();
  }

  /** Returns the named states, and the memories of other calculators. */
  List<KnownName> states(FileOperands typed) {
    return states.get().stream()
        .filter(name -> Strings.CI.startsWith(name, typed.rest()))
        .map(name -> new KnownName(name, "", OfferedName.STATE, "", ""))
        .toList();
  }

  /** Returns the files and bundled programs that can be loaded. */
  List<KnownName> programFiles(FileOperands typed) {
    Stream<KnownName> bundled =
        BundledProgram.all().stream()
            .filter(it -> Strings.CI.startsWith(it.name(), typed.lastWord()))
            .map(it -> new KnownName(it.name(), "", OfferedName.PROGRAM, "", it.title()));
    return Stream.concat(bundled, FileCompletions.programs(typed).stream()).toList();
  }

  /** Returns all files. */
  List<KnownName> files(FileOperands typed) {
    return FileCompletions.of(typed);
  }

  /** Returns labels, functions and the words of a condition. */
  List<KnownName> breakpoints(FileOperands typed) {
    List<KnownName> offered =
        Stream.concat(names.get().stream(), BreakOperand.WORDS.stream()).toList();
    return isNotAName(typed.lastWord()) ? List.of() : among(offered, typed);
  }

  /** Returns the folders. */
  List<KnownName> folders(FileOperands typed) {
    return FileCompletions.of(typed, name -> false);
  }

  /** Returns the files to save to or, after a file name, the programs that can be saved. */
  List<KnownName> filesAndPrograms(FileOperands typed) {
    return typed.namesProgram() ? programs(typed.lastWord()) : FileCompletions.of(typed);
  }

  /** Returns the programs that can be saved, as they are typed after a file name. */
  private List<KnownName> programs(String word) {
    Stream<KnownName> labels =
        names.get().stream()
            .filter(KnownName::isLabel)
            .map(
                it ->
                    new KnownName(
                        FileOperands.word(it.text()), "", it.kind(), it.effect(), it.help()));
    return NameMatching.best(
        word, Stream.concat(labels, Stream.of(EVERYTHING)).toList(), KnownName::text, List.of());
  }

  /** Returns whether a word is empty, a number or in quotes, so that no name completes it. */
  static boolean isNotAName(String word) {
    return word.isEmpty() || word.startsWith("\"") || NUMBER.matcher(word).matches();
  }
}
