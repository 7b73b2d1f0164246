package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.memory.Word;
import hp41.module.FactsModule;
import hp41.module.ModuleWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Tests that programs in ROM behave as on the machine; facts.txt describes the notation. */
class ModuleFactsTest {

  private static final Duration PLENTY = Duration.ofSeconds(20);

  /** The time until a catalog shows its first entry; the machine reads no key before. */
  private static final Duration UNTIL_READ = Duration.ofMillis(200);

  @TempDir private Path folder;

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private Calculator calculator;
  private VirtualKeypad keypad;
  private Plugged plugged;
  private String shown;

  @TestFactory
  Stream<DynamicTest> areAsOnTheMachine() throws IOException {
    String facts =
        new String(
            ModuleFactsTest.class.getResourceAsStream("/modules/facts.txt").readAllBytes(),
            StandardCharsets.UTF_8);
    return Arrays.stream(facts.split("(?m)^## "))
        .skip(1)
        .map(
            scene ->
                DynamicTest.dynamicTest(
                    scene.lines().findFirst().orElseThrow(), () -> play(scene)));
  }

  private void play(String scene) throws IOException {
    Path file = folder.resolve("facts.rom");
    Files.write(file, FactsModule.rom());
    plugged = Plugged.NOTHING.with(PlugInModule.read(file));
    calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock)).plugged(plugged).build();
    keypad = new VirtualKeypad(calculator, clock);
    for (String line : scene.lines().skip(1).filter(it -> !it.isEmpty()).toList()) {
      String[] parts = (line + " ").split(" ", 2);
      act(parts[0], parts[1].stripTrailing(), line);
    }
  }

  private void act(String what, String rest, String line) throws IOException {
    switch (what) {
      case "p" -> load(rest);
      case "t" -> type(rest);
      case "k" -> Stream.of(rest.split(" ")).forEach(this::press);
      case "u" -> calculator.plug(Model.CX, Plugged.NOTHING);
      case "c" -> calculator.plug(Model.CV, plugged);
      case "w" -> calculator.plug(Model.CX, plugged.with(another()));
      case "v" -> calculator.plug(Model.CX, plugged);
      case "d" -> assertThat(shown).as(line).isEqualTo(rest);
      case "h" -> assertThat(calculator.contents().reason()).as(line).isEqualTo(rest);
      case "a" -> assertThat(word(0x00B)).as(line).isEqualTo(rest);
      case "b" -> assertThat(word(0x00C)).as(line).isEqualTo(rest);
      default -> assertThat(word(Integer.parseInt(what, 16))).as(line).isEqualTo(rest);
    }
  }

  private PlugInModule another() throws IOException {
    Path file = folder.resolve("another.mod");
    List<byte[]> programs =
        new Assembler(Internals.known(calculator))
            .assemble("LBL \"QA\"\n1\nEND\nLBL \"QB\"\n2\nEND")
            .programs();
    Files.write(file, ModuleWriter.mod(programs, 21, "Q"));
    return PlugInModule.read(file);
  }

  private String word(int address) {
    return Word.hex(Inside.of(calculator).memory().read(address));
  }

  private void load(String lines) {
    String listing = lines.replace(';', '\n');
    calculator.load(
        List.of(new Assembler(Internals.known(calculator)).assemble(listing).programs().get(0)));
  }

  private void type(String words) {
    assertThat(calculator.type(words)).as(words).isEmpty();
    while (calculator.isBusy() || !calculator.isIdle()) {
      keypad.pass(Duration.ofMillis(10));
    }
    look();
  }

  private void press(String name) {
    boolean held = name.endsWith("~");
    boolean brief = name.endsWith("^");
    Key key = Key.of(name.replaceAll("[~^]$", "")).orElseThrow();
    VirtualKeypad.Seen seen = keypad.press(key, VirtualKeypad.HOLD, brief ? UNTIL_READ : PLENTY);
    if (held) {
      shown = seen.held();
    } else {
      look();
    }
  }

  private void look() {
    calculator.finishScroll();
    shown = calculator.display().toString();
  }
}
