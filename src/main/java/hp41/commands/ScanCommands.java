package hp41.commands;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.event.CalculatorError;
import hp41.files.Media;
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
    List<String> names = typed.files().words();
    if (names.isEmpty()) {
      return Note.error("scan", "which file?").type(HINT, Promise.SCANS, "");
    }
    InstructionSet known = Internals.known(calculator);
    List<SourceProblem> problems = new ArrayList<>();
    WandScan scan = WandScan.read(names, known, problems::add);
    if (!problems.isEmpty()) {
      return Note.error(problems.get(0).name(), problems.get(0).reason())
          .type(HINT, Promise.SCANS, "");
    } else if (calculator.error().equals(CalculatorError.WAND_READY.getMessage())) {
      media.scan(scan);
      return Note.of(described(scan), "under the wand", "R/S or the function reads them");
    } else if (scan.rows().isEmpty()) {
      return load.load(typed);
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

  /** Enters and executes rows until one of them fails. */
  private Note execute(List<byte[]> rows, InstructionSet known) {
    before.run();
    List<String> executed = new ArrayList<>();
    for (byte[] row : rows) {
      Optional<String> words = WandScan.words(row, known);
      if (words.isEmpty()) {
        return Note.error("scan", "row " + (executed.size() + 1) + " cannot be executed");
      }
      calculator.type(words.get());
      if (!calculator.error().isEmpty()) {
        return Note.error(calculator.error(), "after " + words.get());
      }
      executed.add(words.get());
    }
    return Note.of("scanned", String.join(" ", executed)).undoes();
  }
}
