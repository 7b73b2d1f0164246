package hp41.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The version that was built and, if asked for more, the Java machine and how it starts. */
final class Version implements IVersionProvider {

  /** Asks for more than the version. */
  static final String VERBOSE = "-v";

  /** The file that the launcher names here is a class archive, or the log of preparing it. */
  private static final String START = "hp41.start";

  @Spec private CommandSpec spec;

  @Override
  public String[] getVersion() {
    String version =
        Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
            .map(number -> "hp41 " + number)
            .orElse("hp41 (not packaged)");
    return isVerbose()
        ? new String[] {version, java(), "Quick start: " + start()}
        : new String[] {version};
  }

  private boolean isVerbose() {
    OptionSpec option = spec == null ? null : spec.findOption(VERBOSE);
    return option != null && Boolean.TRUE.equals(option.getValue());
  }

  private static String java() {
    return "Java %s (%s), %s"
        .formatted(
            System.getProperty("java.runtime.version"),
            System.getProperty("java.vendor"),
            System.getProperty("java.home"));
  }

  /** Returns whether the Java machine uses the class archive, and if not, why not. */
  private static String start() {
    String file = System.getProperty(START);
    if (file == null) {
      return "no · started without the launcher hp41";
    }
    if (file.isEmpty()) {
      return "no · no class archive for this Java, and the launcher cannot write one here";
    }
    if (!file.endsWith(".jsa")) {
      return "no · the class archive could not be prepared; see \"" + file + "\"";
    }
    // The machine names it among its properties only while it uses the archive that it was given.
    boolean isUsed = System.getProperty("java.vm.info", "").contains("sharing");
    return isUsed
        ? "yes, by the class archive \"" + file + "\""
        : "no · this Java does not accept the class archive; delete \"" + file + "\"";
  }
}
