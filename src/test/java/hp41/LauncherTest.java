package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Checkout.LauncherRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that the launcher builds only when necessary, and starts the program whatever happened to
 * the last build.
 */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  private static final String ARCHIVE = ".hp41-build/hp41.jsa";

  @TempDir private static Path shared;
  @TempDir private Path temporary;
  private Path top;
  private Checkout checkout;

  @BeforeEach
  void checkOut() throws IOException {
    top = shared.resolve("a \"check\" out");
    checkout = new Checkout(top);
  }

  @AfterEach
  void remove() throws IOException, InterruptedException {
    new ProcessBuilder("rm", "-r", top.toString()).start().waitFor();
  }

  private void build() throws IOException, InterruptedException {
    checkout.build(shared.resolve("built"));
  }

  @Test
  void onlyTheFirstStartBuilds() throws Exception {
    assertThat(checkout.start("one").errors()).contains("building the calculator (once)");
    LauncherRun second = checkout.start("two");
    assertThat(second.errors()).isEmpty();
    assertThat(second.output()).isEqualTo("[two]\n");
    assertThat(checkout.builds()).isEqualTo(1);
    assertThat(checkout.file(".hp41-build"))
        .isDirectoryNotContaining(file -> file.getFileName().toString().startsWith("work"));
  }

  @Test
  void argumentsArriveAsTheyWereTyped() throws Exception {
    build();
    LauncherRun start = checkout.start("2 3 +", "\"X<>Y?\" '$HOME' *", "", "\\", "Σ+ ⊢≠");
    assertThat(start.output()).isEqualTo("[2 3 +][\"X<>Y?\" '$HOME' *][][\\][Σ+ ⊢≠]\n");
  }

  @ParameterizedTest
  @CsvSource({
    "LANG=xx_XX.UTF-8",
    "LC_ALL=xx_XX.UTF-8",
    "LANG=xx_XX.UTF-8 LC_CTYPE=C.UTF-8",
    "LANG=xx_XX.UTF-8 LC_ALL=POSIX",
    "LC_ALL=C.UTF-8",
    "LC_CTYPE=de_DE.ISO-8859-1"
  })
  void argumentsArriveInAnyLocale(String variables) throws Exception {
    build();
    for (String variable : variables.split(" ")) {
      checkout.set(variable.split("=")[0], variable.split("=")[1]);
    }
    assertThat(checkout.start("ä.txt").output()).isEqualTo("[ä.txt]\n");
    checkout.hide("locale");
    assertThat(checkout.start("Σ.txt").output()).isEqualTo("[Σ.txt]\n");
  }

  @Test
  void collectorThatTheUserHasChosenIsUsed() throws Exception {
    build();
    for (String variable : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
      checkout.set(variable, "-XX:+UseParallelGC");
      assertThat(checkout.start("calc").output()).isEqualTo("[calc]\n");
      assertThat(checkout.start("run").output()).isEqualTo("[run]\n");
      checkout.set(variable, "");
    }
  }

  @Test
  void heapIsLimitedByTheVerbUnlessTheUserLimitsIt() throws Exception {
    build();
    assertThat(checkout.start("calc", "heap").output()).isEqualTo("[calc][heap]512\n");
    assertThat(checkout.start("check", "heap").output()).isEqualTo("[check][heap]2048\n");
    checkout.set("JDK_JAVA_OPTIONS", "-Xmx100m");
    assertThat(checkout.start("calc", "heap").output()).isEqualTo("[calc][heap]100\n");
  }

  @Test
  void standardInputIsLeftToTheProgramWhileItBuilds() throws Exception {
    checkout.prepareNothing();
    assertThat(checkout.start("-").output()).isEqualTo("[-]158\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"})
  @EnabledOnOs(OS.LINUX)
  void noFileIsInThePlaceOfAClosedStream(String closed) throws Exception {
    build();
    checkout.close(closed);
    Path noted = temporary.resolve("noted");
    checkout.start("streams", noted.toString());
    List<String> streams = Files.readAllLines(noted);
    for (String redirection : closed.split(" ")) {
      int number = List.of("<&-", ">&-", "2>&-").indexOf(redirection);
      assertThat(streams).element(number).isEqualTo("/dev/null");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theProgramIsToldWhichStreamsAreTerminals() throws Exception {
    build();
    Path noted = temporary.resolve("noted");
    checkout.start("streams", noted.toString());
    assertThat(Files.readAllLines(noted)).last().isEqualTo("terminals: ");
    Assumptions.assumeTrue(Files.exists(Path.of("/dev/ptmx")));
    checkout.close("<>/dev/ptmx 2<>/dev/ptmx");
    checkout.start("streams", noted.toString());
    assertThat(Files.readAllLines(noted)).last().isEqualTo("terminals: 02");
  }

  @Test
  void nothingIsReadFromAClosedStream() throws Exception {
    build();
    checkout.close("<&-");
    assertThat(checkout.start("-").output()).isEqualTo("[-]");
  }

  @Test
  void exitCodeIsTheProgramsOwn() throws Exception {
    build();
    assertThat(checkout.start("exit 4").code()).isEqualTo(4);
  }

  @Test
  void startsThroughLinks() throws Exception {
    checkout.prepareNothing();
    Path bin = Files.createDirectory(temporary.resolve("bin"));
    Files.createSymbolicLink(temporary.resolve("link"), checkout.file("hp41"));
    Files.createSymbolicLink(bin.resolve("calculator"), Path.of("../link"));
    checkout.through(bin.resolve("calculator"));
    assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
    assertThat(checkout.file(".hp41-build/hp41.jar")).exists();
  }

  @Test
  void changedSourceIsBuiltAgain() throws Exception {
    build();
    checkout.prepareNothing();
    Files.setLastModifiedTime(
        checkout.file("src/main/java/Any.java"), FileTime.from(Instant.now().plusSeconds(5)));
    assertThat(checkout.start().errors()).contains("its sources have changed");
    assertThat(checkout.builds()).isEqualTo(2);
  }

  @Test
  void removedSourceIsBuiltAgain() throws Exception {
    build();
    checkout.prepareNothing();
    Files.delete(checkout.file("src/main/java/Any.java"));
    checkout.start();
    assertThat(checkout.builds()).isEqualTo(2);
  }

  @Test
  void missingClassArchiveIsPreparedAgainWithoutABuild() throws Exception {
    build();
    checkout.hide("mvn");
    checkout.prepareNothing();
    Files.delete(checkout.file(ARCHIVE));
    LauncherRun start = checkout.start("one");
    assertThat(start.output()).isEqualTo("[one]\n");
    assertThat(start.errors()).contains("preparing").doesNotContain("sources");
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
  }

  @Test
  void damagedStampCostsAPreparationAtMost() throws Exception {
    build();
    checkout.hide("mvn");
    checkout.prepareNothing();
    Path stamp = checkout.file(".hp41-build/stamp");
    for (String text : List.of("7x\n", "99999999999999999999 a /b\n")) {
      Files.writeString(stamp, text);
      assertThat(checkout.start("one").errors()).contains("preparing");
      assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    }
  }

  @Test
  void classArchiveOfAnotherJavaIsPreparedAgain() throws Exception {
    build();
    checkout.set("JAVA_HOME", System.getProperty("java.home"));
    assertThat(checkout.start("one").errors()).hasLineCount(1).contains("preparing");
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    assertThat(checkout.builds()).isEqualTo(1);
  }

  @Test
  void classArchiveOfAnEarlierReleaseOfJavaIsPreparedAgain() throws Exception {
    checkout.install();
    checkout.prepareNothing();
    checkout.bundleJava();
    checkout.start();
    Path release = checkout.file("usr/lib/hp41/runtime/release");
    for (String version : List.of("17.0.15+6", "17.0.16+8")) {
      Files.writeString(release, "A=\"B\"\nJAVA_RUNTIME_VERSION=\"" + version + "\"\n");
      assertThat(checkout.start("one").errors()).contains("preparing for quick starts (again");
      assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void failedPreparationIsToldOnceAndNotTriedAgain() throws Exception {
    checkout.whenPreparing("echo no room >&2; exit 1");
    assertThat(checkout.start("one").errors()).contains("starts stay slow");
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    Path log = checkout.file(".hp41-build/prepare.log");
    assertThat(log).content().contains("no room");
    assertThat(startProperty()).isEqualTo(log.toRealPath().toString());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theProgramIsToldOfItsClassArchive() throws Exception {
    build();
    Path archive = checkout.file(ARCHIVE);
    assertThat(startProperty()).isEqualTo(archive.toRealPath().toString());
  }

  @Test
  void interruptedPreparationGoesOnAtTheNextStart() throws Exception {
    checkout.whenPreparing("kill -TERM $PPID; exit 1");
    assertThat(checkout.start("one")).extracting(LauncherRun::code).isEqualTo(130);
    assertThat(checkout.file(".hp41-build/lock")).doesNotExist();
    checkout.whenPreparing("true");
    LauncherRun start = checkout.start("two");
    assertThat(start.output()).isEqualTo("[two]\n");
    assertThat(start.errors()).contains("preparing");
    assertThat(checkout.file(ARCHIVE)).isNotEmptyFile();
    assertThat(checkout.builds()).isEqualTo(1);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("javas")
  @EnabledOnOs(OS.LINUX)
  void everyJavaHereStartsQuickly(Path java) throws Exception {
    checkout.install();
    checkout.set("JAVA_HOME", java.toString());
    assertThat(checkout.start("one").errors()).hasLineCount(1);
    assertThat(startProperty()).endsWith("hp41.jsa");
    assertThat(checkout.file("usr/lib/hp41/prepare.log")).doesNotExist();
  }

  private static Stream<Path> javas() throws IOException {
    Path folder = Path.of("/usr/lib/jvm");
    Stream<Path> found = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty();
    try (found) {
      Path own = Path.of(System.getProperty("java.home"));
      return Stream.concat(
              Stream.of(own), found.filter(LauncherTest::isNewEnough).toList().stream())
          .map(LauncherTest::real)
          .distinct();
    }
  }

  private static boolean isNewEnough(Path java) {
    try {
      return Files.isExecutable(java.resolve("bin/java"))
          && Files.readString(java.resolve("release"))
              .matches("(?s).*JAVA_VERSION=\"(1[7-9]|[2-9]\\d).*");
    } catch (IOException e) {
      return false;
    }
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the file that the launcher reports to the program as the reason why it starts fast or
   * not.
   */
  private String startProperty() throws IOException {
    Path noted = temporary.resolve("noted");
    checkout.start("streams", noted.toString());
    return Files.readAllLines(noted).get(3).substring("start: ".length());
  }

  @Test
  void twoFirstStartsBuildOnce() throws Exception {
    checkout.prepareNothing();
    CompletableFuture<LauncherRun> other =
        CompletableFuture.supplyAsync(() -> checkout.start("other"));
    assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
    assertThat(other.get(60, TimeUnit.SECONDS).output()).isEqualTo("[other]\n");
    assertThat(checkout.builds()).isEqualTo(1);
  }

  @Test
  void lockOfAStartThatDiedIsBroken() throws Exception {
    checkout.prepareNothing();
    Files.createDirectories(checkout.file(".hp41-build/lock"));
    Files.writeString(checkout.file(".hp41-build/lock/owner"), deadProcess() + "\n");
    assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
    assertThat(checkout.file(".hp41-build/lock")).doesNotExist();
  }

  @Test
  void startsInAFolderWhoseNameEndsInALineFeed() throws Exception {
    build();
    checkout.prepareNothing();
    checkout.move(temporary.resolve("moved\n"));
    assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
    assertThat(temporary.resolve("moved")).doesNotExist();
  }

  @Test
  void moveIsNoticedInAFolderWhoseNameContainsALineFeed() throws Exception {
    build();
    checkout.prepareNothing();
    Path tools = temporary.resolve("tools");
    Files.move(checkout.file("tools"), tools);
    Files.createDirectory(checkout.file("tools"));
    checkout.set("PATH", tools.toString());
    checkout.move(temporary.resolve("a\nb"));
    assertThat(checkout.start("one").errors()).contains("has been moved");
    checkout.move(temporary.resolve("a\nc"));
    assertThat(checkout.start("two").errors()).contains("has been moved");
  }

  @Test
  void failedBuildStartsNothing() throws Exception {
    checkout.failBuilds();
    LauncherRun start = checkout.start("one");
    assertThat(start.code()).isEqualTo(70);
    assertThat(start.output()).isEmpty();
    assertThat(start.errors()).contains("no such symbol").contains("could not be built");
    assertThat(checkout.file(".hp41-build")).isEmptyDirectory();
  }

  @Test
  void missingMavenIsSaidInOneLine() throws Exception {
    checkout.hide("mvn");
    LauncherRun start = checkout.start();
    assertThat(start.code()).isEqualTo(69);
    assertThat(start.errors()).hasLineCount(1).contains("needs Maven").contains("apt install");
  }

  @Test
  void missingJavaIsSaidInOneLine() throws Exception {
    checkout.hide("java");
    checkout.hide("javac");
    LauncherRun start = checkout.start();
    assertThat(start.code()).isEqualTo(69);
    assertThat(start.errors()).hasLineCount(1).contains("Java").contains("apt install");
  }

  private static long deadProcess() throws IOException, InterruptedException {
    Process process = new ProcessBuilder("true").start();
    process.waitFor();
    return process.pid();
  }
}
