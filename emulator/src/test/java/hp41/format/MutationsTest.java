package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import hp41.format.ProgramFile.Format;
import hp41.listing.Diagnostic;
import hp41.listing.Fixtures;
import hp41.memory.ProgramBytes;
import hp41.module.ProgramWriteException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that any damaged file is read or its problems are reported. */
class MutationsTest {

  private static final int FILES = 500;
  private static final int VERY_MANY = 500_000;
  private static final long MOST_MEMORY = 64L << 20;
  private static final byte[] NEW = {0x40, (byte) 0xC0, 0, 0x0D};

  private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource(Format.class)
  void damagedFilesAreReadOrReported(Format format) {
    mutate(format, 41, FILES);
  }

  /** Tests half a million files of each format. Listings have a test of their own. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource(value = Format.class, mode = EnumSource.Mode.EXCLUDE, names = "TEXT")
  void manyDamagedFilesAreReadOrReported(Format format) {
    mutate(format, 42, VERY_MANY);
  }

  private void mutate(Format format, long seed, int files) {
    Random random = new Random(seed);
    List<byte[]> programs = Samples.two();
    byte[] bare = Samples.file(format, programs);
    byte[] padded = format == Format.RAW ? ProgramFile.paddedRaw(programs) : bare;
    for (int i = 0; i < files; i++) {
      byte[] content = mutated(i % 2 == 0 ? bare : padded, random);
      try {
        check(content);
      } catch (RuntimeException | AssertionError failure) {
        fail(format + " " + i + ": " + HexFormat.of().formatHex(content), failure);
      }
    }
  }

  private void check(byte[] content) {
    long before = memory.getCurrentThreadAllocatedBytes();
    ProgramFile file = Samples.read(content);
    if (memory.getCurrentThreadAllocatedBytes() - before > MOST_MEMORY) {
      fail("more than 64 MB of memory");
    }
    for (Diagnostic problem : file.problems()) {
      if (problem.line() < 1 || problem.column() < 1 || problem.explanation().isBlank()) {
        fail("no place or no reason: " + problem);
      }
    }
    if (!file.hasErrors() || file.isRepairable()) {
      checkPrograms(file.programs());
    }
    if (file.format() == Format.LIF) {
      checkAdding(new LifImage(content));
    }
  }

  private static void checkPrograms(List<byte[]> programs) {
    for (byte[] program : programs) {
      int end = program.length - 3;
      if (end < 0 || !ProgramBytes.isEnd(Arrays.copyOfRange(program, end, program.length))) {
        fail("a program without END");
      }
    }
    ProgramFile again = RawFile.read(RawFile.write(programs, false));
    if (!programs.isEmpty()
        && !Arrays.equals(Fixtures.join(again.programs()), Fixtures.join(programs))) {
      fail("the programs are not in plain form");
    }
  }

  private static void checkAdding(LifImage image) {
    LifImage more;
    try {
      more = image.with("NEW", NEW);
    } catch (ProgramWriteException full) {
      return;
    }
    assertThat(more.program(more.file("NEW").orElseThrow()).programs()).containsExactly(NEW);
    for (LifEntry file : image.files()) {
      if (!file.name().equals("NEW") && !image.program(file).hasErrors()) {
        assertThat(Fixtures.join(more.program(file).programs()))
            .isEqualTo(Fixtures.join(image.program(file).programs()));
      }
    }
  }

  private static byte[] mutated(byte[] whole, Random random) {
    byte[] content = whole.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      content = content.length == 0 ? new byte[1] : mutatedOnce(content, random);
    }
    return content;
  }

  private static byte[] mutatedOnce(byte[] content, Random random) {
    int at = random.nextInt(random.nextBoolean() ? content.length : Math.min(64, content.length));
    int end = Math.min(content.length, at + 1 + random.nextInt(40));
    switch (random.nextInt(7)) {
      case 0 -> content[at] = (byte) random.nextInt();
      case 1 -> content[at] ^= (byte) (1 << random.nextInt(8));
      case 2 -> Arrays.fill(content, at, Math.min(end, at + 4), (byte) -random.nextInt(2));
      case 3 ->
          content[at] =
              "09AFaf \n:\"C\u00C0".getBytes(StandardCharsets.ISO_8859_1)[random.nextInt(12)];
      case 4 -> {
        return Arrays.copyOf(content, at);
      }
      case 5 -> {
        return spliced(content, at, content, end);
      }
      default -> {
        byte[] noise = new byte[end - at];
        random.nextBytes(noise);
        return spliced(content, at, spliced(noise, noise.length, content, at), 0);
      }
    }
    return content;
  }

  /** Returns the beginning of one file followed by the end of another. */
  private static byte[] spliced(byte[] first, int to, byte[] second, int from) {
    byte[] both = Arrays.copyOf(first, to + second.length - from);
    System.arraycopy(second, from, both, to, second.length - from);
    return both;
  }
}
