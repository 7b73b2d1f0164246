package hp41;

import hp41.Window.Start;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The packaged program with a class archive like that of the launcher, which halves the processor
 * time of a start. The system property {@code hp41.program} names another program, such as the
 * native one.
 */
final class PackagedProgram {

  private static final Path JAR = Path.of(System.getProperty("hp41.jar", ""));
  private static final Path ARCHIVE = JAR.resolveSibling("tests.jsa");
  private static final String PROGRAM = System.getProperty("hp41.program");
  private static final String CTRL_Q = "\u0011";

  private PackagedProgram() {}

  /**
   * Returns the command that starts the program. The first call for a jar creates its class
   * archive.
   */
  static List<String> command() {
    if (PROGRAM != null) {
      return List.of(PROGRAM);
    }
    Path lock = ARCHIVE.resolveSibling("tests.jsa.lock");
    try (FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock();
      if (!isPrepared()) {
        prepare();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return java("-XX:SharedArchiveFile=" + ARCHIVE, "-jar", JAR.toString());
  }

  /** Returns the command that starts a {@link CommandServer} for the program. */
  static List<String> commandServer() {
    String tests =
        CommandServer.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return java("-cp", JAR + ":" + tests, CommandServer.class.getName());
  }

  private static boolean isPrepared() throws IOException {
    return Files.exists(ARCHIVE)
        && Files.getLastModifiedTime(ARCHIVE).compareTo(Files.getLastModifiedTime(JAR)) > 0;
  }

  /** Archives the classes that the calculator loads for an addition in a terminal. */
  private static void prepare() throws IOException {
    Path folder = Files.createTempDirectory("prepare");
    Path archive = folder.resolve("archive");
    try (Window window =
        new Start(folder)
            .open(java("-XX:ArchiveClassesAtExit=" + archive, "-jar", JAR.toString()))) {
      window.await("Start here").type("2\r3+").await("5.0000").type(CTRL_Q).awaitEnd();
    }
    Files.move(archive, ARCHIVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static List<String> java(String... words) {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xlog:disable"));
    command.addAll(List.of(words));
    return command;
  }
}
