package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import hp41.module.ModuleImages;
import hp41.module.ModuleWriter;
import hp41.module.PlugInImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which images of modules can be plugged in together. */
class PluggedTest {

  @TempDir private Path folder;

  private static byte[] module(int xrom, String label, String lines) {
    String listing = "LBL \"" + label + "\"\n" + lines + "\nEND\n";
    return ModuleWriter.mod(
        new Assembler(Fixtures.MAINFRAME).assemble(listing).programs(), xrom, label);
  }

  private PlugInModule file(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, content);
    return PlugInModule.read(file);
  }

  private static Plugged plugged(PlugInModule... modules) {
    return new Plugged(Plugged.NOTHING.accessories(), List.of(modules));
  }

  private static Calculator calculator(Plugged plugged) {
    return Calculator.builder(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)))
        .plugged(plugged)
        .build();
  }

  private static String result(Calculator calculator, String line) {
    calculator.type(line);
    calculator.run();
    return calculator.display().toString().strip();
  }

  @Test
  void ofTwoModulesWithOneNumberTheFirstPageWins() throws IOException {
    Plugged both =
        plugged(file("one.mod", module(9, "ONE", "1")), file("two.mod", module(9, "TWO", "2")));
    assertThat(both.problem(Model.CX)).isEmpty();
    assertThat(both.notes(Model.CX))
        .containsExactly("TWO has XROM 9, like ONE, whose functions are found first");
    assertThat(result(calculator(both), "XEQ \"TWO\"")).isEqualTo("1.0000");
  }

  @Test
  void moduleWhosePageComesFirstWinsThoughItWasPluggedInLater() throws IOException {
    byte[] first = module(9, "LOW", "2");
    ModuleImages.place(first, 0, 7, 0, 1);
    Plugged both = plugged(file("high.mod", module(9, "HIGH", "1")), file("low.mod", first));
    assertThat(both.notes(Model.CX))
        .containsExactly("HIGH has XROM 9, like LOW, whose functions are found first");
    assertThat(result(calculator(both), "XEQ \"HIGH\"")).isEqualTo("2.0000");
  }

  @Test
  void numberOfSomethingBuiltInIsRefused() throws IOException {
    Plugged time = plugged(file("mine.mod", module(26, "MINE", "1")));
    assertThat(time.problem(Model.CX)).contains("MINE has XROM 26, like time");
    assertThat(time.problem(Model.CV)).isEmpty();
    assertThat(plugged(file("mine.mod", module(25, "MINE", "1"))).problem(Model.CX))
        .contains("MINE has XROM 25, like extended functions");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calculator(time))
        .withMessage("MINE has XROM 26, like time");
  }

  @Test
  void portsAreFullAtSomeTime() throws IOException {
    Plugged all = Plugged.NOTHING;
    for (int i = 0; i < 8; i++) {
      assertThat(all.problem(Model.CX)).isEmpty();
      all = all.with(file("m" + i + ".mod", module(i + 1, "M" + i, "" + i)));
    }
    assertThat(all.problem(Model.CX)).isEmpty();
    assertThat(result(calculator(all), "XEQ \"M7\"")).isEqualTo("7.0000");
    assertThat(all.with(file("more.mod", module(20, "MORE", "1"))).problem(Model.CX))
        .contains("MORE has a page, but no port has room for it");
    assertThat(all.with(List.of(Accessory.CARD_READER)).problem(Model.CX))
        .contains("M7 has a page, but no port has room for it");
  }

  @Test
  void pageThatIsNotFreeIsTold() throws IOException {
    byte[] printer = module(20, "LIKE", "1");
    ModuleImages.place(printer, 0, 6, 0, 1);
    Plugged alone = plugged(file("like.mod", printer));
    assertThat(result(calculator(alone), "XEQ \"LIKE\"")).isEqualTo("1.0000");
    assertThat(alone.with(List.of(Accessory.PRINTER)).problem(Model.CX))
        .contains("LIKE needs page 6, which is not free");
    ModuleImages.place(printer, 0, 3, 0, 1);
    assertThat(plugged(file("like.mod", printer)).problem(Model.CX))
        .contains("LIKE needs page 3, which is not free");
  }

  @Test
  void imageThatHasAPageTwiceIsTold() throws IOException {
    byte[] twice = ModuleImages.mod("TWICE", List.of(ModuleImages.page(), ModuleImages.page()));
    ModuleImages.place(twice, 0, 9, 0, 1);
    ModuleImages.place(twice, 1, 9, 0, 1);
    assertThat(plugged(file("twice.mod", twice)).problem(Model.CX))
        .contains("TWICE has page 9 twice: its image is damaged");
    assertThat(PlugInImage.of(twice).orElseThrow().problems())
        .contains("page 9 occurs twice: it cannot be plugged in");
    ModuleImages.place(twice, 1, 9, 0, 2);
    assertThat(plugged(file("bank.mod", twice)).problem(Model.CX)).isEmpty();
  }

  @Test
  void fileThatIsTooLargeForAnImageIsNotCalledCutOff() throws IOException {
    byte[] content = Arrays.copyOf(module(20, "LARGE", "1"), 729 + 300 * 5188);
    Path large = Files.write(folder.resolve("large.mod"), content);
    assertThatThrownBy(() -> PlugInModule.read(large))
        .hasMessage(large + ": it is too large, with more than 1,048,576 bytes");
  }

  @Test
  void programWithAnArrowInItsNameIsCalled() throws IOException {
    Calculator calculator = calculator(plugged(file("arrow.mod", module(11, "Z^N", "7"))));
    assertThat(result(calculator, "XEQ \"Z^N\"")).isEqualTo("7.0000");
  }

  @Test
  void pointerLeavesAPageWhoseModuleMoves() throws IOException {
    PlugInModule first = file("first.mod", module(11, "FA", "1"));
    PlugInModule second = file("second.mod", module(12, "SB", "1"));
    PlugInModule third = file("third.mod", module(13, "TC", "1"));
    Calculator calculator = calculator(plugged(first, second));
    calculator.type("GTO \"SB\"");
    String line = calculator.programLine();
    calculator.plug(Model.CX, plugged(first, second, third));
    assertThat(calculator.programLine()).isEqualTo(line);
    calculator.plug(Model.CX, plugged(second, third));
    assertThat(calculator.programLine()).isEqualTo("00 REG 219");
  }

  @Test
  void programsRunInTheSecondPageAndAcrossBoth() throws IOException {
    Assembler assembler = new Assembler(Fixtures.MAINFRAME);
    byte[] far = assembler.assemble("LBL \"FAR\"\n5\nEND\n").programs().get(0);
    byte[] across =
        assembler.assemble("LBL \"ACROSS\"\n1\n+\nXROM 09,00\n*\nEND\n").programs().get(0);
    byte[] two = ModuleImages.mod("TWO", ModuleImages.twoPages(far, across));
    Calculator calculator = calculator(plugged(file("two.mod", two)));
    assertThat(result(calculator, "2 XEQ \"ACROSS\"")).isEqualTo("15.0000");
    assertThat(result(calculator, "XEQ \"FAR\"")).isEqualTo("5.0000");
  }

  @Test
  void whatIsNoImageIsRefused() throws IOException {
    byte[] whole = module(9, "ONE", "1");
    assertThatThrownBy(() -> file("cut.mod", Arrays.copyOf(whole, 1_000)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("cut.mod: the image of a module is incomplete: it has 1000 bytes");
    assertThatThrownBy(() -> file("none.rom", new byte[8192]))
        .hasMessageEndingWith("none.rom: this is not the image of a module");
  }
}
