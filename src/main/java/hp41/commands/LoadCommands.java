package hp41.commands;

import hp41.Calculator;
import hp41.Image;
import hp41.Internals;
import hp41.StateFile;
import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import hp41.files.FileTrouble;
import hp41.files.ProgramSource;
import hp41.files.Questions;
import hp41.files.SourceProblem;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.memory.LabelName;
import hp41.memory.ProgramBytes;
import hp41.panel.Clause;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.help.Report;
import hp41.panel.help.Report.Problem;
import hp41.program.NoRoom;
import hp41.text.Counted;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Loads programs into the calculator.
 *
 * @param plug plugs in module images
 * @param nearest suggests the line that replaces programs
 * @param before runs before memory changes
 * @param reports shows all problems of the sources
 * @param questions stores the questions of the listings
 */
public record LoadCommands(
    Calculator calculator,
    PlugCommands plug,
    NearestNames nearest,
    Runnable before,
    Consumer<Report> reports,
    Questions questions) {

  /**
   * Loads the programs of all files, or of none if one of them cannot be read. Module images are
   * plugged in instead, and their programs are not copied to memory.
   */
  Note load(CommandText typed) {
    List<SourceProblem> errors = new ArrayList<>();
    return load(opened(typed, errors::add), errors, typed);
  }

  /** Opens the files of a command. */
  List<ProgramSource> opened(CommandText typed, Consumer<SourceProblem> errors) {
    return names(typed.files()).stream()
        .flatMap(name -> ProgramSource.open(name, errors).stream())
        .toList();
  }

  /** Does what {@link #load(CommandText)} does with files that are open already. */
  Note load(List<ProgramSource> opened, List<SourceProblem> errors, CommandText typed) {
    Map<Boolean, List<ProgramSource>> isModule =
        opened.stream().collect(Collectors.partitioningBy(it -> it.module().isPresent()));
    List<ProgramSource> modules = isModule.get(true);
    List<ProgramSource> others = isModule.get(false);
    if (modules.isEmpty()) {
      return loadPrograms(others, errors, typed);
    }
    if (!errors.isEmpty()) {
      return refused(errors);
    }
    Note plugged = plug.plug(modules.stream().map(ProgramSource::name).toList());
    if (plugged.isError() || others.isEmpty()) {
      return plugged;
    }
    Note loaded = withoutUndo().loadPrograms(others, errors, typed);
    return behind(
        new Note(loaded.mark(), loaded.head(), List.of(), "").and(plugged.head()), loaded);
  }

  /** Returns these commands for a line whose undo is prepared already. */
  private LoadCommands withoutUndo() {
    return new LoadCommands(calculator, plug, nearest, () -> {}, reports, questions);
  }

  /** Loads a program by its name. */
  public Note load(String name) {
    return load(new CommandText("load", true, name));
  }

  private Note loadPrograms(
      List<ProgramSource> from, List<SourceProblem> errors, CommandText typed) {
    List<Source> sources = read(from, errors);
    if (!errors.isEmpty()) {
      return refused(errors);
    } else if (sources.isEmpty()) {
      return Note.error("load", "which file?")
          .type("load FILE", Promise.LOADS, "")
          .onScreen("Tab completes names while you type");
    }
    return load(sources, typed);
  }

  private List<Source> read(List<ProgramSource> from, List<SourceProblem> errors) {
    Assembler assembler = new Assembler(Internals.known(calculator));
    List<Source> sources = new ArrayList<>();
    for (ProgramSource source : ProgramSource.joined(from)) {
      source
          .programs(assembler, errors::add)
          .ifPresent(it -> sources.add(new Source(source.name(), it, source.content())));
    }
    return sources;
  }

  private Note load(List<Source> sources, CommandText typed) {
    List<LabelName> twice = namesInMemory(sources);
    String names = String.join(", ", twice.stream().map(LabelName::typed).toList());
    Consumer<List<byte[]>> loading =
        typed.overwrites() ? calculator.programs()::replace : calculator::load;
    Image unchanged = calculator.image();
    Note done =
        withCalled(
            sources,
            take(
                sources,
                typed.files().repair(),
                (called, programs) -> load(called, programs, loading)));
    if (done.isError() || twice.isEmpty()) {
      return done;
    } else if (typed.overwrites() && unchanged.remembersTheSame(calculator.image())) {
      return Note.of(names, "in memory with the same lines", "nothing was changed");
    } else if (typed.overwrites()) {
      return behind(Note.of(done.head(), "replaced " + names), done);
    }
    nearest.suggest("load! " + typed.operand().strip());
    long count = twice.stream().mapToLong(this::count).max().orElseThrow();
    String often = count == 2 ? "twice" : count + " times";
    Note again =
        Note.of(names + " in memory " + often)
            .and(NearestNames.overwriting("load", "keeps only the new one"))
            .and(done.head());
    return behind(again, done);
  }

  /** Adds the command that loads the missing programs that loaded bundled programs call. */
  private Note withCalled(List<Source> sources, Note done) {
    List<String> missing =
        sources.stream()
            .flatMap(it -> BundledProgram.named(it.name()).stream())
            .flatMap(it -> it.called().stream())
            .filter(it -> count(new LabelName(it.name())) == 0 && !isPlugged(it))
            .map(BundledProgram::name)
            .distinct()
            .toList();
    if (done.isError() || missing.isEmpty()) {
      return done;
    }
    String names = String.join(" ", missing).toLowerCase(Locale.ROOT);
    return done.type("load " + names, Promise.LOADS, "loads what it calls");
  }

  private boolean isPlugged(BundledProgram program) {
    return BundledModule.all().stream()
        .filter(it -> calculator.plugged().module(it.name()).isPresent())
        .flatMap(it -> it.tables().values().stream())
        .anyMatch(it -> it.contains(program.name()));
  }

  /** Adds the parts of a note to another one. */
  private static Note behind(Note first, Note parts) {
    return first.and(parts.parts().toArray(Clause[]::new));
  }

  /** Returns the global labels of the sources that are also in memory. */
  private List<LabelName> namesInMemory(List<Source> sources) {
    return sources.stream()
        .flatMap(it -> it.file().programs().stream())
        .flatMap(ProgramBytes::labels)
        .map(LabelName::new)
        .distinct()
        .filter(it -> count(it) > 0)
        .toList();
  }

  /** Returns the number of global labels in memory with a name. */
  private long count(LabelName name) {
    return Internals.names(calculator).globals().stream()
        .filter(it -> !it.isEnd() && it.name().equals(name.characters()))
        .count();
  }

  private static Note refused(List<SourceProblem> errors) {
    SourceProblem first = errors.get(0);
    Note error = Note.error(first.name(), first.reason());
    Note all = errors.size() > 1 ? error.and(errors.size() - 1 + " more of this kind") : error;
    return (first.unknown() ? all.hint("Alt-P", Promise.SHOWS_PROGRAMS, "lists the programs") : all)
        .and("nothing was loaded")
        .type("load FILE", Promise.LOADS, "")
        .onScreen("Tab completes names while you type");
  }

  private static List<String> names(FileOperands line) {
    try {
      boolean one = !line.whole().isEmpty() && Files.exists(FileTrouble.path(line.whole()));
      return one ? List.of(line.whole()) : line.words();
    } catch (FileSystemException several) {
      return line.words();
    }
  }

  /**
   * The programs of a file or of a pasted text.
   *
   * @param name the name of the file, or a description of the text
   * @param content the bytes
   */
  public record Source(String name, ProgramFile file, byte[] content) {

    private boolean beginsWithLabel() {
      return file.programs().stream().limit(1).anyMatch(ProgramBytes::isGlobalLabel);
    }
  }

  /**
   * Loads a pasted or typed program. In PRGM mode, lines that do not begin with a global label are
   * inserted after the current line; lines of files never are. If there are errors, nothing is
   * loaded.
   */
  public Note take(Source pasted) {
    boolean lines = calculator.modes().prgm() && !pasted.beginsWithLabel();
    return take(
        List.of(pasted),
        false,
        (name, programs) ->
            lines ? insert(name, programs) : load(name, programs, calculator::load));
  }

  /**
   * Puts programs into memory.
   *
   * @param repair whether to use the undamaged parts of damaged sources
   * @param placing loads or inserts the programs, which are called by the names of their sources
   */
  private Note take(
      List<Source> sources, boolean repair, BiFunction<String, List<byte[]>, Note> placing) {
    String names = String.join(", ", sources.stream().map(Source::name).toList());
    List<byte[]> programs =
        sources.stream().flatMap(source -> source.file().programs().stream()).toList();
    boolean damaged = sources.stream().anyMatch(source -> source.file().hasErrors());
    boolean repairable =
        sources.stream().map(Source::file).allMatch(it -> !it.hasErrors() || it.isRepairable());
    if (damaged && !(repair && repairable)) {
      return refuse(problems(sources), repairable);
    }
    if (programs.isEmpty()) {
      return Note.error(names, "the file contains no program")
          .type("load FILE", Promise.LOADS, "loads another");
    }
    if (calculator.isRunning()) {
      return Note.running(names);
    }
    before.run();
    Note done = withWhole(sources, placing.apply(names, programs));
    questions.learn(calculator.snapshot().program().name(), sources.get(0).content());
    report(done.head() + (damaged ? " of a damaged file" : ""), problems(sources));
    return done;
  }

  /** Adds the command that loads all of memory if the programs are those of a dump. */
  private static Note withWhole(List<Source> sources, Note done) {
    return sources.stream()
        .filter(it -> StateFile.isState(it.content()))
        .findFirst()
        .filter(it -> !done.isError())
        .map(
            it ->
                done.type(
                    "load state " + FileOperands.word(it.name()),
                    Promise.RESTORES,
                    "loads all of memory"))
        .orElse(done);
  }

  private static List<Problem> problems(List<Source> sources) {
    List<Problem> problems = new ArrayList<>();
    for (Source source : sources) {
      source.file().problems().forEach(found -> problems.add(new Problem(source.name(), found)));
    }
    return problems;
  }

  private void report(String outcome, List<Problem> problems) {
    if (!problems.isEmpty()) {
      reports.accept(Report.of(outcome, problems));
    }
  }

  private Note refuse(List<Problem> problems, boolean repairable) {
    report("Nothing was loaded", problems);
    List<Problem> errors = problems.stream().filter(it -> it.diagnostic().isError()).toList();
    Problem first = errors.get(0);
    String place = first.file() + ":" + first.diagnostic().line();
    Note error = Note.error(place + ":" + first.diagnostic().column());
    Note refused =
        repairable
            ? error.type("load FILE --repair", Promise.LOADS, "loads the undamaged programs")
            : error.and("nothing was loaded");
    Note all = refused.and(first.diagnostic().explanation());
    return (errors.size() > 1 ? all.and(errors.size() - 1 + " more of this kind") : all)
        .hint("Esc", Promise.CLOSES, "closes the list");
  }

  private Note load(String source, List<byte[]> programs, Consumer<List<byte[]>> loading) {
    int size = calculator.contents().size();
    try {
      loading.accept(programs);
    } catch (NoRoom tight) {
      Note error = Note.error(source.replaceAll("[^,]*/", ""), tight.shortage());
      return tight.size() < 0
          ? error.type("clp NAME", Promise.MAKES_ROOM, "")
          : error.type("size " + tight.size(), Promise.SETS_SIZE, "");
    }
    Optional<String> name = ProgramBytes.labels(programs.get(0)).findFirst();
    Note done = Note.of(Counted.of(steps(programs).size(), "line") + " loaded");
    int now = calculator.contents().size();
    Note sized = now == size ? done : done.and("SIZE is now %03d, was %03d".formatted(now, size));
    return name.map(it -> NearestNames.spelled(new LabelName(it).typed()))
        .map(it -> sized.type("xeq " + it, Promise.STARTS, "starts it"))
        .orElseGet(() -> sized.hint("F5", Promise.RUNS, "starts it"))
        .undoes();
  }

  /** Inserts lines after the current line until memory is full. The last END is not inserted. */
  private Note insert(String source, List<byte[]> programs) {
    List<String> steps = steps(programs);
    int inserted = 0;
    for (String step : steps.subList(0, steps.size() - 1)) {
      if (!insert(step)) {
        String why = calculator.message();
        String some = "only " + Counted.of(inserted, "line") + " of " + source + " were inserted";
        return Note.error(why, some).undoes();
      }
      inserted++;
    }
    return Note.of(Counted.of(inserted, "line") + " inserted").undoes();
  }

  /** Inserts a line; returns false if the calculator refused it, with the reason in the display. */
  private boolean insert(String step) {
    boolean understood = calculator.type(step).isEmpty();
    return understood && calculator.message().isEmpty();
  }

  private List<String> steps(List<byte[]> programs) {
    Lister lister = new Lister(Internals.known(calculator));
    return programs.stream()
        .flatMap(code -> lister.lines(code).stream())
        .map(Lister.ListedLine::text)
        .toList();
  }
}
