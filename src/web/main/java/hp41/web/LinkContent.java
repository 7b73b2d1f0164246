package hp41.web;

import hp41.Calculator;
import hp41.Image;
import hp41.StateFile;
import hp41.debug.Programs;
import hp41.event.CalculatorError;
import hp41.files.BundledModule;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import hp41.memory.CharacterSet;
import hp41.memory.ProgramMemory;
import hp41.text.Counted;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/** What links contain: a program or all of memory. */
final class LinkContent {

  /** What a message about missing rows advises in a terminal. */
  private static final String AGAIN = ": scan or photograph";

  private LinkContent() {}

  /**
   * Offers links to the current program and to all of memory; a program of a module is only named.
   */
  static void share(Calculator calculator) {
    Programs programs = calculator.programs();
    int pointer = programs.pointer();
    String name = programs.name(pointer);
    String listing = "";
    String problem = "";
    if (!Programs.isInModule(pointer)) {
      try {
        byte[] code = programs.code(pointer);
        listing = calculator.list(List.of(code));
        problem = Programs.isEmpty(code) ? "is empty: write one, or load one" : "";
      } catch (CalculatorError isPrivate) {
        problem = "is private";
      }
    }
    byte[] state = StateFile.content(calculator.image());
    PageScript.share(name, listing, problem, new String(state, StandardCharsets.UTF_8));
  }

  /** Returns the names and the length of the programs of a listing; empty if it has errors. */
  static String describe(byte[] content, InstructionSet instructions) {
    ProgramFile file = ProgramFile.read(content, new Assembler(instructions));
    return file.hasErrors() ? "" : describe(file, instructions);
  }

  /**
   * Returns what is missing or doubtful in the rows of a WND file, each in a line; errors begin
   * with {@code !}.
   */
  static String problems(byte[] content, InstructionSet instructions) {
    return ProgramFile.read(content, new Assembler(instructions)).problems().stream()
        .map(
            it ->
                (it.severity() == Diagnostic.Severity.ERROR ? "!" : "")
                    + StringUtils.substringBefore(it.message(), AGAIN))
        .collect(Collectors.joining("\n"));
  }

  private static String describe(ProgramFile file, InstructionSet instructions) {
    Lister lister = new Lister(instructions);
    List<byte[]> programs = file.programs();
    Stream<String> names =
        programs.stream().flatMap(it -> Programs.title(it).stream()).map(CharacterSet::glyphs);
    int lines = programs.stream().mapToInt(it -> lister.lines(it).size()).sum();
    int bytes = programs.stream().mapToInt(it -> it.length).sum();
    String length = Counted.of(lines, "line");
    String room = Counted.of((bytes + ProgramMemory.BYTES - 1) / ProgramMemory.BYTES, "register");
    return Stream.concat(names, Stream.of(length, room)).collect(Collectors.joining(", "));
  }

  /** Returns the model and the programs of a state; empty if it is damaged. */
  static String describeState(byte[] content, InstructionSet instructions) {
    try {
      Image image = StateFile.read(Path.of("link"), content, BundledModule.PROVIDED);
      ProgramFile programs = ProgramFile.ofMemory(image.registers());
      return "HP-41" + image.model() + ", all of memory: " + describe(programs, instructions);
    } catch (IOException damaged) {
      return "";
    }
  }

  /**
   * Returns the QR code of a text: its width in modules, and the path of the dark modules as in
   * SVG; empty if the text is too long.
   */
  static String draw(String text) {
    QrCode code;
    try {
      List<QrSegment> segments =
          List.of(QrSegment.makeBytes(text.getBytes(StandardCharsets.UTF_8)));
      code = QrCode.encodeSegments(segments, QrCode.Ecc.LOW);
    } catch (DataTooLongException tooLong) {
      return "";
    }
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          path.append('M').append(x).append(',').append(y).append("h1v1h-1z");
        }
      }
    }
    return code.size + " " + path;
  }
}
