package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests insertion of lines and the status bits of END. */
class ProgramEditorTest {

  private static final int TOP = 0x200;
  private static final int SIZE = 100;
  private static final byte[] SIN = {0x59};
  private static final byte[] LONG = {(byte) 0xF5, 'H', 'E', 'L', 'L', 'O'};

  private final Memory memory = new Memory(TOP, SIZE, Set.of(ExtendedBlock.BUILT_IN));
  private final ProgramMemory program = new ProgramMemory(memory);
  private final ProgramEditor editor = new ProgramEditor(memory);

  @Test
  void endMarksWhatAnEditRequires() {
    assertThat(end()).isEqualTo(0x20);
    editor.insert(program.top(), SIN);
    assertThat(end()).isEqualTo(0x20);
    editor.insert(program.top(), LONG);
    assertThat(end()).isEqualTo(0x2F);
    editor.decompile();
    assertThat(end()).isEqualTo(0x2D);
    editor.pack();
    assertThat(end()).isEqualTo(0x29);
  }

  @Test
  void endBeforeANewProgramIsPacked() {
    editor.insert(program.top(), SIN);
    editor.insert(program.top(), LONG);
    editor.appendEnd();
    editor.pack();
    assertThat(program.read(program.end(program.top()).address() - 2)).isEqualTo(0x09);
    assertThat(end()).isEqualTo(0x20);
  }

  /** Observed on the machine. */
  @Test
  void decompilingContinuesBehindAnEndThatATextContains() {
    memory.write(Memory.MAIN, 0xF0_0000_00E7_7934L);
    editor.insert(program.top(), LONG);
    editor.insert(program.permanentEnd() + 1, new byte[] {(byte) 0xF7, 0, 0});
    editor.decompile();
    assertThat(memory.read(Memory.MAIN)).isEqualTo(0xF0_0000_00E0_0034L);
  }

  private int end() {
    return program.read(program.permanentEnd() - 2);
  }
}
