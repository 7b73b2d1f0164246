package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.keyboard.Pace;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.ProgramMemory;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Local labels are where a search over the lines finds them, from any place in any bytes. */
class LabelSearchTest {

  private static final int PROGRAMS = 300;
  private static final int BEGIN = 264;
  private static final int BYTE = 22;

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

  /** Some programs of any bytes, every third of which is a null or a label. */
  private void write(Random random) {
    machine =
        new Calculator(
                Model.CX,
                Plugged.NOTHING,
                new SilentPeripherals(new VirtualClock(Instant.EPOCH)),
                Pace.FULL)
            .machine();
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

  /** From the pointer to the END, then from the top. */
  private int search(int pointer, int label) {
    effort = BEGIN;
    int end = program.end(pointer).address();
    int found = search(pointer, end, label);
    return found >= 0 ? found : search(program.start(pointer), end, label);
  }

  private int search(int from, int end, int label) {
    int pointer = from;
    while (program.lineAt(pointer) > end) {
      Instruction line = machine.instructionAt(pointer);
      if (line.isLabel()
          && line.operand() instanceof Operand.Local local
          && local.label() == label) {
        return program.lineAt(pointer) + 1;
      }
      effort += BYTE * (pointer - program.next(pointer));
      pointer = program.next(pointer);
    }
    return -1;
  }
}
