package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hp41.Checkout.LauncherRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the launcher trusts none of the files that it has made, and repairs them. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class DamagedBuildTest {

  /** The number of archives that are damaged, with all rounds. */
  private static final int MANY = 24;

  @TempDir private static Path shared;
  @TempDir private Path temporary;
  private Checkout checkout;

  @BeforeEach
  void checkOut() throws IOException, InterruptedException {
    Path top = shared.resolve("a \"check\" out");
    new ProcessBuilder("rm", "-rf", top.toString()).start().waitFor();
    checkout = new Checkout(top);
    checkout.build(shared.resolve("built"));
    checkout.set("TMPDIR", temporary.toString());
  }

  private Path archive() {
    return checkout.file(".hp41-build/hp41.jsa");
  }

  private Path jar() {
    return checkout.file(".hp41-build/hp41.jar");
  }

  private Path stamp() {
    return checkout.file(".hp41-build/stamp");
  }

  /** Replaces the content of a file and keeps its time. The clock has advanced since the build. */
  private void replace(Path file, byte[] content) throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    assertThat(file.toFile().setWritable(true)).isTrue();
    do {
      Files.write(file, content);
      Files.setLastModifiedTime(file, time);
    } while (changed(file).compareTo(changed(stamp())) <= 0);
  }

  private static FileTime changed(Path file) throws IOException {
    return (FileTime) Files.getAttribute(file, "unix:ctime");
  }

  /** Damages some bytes, a page, or the header. */
  private static byte[] damage(byte[] whole, Random random) {
    byte[] damaged = whole.clone();
    int start = random.nextInt(damaged.length);
    int length = Math.min(1 << random.nextInt(17), damaged.length - start);
    switch (random.nextInt(4)) {
      case 0 -> Arrays.fill(damaged, start, start + length, (byte) 0);
      case 1 -> damaged[random.nextInt(4096)] ^= (byte) (1 << random.nextInt(8));
      case 2 -> {
        byte[] garbage = new byte[length];
        random.nextBytes(garbage);
        System.arraycopy(garbage, 0, damaged, start, length);
      }
      default -> {
        for (int i = 0; i < 200; i++) {
          damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
        }
      }
    }
    return damaged;
  }

  @ParameterizedTest
  @ValueSource(longs = 41)
  @Tag("random")
  void damagedClassArchiveOfTheSameSizeAndTimeIsNotUsed(long seed) throws Exception {
    Random random = new Random(seed);
    byte[] whole = Files.readAllBytes(archive());
    byte[] checked = Files.readAllBytes(stamp());
    checkout.prepareNothing();
    for (int i = 0; i < Rounds.of(MANY); i++) {
      Files.write(archive(), whole);
      Files.write(stamp(), checked);
      byte[] damaged = damage(whole, random);
      while (Arrays.equals(damaged, whole)) {
        damaged = damage(whole, random);
      }
      replace(archive(), damaged);
      LauncherRun start = checkout.start("one");
      assertThat(start)
          .extracting(LauncherRun::code, LauncherRun::output)
          .containsExactly(0, "[one]\n");
      assertThat(start.errors()).contains("again: the class archive is damaged");
      assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    }
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void damagedClassArchiveIsPreparedAgain() throws Exception {
    checkout.hide("mvn");
    byte[] whole = Files.readAllBytes(archive());
    replace(archive(), new byte[whole.length]);
    assertThat(checkout.start("one").errors())
        .hasLineCount(1)
        .contains("preparing for quick starts (again: the class archive is damaged)");
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    assertThat(startFile()).isEqualTo(archive().toRealPath().toString());
  }

  @Test
  void truncatedJarOfTheSameTimeIsBuiltAgain() throws Exception {
    checkout.prepareNothing();
    byte[] whole = Files.readAllBytes(jar());
    for (byte[] content : List.of(new byte[whole.length], Arrays.copyOf(whole, 100))) {
      replace(jar(), content);
      LauncherRun start = checkout.start("one");
      assertThat(start.output()).isEqualTo("[one]\n");
      assertThat(start.errors()).contains("building the calculator (again: it is damaged)");
      assertThat(jar()).hasBinaryContent(whole);
      assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    }
  }

  /** Somebody, or a file system after a loss of power, has changed both files. */
  @Test
  void aJarThatAgreesWithItsStampIsBuiltAgainIfItDoesNotRun() throws Exception {
    checkout.prepareNothing();
    byte[] whole = Files.readAllBytes(jar());
    List<String> lines = Files.readAllLines(stamp());
    for (boolean stampFirst : List.of(false, true)) {
      Path cut = Files.write(temporary.resolve("cut"), Arrays.copyOf(whole, whole.length / 2));
      String sum = checksum(cut) + lines.get(0).substring(lines.get(0).indexOf(' '));
      String stamp = sum + "\n" + lines.get(1) + "\n" + lines.get(2) + "\n";
      if (stampFirst) {
        Files.writeString(stamp(), stamp);
        replace(jar(), Files.readAllBytes(cut));
      } else {
        Files.write(jar(), Files.readAllBytes(cut));
        do {
          Files.writeString(stamp(), stamp);
        } while (Files.getLastModifiedTime(stamp()).compareTo(Files.getLastModifiedTime(jar()))
            <= 0);
      }
      LauncherRun start = checkout.start("one");
      assertThat(start.output()).as(start.errors()).isEqualTo("[one]\n");
      assertThat(start.errors()).contains("building the calculator (again: it is damaged)");
      assertThat(jar()).hasBinaryContent(whole);
      assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    }
  }

  /** Returns what the launcher stores for a file. */
  private static String checksum(Path file) throws IOException {
    String[] words =
        new ProcessBuilder("sh", "-c", "cksum <\"$0\"", file.toString())
            .start()
            .inputReader()
            .readLine()
            .split(" ");
    return words[0] + "-" + words[1];
  }

  @Test
  void touchedFilesAreReadOnce() throws Exception {
    replace(archive(), Files.readAllBytes(archive()));
    replace(jar(), Files.readAllBytes(jar()));
    assertThat(checkout.start("one")).isEqualTo(new LauncherRun(0, "[one]\n", ""));
    checkout.hide("cksum");
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    assertThat(startFile()).isEqualTo(archive().toRealPath().toString());
  }

  @Test
  void filesAreReadWhereTheTimesOfInodesAreUnknown() throws Exception {
    checkout.refuseToFind("-newercc");
    assertThat(checkout.start("one")).isEqualTo(new LauncherRun(0, "[one]\n", ""));
    replace(archive(), new byte[(int) Files.size(archive())]);
    checkout.prepareNothing();
    assertThat(checkout.start("two").errors()).contains("the class archive is damaged");
    Files.write(jar(), new byte[5]);
    assertThat(checkout.start("three").errors()).contains("building");
  }

  @Test
  void movedCheckoutStartsQuicklyAgain() throws Exception {
    checkout.hide("mvn");
    checkout.move(shared.resolve("moved"));
    assertThat(checkout.start("one").errors())
        .hasLineCount(1)
        .contains("preparing for quick starts (again: the calculator has been moved)");
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    assertThat(startFile()).isEqualTo(archive().toRealPath().toString());
  }

  @Test
  void filesInThePlacesOfFoldersAreReplaced() throws Exception {
    checkout.prepareNothing();
    for (Path file : List.of(archive(), jar(), stamp())) {
      Files.deleteIfExists(file);
      Files.createDirectories(file.resolve("any"));
      assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
      assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    }
  }

  @Test
  void crashLeavesNothingInTheFolderAndTheArchiveIsNotUsedAgain() throws Exception {
    Path log = checkout.file("tools");
    List<Path> before = list(log);
    assertThat(checkout.start("crash").code()).isNotZero();
    assertThat(list(log)).isEqualTo(before);
    assertThat(list(temporary)).singleElement().asString().contains("hp41-crash-");
    assertThat(archive()).doesNotExist();
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void buildIsReadableByWhoMayReadTheCheckout() throws Exception {
    new ProcessBuilder("rm", "-r", checkout.file(".hp41-build").toString()).start().waitFor();
    checkout.prepareNothing();
    checkout.umask("077");
    assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
    for (Path file : List.of(jar().getParent(), jar(), stamp())) {
      assertThat(Files.getPosixFilePermissions(file))
          .contains(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);
    }
  }

  @Test
  void unreadableBuildIsReportedWithWhatToDo() throws Exception {
    Files.setPosixFilePermissions(jar(), Set.of());
    Files.setPosixFilePermissions(jar().getParent(), PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeThat(Files.isReadable(jar())).as("root reads every file").isFalse();
    LauncherRun start = checkout.start("one");
    Files.setPosixFilePermissions(jar().getParent(), PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(start.code()).isEqualTo(70);
    assertThat(start.errors()).hasLineCount(1).contains("cannot read").contains("chmod -R a+rX");
  }

  /** Returns the file that the launcher reports to the program as its class archive. */
  private String startFile() throws IOException {
    Path noted = temporary.resolve("noted");
    checkout.start("streams", noted.toString());
    return Files.readAllLines(noted).get(3).substring("start: ".length());
  }
}
