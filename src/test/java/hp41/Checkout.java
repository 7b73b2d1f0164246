package hp41;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import net.bytebuddy.ByteBuddy;

/**
 * A checkout that contains the real launcher but hardly any sources, and a Maven that only copies a
 * finished {@link Echo} to the place of the program. The search path contains only what the
 * launcher needs, and no locale is set.
 */
final class Checkout {

  private static final List<String> TOOLS =
      List.of(
          "awk",
          "cat",
          "cksum",
          "readlink",
          "find",
          "mkdir",
          "cp",
          "rm",
          "mv",
          "touch",
          "sleep",
          "locale");

  private static final Duration LONGEST = Duration.ofMinutes(5);

  private Path top;
  private Path tools;
  private Path command;
  private final Map<String, String> environment = new HashMap<>();
  private String closed = "";
  private String umask = "";

  /** The result of a start. */
  record LauncherRun(int code, String output, String errors) {}

  Checkout(Path top) throws IOException {
    this.top = top;
    tools = Files.createDirectories(top.resolve("tools"));
    command = top.resolve("hp41");
    Files.copy(Path.of("../hp41"), command);
    for (String file : List.of("pom.xml", "LICENSE", ".mvn/any", "src/pom.xml")) {
      write(file, "");
    }
    List<String> libraries = Modules.libraries(Path.of(".."));
    for (String library : libraries) {
      write(library + "/pom.xml", "");
      write(library + "/src/main/java/Any.java", "");
    }
    write("src/main/java/Any.java", "");
    for (String tool : TOOLS) {
      script(tool, "exec '" + find(tool) + "' \"$@\"");
    }
    java("");
    script("javac", "exec '" + System.getProperty("java.home") + "/bin/javac' \"$@\"");
    pack(top.resolve("echo.jar"));
    maven(
        String.format(
            "cat %s/pom.xml >/dev/null && mkdir target && cp ../../echo.jar target/hp41.jar",
            String.join("/pom.xml ", libraries)));
  }

  /**
   * Builds the program and prepares it for fast starts, or copies an earlier build. The earlier
   * build must have been in the same folder, because Java checks the path of the jar of a class
   * archive.
   *
   * @param kept the folder of an earlier build, or the folder to which the first build is copied
   */
  void build(Path kept) throws IOException, InterruptedException {
    if (Files.notExists(kept)) {
      start();
      copy(top, kept);
    } else {
      new ProcessBuilder("rm", "-r", top.toString()).start().waitFor();
      copy(kept, top);
    }
  }

  /** Copies a folder, including the times of its files, by which the launcher detects changes. */
  private static void copy(Path from, Path to) throws IOException, InterruptedException {
    new ProcessBuilder("cp", "-Rp", from.toString(), to.toString()).inheritIO().start().waitFor();
  }

  /** Starts the program through another path. */
  void through(Path link) {
    command = link;
  }

  /** Makes later starts use an installed copy, whose jar is in {@code lib/hp41}. */
  void install() throws IOException {
    Files.createDirectories(file("usr/bin"));
    Files.createDirectories(file("usr/lib/hp41"));
    Files.copy(command, file("usr/bin/hp41"));
    Files.copy(file("echo.jar"), file("usr/lib/hp41/hp41.jar"));
    command = file("usr/bin/hp41");
  }

  /** Removes Java from the search path and puts it where an installed copy has its own Java. */
  void bundleJava() throws IOException {
    Files.createDirectories(file("usr/lib/hp41/runtime/bin"));
    Files.move(tools.resolve("java"), file("usr/lib/hp41/runtime/bin/java"));
  }

  /** Moves the checkout to another place. */
  void move(Path place) throws IOException {
    Files.move(top, place);
    top = place;
    tools = place.resolve("tools");
    command = place.resolve("hp41");
  }

  /** Makes later starts create files with a file mode creation mask, such as {@code 077}. */
  void umask(String mask) {
    umask = "umask " + mask + "; ";
  }

  /** Makes {@code find} refuse a test, as simpler implementations of it do. */
  void refuseToFind(String test) throws IOException {
    script("find", "case $* in *" + test + "*) exit 1 ;; esac\nexec " + find("find") + " \"$@\"");
  }

  /** Closes standard streams of later starts, in shell syntax: {@code <&- >&-}. */
  void close(String redirections) {
    closed = redirections;
  }

  /** Sets an environment variable for later starts. */
  void set(String variable, String value) {
    environment.put(variable, value);
  }

  /** Runs a shell command in place of Java whenever a class archive is to be prepared. */
  void whenPreparing(String action) throws IOException {
    java("case \"$*\" in *-Xshare:dump* | *-Xshare:off*) " + action + " ;; esac\n");
  }

  /**
   * Disables the class archive for later starts, because its preparation takes most of the time of
   * a build here.
   */
  void prepareNothing() throws IOException {
    whenPreparing("exit 1");
  }

  private void java(String action) throws IOException {
    script("java", action + "exec '" + System.getProperty("java.home") + "/bin/java' \"$@\"");
  }

  /** Creates a native program that writes its arguments. */
  void buildNatively() throws IOException {
    script("../target/native/hp41", "printf 'native'\nprintf ' %s' \"$@\"");
  }

  /** Makes all later builds fail. */
  void failBuilds() throws IOException {
    maven("echo no such symbol; exit 1");
  }

  /** Removes a tool from the search path. */
  void hide(String tool) throws IOException {
    Files.delete(tools.resolve(tool));
  }

  Path file(String name) {
    return top.resolve(name);
  }

  /** Returns the number of builds. */
  int builds() throws IOException {
    return Files.readAllLines(file("builds")).size();
  }

  /** Starts the program in another folder, with one line of input. */
  LauncherRun start(String... arguments) {
    try {
      String shell = umask + "exec \"$0\" \"$@\" " + closed;
      List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", shell, command.toString()));
      words.addAll(Arrays.asList(arguments));
      Path output = Files.createTempFile(top, "output", "");
      Path errors = Files.createTempFile(top, "errors", "");
      ProcessBuilder builder = new ProcessBuilder(words).directory(tools.toFile());
      builder.environment().clear();
      builder.environment().put("PATH", tools.toString());
      builder.environment().putAll(environment);
      Process process =
          builder.redirectOutput(output.toFile()).redirectError(errors.toFile()).start();
      try (OutputStream input = process.getOutputStream()) {
        input.write("158\n".getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        // The program has ended without reading its input.
      }
      if (!process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IllegalStateException("still not done after " + LONGEST);
      }
      return new LauncherRun(
          process.exitValue(), Files.readString(output), Files.readString(errors));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void maven(String action) throws IOException {
    script("mvn", "read -r line\necho built >>../../builds\n" + action);
  }

  private void script(String tool, String body) throws IOException {
    write("tools/" + tool, "#!/bin/sh\n" + body + "\n");
    if (!tools.resolve(tool).normalize().toFile().setExecutable(true)) {
      throw new IOException("cannot make " + tool + " executable");
    }
  }

  private void write(String name, String text) throws IOException {
    Files.createDirectories(file(name).getParent());
    Files.writeString(file(name), text);
  }

  private static Path find(String tool) {
    return Arrays.stream(System.getenv("PATH").split(":", -1))
        .map(directory -> Path.of(directory, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  /** Packs {@link Echo} with the name of the program's main class. */
  private static void pack(Path jar) throws IOException {
    var program = new ByteBuddy().redefine(Echo.class).name("hp41.cli.Main").make();
    program.toJar(jar.toFile());
  }
}
