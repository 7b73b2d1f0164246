package hp41.format;

import hp41.listing.Diagnostic;
import hp41.memory.Memory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A dump of the complete memory as text, as written by the DM41, the DM41X and the PX-41CX. After a
 * line {@code DM41} or {@code PX41}, each line contains the address of a register and the 14 digits
 * of up to four registers. Lines of the processor's registers follow, such as {@code S:} with its
 * status bits. The dump ends with the file or a line {@code EOF}.
 */
public final class MemoryDump {

  /** The memory after MEMORY LOST; the registers of the processor are those of a DM41. */
  private static final String BLANK =
      """
      DM41
      0c  1000000000019c  1a70016919c19b  0000002c048000  00000000000000\s\s
      198  00000000000000  00000000000000  00000000000000  00000000c00020\s\s
      A: 00000000c00020  B: 0000002c0480fd  C: 0000002c0480fd
      S: 00001100000000
      M: 00011cd5ff73cb  N: 00000000000000  G: 00
      """;

  /** The maximum length of the first line, with blanks at its end. */
  private static final int LONGEST_HEADER = 80;

  private static final Pattern HEADER = Pattern.compile("(?:DM|PX)41");
  private static final String END = "EOF";
  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern ADDRESS = Pattern.compile("[0-9A-Fa-f]{1,3}");
  private static final Pattern REGISTER = Pattern.compile("[0-9A-Fa-f]{14}");
  private static final Pattern PROCESSOR = Pattern.compile("\\s*[A-Z]:.*");
  private static final Pattern STATUS_BITS = Pattern.compile("(?m)^\\s*S:\\s*([0-9A-Fa-f]{14})");
  private static final int REGISTER_C = 0x0D;

  /** The place of the processor's status bit 11, stack lift, in the line of status bits. */
  private static final int LIFT = 2;

  /** The place of status bit 10: whether the pointer is in a module. */
  private static final int POINTER_IN_ROM = 3;

  private final String text;
  private final long[] registers = new long[Memory.ADDRESSES];
  private final BitSet present = new BitSet();
  private final List<Diagnostic> problems = new ArrayList<>();
  private final ProgramFile programs;
  private int pointers;
  private boolean complete;

  private MemoryDump(String text) {
    this.text = text;
    String[] lines = LINE_END.split(text, -1);
    for (int i = 1; i < lines.length && !lines[i].strip().equals(END); i++) {
      if (PROCESSOR.matcher(lines[i]).matches()) {
        complete = true;
      } else {
        readLine(i + 1, lines[i]);
      }
    }
    programs = readPrograms();
  }

  /** Returns the dump of a DM41 whose memory is empty. */
  public static MemoryDump blank() {
    return new MemoryDump(BLANK);
  }

  /** Reads a dump; empty if the content is not one. */
  public static Optional<MemoryDump> read(byte[] content) {
    int length = Math.min(content.length, LONGEST_HEADER);
    String header = new String(content, 0, length, StandardCharsets.ISO_8859_1);
    return HEADER.matcher(LINE_END.split(header, 2)[0].stripTrailing()).matches()
        ? Optional.of(new MemoryDump(new String(content, StandardCharsets.ISO_8859_1)))
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

  /** Returns the programs, without empty ones. */
  ProgramFile programs() {
    return programs;
  }

  private ProgramFile readPrograms() {
    StoredMemory memory = new StoredMemory(registers);
    Optional<String> fault = memory.fault();
    if (pointers == 0) {
      damage(
          1, 0, "register c, at address 0D, is missing: it contains the address of the programs");
    } else if (fault.isPresent()) {
      damage(pointers, 0, fault.get());
    } else {
      return readPrograms(memory);
    }
    return new ProgramFile(ProgramFile.Format.DM41, List.of(), problems);
  }

  /**
   * Reads the programs. A dump omits rows of zeros; an incomplete dump may also lack other rows.
   */
  private ProgramFile readPrograms(StoredMemory memory) {
    int first = memory.curtain() - 1;
    if (!present.get(first) && !complete) {
      String message = "register %03X, where programs begin, is missing: the dump is incomplete";
      damage(pointers, 0, message.formatted(first));
    } else if (!memory.isClosed()) {
      damage(pointers, 0, "there is no .END. at the address in register c");
    }
    return new ProgramFile(ProgramFile.Format.DM41, memory.programs(), problems);
  }

  /** Returns the text of the dump. */
  public String text() {
    return text;
  }

  /** Returns the registers by address. Registers that the dump does not contain are zero. */
  public long[] registers() {
    return registers.clone();
  }

  /** Returns the problems, which make the dump unusable as a memory. */
  public List<Diagnostic> problems() {
    return programs.problems();
  }

  /** Returns whether stack lift is enabled; true if the dump does not contain the status bits. */
  public boolean isStackLiftEnabled() {
    return status(LIFT).orElse(true);
  }

  /** Returns whether the program pointer is an address in a module. */
  public boolean isPointerInRom() {
    return status(POINTER_IN_ROM).orElse(false);
  }

  private Optional<Boolean> status(int place) {
    Matcher bits = STATUS_BITS.matcher(text);
    return bits.find() ? Optional.of(bits.group(1).charAt(place) != '0') : Optional.empty();
  }

  /**
   * Returns the text of a dump with other registers, in the layout of this one. The registers of
   * the processor and those that the HP-41 does not have are those of this dump.
   *
   * @param words the registers by address
   * @param exists whether the HP-41 has a register
   */
  public String with(long[] words, IntPredicate exists, boolean stackLift, boolean pointerInRom) {
    long[] merged = registers();
    for (int address = 0; address < Memory.ADDRESSES; address++) {
      merged[address] = exists.test(address) ? words[address] : merged[address];
    }
    DumpLayout layout = DumpLayout.of(text);
    StringBuilder status = new StringBuilder(layout.tail());
    Matcher bits = STATUS_BITS.matcher(status);
    if (bits.find()) {
      set(status, bits.start(1) + LIFT, stackLift);
      set(status, bits.start(1) + POINTER_IN_ROM, pointerInRom);
    }
    return layout.head() + layout.rows(merged) + status;
  }

  private static void set(StringBuilder bits, int place, boolean value) {
    if (bits.charAt(place) == '0' == value) {
      bits.setCharAt(place, value ? '1' : '0');
    }
  }
}
