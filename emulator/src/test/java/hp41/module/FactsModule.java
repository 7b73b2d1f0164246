package hp41.module;

import hp41.Internals;
import hp41.listing.Assembler;
import hp41.memory.LineLength;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A module of two pages whose programs have the same addresses as those recorded on the machine: RA
 * stops at 8116 and calls from 8123, RD calls from 817E and 8183.
 */
public final class FactsModule {

  private static final int HEADING = 0x40;
  private static final int MICROCODE = 0x50;
  private static final int BEFORE = 0x200;
  private static final int PRIVATE_HEADER = 0x100;
  private static final int PRIVATE_END = 0x40;
  private static final int USER_CODE = 0x200;
  private static final int SECOND_PAGE = 0x1000;

  private static final List<Map.Entry<Integer, String>> PROGRAMS =
      List.of(
          Map.entry(
              0x10B,
              "LBL 'RA';STO 20;STO 21;ENTER^;STOP;STO 22;STO 23;STO 24;STO 25;XEQ 'SUB';RTN;"
                  + "LBL 05;GTO 05;PI;X<>Y;END"),
          Map.entry(0x142, "LBL 'RB';7;LBL 'RC';RTN;END"),
          Map.entry(0x176, "LBL 'RD';XEQ 01;RTN;LBL 01;XEQ 02;RTN;LBL 02;STOP;END"),
          Map.entry(0x1A0, "LBL 'SIN';42;END"),
          Map.entry(0x1B0, "LBL 'PR';8;9;END"),
          Map.entry(0x1C0, "LBL 'PE';8;9;END"),
          Map.entry(0x1D0, "LBL 'NC';1;GTO 01;2;LBL 01;GTO 20;3;LBL 20;XEQ 56;END"),
          Map.entry(0x200, "LBL 'LA';0;RTN;LBL A;33;RTN;LBL a;44;RTN;GTO A;END"),
          Map.entry(0xFB6, "LBL 'T%';E2;*;X<>Y;/;END"),
          Map.entry(SECOND_PAGE + 0x100, "LBL 'FAR';55;END"));

  private final int[] words = new int[2 * SECOND_PAGE];

  private FactsModule() {
    words[0] = 21;
    words[SECOND_PAGE] = 0;
    PROGRAMS.forEach(program -> put(program.getKey(), program.getValue()));
    name(HEADING, "-FACTS");
    name(MICROCODE, "MFN");
    list(0, HEADING);
    for (int address : new int[] {0x10B, 0x142, 0x149, 0x176, 0x1A0}) {
      list(USER_CODE, address);
    }
    list(0, MICROCODE);
    for (int address : new int[] {0x1B0, 0x1C0, 0x1D0, 0x200, 0x221, SECOND_PAGE + 0x100, 0xFB6}) {
      list(USER_CODE, address);
    }
    words[0x1AF] |= PRIVATE_HEADER;
    words[end(0x1B0)] |= PRIVATE_END;
    words[end(0x1C0)] |= PRIVATE_END;
    clearJumpDistances();
    writeNulls();
  }

  /** Returns the words of its pages without a checksum. */
  public static List<int[]> pages() {
    FactsModule module = new FactsModule();
    int[] second = Arrays.copyOfRange(module.words, SECOND_PAGE, 2 * SECOND_PAGE);
    return List.of(Arrays.copyOf(module.words, SECOND_PAGE), second);
  }

  /** Returns a ROM file with both pages. */
  public static byte[] rom() {
    byte[] content = new byte[4 * SECOND_PAGE];
    for (int page = 0; page < 2; page++) {
      byte[] one = ModuleImages.rom(pages().get(page), false);
      System.arraycopy(one, 0, content, page * one.length, one.length);
    }
    return content;
  }

  private void put(int address, String listing) {
    String lines = listing.replace(';', '\n').replace('\'', '"');
    byte[] plain = new Assembler(Internals.known()).assemble(lines).programs().get(0);
    int at = address;
    int registers = (plain.length + 6) / 7;
    words[at - 2] = registers;
    words[at - 1] = BEFORE | plain.length - 7 * (registers - 1) << 4;
    byte[] code = new RomProgram(plain).bytes();
    for (byte[] line : LineLength.split(code)) {
      for (int i = 0; i < line.length; i++) {
        words[at++] = line[i] & 0xFF | (i == 0 ? 0x100 : 0);
      }
    }
    words[at - 1] = 0x22F;
  }

  private int end(int address) {
    int at = address;
    while ((words[at] & BEFORE) == 0) {
      at++;
    }
    return at;
  }

  /** Clears the jump distances of program NC. */
  private void clearJumpDistances() {
    for (int at = 0x1D0; at <= end(0x1D0); at++) {
      int code = words[at] & 0xFF;
      if ((words[at] & 0x100) != 0 && code > 0xB0 && code < 0xC0) {
        words[at + 1] = 0;
      } else if ((words[at] & 0x100) != 0 && code >> 4 == 0xD) {
        words[at] &= 0x3F0;
        words[at + 1] = 0;
        words[at + 2] &= 0x7F;
      }
    }
  }

  /** Writes LBL NU, a null, 1, a null that is marked as a line, ENTER↑ and END. */
  private void writeNulls() {
    int at = 0x21F;
    String code = "003 230 1C4 001 0F3 000 04E 055 000 111 100 183 1C8 001 22F";
    for (String word : code.split(" ")) {
      words[at++] = Integer.parseInt(word, 16);
    }
  }

  private void name(int address, String name) {
    for (int i = 0; i < name.length(); i++) {
      int last = i == name.length() - 1 ? 0x80 : 0;
      words[address - 1 - i] = DisplayCode.code(name.charAt(i)) | last;
    }
    words[address] = 0x3E0;
  }

  private void list(int kind, int address) {
    int entry = 2 + 2 * words[1]++;
    words[entry] = kind | address >> 8;
    words[entry + 1] = address & 0xFF;
  }
}
