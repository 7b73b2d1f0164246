package hp41.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The version and, with {@code -v}, the Java version and whether starts are fast. */
final class Version implements IVersionProvider {

  /** The option for more information. */
  static final String VERBOSE = "-v";

  /**
   * The system property that the launcher sets to the path of the class archive, or to the log of
   * its preparation.
   */
  private static final String START_PROPERTY = "hp41.start";

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

  /** Returns whether Java uses the class archive and, if not, the reason. */
  private static String start() {
    String file = System.getProperty(START_PROPERTY);
    if (file == null) {
      return "no · started without the launcher hp41";
    }
    if (file.isEmpty()) {
      return "no · there is no usable class archive, and the launcher cannot write one here";
    }
    if (!file.endsWith(".jsa")) {
      return "no · the class archive could not be prepared; see \"" + file + "\"";
    }
    // Java lists "sharing" in this property only while it uses the given archive.
    boolean isUsed = System.getProperty("java.vm.info", "").contains("sharing");
    return isUsed
        ? "yes, by the class archive \"" + file + "\""
        : "no · this Java does not accept the class archive; delete \"" + file + "\"";
  }
}
