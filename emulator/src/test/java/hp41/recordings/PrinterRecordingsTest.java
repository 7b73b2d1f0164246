package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.Roms;
import hp41.SystemRom;
import hp41.VirtualClock;
import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.machine.Event;
import hp41.memory.Word;
import hp41.printer.PrintedLine;
import java.io.IOException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the printer's ROM did on the machine's microcode: the lines on the paper, those that are
 * more than characters dot by dot, the display, the program line, and the registers that changed.
 */
class PrinterRecordingsTest {

  /** Where the operating system works, or tells what it is busy with. */
  private static final List<Integer> SCRATCH = List.of(0x9, 0xA, 0xD, 0xE, 0xF);

  private static final int P = 8;
  private static final long ALPHA_IN_P = 0xFFFFFF;

  @TestFactory
  Stream<DynamicTest> thePrinterPrintsWhatTheMachinesDid() {
    return scenes(Optional.empty(), Plugged.of(Accessory.PRINTER));
  }

  @TestFactory
  Stream<DynamicTest> andStillDoesThereIfSomebodyHasItsImages() throws IOException {
    Plugged image = Plugged.NOTHING.with(PlugInModule.read(Roms.path("82143a.mod")));
    return scenes(Optional.of(Roms.cx()), image);
  }

  private static Stream<DynamicTest> scenes(Optional<SystemRom> rom, Plugged plugged) {
    return Table.named("printer").stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("steps"), () -> assertThat(played(row, rom, plugged)).isEqualTo(row)));
  }

  private static Map<String, String> played(
      Map<String, String> row, Optional<SystemRom> rom, Plugged plugged) {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator = new Calculator(Model.CX, plugged, () -> clock, Pace.FULL);
    calculator.rom(rom);
    long[] before = calculator.image().registers();
    for (String step : row.get("steps").split(";")) {
      play(step, calculator);
    }
    Map<String, String> played = new LinkedHashMap<>();
    played.put("steps", row.get("steps"));
    played.put("display", calculator.display().toString().strip());
    played.put("line", calculator.programLine());
    played.put("paper", paper(calculator));
    played.put("words", changes(before, calculator.image().registers()));
    return played;
  }

  /** Keys behind a k, the PRGM key, or words. */
  private static void play(String step, Calculator calculator) {
    if (step.startsWith("k ") || step.equals("PRGM")) {
      for (String key : Strings.CS.removeStart(step, "k ").split(" ")) {
        calculator.press(Key.of(key).orElseThrow());
        calculator.run();
      }
    } else {
      calculator.type(step);
      calculator.run();
    }
  }

  private static String paper(Calculator calculator) {
    return calculator.takeEvents().stream()
        .filter(Event.Printed.class::isInstance)
        .map(it -> '|' + line(((Event.Printed) it).line()))
        .collect(Collectors.joining());
  }

  private static String line(PrintedLine line) {
    if (!line.isGraphic()) {
      return line.text();
    }
    String dots =
        line.columns()
            .chars()
            .mapToObj("%02X"::formatted)
            .collect(Collectors.joining())
            .replaceFirst("(00)+$", "");
    return '#' + dots;
  }

  private static String changes(long[] before, long[] after) {
    return IntStream.iterate(0x1FF, it -> it >= 0, it -> it - 1)
        .filter(it -> !SCRATCH.contains(it))
        .filter(it -> digits(it, before) != digits(it, after))
        .mapToObj(it -> "%03X=%s".formatted(it, Word.hex(digits(it, after))))
        .collect(Collectors.joining(" "));
  }

  private static long digits(int address, long[] registers) {
    return registers[address] & (address == P ? ALPHA_IN_P : -1);
  }
}
