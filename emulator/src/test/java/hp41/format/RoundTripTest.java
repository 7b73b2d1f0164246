package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.ProgramFile.Format;
import hp41.listing.Fixtures;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that every format reads exactly the bytes that were written. */
class RoundTripTest {

  private static final int PROGRAMS = 200;

  private static void check(Format format, List<byte[]> programs) {
    byte[] content = Samples.file(format, programs);
    ProgramFile file = Samples.read(content);
    assertThat(file.problems()).isEmpty();
    assertThat(file.format()).isEqualTo(format);
    assertThat(Fixtures.join(file.programs())).isEqualTo(Fixtures.join(programs));
    assertThat(Samples.file(format, file.programs())).isEqualTo(content);
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void severalProgramsAreReadBack(Format format) {
    check(format, Samples.two());
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"DM41", "LIF_FILE", "MODULE"})
  void anyBytesAreReadBack(Format format) {
    Random random = new Random(41);
    for (int i = 0; i < PROGRAMS; i++) {
      check(format, Samples.random(random));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TEXT", "LIF", "DM41", "LIF_FILE", "MODULE"})
  void everyPairOfBytesIsReadBack(Format format) {
    for (int first = 0; first < 256; first++) {
      byte[] code = new byte[256 * 17 + 3];
      for (int second = 0; second < 256; second++) {
        code[17 * second] = (byte) first;
        code[17 * second + 1] = (byte) second;
      }
      System.arraycopy(new byte[] {(byte) 0xC0, 0, 0x0D}, 0, code, code.length - 3, 3);
      check(format, ProgramBytes.programs(LineLength.split(code)));
    }
  }

  @Test
  void programsOfAMemoryDumpLoseTheirLinks() {
    List<byte[]> programs = Samples.two();
    ProgramFile file = Samples.read(Samples.dump(programs));
    assertThat(file.programs()).hasSize(2);
    assertThat(Fixtures.join(file.programs())).isEqualTo(Fixtures.join(programs));
  }

  @Test
  void paddedFileHasTheSameProgram() {
    ProgramFile file = Samples.read(ProgramFile.paddedRaw(Samples.two()));
    assertThat(Fixtures.join(file.programs())).isEqualTo(Fixtures.join(Samples.two()));
  }
}
