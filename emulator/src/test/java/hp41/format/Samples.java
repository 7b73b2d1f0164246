package hp41.format;

import hp41.format.ProgramFile.Format;
import hp41.functions.storage.RegisterBytes;
import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import hp41.machine.ProgramLoader;
import hp41.memory.ExtendedBlock;
import hp41.memory.LineLength;
import hp41.memory.Memory;
import hp41.memory.ProgramBytes;
import hp41.module.ModuleImages;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Sample files in every format. */
final class Samples {

  private static final String TWO =
      """
      LBL "FIRST"
      1
      2.5E3
      +
      "HELLO WORLD"
      >"!"
      XEQ "SECOND"
      STO IND 12
      ISG 05
      GTO 01
      XROM 12,34
      LBL 01
      X<>Y
      END
      LBL "SECOND"
      FS? 07
      RCL M
      GTO "FIRST"
      END
      """;

  private Samples() {}

  /** Returns the programs of a listing. */
  static List<byte[]> programs(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing).programs();
  }

  /** Returns two programs with a few lines. */
  static List<byte[]> two() {
    return programs(TWO);
  }

  /** Returns a program of random bytes in plain form. */
  static List<byte[]> random(Random random) {
    byte[] code = new byte[1 + random.nextInt(300)];
    random.nextBytes(code);
    List<byte[]> programs = ProgramBytes.programs(LineLength.split(code));
    byte[] last = programs.isEmpty() ? code : programs.get(programs.size() - 1);
    return new WholeLines(last).closed() ? programs : random(random);
  }

  /** Returns a file in a format. */
  static byte[] file(Format format, List<byte[]> programs) {
    return switch (format) {
      case LIF -> image(programs);
      case DM41 -> dump(programs);
      case LIF_FILE -> all(programs);
      case MODULE -> ModuleImages.rom(ModuleImages.of(programs), false);
      default -> ProgramFile.write(format, programs, Fixtures.MAINFRAME);
    };
  }

  static ProgramFile read(byte[] content) {
    return ProgramFile.read(content, Fixtures.MAINFRAME);
  }

  /** Returns an image that ends with its last file, without the free blocks. */
  static byte[] image(List<byte[]> programs) {
    LifImage image = LifImage.blank();
    for (byte[] program : programs) {
      image = image.with("P" + image.files().size(), program);
    }
    long end = image.files().stream().mapToLong(LifEntry::end).max().orElse(2);
    return Arrays.copyOf(image.content(), (int) end * LifImage.BLOCK);
  }

  /** Returns a file with a copy of all memory in which some programs are loaded. */
  static byte[] all(List<byte[]> programs) {
    Memory memory = loaded(programs);
    long[] words = memory.words();
    long[] main = Arrays.copyOfRange(words, Memory.MAIN, memory.top());
    long[] all = Arrays.copyOf(words, 16 + main.length);
    System.arraycopy(main, 0, all, 16, main.length);
    return lifFile("ALLOFIT", 0xE040, all.length, RegisterBytes.of(all));
  }

  /** Returns a single file after its directory entry. */
  static byte[] lifFile(String name, int kind, int count, byte[] content) {
    return ByteBuffer.allocate(32 + content.length)
        .put("%-10s".formatted(name).getBytes(StandardCharsets.US_ASCII))
        .putShort((short) kind)
        .position(26)
        .putShort((short) 0x8001)
        .putShort((short) count)
        .position(32)
        .put(content)
        .array();
  }

  private static Memory loaded(List<byte[]> programs) {
    Memory memory = new Memory(0x200, 0, Set.of(ExtendedBlock.BUILT_IN));
    new ProgramLoader(memory).load(programs);
    return memory;
  }

  /** Returns a dump of a memory in which some programs are loaded. */
  static byte[] dump(List<byte[]> programs) {
    Memory memory = loaded(programs);
    StringBuilder dump = new StringBuilder("DM41\n");
    for (int row = 0; row < Memory.ADDRESSES; row += 4) {
      StringBuilder registers = new StringBuilder();
      for (int address = row; address < row + 4; address++) {
        registers.append("  %014x".formatted(memory.read(address)));
      }
      if (!registers.toString().matches("[0 ]*")) {
        dump.append("%02x%s  \n".formatted(row, registers));
      }
    }
    dump.append("A: 00000000000000  B: 00000000000000  C: 0000002c0480fd\n");
    return dump.toString().getBytes(StandardCharsets.US_ASCII);
  }
}
