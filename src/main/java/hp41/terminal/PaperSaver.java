package hp41.terminal;

import hp41.WholeFile;
import hp41.files.FileTrouble;
import hp41.panel.Note;
import hp41.paper.PaperKind;
import hp41.printer.PrintedLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Does {@code save paper FILE}. */
final class PaperSaver {

  private static final String OTHERWISE = "save paper takes any other file";

  private final Recorder recorder;
  private final Operator operator;

  PaperSaver(Recorder recorder, Operator operator) {
    this.recorder = recorder;
    this.operator = operator;
  }

  /** Whether a line says that the paper is to be saved. */
  static boolean isMeant(FileLine line) {
    List<String> words = line.words();
    return line.verb() != FileLine.Verb.LOAD
        && !words.isEmpty()
        && words.get(0).equalsIgnoreCase(FileLine.PAPER);
  }

  /** Saves the paper in the kind that FILE tells. */
  Note save(FileLine line) {
    List<PrintedLine> lines = recorder.past().paper();
    List<String> words = line.words();
    if (words.size() != 2) {
      return Note.error("save paper", "a name with blanks stands in quotes", "save paper FILE");
    }
    String file = words.get(1);
    Optional<PaperKind> kind = PaperKind.of(file);
    if (kind.isEmpty()) {
      return Note.error(
          file, "no kind of file", ".txt .svg .png .pdf tell one", "save paper NAME.txt");
    }
    if (lines.isEmpty()) {
      return Note.error("no paper", "nothing was printed", "prx prints X");
    }
    try {
      return write(line, FileTrouble.path(file), kind.get().content(lines), lines.size());
    } catch (IOException unwritable) {
      return Note.error(file, FileTrouble.unwritten(unwritable), OTHERWISE);
    }
  }

  private Note write(FileLine line, Path file, byte[] content, int lines) throws IOException {
    if (line.verb() == FileLine.Verb.SAVE && Files.exists(file)) {
      return operator.nearest().writesOver(file.toString(), "save", line.rest());
    }
    WholeFile.refusePipe(file);
    WholeFile.named(file).write(content);
    String count = lines == 1 ? "1 line" : lines + " lines";
    return Note.of(
        count + " written to " + file, content.length + " bytes", "save! writes it again");
  }
}
