package hp41.terminal;

import hp41.Calculator;
import hp41.format.ProgramFile;
import hp41.listing.Lister;
import hp41.listing.NoRoom;
import hp41.panel.Note;
import hp41.panel.Report;
import hp41.panel.Report.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Puts programs that were read into the calculator, or tells why it does not. */
final class Intake {

  private final Calculator calculator;
  private final Operator operator;
  private final Consumer<Report> reports;

  /** An intake that has all problems shown by {@code reports}. */
  Intake(Calculator calculator, Operator operator, Consumer<Report> reports) {
    this.calculator = calculator;
    this.operator = operator;
    this.reports = reports;
  }

  /** The programs of a file, or of a pasted text, and what it is called. */
  record Source(String name, ProgramFile file) {}

  /**
   * Takes the programs in, in PRGM mode their lines behind the current one; none if there are
   * errors.
   *
   * @param repair whether what is whole of damaged sources is taken all the same
   */
  Note take(List<Source> sources, boolean repair) {
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
      return Note.error(names, "there is no program in it", "load FILE takes another");
    }
    if (calculator.isRunning()) {
      return Note.error(names, "a program runs", "R/S (F5 or !) stops it");
    }
    operator.begin();
    boolean prgm = calculator.snapshot().modes().prgm();
    Note done = prgm ? insert(names, programs) : load(names, programs);
    report(done.head() + (damaged ? ", what is whole" : ""), problems(sources));
    return done;
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
      reports.accept(new Report(outcome, problems));
    }
  }

  private Note refuse(List<Problem> problems, boolean repairable) {
    report("Nothing was loaded", problems);
    List<Problem> errors = problems.stream().filter(it -> it.diagnostic().isError()).toList();
    Problem first = errors.get(0);
    List<String> clauses = new ArrayList<>();
    clauses.add(repairable ? "--repair behind it takes what is whole" : "nothing was loaded");
    clauses.add(first.diagnostic().explanation());
    if (errors.size() > 1) {
      clauses.add(errors.size() - 1 + " more like it");
    }
    clauses.add("Esc closes the list");
    String place = first.file() + ":" + first.diagnostic().line();
    return new Note("▲", place + ":" + first.diagnostic().column(), clauses);
  }

  private Note load(String source, List<byte[]> programs) {
    try {
      calculator.load(programs);
    } catch (NoRoom tight) {
      return Note.error(source, tight.getMessage(), makesRoom(tight));
    }
    String name = calculator.snapshot().program().name();
    String call = name.isEmpty() ? "R/S (F5 or !) starts it" : "xeq " + name + " starts it";
    return Note.of(lines(steps(programs).size()) + " loaded", call, "Ctrl-U undoes");
  }

  private static String makesRoom(NoRoom tight) {
    return tight.size() < 0 ? "clp clears a program" : "size " + tight.size() + " makes room";
  }

  /** Types the lines behind the current one, until memory is full; not the last END. */
  private Note insert(String source, List<byte[]> programs) {
    List<String> steps = steps(programs);
    int inserted = 0;
    for (String step : steps.subList(0, steps.size() - 1)) {
      if (!insert(step)) {
        String why = calculator.snapshot().message();
        String some = "only " + lines(inserted) + " of " + source + " went in";
        return Note.error(why, some, "Ctrl-U undoes");
      }
      inserted++;
    }
    return Note.of(lines(inserted) + " inserted", "Ctrl-U undoes");
  }

  /** Types a line; false if it was refused, and the display says why. */
  private boolean insert(String step) {
    boolean understood = calculator.type(step).isEmpty();
    return understood && calculator.snapshot().message().isEmpty();
  }

  private List<String> steps(List<byte[]> programs) {
    Lister lister = new Lister(calculator.known());
    return programs.stream()
        .flatMap(code -> lister.lines(code).stream())
        .map(Lister.Line::text)
        .toList();
  }

  private static String lines(int count) {
    return count == 1 ? "1 line" : count + " lines";
  }
}
