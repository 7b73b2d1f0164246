package hp41.machine;

import hp41.memory.LineLength;
import hp41.memory.ProgramCounter;
import hp41.memory.ProgramMemory;
import java.io.ByteArrayOutputStream;
import java.util.Optional;

/**
 * The two bytes of a key assignment of which the first is not a function of its own, as synthetic
 * programming assigns them. While the key is held, it shows the bytes as an XROM number; then it
 * executes or inserts what the operating system makes of them (read off the microcode, and compared
 * with it).
 *
 * @param code the two bytes, the first 10 to FF
 */
public record AssignedBytes(int code) {

  private static final int GO_TO_LINE = 0x01;
  private static final int DIGITS = 0x0D;
  private static final int W = 0x1F;
  private static final int SHORT_RCL = 0x20;
  private static final int SHORT_STO = 0x30;
  private static final int SHORT_GTO = 0xB0;
  private static final int LAST_NUMBER = 0x1C;
  private static final int LABEL_WITH_NAME = 0xCD;
  private static final int X_EXCHANGE = 0xCE;
  private static final int LBL = 0xCF;
  private static final int LAST_LABEL = 0x7F;
  private static final int TEXT = 0xF0;
  private static final int NEW_END = 0x0F;
  private static final int XROM_NUMBER = 0xFFF;

  /** A line that does nothing. */
  private static final byte[] LABEL = {1};

  private static final int NAMED = 0x019;
  private static final int XROM = 0xA000;
  private static final int LAST_XROM = 0xA7FF;

  /** Returns the assignment of a byte that is not a function, and of the operand keyed for it. */
  public static AssignedBytes of(CalculatorFunction unnamed, Operand operand) {
    int second =
        operand instanceof Operand.Postfix postfix
            ? postfix.code()
            : operand instanceof Operand.Local local
                ? local.label()
                : operand instanceof Operand.Count count ? count.number() & 0xFF : 0;
    return new AssignedBytes(unnamed.code() << 8 | second);
  }

  private int first() {
    return code >>> 8;
  }

  private int second() {
    return code & 0xFF;
  }

  private int row() {
    return first() >>> 4;
  }

  private int column() {
    return first() & 0xF;
  }

  /** Returns the plugged-in function whose XROM number the key shows, if there is one. */
  public Optional<CalculatorFunction> shownFunction(InstructionSet instructions) {
    int shown = XROM | code & XROM_NUMBER;
    return shown > LAST_XROM ? Optional.empty() : instructions.byXrom(shown);
  }

  /**
   * Returns the XROM number that the key shows; the first number goes up to 63. For one number the
   * machine finds a name (observed on the microcode).
   *
   * @param extended whether this is an HP-41CX
   */
  public String shownNumber(boolean extended) {
    int number = code & XROM_NUMBER;
    if (showsName(extended)) {
      return "INSREC";
    } else if (number == 0 && !extended) {
      return "@@@@@@@@@@@@";
    }
    return "XROM %02d,%02d".formatted(number >>> 6, ModuleDefinition.number(number));
  }

  /** Returns whether the machine finds a name for the number. */
  public boolean showsName(boolean extended) {
    return extended && (code & XROM_NUMBER) == NAMED;
  }

  /** Returns whether the key inserts the name in register Q, which an assignment leaves empty. */
  public boolean insertsName() {
    return row() == 0x1 || first() == LABEL_WITH_NAME;
  }

  /**
   * Returns whether the key searches for a text file on an HP-41CX. On an HP-41C and CV, the
   * processor jumps into an empty page, and finally waits for a key.
   */
  public boolean searches() {
    return first() == W || isImmediate();
  }

  /** Returns whether the key goes to the current line, which enables stack lift in line 00. */
  public boolean goesToCurrentLine() {
    return first() == GO_TO_LINE;
  }

  /** Returns whether the key executes its bytes in PRGM mode, too. */
  public boolean isImmediate() {
    return first() == DIGITS;
  }

  /** Returns whether the key inserts an END. */
  public boolean isEnd() {
    return row() == 0xC && first() < LABEL_WITH_NAME;
  }

  /**
   * Returns the bytes that the key inserts in PRGM mode.
   *
   * @param name the characters in register Q, which follow prefixes of texts
   */
  public byte[] inserted(String name) {
    return switch (row()) {
      case 0x1 -> bytes(name, first(), TEXT | name.length());
      case 0x9, 0xB -> column() > 1 || second() > 0xF ? both() : shortRegister();
      case 0xA -> both();
      case 0xC -> insertedRowC(name);
      case 0xD, 0xF ->
          (second() + 1 & 0xFF) > 0xF
              ? new byte[] {(byte) first(), 0, (byte) second()}
              : new byte[] {(byte) (SHORT_GTO | second() + 1 & 0xF), 0};
      case 0xE -> new byte[] {(byte) first(), 0, (byte) second()};
      default -> new byte[] {(byte) first()};
    };
  }

  private byte[] shortRegister() {
    return new byte[] {(byte) ((column() == 0 ? SHORT_RCL : SHORT_STO) | second())};
  }

  private byte[] insertedRowC(String name) {
    return switch (first()) {
      case LBL -> (second() + 1 & 0xFF) > 0xF ? both() : new byte[] {(byte) (second() + 1)};
      case X_EXCHANGE -> both();
      case LABEL_WITH_NAME -> bytes(name, first(), 0, TEXT | name.length() + 1, 0);
      default -> new byte[] {(byte) first(), 0, NEW_END};
    };
  }

  private byte[] both() {
    return new byte[] {(byte) first(), (byte) second()};
  }

  private static byte[] bytes(String characters, int... prefix) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int value : prefix) {
      bytes.write(value);
    }
    for (char character : characters.toCharArray()) {
      bytes.write(character);
    }
    return bytes.toByteArray();
  }

  /**
   * Returns the instruction that the key executes in RUN mode. A number or text continues with the
   * bytes at the program pointer, and the pointer moves past them.
   *
   * @param name the characters in register Q, used as the name after GTO or XEQ
   */
  public Instruction executed(Machine machine, String name) {
    ProgramMemory program = machine.program();
    if (searches() && machine.instructions().isExtended()) {
      return new Instruction(UnnamedBytes.search(first()), Operand.NONE, both());
    }
    if (row() == 0xF) {
      int length = program.read(program.pointer()) & 0xF;
      return machine.codec().decode(withProgram(program, TEXT | length, length));
    }
    if (row() == 0x1 && first() <= LAST_NUMBER) {
      return machine.codec().decode(withProgram(program, first(), digits(program)));
    }
    if (row() == 0xB && column() > 0) {
      return jump(machine);
    }
    if ((row() == 0xD || row() == 0xE) && second() > LAST_LABEL) {
      return machine.codec().encode(CalculatorFunction.absent(code), Operand.NONE);
    }
    return machine
        .codec()
        .decode(
            switch (row()) {
              case 0x1 -> bytes(name, first(), TEXT | name.length());
              case 0xD, 0xE -> new byte[] {(byte) (first() & 0xF0), 0, (byte) second()};
              case 0xC ->
                  isEnd()
                      ? new byte[] {(byte) first(), 0, 0}
                      : first() == LABEL_WITH_NAME ? LABEL : both();
              default -> both();
            });
  }

  /**
   * Returns the instruction of a short GTO. The machine uses its second byte as the distance from
   * the program pointer. If it is zero, the label is searched, and the distance is stored in the
   * byte at the pointer, where the line that has been fetched would be.
   */
  private Instruction jump(Machine machine) {
    ProgramMemory program = machine.program();
    Instruction jump = machine.codec().decode(both());
    int address = program.pointer() + 1;
    boolean inRom = program.isPointerInRom();
    int target = CompiledJump.target(address, jump);
    if (inRom ? target == Line.NOT_COMPILED : second() == 0) {
      int label = machine.labels().local(column() - 1);
      if (label >= 0) {
        CompiledJump.compile(program, new Line(0, address, address, address, jump, 0), label);
      }
      return jump;
    }
    int counter =
        inRom ? ProgramCounter.of(target) : CompiledJump.counter(program.counter(), second());
    machine.jump(ProgramCounter.pointer(counter));
    program.counter(counter);
    return machine.codec().decode(LABEL);
  }

  private static int digits(ProgramMemory program) {
    int length = 0;
    while (LineLength.isDigit(program.read(program.pointer() - 1 - length))) {
      length++;
    }
    return length;
  }

  /**
   * Returns a line that begins with a byte and continues with the bytes at the program pointer, and
   * moves the pointer past them.
   */
  private static byte[] withProgram(ProgramMemory program, int first, int length) {
    byte[] line = new byte[length + 1];
    line[0] = (byte) first;
    byte[] following = program.bytes(program.pointer(), program.pointer() - length);
    System.arraycopy(following, 0, line, 1, length);
    program.pointer(program.pointer() - length);
    return line;
  }
}
