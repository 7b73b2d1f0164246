package hp41.standalone;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.Lab;
import hp41.editor.debugging.DebugAdapter.NameCompleter;
import hp41.listing.Assembler.Letters;
import hp41.machine.InstructionSet;
import hp41.microcode.SystemRom;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The program for Java, which has the parts that are left out here. The methods that replace those
 * parts start it with the arguments of this program.
 */
final class Jar {

  private Jar() {}

  /** Replaces the laboratory. */
  static Lab of(String user) {
    throw missing(user);
  }

  /** Replaces the language server. */
  static boolean serve(
      InstructionSet functions,
      Letters letters,
      InputStream in,
      OutputStream out,
      Consumer<String> complaints) {
    throw missing("lsp");
  }

  /** Replaces the debug adapter. */
  static void serve(
      InputStream in,
      OutputStream out,
      Optional<SystemRom> rom,
      NameCompleter completer,
      Consumer<String> complaints) {
    throw missing("dap");
  }

  /** Replaces this program by the jar; returns the failure if that is impossible. */
  private static Failure missing(String user) {
    jar().ifPresent(Jar::start);
    return new Failure(
        ExitCode.USAGE,
        user
            + " needs Java 17 or newer, and hp41.jar beside this program; on Debian and Ubuntu,"
            + " type: apt install default-jre-headless");
  }

  private static void start(Path jar) {
    String home = ProcessMethods.getenv("JAVA_HOME");
    List<String> command = new ArrayList<>(ProcessMethods.arguments());
    command.set(0, FileMethods.WINDOWS ? jar.toString().substring(1) : jar.toString());
    if (FileMethods.WINDOWS) {
      command.replaceAll(Jar::quoted);
    }
    command.add(0, "-jar");
    command.add(0, home == null || home.isEmpty() ? "java" : home + "/bin/java");
    String text = String.join("\0", command) + '\0';
    SystemCalls.execute(text.getBytes(StandardCharsets.UTF_8), command.size());
  }

  /** Returns a word as programs for Windows find it in the text of a command. */
  private static String quoted(String word) {
    String slashes = "(\\\\*)";
    String inside = word.replaceAll(slashes + '"', "$1$1\\\\\"").replaceAll(slashes + '$', "$1$1");
    return '"' + inside + '"';
  }

  /** Returns the jar beside this program, in a checkout or after an installation. */
  private static Optional<Path> jar() {
    byte[] path = new byte[FileMethods.LONGEST];
    int length = Math.max(0, SystemCalls.program(path));
    Path program = FileMethods.of(FileMethods.text(path, length));
    return Stream.of("hp41.jar", "../hp41.jar", "../lib/hp41/hp41.jar")
        .map(program::resolveSibling)
        .filter(it -> FileMethods.exists(it))
        .findFirst();
  }
}
