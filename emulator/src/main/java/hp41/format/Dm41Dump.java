package hp41.format;

import hp41.listing.Diagnostic;
import hp41.memory.Memory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dumps of the complete memory as text, as written by the DM41 and the PX-41CX. After a line {@code
 * DM41} or {@code PX41}, each line contains the address of a register and the 14 digits of up to
 * four registers. The dump ends with the file or a line {@code EOF}.
 */
final class Dm41Dump {

  private static final Pattern HEADER = Pattern.compile("(?:DM|PX)41");
  private static final String END = "EOF";
  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern ADDRESS = Pattern.compile("[0-9A-Fa-f]{1,3}");
  private static final Pattern REGISTER = Pattern.compile("[0-9A-Fa-f]{14}");
  private static final Pattern PROCESSOR = Pattern.compile("\\s*[A-Z]:.*");
  private static final int REGISTER_C = 0x0D;

  private final long[] registers = new long[Memory.ADDRESSES];
  private final BitSet present = new BitSet();
  private final List<Diagnostic> problems = new ArrayList<>();
  private int pointers;

  private Dm41Dump(String text) {
    String[] lines = LINE_END.split(text, -1);
    for (int i = 1; i < lines.length && !lines[i].strip().equals(END); i++) {
      if (!PROCESSOR.matcher(lines[i]).matches()) {
        readLine(i + 1, lines[i]);
      }
    }
  }

  /** Reads a dump; empty if the content is not one. */
  static Optional<ProgramFile> read(byte[] content) {
    String text = new String(content, StandardCharsets.ISO_8859_1);
    return HEADER.matcher(LINE_END.split(text, 2)[0].stripTrailing()).matches()
        ? Optional.of(new Dm41Dump(text).programs())
        : Optional.empty();
  }

  private void readLine(int number, String line) {
    Matcher word = WORD.matcher(line);
    int address = -1;
    while (word.find()) {
      if (address < 0) {
        address = address(number, word);
        if (address < 0) {
          return;
        }
      } else {
        readRegister(number, word, address++);
      }
    }
  }

  private int address(int line, Matcher word) {
    boolean hexadecimal = ADDRESS.matcher(word.group()).matches();
    int address = hexadecimal ? Integer.parseInt(word.group(), 16) : Memory.ADDRESSES;
    if (address >= Memory.ADDRESSES) {
      damage(line, word.start(), word.group() + " is not the address of a register, 00 to 3FF");
      return -1;
    }
    return address;
  }

  private void readRegister(int line, Matcher word, int address) {
    if (address >= Memory.ADDRESSES) {
      damage(line, word.start(), "there is no register after 3FF");
    } else if (REGISTER.matcher(word.group()).matches()) {
      registers[address] = Long.parseLong(word.group(), 16);
      present.set(address);
      pointers = address == REGISTER_C ? line : pointers;
    } else {
      damage(
          line,
          word.start(),
          "register %03X does not have 14 hexadecimal digits and is read as zeros"
              .formatted(address));
    }
  }

  private void damage(int line, int index, String message) {
    problems.add(new Diagnostic(line, index + 1, Diagnostic.Severity.ERROR, message, List.of()));
  }

  private ProgramFile programs() {
    StoredMemory memory = new StoredMemory(registers);
    Optional<String> fault = memory.fault();
    if (pointers == 0) {
      damage(
          1, 0, "register c, at address 0D, is missing: it contains the address of the programs");
    } else if (fault.isPresent()) {
      damage(pointers, 0, fault.get());
    } else {
      return programs(memory);
    }
    return new ProgramFile(ProgramFile.Format.DM41, List.of(), problems);
  }

  private ProgramFile programs(StoredMemory memory) {
    int first = memory.curtain() - 1;
    if (!present.get(first)) {
      String message = "register %03X, where programs begin, is missing: the dump is incomplete";
      damage(pointers, 0, message.formatted(first));
    } else if (!memory.isClosed()) {
      damage(pointers, 0, "there is no .END. at the address in register c");
    }
    return new ProgramFile(ProgramFile.Format.DM41, memory.programs(), problems);
  }
}
