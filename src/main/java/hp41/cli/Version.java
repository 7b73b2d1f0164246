package hp41.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The version and, with {@code -v}, what runs the program.
 *
 * @param command the command with the option {@code -v}
 * @param host describes what runs the program
 */
record Version(CommandSpec command, Host host) implements IVersionProvider {

  /** The option for more information. */
  static final String VERBOSE = "-v";

  /** Returns the name and the version of the program. */
  static String number() {
    return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
        .map(number -> "hp41 " + number)
        .orElse("hp41 (not packaged)");
  }

  @Override
  public String[] getVersion() {
    boolean isVerbose = Boolean.TRUE.equals(command.findOption(VERBOSE).getValue());
    Stream<String> runtime = (isVerbose ? host.runtime() : List.<String>of()).stream();
    return Stream.concat(Stream.of(number()), runtime).toArray(String[]::new);
  }
}
