package hp41.program;

import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Programs as bytes in their plain form: links and distances of jumps zero, no nulls but one
 * between two numbers, END last as {@code C0 00 0D}.
 */
public final class ProgramBytes {

  /** The status byte of an END in a file. */
  private static final int END_STATUS = GlobalLabel.WRITTEN_END | GlobalLabel.UNPACKED;

  /** Where in a global label its name begins. */
  private static final int NAME = 4;

  private static final byte[] END = {(byte) GlobalLabel.CODE, 0, END_STATUS};

  private ProgramBytes() {}

  /** Whether a line is an END. */
  public static boolean isEnd(byte[] line) {
    return isGlobal(line) && GlobalLabel.isEndStatus(line[2] & 0xFF);
  }

  private static boolean isGlobal(byte[] line) {
    return GlobalLabel.isCode(line[0] & 0xFF) && line.length >= GlobalLabel.END_LENGTH;
  }

  /** Whether a line is a label with a name. */
  public static boolean isGlobalLabel(byte[] line) {
    return isGlobal(line) && !isEnd(line);
  }

  /** The name of the global label that a line is, in machine characters; empty if it has none. */
  public static Optional<String> label(byte[] line) {
    return isGlobalLabel(line) && line.length > NAME
        ? Optional.of(new String(line, NAME, line.length - NAME, StandardCharsets.ISO_8859_1))
        : Optional.empty();
  }

  /** A line with links and distances zero. */
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

  /** The bytes of one program in plain form, as memory has them from its first line to its END. */
  public static byte[] plainProgram(byte[] code) {
    return program(LineLength.split(code));
  }

  /** The program that some lines make up to its END, which it gets if it has none. */
  public static byte[] program(List<byte[]> lines) {
    return programs(lines).stream().findFirst().orElseGet(END::clone);
  }

  /** The programs that some lines make, each with its END; the last one gets one if it has none. */
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
