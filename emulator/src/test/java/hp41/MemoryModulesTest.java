package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.key.Key;
import hp41.listing.Assembler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A 41C with memory modules has the registers that the microcode finds with them. */
class MemoryModulesTest {

  private final SilentPeripherals peripherals =
      new SilentPeripherals(new VirtualClock(Instant.EPOCH));
  private final Calculator calculator = new Calculator(Model.C, peripherals);

  private static Plugged modules(int count) {
    Accessory[] all = {
      Accessory.RAM, Accessory.SECOND_RAM, Accessory.THIRD_RAM, Accessory.FOURTH_RAM
    };
    return Plugged.of(Arrays.copyOf(all, count));
  }

  private String shown(Calculator calculator, String keys) {
    for (String key : keys.split(" ")) {
      calculator.press(Key.of(key).orElseThrow());
      calculator.run();
    }
    return calculator.display().toString().strip();
  }

  private String size(Calculator calculator, int registers) {
    calculator.type("SIZE %03d".formatted(registers));
    calculator.run();
    return calculator.display().toString().strip();
  }

  @ParameterizedTest
  @CsvSource({"0, 63, 46", "1, 127, 46", "2, 191, 46", "3, 255, 46", "4, 319, 46"})
  void allRegistersCanBeDataRegisters(int modules, int most, int free) {
    Calculator with = Calculator.builder(Model.C, peripherals).plugged(modules(modules)).build();
    assertThat(shown(with, "PRGM")).isEqualTo("00 REG %02d".formatted(free));
    shown(with, "PRGM");
    assertThat(size(with, most)).isEqualTo("0.0000");
    assertThat(size(with, most + 1)).isEqualTo("TRY AGAIN");
  }

  @Test
  void aQuadModuleMakesTheRegistersOfA41cv() {
    Calculator with =
        Calculator.builder(Model.C, peripherals).plugged(Plugged.of(Accessory.QUAD_RAM)).build();
    assertThat(with.image().registers())
        .isEqualTo(new Calculator(Model.CV, peripherals).image().registers());
  }

  @Test
  void newRegistersFollowTheDataRegisters() {
    calculator.load(
        new Assembler(Internals.known(calculator))
            .assemble("LBL \"AB\"\n7\nSTO 16\nEND")
            .programs());
    calculator.type("7 STO 16");
    calculator.run();
    calculator.plug(Model.C, modules(1));
    calculator.type("9 STO 80 RCL 16");
    calculator.run();
    assertThat(calculator.display().toString().strip()).isEqualTo("7.0000");
    calculator.type("RCL 81");
    calculator.run();
    assertThat(calculator.display().toString().strip()).isEqualTo("NONEXISTENT");
    assertThat(calculator.programs().find("AB")).isPresent();
  }

  @Test
  void memoryIsLostIfR00IsUnplugged() {
    calculator.plug(Model.C, modules(2));
    calculator.type("SIZE 001 5 STO 00");
    calculator.run();
    calculator.plug(Model.C, modules(1));
    Calculator fresh = Calculator.builder(Model.C, peripherals).plugged(modules(1)).build();
    assertThat(calculator.image()).matches(fresh.image()::remembersTheSame);
  }

  @Test
  void modulesAreSavedWithMemory(@TempDir Path folder) throws IOException {
    calculator.plug(Model.C, modules(3));
    calculator.type("SIZE 200 8 STO 199");
    calculator.run();
    StateFile file = new StateFile(folder.resolve("c.state"));
    file.write(calculator.image());
    assertThat(file.read().orElseThrow()).isEqualTo(calculator.image());
  }

  @Test
  void quadAndOtherModulesDoNotGoTogether() {
    Plugged both = modules(1).with(Plugged.of(Accessory.QUAD_RAM));
    assertThat(both.problem(Model.C)).isPresent();
    assertThatThrownBy(() -> calculator.plug(Model.C, both))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
