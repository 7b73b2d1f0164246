package hp41.machine;

import hp41.event.CalculatorError;
import hp41.event.Usage;
import hp41.key.OperandKind;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Scratch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/**
 * The bytes that a key assignment can contain although they are not functions, such as those of
 * digits. The machine shows an arbitrary text as their name, because it reads the name at a wrong
 * address, and may wait for an operand. What it then does follows from the byte (observed on the
 * machine).
 */
final class UnnamedBytes {

  /**
   * The byte, what it waits for, and what is shown, on an HP-41CX: n nothing, d a digit, a a name,
   * b a name that is not empty, c a count, or two digits for a register (0 as STO, 1), a flag (2,
   * 3) or a label (4 to 7). The text ends at the semicolon at the end of the row.
   */
  private static final String EXTENDED =
      """
      01 n @c;
      0D 2    2;
      10 n ;
      11 c $T+N IA ;
      12 0  ;
      13 n µ;
      14 n DCAB@@¯aL;
      15 n X;
      16 n H_LD;
      17 a A ;
      18 2    2;
      19 n OD;
      1A n -;
      1B 6 H ;
      1C 2    2;
      1D n @ AHHH;
      1E n @NQ;
      1F 2    2;
      20 n ;
      21 a A;
      22 n IEW;
      23 5 [;
      24 n L;
      25 n ┬bDCAB@@¯aL;
      26 4  ;
      27 n 0;
      28 2    2;
      29 n >Y;
      2A n ┬bDCAB@@¯aL;
      2B n OD;
      2C a A;
      2D n dSʌ_µ;
      2E n X<=Y?;
      2F n µ;
      30 5 ASCI;
      31 4 9;
      32 0 REG;
      33 n ;
      34 n STX;
      35 2    2;
      36 0  8;
      37 n ;
      38 n OD;
      39 n 0;
      3A n +;
      3B b )SF;
      3C n ;
      3D b  ;
      3E b  ;
      3F 2    2;
      A0 2 ↑;
      A1 0 µ;
      A2 a 0BEEP;
      A3 n <=0?;
      A4 a S;
      A5 n ¯aL;
      A6 n T;
      A7 4 eG0BEEP;
      AE n @;
      AF 2  ;
      B0 a SG;
      B1 n ]@>;
      B2 0 ⟶;
      B3 n ┬bDCAB@@¯aL;
      B4 n W;
      B5 n %X<=0?;
      B6 n W;
      B7 0 !Σ+;
      B8 n -;
      B9 b  ;
      BA 5 e≠  Ʌ;
      BB 4 0∡9;
      BC 2    2;
      BD n ;
      BE n 0;
      BF 4 Q ;
      C1 n ;
      C2 n OD;
      C3 n -;
      C4 4 DLa Ѫ;
      C5 n ]0;
      C6 n Y;
      C7 n ¯aL;
      C8 2    2;
      C9 n  e;
      CA n ;
      CB 7 (;
      CC 0  ;
      CD 2 a;
      D1 2 B;
      D2 5 ;;
      D3 n MS;
      D4 n W;
      D5 3 d(;
      D6 n 0;
      D7 n W;
      D8 a A;
      D9 n ⟶;
      DA n µ;
      DB 0 >;
      DC n 0;
      DD n D;
      DE 2    2;
      DF n L;
      E1 n L;
      E2 1   ;
      E3 n R;
      E4 0 DCAB@@¯aL;
      E5 c $T+N IA ;
      E6 n 0;
      E7 c $T+N IA ;
      E8 n ¯aL;
      E9 c $T+N IA ;
      EA n 0;
      EB c $T+N IA ;
      EC n 0;
      ED n OD;
      EE n -;
      EF 0 Λ;
      F0 n W;
      F1 n  0;
      F2 n X;
      F3 n P;
      F4 n B1 50;
      F5 n LST;
      F6 n AN;
      F7 n W;
      F8 1 1CLP;
      F9 2    2;
      FA a A;
      FB n OD;
      FC 0 !Σ+;
      FD n R↑;
      FE 0 >;
      FF 2    2;
      """;

  /** The bytes whose text is different on an HP-41C and CV. */
  private static final String OTHER =
      """
      14 n @@¯a&GB1 W>;
      24 a &GB1 W>;
      25 n @@¯a&GB1 W>;
      2A n @@¯a&GB1 W>;
      A5 n ¯a&GB1 W>;
      B3 n @@¯a&GB1 W>;
      C7 n ¯a&GB1 W>;
      DF a &GB1 W>;
      E1 a &GB1 W>;
      E4 0 ¯a&GB1 W>;
      E8 n ¯a&GB1 W>;
      """;

  private static final Map<Integer, CalculatorFunction> OF_CX = read(EXTENDED);
  private static final Map<Integer, CalculatorFunction> OF_OTHERS = read(EXTENDED + OTHER);

  private static final int HEXADECIMAL = 16;
  private static final int FIRST_LINE = 0x10;

  private UnnamedBytes() {}

  private static Map<Integer, CalculatorFunction> read(String rows) {
    Map<Integer, CalculatorFunction> read = new HashMap<>();
    rows.lines()
        .forEach(
            row -> {
              int code = Integer.parseInt(row.substring(0, 2), HEXADECIMAL);
              String name = row.substring(5, row.length() - 1);
              read.put(code, function(code, row.charAt(3), name));
            });
    return Map.copyOf(read);
  }

  private static CalculatorFunction function(int code, char kind, String name) {
    CalculatorFunction absent = CalculatorFunction.absent(name, code, "A byte without a name.");
    return function(code, operand(kind), name, absent.behaviour(), roles(code, kind));
  }

  /**
   * Returns the roles of a byte. The bytes of keys that cannot be programmed cannot be program
   * lines.
   */
  private static Set<Role> roles(int code, char kind) {
    if (code < FIRST_LINE) {
      return Set.of(Role.UNNAMED, Role.KEYBOARD);
    }
    return switch (kind) {
      case '0' -> Set.of(Role.UNNAMED, Role.STORE);
      case 'b', '7' -> Set.of(Role.UNNAMED, Role.JUMP);
      default -> Set.of(Role.UNNAMED);
    };
  }

  /**
   * Returns what the bytes 0D and 1F do on an HP-41CX: they search for the text file named in ALPHA
   * (observed on the microcode).
   */
  static CalculatorFunction search(int code) {
    return function(code, OperandKind.NONE, "2", UnnamedBytes::search, Set.of(Role.UNNAMED));
  }

  private static void search(Machine machine, Operand operand) {
    ExtendedMemory directory = new ExtendedMemory(machine.memory());
    String name = StringUtils.substringBefore(machine.alpha().text(), ",");
    new Scratch(machine.memory()).findAlpha(0);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    directory.open();
    ExtendedFile file = directory.find(name).orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
    if (file.type() != ExtendedFile.Type.TEXT) {
      throw CalculatorError.FL_TYPE_ERR;
    }
  }

  private static CalculatorFunction function(
      int code, OperandKind operand, String name, Behaviour behaviour, Set<Role> roles) {
    return new CalculatorFunction(
        name,
        code,
        operand,
        behaviour,
        "--",
        "A byte without a name.",
        roles,
        ExecutionTime.UNMEASURED,
        Translation.NONE,
        Usage.NONE);
  }

  private static OperandKind operand(char kind) {
    return switch (kind) {
      case 'n' -> OperandKind.NONE;
      case 'd' -> OperandKind.DIGIT;
      case 'a', 'b' -> OperandKind.PROGRAM;
      case 'c' -> OperandKind.COUNT;
      case '0', '1' -> OperandKind.REGISTER;
      case '2', '3' -> OperandKind.FLAG;
      case '4', '6' -> OperandKind.LABEL;
      default -> OperandKind.JUMP;
    };
  }

  /** Returns a byte as a function; empty if it has a name of its own, or is a key. */
  static Optional<CalculatorFunction> of(int code, boolean extended) {
    return Optional.ofNullable((extended ? OF_CX : OF_OTHERS).get(code));
  }
}
