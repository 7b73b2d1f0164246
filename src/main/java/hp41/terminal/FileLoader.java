package hp41.terminal;

import hp41.Calculator;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.panel.Note;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    List<String> errors = new ArrayList<>();
    List<Intake.Source> sources = new ArrayList<>();
    for (String name : names(line)) {
      read(name, errors).ifPresent(file -> sources.add(new Intake.Source(name, file)));
    }
    if (!errors.isEmpty()) {
      String others = errors.size() == 1 ? "" : errors.size() - 1 + " more like it";
      return others.isEmpty()
          ? Note.error(errors.get(0), "nothing was loaded")
          : Note.error(errors.get(0), others, "nothing was loaded");
    } else if (sources.isEmpty()) {
      return Note.error("load", "which file?", "load FILE", "Tab completes its name");
    }
    return intake.take(sources, line.repair());
  }

  private static List<String> names(FileLine line) {
    try {
      boolean one = !line.whole().isEmpty() && Files.exists(Path.of(line.whole()));
      return one ? List.of(line.whole()) : line.words();
    } catch (InvalidPathException several) {
      return line.words();
    }
  }

  private Optional<ProgramFile> read(String name, List<String> errors) {
    Assembler assembler = new Assembler(calculator.known());
    return ProgramSource.open(name, errors::add)
        .flatMap(source -> source.programs(assembler, errors::add));
  }
}
