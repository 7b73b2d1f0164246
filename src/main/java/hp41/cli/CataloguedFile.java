package hp41.cli;

import hp41.files.NeededSize;
import hp41.files.ProgramSource;
import hp41.files.SourceProblem;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.Lister;
import hp41.listing.Proofreader;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.memory.CharacterSet;
import hp41.memory.ProgramBytes;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of a folder of programs.
 *
 * @param path the path in the folder, with slashes
 * @param programs the programs; none if the file cannot be read or contains none
 * @param problems why the file cannot be read, or what is doubtful in it
 * @param source the text of a listing; empty for other files
 */
record CataloguedFile(
    String path, List<CataloguedProgram> programs, List<String> problems, String source) {

  private static final Pattern TITLE =
      Pattern.compile("^[\\s;#]*(?:\\S{1,20}:\\s+)?(\\p{L}[^\\n]{5,80}?)\\.?\\s*$");

  /**
   * A program.
   *
   * @param name the first global label, or a substitute
   * @param bytes the bytes with the END
   * @param lines the lines of the listing
   * @param size the data registers that it needs
   */
  record CataloguedProgram(
      String name, byte[] bytes, List<Lister.ListedLine> lines, NeededSize size) {

    private static final int REGISTER = 7;

    /** Returns the number of program registers. */
    int registers() {
      return (bytes.length + REGISTER - 1) / REGISTER;
    }
  }

  /** Reads a file. Whatever is wrong with it becomes one of its problems. */
  static CataloguedFile of(String path, Path file, Assembler assembler, InstructionSet functions) {
    List<String> problems = new ArrayList<>();
    try {
      String name = file.toString();
      Optional<ProgramSource> source =
          ProgramSource.open(
              name.startsWith("/") ? name : "./" + name, it -> problems.add(it.reason()));
      Optional<ProgramFile> read =
          source.flatMap(
              it -> it.programs(assembler, (SourceProblem it2) -> problems.add(it2.reason())));
      if (read.isPresent()) {
        return of(path, source.get(), read.get(), functions);
      }
    } catch (RuntimeException internal) {
      problems.add("internal error: " + internal + " (please report it)");
    }
    return new CataloguedFile(path, List.of(), problems, "");
  }

  /** Returns a file or folder that cannot be read. */
  static CataloguedFile unreadable(String path, String reason) {
    return new CataloguedFile(path, List.of(), List.of("cannot be read: " + reason), "");
  }

  private static CataloguedFile of(
      String path, ProgramSource source, ProgramFile file, InstructionSet functions) {
    boolean listing = file.format() == ProgramFile.Format.TEXT;
    List<Diagnostic> problems = new ArrayList<>(file.problems());
    if (!listing && !file.hasErrors() && file.format() != ProgramFile.Format.MODULE) {
      problems.addAll(Proofreader.warnings(file.programs(), functions));
    }
    List<String> messages =
        problems.stream().map(it -> listing ? it.toString() : it.explanation()).toList();
    String text = listing ? new String(source.content(), StandardCharsets.UTF_8) : "";
    List<byte[]> programs = file.hasErrors() ? List.of() : file.programs();
    InstructionSet known = source.functions(functions);
    Optional<Integer> stated = NeededSize.stated(text.lines());
    return new CataloguedFile(
        path,
        programs.stream().map(program -> program(program, path, known, stated)).toList(),
        programs.isEmpty() && messages.isEmpty()
            ? List.of("the file contains no program")
            : messages,
        text);
  }

  private static CataloguedProgram program(
      byte[] bytes, String path, InstructionSet functions, Optional<Integer> stated) {
    List<Lister.ListedLine> lines = new Lister(functions).lines(bytes);
    List<Instruction> steps = lines.stream().map(Lister.ListedLine::instruction).toList();
    String name =
        ProgramBytes.labels(bytes)
            .findFirst()
            .map(CharacterSet::glyphs)
            .orElse(path.substring(path.lastIndexOf('/') + 1));
    return new CataloguedProgram(name, bytes, lines, NeededSize.of(steps, stated));
  }

  /** Returns the folder of the file, which is the subject of its programs. */
  String subject() {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  /** Returns the first sentence of a listing, if it is a comment that describes the program. */
  String title() {
    boolean comment = source.startsWith(";") || source.startsWith("#");
    Matcher title = TITLE.matcher(source.lines().findFirst().orElse(""));
    return comment && title.find() ? title.group(1) : "";
  }

  /** Returns the path of the page in the folder of the pages, without its ending. */
  String page() {
    return "files/" + path;
  }

  /** Returns the number of bytes of all programs. */
  int bytes() {
    return programs.stream().mapToInt(program -> program.bytes().length).sum();
  }
}
