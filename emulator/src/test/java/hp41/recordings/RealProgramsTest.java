package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Fixtures;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that published programs stop where they stopped on the machine: those in the public domain
 * and, if their files are present, those under other licences.
 */
class RealProgramsTest {

  private static final KnownDifferences KNOWN = KnownDifferences.named("real-programs");
  private static final String SESSIONS = ".tsv";

  @TestFactory
  Stream<DynamicTest> programsInThePublicDomainStopWhereTheyStoppedOnTheMachine() {
    Path folder = Fixtures.recordedPrograms();
    return Fixtures.tests(folder, RealProgramsTest::stopsWhereItStopped, SESSIONS);
  }

  @TestFactory
  Stream<DynamicTest> programsUnderOtherLicencesStopWhereTheyStoppedOnTheMachine() {
    Set<String> done =
        programsInThePublicDomainStopWhereTheyStoppedOnTheMachine()
            .map(DynamicTest::getDisplayName)
            .collect(Collectors.toSet());
    return Fixtures.sharedTests(
            "hp41/vectors/programs", RealProgramsTest::stopsWhereItStopped, SESSIONS)
        .filter(
            it -> !done.contains(it.getDisplayName()) && !it.getDisplayName().equals("INDEX.tsv"));
  }

  private static void stopsWhereItStopped(Path sessions) {
    String name = sessions.getFileName().toString();
    assertThat(KNOWN.unknown(name, new RealProgram(sessions).differences())).as(name).isEmpty();
  }
}
