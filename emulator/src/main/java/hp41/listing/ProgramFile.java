package hp41.listing;

import hp41.machine.InstructionSet;
import java.util.List;

/**
 * The programs of a file.
 *
 * @param format what kind of file it is
 * @param programs the bytes of each with its END, in plain form: links and distances zero, nulls
 *     only between numbers; not to be used if there are {@linkplain #hasErrors errors}
 * @param problems what is wrong with the file
 */
public record ProgramFile(Format format, List<byte[]> programs, List<Diagnostic> problems) {

  public ProgramFile {
    programs = List.copyOf(programs);
    problems = List.copyOf(problems);
  }

  /** Kinds of files. */
  public enum Format {
    /** A listing. */
    TEXT,
    /** Program bytes. */
    RAW
  }

  /** Reads a file of any kind; its content tells which. */
  public static ProgramFile read(byte[] content, InstructionSet instructions) {
    return TextFile.isText(content) ? TextFile.read(content, instructions) : RawFile.read(content);
  }

  /** The content of a file with these programs. */
  public static byte[] write(Format format, List<byte[]> programs, InstructionSet instructions) {
    return switch (format) {
      case TEXT -> TextFile.write(programs, instructions);
      case RAW -> RawFile.write(programs, false);
    };
  }

  /** The content of a RAW file with checksum and padding. */
  public static byte[] writePadded(List<byte[]> programs) {
    return RawFile.write(programs, true);
  }

  /** Whether something in the file means nothing, so that its programs are not complete. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(Diagnostic::isError);
  }
}
