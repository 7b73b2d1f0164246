package hp41.commands;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.event.CalculatorError;
import hp41.files.Media;
import hp41.files.ProgramSource;
import hp41.files.SourceProblem;
import hp41.files.WandScan;
import hp41.machine.InstructionSet;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads bar code as the wand does.
 *
 * @param load loads programs that no function of the wand waits for
 * @param before runs before memory changes
 * @param media contains what is under the wand
 */
public record ScanCommands(Calculator calculator, LoadCommands load, Runnable before, Media media) {

  private static final String HINT = "scan FILE";

  /**
   * Reads files with bar code. If a function of the wand waits for rows, they are laid under the
   * wand. Otherwise programs are loaded, numbers and texts are entered, and functions are executed.
   */
  Note scan(CommandText typed) {
    if (calculator.isRunning()) {
      return Note.running("");
    } else if (!calculator.plugged().has(Accessory.WAND)) {
      return Note.error("scan", "no wand is plugged in")
          .type("plug wand", Promise.PLUGS, "plugs it in");
    }
    List<SourceProblem> problems = new ArrayList<>();
    List<ProgramSource> files = load.opened(typed, problems::add);
    if (files.isEmpty() && problems.isEmpty()) {
      return Note.error("scan", "which file?").type(HINT, Promise.SCANS, "");
    }
    InstructionSet known = Internals.known(calculator);
    WandScan scan = WandScan.read(files, known, problems::add);
    if (!problems.isEmpty()) {
      return Note.error(problems.get(0).name(), problems.get(0).reason())
          .type(HINT, Promise.SCANS, "");
    } else if (calculator.error().equals(CalculatorError.WAND_READY.getMessage())) {
      media.scan(scan);
      return Note.of(described(scan), "under the wand", "R/S or the function reads them");
    } else if (scan.rows().isEmpty()) {
      return load.load(files, problems, typed);
    }
    return execute(scan.rows(), known);
  }

  private static String described(WandScan scan) {
    String rows = Counted.of(scan.rows().size(), "row");
    String programs = Counted.of(scan.programs().size(), "program");
    return scan.programs().isEmpty()
        ? rows
        : scan.rows().isEmpty() ? programs : programs + ", " + rows;
  }

  /** Enters and executes rows until one of them fails; none if one of them cannot be executed. */
  private Note execute(List<byte[]> rows, InstructionSet known) {
    List<String> words = new ArrayList<>();
    for (byte[] row : rows) {
      Optional<String> typed = WandScan.words(row, known);
      if (typed.isEmpty()) {
        return Note.error("scan", "row " + (words.size() + 1) + " cannot be executed");
      }
      words.add(typed.get());
    }
    before.run();
    for (String typed : words) {
      calculator.type(typed);
      if (!calculator.error().isEmpty()) {
        return Note.error(calculator.error(), "after " + typed);
      }
    }
    return Note.of("scanned", String.join(" ", words)).undoes();
  }
}
