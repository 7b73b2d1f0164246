package hp41.functions.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.listing.Assembler;
import hp41.machine.Machine;
import hp41.machine.ProgramLoader;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.Word;
import java.time.Instant;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of extended functions that need more than single program lines. */
class ExtendedFunctionsTest {

  private static final String TWO_PROGRAMS =
      "LBL \"PA\"\n1\n+\nRTN\nEND\nLBL \"PB\"\nLBL 01\n2\n*\nRTN\nEND";

  private final Calculator calculator = calculator(Model.CX, Plugged.NOTHING);
  private final Machine machine = Inside.of(calculator);

  private static Calculator calculator(Model model, Plugged plugged) {
    var outside = new SilentPeripherals(new VirtualClock(Instant.EPOCH));
    return Calculator.builder(model, outside).plugged(plugged).build();
  }

  private void type(String words) {
    assertThat(calculator.type(words)).isEmpty();
    for (int i = 0; i < 1000 && !calculator.isIdle(); i++) {
      calculator.proceed(100);
    }
  }

  private void load(String listing) {
    new ProgramLoader(machine.memory())
        .load(new Assembler(Internals.known()).assemble(listing).programs());
  }

  private String display() {
    return calculator.snapshot().display().toString();
  }

  private String x() {
    return Word.toDecimal(machine.stack().x()).toString();
  }

  private String labels() {
    return machine.program().globals().stream()
        .map(global -> global.isEnd() ? "END" : global.name() + ":" + global.key())
        .collect(Collectors.joining(" "));
  }

  @Test
  void programIsReadBackFromExtendedMemoryAndRuns() {
    load(TWO_PROGRAMS);
    type("\"PB,B\" SAVEP");
    type("\"PA\" PCLPS");
    assertThat(labels()).isEqualTo("END");
    type("\"B\" GETP 21 XEQ \"PB\"");
    assertThat(display()).isEqualTo(" 42.0000");
    assertThat(labels()).isEqualTo("PB:0 END");
  }

  @ParameterizedTest
  @ValueSource(strings = {"APPCHR", "INSCHR", "INSREC"})
  void textAfterTheLastRecordWasDeletedBeginsANewRecord(String function) {
    type("5 \"X\" CRFLAS APPREC APPREC DELREC \"Y\" " + function);
    type("0 SEEKPT GETREC GETREC");
    assertThat(machine.alpha().text()).isEqualTo("Y");
  }

  /** Key assignment programs read the byte of the key in this register. */
  @Test
  void assignmentLeavesTheByteOfTheKeyInAStatusRegister() {
    type("\"ABS\" 12 PASN");
    assertThat(calculator.image().registers()[0xA] & 0xFF).isEqualTo(0x11);
  }

  @Test
  void programThatReplacesItselfContinuesInTheNewOne() {
    load("LBL \"NEW\"\n7\nEND");
    type("\"NEW\" SAVEP");
    load("LBL \"OLD\"\n\"NEW\"\nGETP\n8\nEND");
    type("XEQ \"OLD\"");
    assertThat(display()).isEqualTo(" 7.0000");
    assertThat(labels()).isEqualTo("NEW:0 END NEW:0 END");
  }

  @Test
  void withoutANameBeforeTheCommaTheCurrentProgramIsSaved() {
    load(TWO_PROGRAMS);
    type("GTO \"PA\" \",F\" SAVEP \"F\" RCLPTA");
    assertThat(display()).isEqualTo(" 12.0000");
  }

  @Test
  void privateProgramIsNotSaved() {
    load(TWO_PROGRAMS);
    GlobalLabel end = machine.program().end(machine.program().top());
    machine.editor().replace(end.address() - 2, end.status() | GlobalLabel.PRIVATE);
    type("\"PA\" SAVEP");
    assertThat(display()).isEqualTo("PRIVATE");
  }

  @Test
  void loadedProgramAssignsItsKeysInUserMode() {
    load(TWO_PROGRAMS);
    type("\"PB\" 15 PASN \"PB\" SAVEP \"PA\" 15 PASN");
    machine.flags().set(Flags.USER, true);
    type("\"PB\" GETSUB");
    assertThat(labels()).isEqualTo("PA:0 END PB:0 END PB:65 END");
    assertThat(machine.keys().isMarked(65)).isTrue();
  }

  @Test
  void loadedProgramOutsideUserModeLosesItsKeysAndThoseOfOlderLabels() {
    load(TWO_PROGRAMS);
    type("\"PB\" 15 PASN \"PB\" SAVEP \"PA\" 15 PASN \"PB\" GETSUB");
    assertThat(labels()).isEqualTo("PA:0 END PB:0 END PB:0 END");
    assertThat(machine.keys().isMarked(65)).isTrue();
  }

  @Test
  void damagedProgramFileIsNotLoaded() {
    load(TWO_PROGRAMS);
    type("\"PA\" SAVEP");
    ExtendedDirectory.of(machine).current().orElseThrow().writeByte(5, 0x77);
    type("\"PA\" GETP");
    assertThat(display()).isEqualTo("CHKSUM ERR");
    assertThat(labels()).isEqualTo("PA:0 END PB:0 END");
  }

  @Test
  void pendingReturnsSurviveAChangeOfSize() {
    load("LBL \"A1\"\nXEQ 01\n3\n+\nRTN\nLBL 01\n50\nPSIZE\nRTN\nEND");
    type("XEQ \"A1\"");
    assertThat(display()).isEqualTo(" 53.0000");
    type("SIZE?");
    assertThat(display()).isEqualTo(" 50.0000");
  }

  @Test
  void recordCanHave254Characters() {
    type("60 \"L\" CRFLAS \"ABCDEFGHIJKLMNO\" >\"PQRSTUVWX\" APPREC");
    type("APPCHR APPCHR APPCHR APPCHR APPCHR APPCHR APPCHR APPCHR APPCHR");
    assertThat(display()).isEqualTo(" 60.0000");
    type("APPCHR");
    assertThat(display()).isEqualTo("REC TOO LONG");
  }

  @Test
  void fullFileRejectsMoreText() {
    type("2 \"T\" CRFLAS \"ABCDEF\" APPREC APPREC");
    assertThat(display()).isEqualTo("END OF FL");
    type("\"GHIJ\" APPCHR \"XY\" APPCHR");
    assertThat(display()).isEqualTo(" 2.0000");
    type("\"Z\" INSCHR");
    assertThat(display()).isEqualTo("END OF FL");
  }

  @Test
  void functionsWithoutAFileNameUseTheLastOne() {
    type("3 \"D\" CRFLD 2 \"T\" CRFLAS \"D\" FLSIZE CLA FLSIZE");
    assertThat(x()).isEqualTo("3.000000000E+00");
    type("\"T\" PURFL CLA FLSIZE");
    assertThat(display()).isEqualTo("FL NOT FOUND");
  }

  @Test
  void pluggedInModuleAddsExtendedMemoryButNotTheFunctionsOfTheCx() {
    Calculator plugged = calculator(Model.CV, Plugged.of(Accessory.EXTENDED_FUNCTIONS));
    assertThat(Inside.of(plugged).memory().exists(0x0BF)).isTrue();
    assertThat(Inside.of(plugged).instructions().byName("CRFLD")).isPresent();
    assertThat(Inside.of(plugged).instructions().byName("EMROOM")).isEmpty();
    assertThat(Accessory.pluggable()).doesNotContain(Accessory.CX_EXTENDED_FUNCTIONS);
  }

  @Test
  void emptyDirectoryShowsAMessageAndReturnsTheFreeRegisters() {
    type("EMDIR");
    assertThat(display()).isEqualTo("DIR EMPTY");
    assertThat(x()).isEqualTo("1.240000000E+02");
  }

  @Test
  void rotatingAnEmptyAlphaDoesNotReadX() {
    type("\"A\" ASTO X CLA AROT");
    assertThat(display()).isEqualTo("A");
  }

  @Test
  void recordCanBeInsertedIntoAnEmptyTextFile() {
    type("10 \"AB\" CRFLAS \"HI\" INSREC RCLPT");
    assertThat(display()).isEqualTo(" 0.0020");
  }
}
