package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Tests BST from places to which only synthetic programming leads. The results are those of the
 * microcode.
 */
class LinePointerTest {

  private static final int TOP = 0x200;
  private static final int SIZE = 100;
  private static final byte[] LABEL = {(byte) 0xC0, 0, (byte) 0xF3, 0, 'A', 'B'};
  private static final byte[] SIN = {0x59};

  private final Memory memory = new Memory(TOP, SIZE, Set.of(ExtendedBlock.BUILT_IN));
  private final ProgramMemory program = new ProgramMemory(memory);
  private final LinePointer lines = new LinePointer(program);

  LinePointerTest() {
    ProgramEditor editor = new ProgramEditor(memory);
    editor.insert(program.top(), SIN);
    editor.insert(program.top(), LABEL);
  }

  @Test
  void backFromBehindTheLastEndGoesToIt() {
    int end = program.permanentEnd() + 1;
    program.pointer(end - GlobalLabel.END_LENGTH);
    lines.back(3);
    assertThat(program.pointer()).isEqualTo(end);
  }

  @Test
  void backFromTheMiddleOfALabelOrEndLeavesAnAddress() {
    for (int inside : new int[] {program.top() - 2, program.permanentEnd() - 1}) {
      program.pointer(inside);
      lines.back(2);
      assertThat(program.counter()).isEqualTo(0x240);
    }
  }
}
