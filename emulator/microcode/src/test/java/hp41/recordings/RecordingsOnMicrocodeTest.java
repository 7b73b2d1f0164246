package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.PlugInModule;
import hp41.Plugged;
import hp41.RomImages;
import hp41.listing.Fixtures;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recordings of programs, cards and the printer, played on the microcode that made them. */
class RecordingsOnMicrocodeTest {

  @TestFactory
  Stream<DynamicTest> programsStopWhereTheyWereRecorded() {
    Optional<EngineUnderTest> engine = MicrocodeUnderTest.cx();
    return Fixtures.sharedTests(
            "hp41/vectors/programs",
            sessions ->
                assertThat(new RealProgram(sessions, Plugged.NOTHING, engine).differences())
                    .isEmpty(),
            ".tsv")
        .filter(it -> !it.getDisplayName().equals("INDEX.tsv"));
  }

  @TestFactory
  Stream<DynamicTest> programsOfModulesStopWhereTheyWereRecorded() {
    return ModuleRecordingsTest.tests(MicrocodeUnderTest.cx());
  }

  @TestFactory
  Stream<DynamicTest> cardsContainWhatWasRecorded() throws IOException {
    return Scene.tests("cards", CardsTest.SCRATCH, MicrocodeUnderTest.cx(), image("82104a.mod"));
  }

  @TestFactory
  Stream<DynamicTest> thePrinterPrintsWhatWasRecorded() throws IOException {
    return Scene.tests(
        "printer", PrinterRecordingsTest.SCRATCH, MicrocodeUnderTest.cx(), image("82143a.mod"));
  }

  private static Plugged image(String file) throws IOException {
    return Plugged.NOTHING.with(PlugInModule.read(RomImages.path(file)));
  }
}
