package hp41.commands;

import hp41.Calculator;
import hp41.Internals;
import hp41.debug.Programs;
import hp41.disk.AtomicFile;
import hp41.event.CalculatorError;
import hp41.event.PrintedLine;
import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.files.OutputKind.WriteOptions;
import hp41.memory.GlobalLabel;
import hp41.memory.LabelName;
import hp41.module.ModulePage;
import hp41.module.ProgramWriteException;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.print.PaperKind;
import hp41.text.Counted;
import hp41.text.Nearest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Saves programs and printed paper to files.
 *
 * @param paper supplies the printed lines
 * @param sharing offers a link to the program, on a web page
 */
public record SaveCommands(
    Calculator calculator,
    NearestNames nearest,
    Supplier<List<PrintedLine>> paper,
    Optional<Runnable> sharing) {

  private static final String ALL = "all";
  private static final String LISTING = ".txt";
  private static final String HINT = "save FILE";
  private static final String USAGE = "save FILE, save FILE PROGRAM or save FILE all";

  /** The file to write. */
  private record Target(String file, OutputKind kind, WriteOptions writing) {}

  /** The programs to save, and their common name. */
  private record ProgramChoice(String name, List<byte[]> programs) {}

  /**
   * Saves the current program, the one with a label, all programs, or the paper. The file name
   * selects the format.
   */
  Note save(CommandText typed) {
    FileOperands line = typed.files();
    return line.arePaper() ? paper(line, typed.overwrites()) : programs(line, typed.overwrites());
  }

  /** Offers a link to the current program. */
  Note share() {
    if (sharing.isEmpty()) {
      return Note.error("share", "only a web page can make links")
          .type("save FILE.txt", Promise.WRITES, "saves the listing");
    }
    sharing.get().run();
    return Note.of("choose what to share");
  }

  private Note programs(FileOperands line, boolean overwrites) {
    List<String> words = words(line);
    if (words.isEmpty()) {
      return Note.error("save").type(USAGE, Promise.WRITES, "");
    }
    String file = withEnding(words.get(0));
    Optional<OutputKind> kind = OutputKind.of(file);
    if (kind.isEmpty()) {
      return unknownEnding(file, OutputKind.commonEndings(), "save ");
    }
    if (kind.get().isMemory()) {
      return words.size() == 1
          ? memory(line, overwrites, file, kind.get())
          : Note.error(file, "contains all of memory").type("save FILE.dm41", Promise.WRITES, "");
    }
    return kind.get().isModule()
        ? module(line, overwrites, new Target(file, kind.get(), WriteOptions.PLAIN))
        : programs(line, overwrites, new Target(file, kind.get(), WriteOptions.PLAIN), words);
  }

  /** Saves programs as a module, whose XROM number is the last word. */
  private Note module(FileOperands line, boolean overwrites, Target target) {
    List<String> words = line.words();
    int last = words.size() - 1;
    String word = words.get(last);
    boolean numbered = last > 0 && word.matches("\\d+");
    int number = numbered && word.length() <= 2 ? Integer.parseInt(word) : 0;
    if (number < 1 || number > ModulePage.HIGHEST_XROM) {
      String why = "a module needs an XROM number from 1 to " + ModulePage.HIGHEST_XROM;
      String before = String.join(" ", numbered ? words.subList(0, last) : words);
      return Note.error(target.file(), why).type("save " + before + " 12", Promise.WRITES, "");
    }
    WriteOptions writing = new WriteOptions(false, number, WriteOptions.title(target.file()));
    return programs(
        line,
        overwrites,
        new Target(target.file(), target.kind(), writing),
        words.subList(0, last));
  }

  private Note programs(FileOperands line, boolean overwrites, Target target, List<String> words) {
    if (words.size() > 2) {
      return Note.error("save").type(USAGE, Promise.WRITES, "");
    }
    try {
      Optional<ProgramChoice> choice =
          words.size() == 1 ? Optional.of(current()) : named(words.get(1));
      return choice.isPresent()
          ? write(line, overwrites, target, choice.get())
          : isOneName(words)
              ? unknownEnding(line.whole(), OutputKind.commonEndings(), "save ")
              : missing(words.get(1));
    } catch (CalculatorError refused) {
      return Note.error(refused.getMessage(), "a private program cannot be saved")
          .type("help private", Promise.HELP, "");
    } catch (ProgramWriteException unwritable) {
      return Note.error(target.file(), unwritable.getMessage()).type(HINT, Promise.WRITES, "");
    } catch (IOException unwritable) {
      return Note.error(target.file(), FileTrouble.unwritten(unwritable))
          .type(HINT, Promise.WRITES, "");
    }
  }

  /**
   * Splits the operands. Several words are one file name if only the whole text has a known
   * extension.
   */
  private static List<String> words(FileOperands line) {
    List<String> words = line.words();
    boolean one =
        words.size() > 1
            && OutputKind.of(words.get(0)).isEmpty()
            && OutputKind.of(line.whole()).isPresent();
    return one ? List.of(line.whole()) : words;
  }

  /** Returns whether two words are a file name with a blank: only the second has an ending. */
  private static boolean isOneName(List<String> words) {
    return OutputKind.of(words.get(0)).isEmpty() && words.get(1).matches("[^.]+\\.[^.]+");
  }

  /** Returns a file name, with the ending of a listing if it has none. */
  private static String withEnding(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    return name.matches("[^.:]+") ? file + LISTING : file;
  }

  private static Note unknownEnding(String file, String endings, String command) {
    int dot = file.lastIndexOf('.');
    boolean ends = dot > file.lastIndexOf('/');
    String name = ends ? file.substring(0, dot) : file;
    return Note.error(ends ? file.substring(dot) : file, "use " + endings)
        .type(command + name + LISTING, Promise.WRITES, "")
        .means(
            "The ending of a file name selects the format of the file: "
                + endings
                + ". A name without an ending is saved as a listing (txt).");
  }

  private Note write(FileOperands line, boolean overwrites, Target target, ProgramChoice choice)
      throws IOException {
    String file = target.file();
    if (choice.programs().stream().allMatch(Programs::isEmpty)) {
      return Note.error(choice.name(), "has no lines")
          .hint("F3", Promise.ENTERS_PRGM, "writes a program");
    }
    if (!overwrites && target.kind().replaces(file, choice.programs())) {
      return nearest.writesOver(file, "save", line.rest());
    }
    AtomicFile.refusePipe(FileTrouble.path(file));
    int bytes =
        target.kind().write(file, choice.programs(), Internals.known(calculator), target.writing());
    Note saved = Note.of(choice.name() + " saved in \"" + file + '"', Counted.of(bytes, "byte"));
    return target.kind().isModule()
        ? saved.type("plug FILE", Promise.PLUGS, "plugs it in")
        : saved.type("save! " + line.rest().strip(), Promise.WRITES, "saves it again");
  }

  private Note memory(FileOperands line, boolean overwrites, String file, OutputKind kind) {
    try {
      if (!overwrites && Files.exists(FileTrouble.path(file))) {
        return nearest.writesOver(file, "save", line.rest());
      }
      AtomicFile.refusePipe(FileTrouble.path(file));
      int bytes = kind.write(file, calculator.image());
      return Note.of("all of memory saved in \"" + file + '"', Counted.of(bytes, "byte"))
          .type("load state " + FileOperands.word(file), Promise.RESTORES, "restores it");
    } catch (IOException unwritable) {
      return Note.error(file, FileTrouble.unwritten(unwritable)).type(HINT, Promise.WRITES, "");
    }
  }

  private ProgramChoice current() {
    String name = calculator.snapshot().program().name();
    byte[] program = calculator.programs().code(calculator.programs().pointer());
    return new ProgramChoice(name.isEmpty() ? "the current program" : name, List.of(program));
  }

  /**
   * Returns the program with this label. The word {@code all} means all programs, unless a label is
   * spelled exactly so.
   */
  private Optional<ProgramChoice> named(String name) {
    Optional<GlobalLabel> label = Internals.names(calculator).label(name);
    boolean exact = label.filter(it -> typed(it).equals(name)).isPresent();
    if (!exact && name.equalsIgnoreCase(ALL)) {
      List<byte[]> all = calculator.programs().all();
      return Optional.of(new ProgramChoice(Counted.of(all.size(), "program"), all));
    }
    return label.map(
        it -> new ProgramChoice(typed(it), List.of(calculator.programs().code(it.pointer()))));
  }

  private static String typed(GlobalLabel label) {
    return new LabelName(label.name()).typed();
  }

  private Note missing(String name) {
    List<String> nearest =
        Nearest.to(
            LabelName.capitals(name),
            Internals.names(calculator).globals().stream()
                .filter(label -> !label.isEnd())
                .map(SaveCommands::typed)
                .distinct()
                .toList());
    Note missing = Note.error(name, "no program in memory has this name");
    return (nearest.isEmpty()
            ? missing.type("catalogue", Promise.SHOWS_CATALOGUE, "lists them")
            : missing.and(Nearest.choice(nearest)))
        .type("save FILE all", Promise.WRITES, "");
  }

  /** Saves the paper in the format that the file name selects. */
  private Note paper(FileOperands line, boolean overwrites) {
    List<PrintedLine> lines = paper.get();
    if (lines.isEmpty()) {
      return Note.error("no paper", "nothing was printed").type("prx", Promise.PRINTS, "prints X");
    }
    List<String> words = line.words();
    if (words.size() != 2) {
      String why = words.size() < 2 ? "which file?" : "quote a file name with blanks";
      return Note.error("save paper", why).type("save paper FILE", Promise.WRITES, "");
    }
    String file = withEnding(words.get(1));
    Optional<PaperKind> kind = PaperKind.of(file);
    if (kind.isEmpty()) {
      return unknownEnding(file, PaperKind.endings(), "save paper ");
    }
    try {
      return write(
          line, overwrites, FileTrouble.path(file), kind.get().content(lines), lines.size());
    } catch (IOException unwritable) {
      return Note.error(file, FileTrouble.unwritten(unwritable))
          .type("save paper FILE", Promise.WRITES, "");
    }
  }

  private Note write(FileOperands line, boolean overwrites, Path file, byte[] content, int lines)
      throws IOException {
    if (!overwrites && Files.exists(file)) {
      return nearest.writesOver(file.toString(), "save", line.rest());
    }
    AtomicFile.refusePipe(file);
    AtomicFile.named(file).write(content);
    String count = Counted.of(lines, "line");
    return Note.of(count + " saved in \"" + file + '"', Counted.of(content.length, "byte"))
        .type("save! " + line.rest().strip(), Promise.WRITES, "saves it again");
  }
}
