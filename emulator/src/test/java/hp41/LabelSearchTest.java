package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.ProgramMemory;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that local labels are found where a search over the lines finds them, from any place in any
 * bytes.
 */
class LabelSearchTest {

  private static final int PROGRAMS = 300;
  private static final int BEGIN = 129;
  private static final int BEGIN_AGAIN = 113;
  private static final int NULL = 32;

  private Machine machine;
  private ProgramMemory program;
  private int effort;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void labelsAreWhereASearchFindsThem(long seed) {
    Random random = new Random(seed);
    int found = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      write(random);
      for (int search = 0; search < 100; search++) {
        int pointer = program.permanentEnd() + random.nextInt(140);
        int label = random.nextInt(16);
        program.pointer(pointer);
        machine.labels().takeSearched();
        int expected = search(pointer, label);
        assertThat(machine.labels().local(label))
            .as("program %d, pointer %d, label %d", i, pointer, label)
            .isEqualTo(expected);
        assertThat(machine.labels().takeSearched()).isEqualTo(effort);
        found += expected < 0 ? 0 : 1;
      }
    }
    assertThat(found).isGreaterThan(10 * PROGRAMS);
  }

  /** Returns programs of random bytes, every third of which is a null or a label. */
  private void write(Random random) {
    machine =
        new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH))).machine();
    program = machine.program();
    byte[] bytes = new byte[random.nextInt(100)];
    random.nextBytes(bytes);
    for (int i = 0; i < bytes.length; i++) {
      if (random.nextInt(3) == 0) {
        bytes[i] = (byte) random.nextInt(16);
      }
    }
    machine.editor().insert(program.top(), bytes);
  }

  /** Searches from the pointer to the END, then from the top. */
  private int search(int pointer, int label) {
    effort = BEGIN;
    int end = program.end(pointer).address();
    int found = search(pointer, end, label);
    if (found >= 0) {
      return found;
    }
    effort += BEGIN_AGAIN;
    return search(program.start(pointer), end, label);
  }

  private int search(int from, int end, int label) {
    int pointer = from;
    while (program.lineAt(pointer) > end) {
      int address = program.lineAt(pointer);
      effort += NULL * (pointer - 1 - address);
      Instruction line = machine.instructionAt(pointer);
      if (line.isLabel()
          && line.operand() instanceof Operand.Local local
          && local.label() == label) {
        return address + 1;
      }
      effort += effort(line);
      pointer = program.next(pointer);
    }
    effort += NULL * Math.max(0, pointer - 1 - end);
    return -1;
  }

  /** Returns the time of the machine to pass a line, in words, by its bytes. */
  private static int effort(Instruction instruction) {
    byte[] bytes = instruction.bytes();
    int characters = 12 * (bytes.length - 1);
    return switch ((bytes[0] & 0xFF) >> 4) {
      case 0 -> bytes[0] == 0 ? NULL : 46;
      case 1 -> bytes[0] < 0x1D ? 24 * bytes.length : 50 + characters;
      case 2, 3, 4, 5, 6, 7, 8 -> 24;
      case 9, 0xA, 0xB -> 35;
      case 0xC -> effortOfLabel(instruction, characters);
      case 0xD, 0xE -> 38;
      default -> 38 + characters;
    };
  }

  private static int effortOfLabel(Instruction instruction, int characters) {
    if (instruction.operand() instanceof Operand.Global && !instruction.isEnd()) {
      return 84 + characters;
    }
    return switch (instruction.bytes().length) {
      case 1 -> 24;
      case 2 -> instruction.isLabel() ? 63 : 35;
      default -> 38;
    };
  }
}
