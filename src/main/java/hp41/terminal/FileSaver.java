package hp41.terminal;

import hp41.Calculator;
import hp41.WholeFile;
import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.format.Unwritable;
import hp41.listing.Nearest;
import hp41.listing.Programs;
import hp41.machine.CalculatorError;
import hp41.memory.CharacterSet;
import hp41.memory.Global;
import hp41.panel.Note;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Does {@code save FILE [PROGRAM]}. */
final class FileSaver {

  private static final String ALL = "all";
  private static final String OTHERWISE = "save takes any other file";

  private final Calculator calculator;
  private final Operator operator;

  FileSaver(Calculator calculator, Operator operator) {
    this.calculator = calculator;
    this.operator = operator;
  }

  /** What is to be saved: programs, and what they are called together. */
  private record Choice(String name, List<byte[]> programs) {}

  /** Saves the current program, the one with a label, or all in memory, in the kind FILE tells. */
  Note save(FileLine line) {
    List<String> words = words(line);
    if (words.isEmpty() || words.size() > 2) {
      return Note.error("save", "save FILE, save FILE PROGRAM or save FILE all");
    }
    String file = words.get(0);
    Optional<OutputKind> kind = OutputKind.of(file);
    if (kind.isEmpty()) {
      String endings = OutputKind.commonEndings() + " tell one";
      return Note.error(file, "no kind of file", endings, "save NAME.raw");
    }
    try {
      Optional<Choice> choice = words.size() == 1 ? Optional.of(current()) : named(words.get(1));
      return choice.isPresent()
          ? save(line, file, kind.get(), choice.get())
          : missing(words.get(1));
    } catch (CalculatorError refused) {
      return Note.error(
          refused.getMessage(),
          "what cannot be seen is not saved either",
          "help private tells more");
    } catch (Unwritable unwritable) {
      return Note.error(file, unwritable.getMessage(), OTHERWISE);
    } catch (IOException unwritable) {
      return Note.error(file, FileTrouble.unwritten(unwritable), OTHERWISE);
    }
  }

  /** Blanks belong to the name of the file if it tells its kind only with what is behind them. */
  private static List<String> words(FileLine line) {
    List<String> words = line.words();
    boolean one =
        words.size() > 1
            && OutputKind.of(words.get(0)).isEmpty()
            && OutputKind.of(line.whole()).isPresent();
    return one ? List.of(line.whole()) : words;
  }

  private Note save(FileLine line, String file, OutputKind kind, Choice choice) throws IOException {
    if (choice.programs().stream().allMatch(Programs::isEmpty)) {
      return Note.error(choice.name(), "has no line to be saved", "F3 (PRGM) takes lines");
    }
    if (line.verb() == FileLine.Verb.SAVE && kind.replaces(file, choice.programs())) {
      return operator.nearest().writesOver(file, "save", line.rest());
    }
    WholeFile.refusePipe(FileTrouble.path(file));
    int bytes = kind.write(file, choice.programs(), calculator.known(), false);
    return Note.of(
        choice.name() + " written to " + file, bytes + " bytes", "save! writes it again");
  }

  private Choice current() {
    String name = calculator.snapshot().program().name();
    byte[] program = calculator.programs().code(calculator.programs().pointer());
    return new Choice(name.isEmpty() ? "the current program" : name, List.of(program));
  }

  /** The program with a label as it is written, or all, or with a label in other letters. */
  private Optional<Choice> named(String name) {
    Optional<Global> exact = label(name, String::equals);
    if (exact.isEmpty() && name.equalsIgnoreCase(ALL)) {
      List<byte[]> all = calculator.programs().all();
      return Optional.of(new Choice(all.size() == 1 ? "1 program" : all.size() + " programs", all));
    }
    return exact
        .or(() -> label(name, String::equalsIgnoreCase))
        .map(
            label ->
                new Choice(glyphs(label), List.of(calculator.programs().code(label.pointer()))));
  }

  private Optional<Global> label(String name, BiPredicate<String, String> same) {
    return labels().stream().filter(label -> same.test(glyphs(label), name)).findFirst();
  }

  private List<Global> labels() {
    return calculator.programs().globals().stream().filter(global -> !global.isEnd()).toList();
  }

  private static String glyphs(Global label) {
    return CharacterSet.glyphs(label.name());
  }

  private Note missing(String name) {
    List<String> nearest =
        Nearest.to(
            name.toUpperCase(Locale.ROOT), labels().stream().map(FileSaver::glyphs).toList());
    return Note.error(
        name,
        "no program in memory has this label",
        nearest.isEmpty() ? "catalogue lists them" : NearestNames.meant(nearest),
        "save FILE all");
  }
}
