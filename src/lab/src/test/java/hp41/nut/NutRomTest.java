package hp41.nut;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The processor executes every instruction and uses every register of its chips as specified. */
class NutRomTest {

  private static final int LONG_JUMP = 1;

  @TestFactory
  Stream<DynamicTest> testRomsChangeTheStateAsTheirRemarksSpecify() throws IOException {
    return TestRom.all().stream()
        .map(rom -> DynamicTest.dynamicTest(rom.toString(), () -> new RomRun(rom).run()));
  }

  @Test
  void everyInstructionAndEveryRegisterOfAChipIsExecuted() throws IOException {
    BitSet words = new BitSet();
    Set<String> registers = new TreeSet<>();
    for (TestRom rom : TestRom.all()) {
      RomRun run = new RomRun(rom).run();
      words.or(run.words());
      registers.addAll(run.registers());
    }
    assertThat(IntStream.range(0, Mnemonics.WORDS).filter(it -> !words.get(it)))
        .filteredOn(Mnemonics::isInstruction)
        .extracting(Mnemonics::of)
        .isEmpty();
    assertThat(words.stream().filter(it -> (it & 3) == LONG_JUMP).count()).isPositive();
    assertThat(registers).containsAll(wanted());
  }

  private static Set<String> wanted() {
    Set<String> wanted = new TreeSet<>(Set.of("chip FD data", "chip 10 data"));
    for (int register = 0; register < 0x10; register++) {
      String number = Integer.toHexString(register);
      wanted.add("chip FD read " + number);
      wanted.add("chip FD write " + number);
      wanted.add("chip FB read " + number);
      wanted.add("chip FB write " + number);
      wanted.add("chip 10 read " + number);
      wanted.add("chip 10 write " + number);
      if (register < 4) {
        wanted.add("jump " + register);
      }
    }
    return wanted;
  }
}
