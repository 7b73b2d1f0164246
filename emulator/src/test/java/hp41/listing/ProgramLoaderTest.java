package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hp41.machine.ProgramLoader;
import hp41.memory.ExtendedBlock;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.program.NoRoom;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests loading programs into memory. */
class ProgramLoaderTest {

  private final Memory memory = new Memory(0x200, 100, Set.of(ExtendedBlock.BUILT_IN));
  private final ProgramMemory program = new ProgramMemory(memory);

  private void load(String listing) {
    new ProgramLoader(memory).load(new Assembler(Fixtures.MAINFRAME).assemble(listing).programs());
  }

  private String chain() {
    return program.globals().stream()
        .map(g -> g.isPermanentEnd() ? ".END." : g.isEnd() ? "END" : g.name())
        .collect(Collectors.joining(" "));
  }

  @Test
  void lastProgramEndsWithThePermanentEnd() {
    load("LBL \"PA\"\n1\nEND\nLBL \"PB\"\nLBL \"P2\"\nEND\nLBL \"PC\"\n3.5\nSTO 05\nEND");
    assertThat(chain()).isEqualTo("PA END PB P2 END PC .END.");
    assertThat(program.pointer()).isEqualTo(program.top());
    assertThat(program.storedLine()).isZero();
  }

  @Test
  void loadingPreservesPrivacyOfEachProgram() {
    byte[] privateProgram = {
      0x01, 0x40, (byte) GlobalLabel.CODE, 0, GlobalLabel.WRITTEN_END | GlobalLabel.PRIVATE
    };
    new ProgramLoader(memory).load(List.of(privateProgram));
    load("LBL 02\n-");
    new ProgramLoader(memory).load(List.of(privateProgram, privateProgram));
    load("LBL 03\n*");
    assertThat(program.globals().stream().map(GlobalLabel::isPrivate))
        .containsExactly(true, false, true, true, false);
  }

  @Test
  void programsAreAddedAfterExistingOnes() {
    load("LBL \"PA\"\nGTO 01\nLBL 01\nGTO 01");
    load("LBL \"PB\"\n+");
    assertThat(chain()).isEqualTo("PA END PB .END.");
    GlobalLabel end = program.globals().get(1);
    assertThat(program.pointer()).isEqualTo(end.last());
    assertThat(program.read(end.last())).isEqualTo(0x09);
  }

  @Test
  void memoryAfterLoadingIsPacked() {
    int free = program.free();
    load("LBL \"PA\"\n+\n-\n");
    assertThat(program.free()).isEqualTo(free - 1);
    load("*\n");
    assertThat(program.free()).isEqualTo(free - 2);
  }

  @Test
  void programThatDoesNotFitIsRejectedWithTheRequiredSize() {
    int size = program.size();
    int free = program.free();
    String listing = "\"ABCDEFGHIJKLM\"\n".repeat((free + 3) / 2);
    NoRoom refusal = catchThrowableOfType(NoRoom.class, () -> load(listing));
    assertThat(refusal.registers()).isGreaterThan(free);
    assertThat(refusal.size()).isEqualTo(size - (refusal.registers() - free));
    assertThat(chain()).isEqualTo(".END.");
    new ProgramEditor(memory).resize(refusal.size());
    load(listing);
    assertThat(program.free()).isZero();
  }

  @Test
  void programThatFitsExactlyIsLoaded() {
    List<byte[]> code = List.of(new byte[program.free() * 7 + 4 + 3]);
    Arrays.fill(code.get(0), (byte) 0x40);
    new ProgramLoader(memory).load(code);
    assertThat(program.free()).isZero();
  }
}
