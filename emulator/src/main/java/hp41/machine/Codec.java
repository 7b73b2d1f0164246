package hp41.machine;

import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import java.util.List;

/**
 * Converts between bytes and instructions. All byte sequences can be decoded. An instruction
 * contains its original bytes, so that encoding loses nothing.
 */
public final class Codec {

  static final int STOP = 0x84;
  static final int RTN = 0x85;
  static final int END = GlobalLabel.CODE;

  static final int NULL = 0x00;
  private static final int NUMBER = 0x10;
  private static final int GTO_NAME = 0x1D;
  private static final int XEQ_NAME = 0x1E;
  private static final int W_NAME = 0x1F;
  private static final int SHORT_RCL = 0x20;
  private static final int SHORT_STO = 0x30;
  private static final int RCL = 0x90;
  private static final int STO = 0x91;
  private static final int FIRST_FLAG_FUNCTION = 0xA8;
  private static final int INDIRECT_JUMP = 0xAE;
  static final int SPARE = 0xAF;
  private static final int SHORT_GTO = 0xB1;
  private static final int LBL = 0xCF;
  private static final int GTO = 0xD0;
  private static final int XEQ = 0xE0;
  private static final int TEXT = 0xF0;

  private static final int SHORT_LABELS = 15;
  private static final int SHORT_REGISTERS = 16;
  private static final int INDIRECT = Operand.Postfix.INDIRECT;

  /** The bits of a local label in the third byte of a jump; the bit above is the direction. */
  private static final int LABEL_BITS = 0x7F;

  private InstructionSet instructions;

  /** Creates a codec for some functions. */
  public Codec(InstructionSet instructions) {
    this.instructions = instructions;
  }

  /** Replaces the functions. */
  void use(InstructionSet others) {
    instructions = others;
  }

  /** Decodes all lines of a program, including nulls. */
  public List<Instruction> decodeAll(byte[] code) {
    return LineLength.split(code).stream().map(this::decode).toList();
  }

  /** Decodes the bytes of one line. */
  public Instruction decode(byte[] line) {
    int code = line[0] & 0xFF;
    int operand = line.length > 1 ? line[1] & 0xFF : 0;
    return switch (code >>> 4) {
      case 0x0 ->
          code == NULL
              ? instruction(NULL, Operand.NONE, line)
              : instruction(LBL, new Operand.Local(code - 1), line);
      case 0x1 -> decodeNumberOrName(line, code);
      case 0x2 -> instruction(RCL, new Operand.Postfix(code - SHORT_RCL), line);
      case 0x3 -> instruction(STO, new Operand.Postfix(code - SHORT_STO), line);
      case 0x9 -> instruction(code, new Operand.Postfix(operand), line);
      case 0xA -> decodeRowA(line, code, operand);
      case 0xB ->
          code < SHORT_GTO
              ? instruction(SPARE, Operand.NONE, line)
              : instruction(GTO, new Operand.Local(code - SHORT_GTO), line);
      case 0xC -> decodeRowC(line, code, operand);
      case 0xD, 0xE ->
          instruction(
              code & 0xF0, new Operand.Local(line.length > 2 ? line[2] & LABEL_BITS : 0), line);
      case 0xF -> instruction(TEXT, new Operand.Text(characters(line, 1)), line);
      default -> instruction(code, Operand.NONE, line);
    };
  }

  private Instruction decodeNumberOrName(byte[] line, int code) {
    return switch (code) {
      case GTO_NAME -> instruction(GTO, new Operand.Name(characters(line, 2)), line);
      case XEQ_NAME -> instruction(XEQ, new Operand.Name(characters(line, 2)), line);
      case W_NAME -> instruction(W_NAME, new Operand.Text(characters(line, 2)), line);
      default -> instruction(NUMBER, new Operand.Digits(characters(line, 0)), line);
    };
  }

  private Instruction decodeRowA(byte[] line, int code, int operand) {
    if (code < FIRST_FLAG_FUNCTION) {
      int xrom = code << 8 | operand;
      return new Instruction(
          instructions.byXrom(xrom).orElseGet(() -> CalculatorFunction.absent(xrom)),
          Operand.NONE,
          line);
    }
    return switch (code) {
      case INDIRECT_JUMP ->
          instruction(
              operand < INDIRECT ? GTO : XEQ, new Operand.Postfix(operand | INDIRECT), line);
      case SPARE -> instruction(SPARE, Operand.NONE, line);
      default -> instruction(code, new Operand.Postfix(operand), line);
    };
  }

  private Instruction decodeRowC(byte[] line, int code, int operand) {
    if (code == LBL) {
      return instruction(LBL, new Operand.Local(operand & LABEL_BITS), line);
    }
    if (!GlobalLabel.isCode(code)) {
      return instruction(code, new Operand.Postfix(operand), line);
    }
    if (line.length < 3 || GlobalLabel.isEndStatus(line[2] & 0xFF)) {
      return instruction(END, Operand.NONE, line);
    }
    int key = line.length > 3 ? line[3] & 0xFF : 0;
    return instruction(LBL, new Operand.Global(characters(line, 4), key), line);
  }

  private Instruction instruction(int code, Operand operand, byte[] line) {
    return new Instruction(instructions.byByte(code), operand, line);
  }

  private static String characters(byte[] line, int from) {
    StringBuilder characters = new StringBuilder();
    for (int i = from; i < line.length; i++) {
      characters.append((char) (line[i] & 0xFF));
    }
    return characters.toString();
  }

  /** Returns the text line with the given characters, including an append sign. */
  public Instruction text(String characters) {
    return encode(instructions.byByte(TEXT), new Operand.Text(characters));
  }

  /** Returns the number line with the given digits. */
  public Instruction number(Operand.Digits digits) {
    return encode(instructions.byByte(NUMBER), digits);
  }

  /** Encodes an instruction with the bytes that the machine chooses. */
  public Instruction encode(CalculatorFunction function, Operand operand) {
    return new Instruction(function, operand, bytes(function.code(), operand));
  }

  private static byte[] bytes(int code, Operand operand) {
    if (operand instanceof Operand.Postfix postfix) {
      return postfix(code, postfix);
    } else if (operand instanceof Operand.Local local) {
      return local(code, local.label());
    } else if (operand instanceof Operand.Name name) {
      return named(code == GTO ? GTO_NAME : XEQ_NAME, name.text());
    } else if (operand instanceof Operand.Global label) {
      return global(label);
    } else if (operand instanceof Operand.Text text) {
      return code == W_NAME
          ? named(W_NAME, text.characters())
          : withCharacters(text.characters(), TEXT | text.characters().length());
    } else if (operand instanceof Operand.Digits digits) {
      return withCharacters(digits.codes());
    }
    if (code == END) {
      return new byte[] {(byte) END, 0, GlobalLabel.WRITTEN_END};
    }
    return code > 0xFF ? new byte[] {(byte) (code >>> 8), (byte) code} : new byte[] {(byte) code};
  }

  private static byte[] postfix(int code, Operand.Postfix postfix) {
    int operand = postfix.code();
    if (operand < SHORT_REGISTERS && (code == RCL || code == STO)) {
      return new byte[] {(byte) ((code == RCL ? SHORT_RCL : SHORT_STO) + operand)};
    }
    if (code == GTO || code == XEQ) {
      return new byte[] {
        (byte) INDIRECT_JUMP, (byte) (code == GTO ? postfix.number() : postfix.number() | INDIRECT)
      };
    }
    return new byte[] {(byte) code, (byte) operand};
  }

  private static byte[] local(int code, int label) {
    if (code == LBL) {
      return label < SHORT_LABELS
          ? new byte[] {(byte) (label + 1)}
          : new byte[] {(byte) LBL, (byte) label};
    }
    return code == GTO && label < SHORT_LABELS
        ? new byte[] {(byte) (SHORT_GTO + label), 0}
        : new byte[] {(byte) code, 0, (byte) label};
  }

  private static byte[] named(int code, String name) {
    return withCharacters(name, code, TEXT | name.length());
  }

  private static byte[] global(Operand.Global label) {
    return withCharacters(label.name(), END, 0, TEXT | label.name().length() + 1, label.key());
  }

  private static byte[] withCharacters(String characters, int... prefix) {
    byte[] bytes = new byte[prefix.length + characters.length()];
    for (int i = 0; i < prefix.length; i++) {
      bytes[i] = (byte) prefix[i];
    }
    for (int i = 0; i < characters.length(); i++) {
      bytes[prefix.length + i] = (byte) characters.charAt(i);
    }
    return bytes;
  }
}
