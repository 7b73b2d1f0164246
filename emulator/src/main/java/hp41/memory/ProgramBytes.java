package hp41.memory;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Programs as bytes in plain form: links and jump distances are zero, nulls occur only between two
 * numbers, and the END is {@code C0 00 0D}.
 */
public final class ProgramBytes {

  /** The status byte of an END in a file. */
  private static final int END_STATUS = GlobalLabel.WRITTEN_END | GlobalLabel.UNPACKED;

  /** The offset of the name in a global label. */
  private static final int NAME = 4;

  private static final byte[] END = {(byte) GlobalLabel.CODE, 0, END_STATUS};

  private ProgramBytes() {}

  /** Returns whether a line is an END. */
  public static boolean isEnd(byte[] line) {
    return isGlobal(line) && GlobalLabel.isEndStatus(line[2] & 0xFF);
  }

  private static boolean isGlobal(byte[] line) {
    return GlobalLabel.isCode(line[0] & 0xFF) && line.length >= GlobalLabel.END_LENGTH;
  }

  /** Returns whether a line is a global label. */
  public static boolean isGlobalLabel(byte[] line) {
    return isGlobal(line) && !isEnd(line);
  }

  /**
   * Returns the name of a global label in machine characters; empty if the line is not a global
   * label or has no name.
   */
  public static Optional<String> label(byte[] line) {
    return isGlobalLabel(line) && line.length > NAME
        ? Optional.of(new String(line, NAME, line.length - NAME, StandardCharsets.ISO_8859_1))
        : Optional.empty();
  }

  /** Returns the global labels of a program in machine characters. */
  public static Stream<String> labels(byte[] program) {
    return LineLength.split(program).stream().flatMap(line -> label(line).stream());
  }

  /** Returns a line with link and jump distance set to zero. */
  public static byte[] plain(byte[] line) {
    byte[] plain = line.clone();
    int code = line[0] & 0xFF;
    if (isGlobal(line)) {
      plain[0] = (byte) GlobalLabel.CODE;
      plain[1] = 0;
      plain[2] = isEnd(line) ? (byte) (END_STATUS | line[2] & GlobalLabel.PRIVATE) : line[2];
    } else if (code > 0xB0 && code < GlobalLabel.CODE && line.length > 1) {
      plain[1] = 0;
    } else if (code >= 0xD0 && code < 0xF0 && line.length > 2) {
      plain[0] = (byte) (code & 0xF0);
      plain[1] = 0;
      plain[2] = (byte) (line[2] & 0x7F);
    }
    return plain;
  }

  /**
   * Returns a program in plain form.
   *
   * @param code the bytes of one program as they are in memory, from its first line to its END
   */
  public static byte[] plainProgram(byte[] code) {
    return program(LineLength.split(code));
  }

  /** Returns the first program in a list of lines. A missing END is added. */
  public static byte[] program(List<byte[]> lines) {
    return programs(lines).stream().findFirst().orElseGet(END::clone);
  }

  /** Splits lines into programs at their ENDs. A missing END of the last program is added. */
  public static List<byte[]> programs(List<byte[]> lines) {
    List<byte[]> programs = new ArrayList<>();
    ByteArrayOutputStream program = new ByteArrayOutputStream();
    boolean numberBefore = false;
    for (byte[] line : lines) {
      if (line[0] == 0) {
        continue;
      }
      boolean number = LineLength.isDigit(line[0] & 0xFF);
      if (number && numberBefore) {
        program.write(0);
      }
      numberBefore = number;
      program.writeBytes(plain(line));
      if (isEnd(line)) {
        programs.add(program.toByteArray());
        program.reset();
      }
    }
    if (program.size() > 0) {
      program.writeBytes(END);
      programs.add(program.toByteArray());
    }
    return programs;
  }
}
