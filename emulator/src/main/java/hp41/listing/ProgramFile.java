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
    RAW,
    /** Program bytes behind the directory entry that they have on a disk or cassette. */
    P41,
    /** Program bytes behind their length. */
    BIN,
    /** The same as hexadecimal text. */
    DAT
  }

  /** Reads a file of any kind; its content tells which. */
  public static ProgramFile read(byte[] content, InstructionSet instructions) {
    return read(content, new Assembler(instructions));
  }

  /** Reads a file of any kind, a listing by this assembler. */
  public static ProgramFile read(byte[] content, Assembler assembler) {
    return WrappedFile.read(content)
        .orElseGet(
            () ->
                TextFile.isText(content)
                    ? TextFile.read(content, assembler)
                    : RawFile.read(content));
  }

  /** The content of a text file with the canonical listing of these programs. */
  public static byte[] text(List<byte[]> programs, InstructionSet instructions) {
    return TextFile.write(programs, instructions);
  }

  /** The content of a RAW file with these programs, with links of zero. */
  public static byte[] raw(List<byte[]> programs) {
    return RawFile.write(programs, false);
  }

  /** The content of a RAW file with checksum and padding. */
  public static byte[] paddedRaw(List<byte[]> programs) {
    return RawFile.write(programs, true);
  }

  /** Whether something in the file means nothing, so that its programs are not complete. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(Diagnostic::isError);
  }
}
