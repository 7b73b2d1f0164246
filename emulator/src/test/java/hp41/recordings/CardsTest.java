package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.FileBench;
import hp41.KeptFolder;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.Roms;
import hp41.SystemRom;
import hp41.keyboard.Key;
import hp41.memory.Word;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the card reader's ROM did with cards, on the machine's microcode: the display, the program
 * line, every register that is another than after MEMORY LOST, and the files of the cards.
 */
class CardsTest {

  /** Registers that the operating system works in: Q, ⊢ and e. */
  private static final List<Integer> SCRATCH = List.of(0x9, 0xA, 0xF);

  private static final int P = 8;
  private static final long ALPHA_IN_P = 0xFFFFFF;

  @TestFactory
  Stream<DynamicTest> cardsDoWhatTheyDidOnTheMachine() {
    return scenes(Optional.empty(), Plugged.of(Accessory.CARD_READER));
  }

  @TestFactory
  Stream<DynamicTest> andStillDoThereIfSomebodyHasItsImages() throws IOException {
    Plugged image = Plugged.NOTHING.with(PlugInModule.read(Roms.path("82104a.mod")));
    return scenes(Optional.of(Roms.cx()), image);
  }

  private static Stream<DynamicTest> scenes(Optional<SystemRom> rom, Plugged plugged) {
    return Table.named("cards").stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("steps"), () -> assertThat(played(row, rom, plugged)).isEqualTo(row)));
  }

  private static Map<String, String> played(
      Map<String, String> row, Optional<SystemRom> rom, Plugged plugged) {
    KeptFolder cards = new KeptFolder();
    FileBench bench = new FileBench(cards, null, Model.CX, plugged);
    bench.calculator().rom(rom);
    long[] before = bench.calculator().image().registers();
    String display = "";
    for (String step : row.get("steps").split(";")) {
      display = after(step, bench);
    }
    Map<String, String> played = new LinkedHashMap<>();
    played.put("steps", row.get("steps"));
    played.put("display", display.strip());
    played.put("line", bench.calculator().programLine());
    played.put("words", changes(before, bench.calculator().image().registers()));
    played.put("files", files(cards));
    return played;
  }

  private static String after(String step, FileBench bench) {
    Calculator calculator = bench.calculator();
    if (step.startsWith("card ")) {
      calculator.insertCard(step.substring(5));
    } else if (step.startsWith("secure ")) {
      bench.cards().secure(step.substring(7), true);
    } else if (step.equals("PRGM")) {
      calculator.press(Key.PRGM);
    } else {
      assertThat(calculator.type(step)).isEmpty();
    }
    calculator.run();
    return calculator.display().toString();
  }

  private static String changes(long[] before, long[] after) {
    Map<Integer, Long> changed = new TreeMap<>((a, b) -> b - a);
    for (int address = 0; address < 0x200; address++) {
      long digits = address == P ? ALPHA_IN_P : -1;
      if (!SCRATCH.contains(address) && (before[address] & digits) != (after[address] & digits)) {
        changed.put(address, after[address] & digits);
      }
    }
    return changed.entrySet().stream()
        .map(it -> "%03X=%s".formatted(it.getKey(), Word.hex(it.getValue())))
        .collect(Collectors.joining(" "));
  }

  private static String files(KeptFolder cards) {
    return cards.names().stream()
        .map(it -> it + "=" + cards.read(it).orElseThrow().length)
        .collect(Collectors.joining(" "));
  }
}
