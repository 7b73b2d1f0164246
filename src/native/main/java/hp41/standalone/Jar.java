package hp41.standalone;

import hp41.app.ExitCode;
import hp41.app.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The program for Java, which has the verbs that are left out here. */
final class Jar {

  private static final List<String> VERBS = List.of("dap", "lsp", "step", "verify");

  private Jar() {}

  /** Returns whether words are for a verb that only the jar has. Its help is also here. */
  static boolean runs(List<String> words) {
    return !words.isEmpty() && VERBS.contains(words.get(0)) && !words.contains("--help");
  }

  /** Replaces this program by the jar; returns only if that is impossible. */
  static void start(List<String> words) {
    String home = ProcessMethods.getenv("JAVA_HOME");
    jar()
        .ifPresent(
            jar -> {
              List<String> command = new ArrayList<>();
              command.add(home == null || home.isEmpty() ? "java" : home + "/bin/java");
              command.addAll(List.of("-jar", jar.toString()));
              command.addAll(words);
              String text = String.join("\0", command) + '\0';
              Posix.execute(text.getBytes(StandardCharsets.UTF_8), command.size());
            });
  }

  /** Returns the jar beside this program, in a checkout or after an installation. */
  private static Optional<Path> jar() {
    try {
      Path folder = FileMethods.toRealPath(Path.of("/proc/self/exe")).getParent();
      return Stream.of("hp41.jar", "../hp41.jar", "../lib/hp41/hp41.jar")
          .map(folder::resolve)
          .filter(it -> FileMethods.exists(it))
          .findFirst();
    } catch (IOException unknown) {
      return Optional.empty();
    }
  }

  /** Returns the failure of a verb that needs Java. */
  static Failure missing(String verb) {
    return new Failure(
        ExitCode.USAGE,
        verb
            + " needs Java 17 or newer, and hp41.jar beside this program; on Debian and Ubuntu,"
            + " type: apt install default-jre-headless");
  }
}
