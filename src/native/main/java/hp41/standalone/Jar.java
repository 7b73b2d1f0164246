package hp41.standalone;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.Lab;
import hp41.editor.debugging.DebugAdapter.NameCompleter;
import hp41.listing.Assembler.Letters;
import hp41.machine.InstructionSet;
import hp41.microcode.SystemRom;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.teavm.interop.Address;

/**
 * The program for Java, which has the parts that are left out here. The methods that replace those
 * parts start it with the arguments of this program.
 */
final class Jar {

  /** A link of Linux to the file of this program. */
  private static final Path SELF = Path.of("/proc/self/exe");

  private Jar() {}

  /** Replaces {@code hp41-lab}, which the native program does not contain. */
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
    command.set(0, SystemText.of(FileMethods.name(jar)));
    if (SystemText.WINDOWS) {
      command.replaceAll(Jar::quoted);
    }
    command.addAll(0, List.of("java", "-jar"));
    List<byte[]> words = command.stream().map(SystemText::bytes).toList();
    byte[] java = SystemText.bytes(home == null || home.isEmpty() ? "java" : home + "/bin/java");
    // The garbage collector does not move the words while their addresses are used.
    long[] addresses = new long[words.size() + 1];
    for (int i = 0; i < words.size(); i++) {
      addresses[i] = Address.ofData(words.get(i)).toLong();
    }
    int exitCode = SystemCalls.execute(java, Address.ofData(addresses));
    if (exitCode >= 0) {
      SystemCalls.exit(exitCode);
    }
  }

  /** Returns a word as programs for Windows find it in the text of a command. */
  private static String quoted(String word) {
    String slashes = "(\\\\*)";
    String inside = word.replaceAll(slashes + '"', "$1$1\\\\\"").replaceAll(slashes + '$', "$1$1");
    return '"' + inside + '"';
  }

  /** Returns the jar beside this program, in a checkout or after an installation. */
  private static Optional<Path> jar() {
    try {
      Path started = FileMethods.of(ProcessMethods.arguments().get(0));
      Path program = FileMethods.toRealPath(FileMethods.exists(SELF) ? SELF : started);
      return Stream.of("hp41.jar", "../hp41.jar", "../lib/hp41/hp41.jar")
          .map(program::resolveSibling)
          .filter(it -> FileMethods.exists(it))
          .findFirst();
    } catch (IOException notFound) {
      return Optional.empty();
    }
  }
}
