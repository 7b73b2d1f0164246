package hp41.terminal;

import hp41.Calculator;
import hp41.files.FileTrouble;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.panel.Note;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.commons.lang3.Strings;

/** Does {@code load FILE … [--repair]}. */
final class FileLoader {

  private final Calculator calculator;
  private final Intake intake;

  FileLoader(Calculator calculator, Intake intake) {
    this.calculator = calculator;
    this.intake = intake;
  }

  /** Loads the programs of all files, or of none if one of them cannot be read. */
  Note load(FileLine line) {
    List<Note> errors = new ArrayList<>();
    List<Intake.Source> sources = new ArrayList<>();
    for (String name : names(line)) {
      read(name, errors).ifPresent(file -> sources.add(new Intake.Source(name, file)));
    }
    if (!errors.isEmpty()) {
      return refused(errors.get(0), errors.size() - 1);
    } else if (sources.isEmpty()) {
      return Note.error("load", "which file?", "load FILE", "Tab completes its name");
    }
    return intake.take(sources, line.repair());
  }

  private static Note refused(Note first, int others) {
    List<String> clauses = new ArrayList<>(first.clauses());
    if (others > 0) {
      clauses.add(others + " more like it");
    }
    clauses.add("nothing was loaded");
    clauses.add("Tab completes a name");
    return new Note(first.mark(), first.head(), clauses);
  }

  private static List<String> names(FileLine line) {
    try {
      boolean one = !line.whole().isEmpty() && Files.exists(FileTrouble.path(line.whole()));
      return one ? List.of(line.whole()) : line.words();
    } catch (FileSystemException several) {
      return line.words();
    }
  }

  private Optional<ProgramFile> read(String name, List<Note> errors) {
    Assembler assembler = new Assembler(calculator.known());
    Consumer<String> refusal =
        why -> errors.add(Note.error(name, Strings.CS.removeStart(why, name + ": ")));
    return ProgramSource.open(name, refusal).flatMap(it -> it.programs(assembler, refusal));
  }
}
