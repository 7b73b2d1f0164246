package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.listing.Diagnostic;
import hp41.listing.Fixtures;
import hp41.machine.InstructionSet;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tests listings and bytes of real programs, if they are available. */
class SharedProgramsTest {

  @TestFactory
  Stream<DynamicTest> listingsGiveTheBytesOfTheirPair() {
    return Stream.of("bench", "hp41/vectors/programs", "hp41/vectors/programs/deps", "corpus")
        .flatMap(folder -> Fixtures.sharedTests(folder, SharedProgramsTest::compare, ".raw"));
  }

  private static Path listingOf(Path raw) {
    return raw.resolveSibling(raw.getFileName().toString().replace(".raw", ".txt"));
  }

  private static void compare(Path raw) {
    InstructionSet instructions = Fixtures.allModules();
    ProgramFile bytes = ProgramFile.read(Fixtures.bytes(raw), instructions);
    ProgramFile text = ProgramFile.read(Fixtures.bytes(listingOf(raw)), instructions);
    assertThat(bytes.problems()).isEmpty();
    assertThat(text.problems()).noneMatch(Diagnostic::isError);
    byte[] code = Fixtures.join(text.programs());
    assertThat(code).isEqualTo(Fixtures.join(bytes.programs()));
    byte[] content = Fixtures.bytes(raw);
    if (!hasUnneededNull(content, text.programs().size())) {
      boolean padded = content.length % 256 == 0;
      assertThat(RawFile.write(text.programs(), padded)).isEqualTo(content);
    }
  }

  /** Returns whether one of the programs contains a null that does not separate numbers. */
  private static boolean hasUnneededNull(byte[] content, int programs) {
    List<byte[]> lines = LineLength.split(content);
    int ends = 0;
    for (int i = 0; ends < programs; i++) {
      if (lines.get(i)[0] == 0 && !(isNumber(lines.get(i - 1)) && isNumber(lines.get(i + 1)))) {
        return true;
      }
      ends += ProgramBytes.isEnd(lines.get(i)) ? 1 : 0;
    }
    return false;
  }

  private static boolean isNumber(byte[] line) {
    return LineLength.isDigit(line[0] & 0xFF);
  }

  /** Functions without a known source, or on which editions of the 41CL's module disagree. */
  private static final Set<String> REJECTED =
      Set.of(
          "CL__hp41cl_restore.41",
          "amar__rom__src__ENCAT.rpn",
          "amar__rom__src__ENCTYP.rpn",
          "amar__src__amar.41",
          "obsrv__hp41obsr.41");

  @TestFactory
  Stream<DynamicTest> listingsWithFunctionsOfOtherModulesAreRead() {
    return Fixtures.sharedTests("corpus", SharedProgramsTest::isRead, ".41", ".rpn")
        .filter(test -> !REJECTED.contains(test.getDisplayName()));
  }

  private static void isRead(Path file) {
    assertThat(ProgramFile.read(Fixtures.bytes(file), Internals.known()).problems())
        .noneMatch(Diagnostic::isError);
  }

  private static final Pattern TELLING =
      Pattern.compile(
          "unknown instruction .*|.* is XROM .* or XROM .*|the closing quote is missing.*");

  @TestFactory
  Stream<DynamicTest> listingsAreReadOrReported() {
    return Fixtures.sharedTests("corpus", SharedProgramsTest::read, ".41", ".rpn");
  }

  private static void read(Path file) {
    InstructionSet instructions = Fixtures.allModules();
    ProgramFile text = ProgramFile.read(Fixtures.bytes(file), instructions);
    assertThat(text.problems())
        .filteredOn(Diagnostic::isError)
        .extracting(Diagnostic::message)
        .allMatch(TELLING.asMatchPredicate());
    List<byte[]> programs = text.programs();
    byte[] listing = TextFile.write(programs, instructions);
    ProgramFile again = ProgramFile.read(listing, instructions);
    assertThat(again.problems()).isEmpty();
    assertThat(Fixtures.join(again.programs())).isEqualTo(Fixtures.join(programs));
  }
}
