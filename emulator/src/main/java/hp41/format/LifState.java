package hp41.format;

import hp41.functions.mainframe.Mainframe;
import hp41.machine.InstructionSet;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.KeyAssignments;
import hp41.memory.ProgramMemory;
import hp41.memory.Stack;
import hp41.memory.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Formats files of key assignments and of the calculator's status as lines of text. */
final class LifState {

  private static final InstructionSet MAINFRAME =
      new InstructionSet(List.of(Mainframe.module()), Mainframe.lines());
  private static final int HALF = 24;
  private static final int HALF_MASK = 0xFFFFFF;
  private static final int LAST_BYTE = 0xFF;

  /** The registers of a status file with the end of ALPHA and with the flags. */
  private static final int P = 8;

  private static final int FLAGS = 9;
  private static final int BYTE = 8;

  private LifState() {}

  /** Returns the assigned functions, each after its key: {@code -11 SIN}. */
  static List<String> keys(long[] registers) {
    List<String> lines = new ArrayList<>();
    for (long register : registers) {
      for (int shift = 0; shift <= HALF; shift += HALF) {
        int half = (int) (register >>> shift) & HALF_MASK;
        if (KeyAssignments.isKey(half & LAST_BYTE)) {
          lines.add(KeyAssignments.text(half & LAST_BYTE) + ' ' + function(half >>> BYTE));
        }
      }
    }
    return lines;
  }

  private static String function(int code) {
    return MAINFRAME.keyName(code);
  }

  /** Returns the stack, ALPHA, the number of data registers, ΣREG, and the set flags. */
  static List<String> status(long[] registers) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < Math.min(Stack.NAMES.size(), registers.length); i++) {
      lines.add(Stack.NAMES.get(i) + " " + LifContent.register(registers[i]));
    }
    if (registers.length > FLAGS) {
      lines.add("ALPHA \"" + alpha(registers) + '"');
      lines.add("SIZE %03d".formatted(Word.digits(registers[P], 13, 11)));
      lines.add("ΣREG %02d".formatted(Word.digits(registers[P], 10, 8)));
      lines.add("flags " + flags(registers[FLAGS]));
    }
    return lines;
  }

  private static String alpha(long[] registers) {
    StringBuilder characters = new StringBuilder();
    for (int register = P; register >= Stack.NAMES.size(); register--) {
      int bytes = register == P ? HALF / BYTE : ProgramMemory.BYTES;
      for (int i = bytes - 1; i >= 0; i--) {
        char character = (char) (registers[register] >>> BYTE * i & LAST_BYTE);
        if (character != 0 || !characters.isEmpty()) {
          characters.append(character);
        }
      }
    }
    return CharacterSet.glyphs(characters.toString());
  }

  private static String flags(long word) {
    return IntStream.range(0, Flags.COUNT)
        .filter(flag -> (word >>> Flags.COUNT - 1 - flag & 1) != 0)
        .mapToObj("%02d"::formatted)
        .collect(Collectors.joining(" "));
  }
}
