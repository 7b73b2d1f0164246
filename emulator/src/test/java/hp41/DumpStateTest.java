package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.format.MemoryDump;
import hp41.memory.Memory;
import hp41.peripherals.HostModules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests all of memory in dumps of the DM41, DM41X and PX-41CX. */
class DumpStateTest {

  private static final Instant NOW = Instant.parse("2026-01-15T10:30:00Z");

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void choosePath() {
    path = folder.resolve("memory.dm41");
  }

  private static Calculator calculator() {
    return Calculator.builder(Model.CX, new SilentPeripherals(InstantSource.fixed(NOW)))
        .plugged(Plugged.of(Accessory.EXTENDED_MEMORY, Accessory.SECOND_EXTENDED_MEMORY))
        .build();
  }

  /** Returns a calculator with something in every part of memory. */
  private static Calculator full() {
    Calculator calculator = calculator();
    calculator.type(
        "1.5 STO 01 SF 05 SF 27 ASN \"SIN\" 11 \"NOTES\" 200 CRFLAS \"NUMBERS\" 300 CRFLD");
    calculator.type("0 ENTER^ 1.162026 ENTER^ 12.3 \"WAKE\" XYZALM CLX");
    return calculator;
  }

  @Test
  void everyPartOfMemoryIsWrittenAndRead() throws IOException {
    Image image = full().image();
    new StateFile(path).write(image);
    Image read = new StateFile(path).read().orElseThrow();
    assertThat(read.registers()).isEqualTo(image.registers());
    assertThat(read.stackLift()).isEqualTo(image.stackLift());
    assertThat(MemoryContents.of(read))
        .contains(
            "alarm   2026-01-16 12:30 WAKE", "key     11 SIN", "file    NOTES, text, 200 registers")
        .contains("file    NUMBERS, data, 300 registers")
        .isEqualTo(MemoryContents.of(image));
  }

  @Test
  void dumpBeginsWithItsKindAndContainsRowsOfFourRegisters() throws IOException {
    Calculator calculator = calculator();
    calculator.type("CLX");
    assertThat(
            new String(StateFile.dump(calculator.image(), new byte[0]), StandardCharsets.US_ASCII))
        .startsWith("DM41\n")
        .contains("\n0c  0000000000019c  1a70016919c19b  ")
        .contains("\n198  00000000000000  00000000000000  00000000000000  00000000c00020  \nA: ")
        .contains("\nS: 00001100000000\n");
  }

  /**
   * The layouts of calculators: the kind, the blanks, the end of lines, and the text after rows.
   */
  private record Layout(String kind, String gap, String after, String newline, String tail) {

    String dump(long[] registers) {
      StringBuilder dump = new StringBuilder(kind).append(newline);
      for (int row = 0; row < Memory.ADDRESSES; row += 4) {
        StringBuilder words = new StringBuilder();
        for (int address = row; address < row + 4; address++) {
          words.append(gap).append("%014x".formatted(registers[address]));
        }
        if (!words.toString().matches("[0 ]*")) {
          dump.append("%02x".formatted(row)).append(words).append(after).append(newline);
        }
      }
      return dump.append(tail).toString();
    }
  }

  static Stream<Layout> layouts() {
    return Stream.of(
        new Layout("DM41", "  ", "  ", "\n", "A: 00  B: 01\nS: 00101100001000\nG: 00\n"),
        new Layout("DM41", " ", "", "\n", "A: 00 B: 01 C: 02\nM: 03\n\n"),
        new Layout("PX41", "  ", "", "\r\n", "EOF\r\n"));
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void layoutAndWhatTheHp41DoesNotHaveArePreserved(Layout layout) throws IOException {
    long[] registers = full().image().registers();
    registers[0x1F] = 0x42;
    Files.writeString(path, layout.dump(registers));
    StateFile file = new StateFile(path);
    Image image = file.read().orElseThrow();
    file.write(image);
    assertThat(path).content().isEqualTo(layout.dump(registers));
    long[] changed = registers.clone();
    changed[0] = 0x05000000000000L;
    file.write(image.with(image.stackLift(), changed));
    assertThat(path).content().isEqualTo(layout.dump(changed));
  }

  @Test
  void randomMemoriesAreTheSameAfterADump() throws IOException {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int round = 0; round < 200; round++) {
      Calculator calculator = calculator();
      long[] registers = calculator.image().registers();
      for (int address = 0x40; address < 0x3F0; address++) {
        boolean written = random.nextInt(4) == 0 && (address < 0x0C0 || address > 0x1A0);
        registers[address] = written ? random.nextLong() >>> 8 : registers[address];
      }
      Image image = calculator.image().with(random.nextBoolean(), registers);
      byte[] dump = StateFile.dump(image, new byte[0]);
      Image read = StateFile.read(path, dump, HostModules.NONE);
      assertThat(StateFile.dump(read, new byte[0])).as("seed " + seed).isEqualTo(dump);
      assertThat(read.stackLift()).isEqualTo(image.stackLift());
    }
  }

  @Test
  void damagedDumpIsRefusedWithItsLine() throws IOException {
    String blank = MemoryDump.blank().text();
    Files.writeString(path, blank.replace("1a70016919c19b", "1a70010019c19b"));
    assertThatThrownBy(() -> new StateFile(path).read())
        .isInstanceOf(StateFile.Damaged.class)
        .hasMessageStartingWith(path + ":2:1: register c has R00 at 19C and .END. at 19B");
    Files.writeString(path, blank.replace("00000000c00020", "0000c00020"));
    assertThatThrownBy(() -> new StateFile(path).read())
        .hasMessageContaining(":3:54: register 19B does not have 14 hexadecimal digits");
  }

  @Test
  void onlyTheMemoryOfACxIsWritten() {
    Calculator calculator =
        new Calculator(Model.CV, new SilentPeripherals(InstantSource.fixed(NOW)));
    assertThatThrownBy(() -> new StateFile(path).write(calculator.image()))
        .hasMessage("a DM41 or PX-41CX is an HP-41CX, but this is the memory of an HP-41CV");
    assertThat(path).doesNotExist();
  }
}
