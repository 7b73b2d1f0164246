package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.module.FactsModule;
import hp41.peripherals.Peripherals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests memory that is saved in a file. */
class StateFileTest {

  private static final Instant NOW = Instant.parse("2026-01-15T10:30:00Z");

  @TempDir private Path folder;
  private Path path;
  private StateFile file;

  @BeforeEach
  void choosePath() {
    path = folder.resolve("memory.txt");
    file = new StateFile(path);
  }

  private static Calculator calculator(Model model) {
    return new Calculator(model, new SilentPeripherals(InstantSource.fixed(NOW)));
  }

  private void writeLines(String... lines) throws IOException {
    Files.writeString(path, String.join("\n", lines) + "\n");
  }

  private void assertRefused(String message) throws IOException {
    String before = Files.readString(path);
    assertThatThrownBy(file::read)
        .isInstanceOf(StateFile.Damaged.class)
        .hasMessageStartingWith(path + ":" + message);
    assertThat(path).hasContent(before);
  }

  @Test
  void isEmptyWhileThereIsNoFile() throws IOException {
    assertThat(file.read()).isEmpty();
  }

  @Test
  void namesTheModelAndEachRegisterThatIsNotZero() throws IOException {
    Calculator calculator = calculator(Model.CX);
    calculator.type("5");
    file.write(calculator.image());
    assertThat(path)
        .hasContent(
            """
            hp41 state 1
            model CX
            lift on
            003: 05000000000000
            008: 4B000000000000
            00C: 0000000000019C
            00D: 1A70016919C19B
            00E: 0000022C048000
            19B: 00000000C00020
            end
            """);
  }

  @Test
  void givesBackWhatWasWritten() throws IOException {
    for (Model model : Model.values()) {
      Calculator calculator = calculator(model);
      calculator.type("1.5 STO 01 \"ABC\" ASTO 02 CLX");
      file.write(calculator.image());
      Image image = file.read().orElseThrow();
      assertThat(image.model()).isEqualTo(model);
      assertThat(image.stackLift()).isFalse();
      assertThat(image.registers()).isEqualTo(calculator.image().registers());
    }
  }

  @Test
  void keepsClockAndStopwatch() throws IOException {
    Calculator calculator = calculator(Model.CX);
    calculator.type("11.3 SETIME CLK24 CLKTD -5.2 SETAF 0.0005 SETSW RUNSW CLX");
    file.write(calculator.image());
    assertThat(Files.readAllLines(path))
        .contains(
            "clock PT1H0.1S 24h date -5.2 set 2026-01-15T10:30:00Z",
            "stopwatch 500 since 2026-01-15T10:30:00Z");
    Calculator other = calculator(Model.CX);
    other.restore(file.read().orElseThrow());
    assertThat(other.image()).isEqualTo(calculator.image());
    other.type("TIME");
    assertThat(other.display()).hasToString("11:30:00");
  }

  @Test
  void refusesTimesThatCannotBeRead() throws IOException {
    for (String line :
        List.of(
            "clock later",
            "clock PT1X 24h date 0.0",
            "clock PT99999999999H 24h date 0.0",
            "clock PT0S 13h date 0.0",
            "stopwatch fast",
            "stopwatch 500 since 2026-13-15T10:30:00Z")) {
      writeLines("hp41 state 1", "model CX", "lift on", line, "end");
      assertRefused("4:1: expected \"clock PT0S 12h time 0.0\"");
    }
  }

  @Test
  void leavesNothingBesideTheFile() throws IOException {
    file.write(calculator(Model.CX).image());
    file.write(calculator(Model.CV).image());
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(path);
    }
  }

  @Test
  void makesTheFolder() throws IOException {
    new StateFile(folder.resolve("a/b/memory.txt")).write(calculator(Model.CX).image());
    assertThat(folder.resolve("a/b/memory.txt")).exists();
  }

  @Test
  void refusesWhatIsNoStateFile() throws IOException {
    writeLines("something else");
    assertRefused("1:1: this is not a state file");
    writeLines("");
    assertRefused("1:1: this is not a state file");
  }

  @Test
  void refusesANewerFile() throws IOException {
    writeLines("hp41 state 2", "model CX");
    assertThatThrownBy(file::read)
        .isInstanceOf(StateFile.Newer.class)
        .hasMessage(
            path
                + ":1:12: this state was written by a newer version of hp41: format 2,"
                + " but this version reads up to 1");
  }

  @Test
  void refusesAFileThatIsCutShort() throws IOException {
    file.write(calculator(Model.CX).image());
    List<String> lines = Files.readAllLines(path);
    for (int length = 1; length < lines.size(); length++) {
      Files.write(path, lines.subList(0, length));
      assertRefused("");
    }
  }

  @Test
  void namesTheLineThatIsDamaged() throws IOException {
    writeLines("hp41 state 1", "model CZ", "lift on", "end");
    assertRefused("2:7: there is no model CZ");
    writeLines("hp41 state 1", "model CX", "lift up", "end");
    assertRefused("3:6: expected \"lift on\" or \"lift off\"");
    writeLines("hp41 state 1", "model CX", "lift on", "003: 0500", "end");
    assertRefused("4:1: this is not a register");
    writeLines("hp41 state 1", "model C", "lift on", "1FF: 05000000000000", "end");
    assertRefused("4:1: the 41C has no register 1FF");
  }

  @Test
  void keepsTheRegistersOfModules() throws IOException {
    Plugged modules = Plugged.of(Accessory.EXTENDED_MEMORY, Accessory.SECOND_EXTENDED_MEMORY);
    Peripherals outside = new SilentPeripherals(InstantSource.fixed(NOW));
    Calculator calculator = Calculator.builder(Model.CX, outside).plugged(modules).build();
    calculator.type("\"F\" 400 CRFLD 5 SAVEX");
    file.write(calculator.image());
    assertThat(Files.readAllLines(path))
        .contains("plugged xmemory xmemory2", "040: 000010002EF0BF", "201: 000000403EF2EF");
    Image image = file.read().orElseThrow();
    assertThat(image).isEqualTo(calculator.image());
    writeLines("hp41 state 1", "model CX", "lift on", "2EF: 05000000000000", "end");
    assertRefused("4:1: the 41CX has no register 2EF");
  }

  @Test
  void namesTheImagesOfModulesAndKeepsThePointerInThem() throws IOException {
    Path module = path.resolveSibling("my facts.rom");
    Calculator calculator = keptInModule(module);
    assertThat(Files.readString(path))
        .contains(" " + module.toAbsolutePath() + "\n", "\n400: 00000000000001\n");
    Image image = file.read().orElseThrow();
    assertThat(image).isEqualTo(calculator.image());
    Calculator another = calculator(image.plugged());
    another.restore(image);
    assertThat(another.programLine()).isEqualTo("01 LBL┬RA");
  }

  @Test
  void aModuleWhoseImageIsGoneOrAnotherIsNotThereAndStillNamed() throws IOException {
    Path module = path.resolveSibling("facts.rom");
    keptInModule(module);
    String written = Files.readString(path);
    byte[] other = FactsModule.rom();
    other[0x500] ^= 1;
    Files.write(module, other);
    assertAbsent("the file has changed since it was plugged in");
    Files.write(module, new byte[10]);
    assertAbsent("the file can no longer be read as an image");
    Files.delete(module);
    assertAbsent("the file is not there");
    file.write(file.read().orElseThrow());
    assertThat(path).hasContent(written);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aModuleWhoseFileIsAPipeIsNotThereAndNotWaitedFor() throws IOException {
    file.write(calculator(Model.CX).image());
    try (OpenPipe pipe = new OpenPipe()) {
      String module = "lift off\nmodule 12345678 " + pipe.path();
      Files.writeString(path, Files.readString(path).replaceFirst("lift off|lift on", module));
      assertAbsent("the file can no longer be read as an image");
    }
  }

  /** Saves a calculator whose pointer is in the module of a file, and returns it. */
  private Calculator keptInModule(Path module) throws IOException {
    Files.write(module, FactsModule.rom());
    Calculator calculator = calculator(Plugged.NOTHING.with(PlugInModule.read(module)));
    calculator.type("GTO \"RA\"");
    file.write(calculator.image());
    return calculator;
  }

  private void assertAbsent(String problem) throws IOException {
    Image image = file.read().orElseThrow();
    assertThat(image.plugged().modules())
        .extracting(PlugInModule::problem)
        .containsExactly(problem);
    Calculator without = calculator(image.plugged());
    without.restore(image);
    assertThat(without.programLine()).isEqualTo("00 REG 219");
  }

  private static Calculator calculator(Plugged plugged) {
    return Calculator.builder(Model.CX, new SilentPeripherals(InstantSource.fixed(NOW)))
        .plugged(plugged)
        .build();
  }

  @Test
  void refusesMemoryThatDoesNotHoldTogether() throws IOException {
    writeLines("hp41 state 1", "model CX", "lift on", "003: 05000000000000", "end");
    assertRefused("5:1: register 00D is invalid");
  }

  @Test
  void doesNotWriteMemoryThatItCouldNotReadAgain() throws IOException {
    Image image = calculator(Model.CX).image();
    file.write(image);
    Image broken =
        new Image(
            Model.CX,
            Plugged.NOTHING,
            true,
            image.time(),
            image.keyboard(),
            new long[image.registers().length]);
    assertThatThrownBy(() -> file.write(broken))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(path + " is unchanged");
    assertThat(file.read()).contains(image);
  }

  @Test
  void readsTheFileOfTheDocumentationAndWritesItAgain() throws IOException {
    String documented =
        Files.readAllLines(Path.of("docs/state-files.md")).stream()
            .dropWhile(line -> !line.startsWith("    hp41 state"))
            .takeWhile(line -> !line.isBlank())
            .map(line -> line.strip() + "\n")
            .collect(Collectors.joining());
    Files.writeString(path, documented);
    Image image = file.read().orElseThrow();
    assertThat(image.plugged().accessories())
        .containsExactlyInAnyOrder(Accessory.PRINTER, Accessory.EXTENDED_MEMORY);
    file.write(image);
    assertThat(path).hasContent(documented);
  }

  /**
   * Changes, removes or inserts a byte. A calculator with a state that can still be read must work.
   */
  @Test
  void anyDamageIsRefusedOrHarmless() throws IOException {
    Random random = new Random(41);
    Calculator calculator = calculator(Model.CX);
    calculator.type("\"F\" 5 CRFLD 1.5 STO 01 \"SIN\" ASN 11 11.3 SETIME");
    file.write(calculator.image());
    String whole = Files.readString(path);
    int read = 0;
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder(whole);
      int at = random.nextInt(whole.length());
      String byAnother = random.nextInt(3) == 0 ? "" : String.valueOf((char) random.nextInt(0x80));
      text.replace(at, at + random.nextInt(2), byAnother);
      Files.writeString(path, text);
      try {
        calculator.restore(file.read().orElseThrow());
        calculator.snapshot();
        calculator.type("CAT 1");
        read++;
      } catch (StateFile.Damaged | StateFile.Newer refused) {
        assertThat(refused).hasMessageStartingWith(path + ":");
      }
    }
    assertThat(read).isBetween(1, 1_999);
  }
}
