package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Model;
import hp41.Plugged;
import hp41.key.Pace;
import hp41.microcode.SystemRom;
import hp41.nut.code.MicrocodeAssembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks what {@code hp41 verify --plug} plugs into which of the two calculators. */
class PluggedEnginesTest {

  private static final Path SOURCE = Path.of("src/test/resources/system/small.asm");

  @TempDir private Path folder;
  private SystemRom rom;

  @BeforeEach
  void assembleSystem() throws IOException {
    byte[] mod = MicrocodeAssembler.assemble(Files.readString(SOURCE)).mod().orElseThrow();
    rom = SystemRom.read(Files.write(folder.resolve("small.mod"), mod));
  }

  @Test
  void memoryIsPluggedIntoBothCalculators() {
    Engines engines = new Engines(Model.C, rom, Plugged.NOTHING.with(Set.of(Accessory.QUAD_RAM)));
    List<Set<Accessory>> plugged = new ArrayList<>();
    List<Integer> registers = new ArrayList<>();
    engines.begin(
        Pace.FULL,
        false,
        it -> {
          plugged.add(it.plugged().accessories());
          registers.add(it.image().registers().length);
        });
    assertThat(plugged).hasSize(2).allMatch(it -> it.contains(Accessory.QUAD_RAM));
    assertThat(registers.get(0)).isEqualTo(registers.get(1));
    assertThat(engines.registers()).isEqualTo(registers() + 256);
  }

  private int registers() {
    return new Engines(Model.C, rom, Plugged.NOTHING).registers();
  }
}
