package hp41.cli.shell;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** A manual page in man format, generated from picocli's model of a command. */
final class ManPage {

  /** The sections that do not depend on a verb. The indentation is not part of the text. */
  private static final String SURROUNDINGS =
      """
      .SH ENVIRONMENT
      .TP
      .B HOME
      The folder that ~ means below (default: the home folder of the account).
      .TP
      .B XDG_STATE_HOME
      The folder for saved memory. If the value is not an absolute path, ~/.local/state is used.
      .TP
      .B XDG_CONFIG_HOME
      The folder for settings. If the value is not an absolute path, ~/.config is used.
      .TP
      .B NO_COLOR
      If it is set, colours are only used with \\fB\\-\\-theme\\fR.
      .TP
      .B TERM
      If it is dumb, lines are written instead of a screen.
      .SH FILES
      .TP
      .I ~/.local/state/hp41/memory.txt
      Continuous memory.
      .TP
      .I ~/.config/hp41/settings
      Settings that were changed in the terminal.
      .TP
      .I ~/.config/hp41/names.tsv
      Names of functions of other modules.
      """;

  private final CommandSpec command;
  private final UsageMessageSpec usage;
  private final Help help;
  private final StringBuilder page = new StringBuilder();

  private ManPage(CommandSpec command) {
    this.command = command;
    usage = command.usageMessage();
    help = new Help(command, Help.defaultColorScheme(Help.Ansi.OFF));
  }

  /** Returns the page of a verb, or of the program. */
  static ManPage of(CommandSpec command) {
    ManPage page = new ManPage(command);
    page.head();
    page.list("PARAMETERS", command.positionalParameters(), page::name);
    page.list("OPTIONS", page.options(), page::name);
    page.verbs();
    page.end();
    return page;
  }

  /** Returns the name of the page. */
  String name() {
    return pageOf(command);
  }

  String text() {
    return page.toString();
  }

  private static String pageOf(CommandSpec command) {
    return command.qualifiedName("-");
  }

  private boolean isProgram() {
    return command.parent() == null;
  }

  /**
   * Returns the options of the command itself, and then the options that it shares with other
   * commands.
   */
  private List<OptionSpec> options() {
    List<OptionSpec> shared =
        command.mixins().values().stream().flatMap(it -> it.options().stream()).toList();
    return command.options().stream()
        .filter(option -> !option.hidden())
        .sorted(Comparator.comparing(shared::contains))
        .toList();
  }

  private void head() {
    String[] description = lines(usage.description());
    String title = escaped(name().toUpperCase(Locale.ROOT));
    line(".TH %s 1 \"\" \"%s\" \"HP-41\"".formatted(title, escaped(command.version()[0])));
    line(".SH NAME").line(escaped(name()) + " \\- " + escaped(Verbs.firstSentence(description[0])));
    line(".SH SYNOPSIS").line(".B " + escaped(command.qualifiedName())).line("[\\fIOPTION\\fR]...");
    command.positionalParameters().forEach(it -> line(escaped(label(it))));
    if (isProgram()) {
      line(".br").line(".B hp41").line("\\fIVERB\\fR ...");
    }
    line(".SH DESCRIPTION");
    Arrays.stream(description).forEach(it -> line(it.isEmpty() ? ".PP" : escaped(it)));
  }

  private <T extends ArgSpec> void list(String title, List<T> arguments, Function<T, String> name) {
    if (!arguments.isEmpty()) {
      line(".SH " + title);
    }
    for (T argument : arguments) {
      line(".TP").line(name.apply(argument));
      Arrays.stream(lines(argument.description())).forEach(it -> line(escaped(it)));
    }
  }

  private String name(OptionSpec option) {
    String value = option.arity().max() > 0 ? "=\\fI" + escaped(option.paramLabel()) + "\\fR" : "";
    return Arrays.stream(option.names())
            .map(it -> "\\fB" + escaped(it) + "\\fR")
            .collect(Collectors.joining(", "))
        + value;
  }

  private String name(ArgSpec parameter) {
    return "\\fI" + escaped(label(parameter)) + "\\fR";
  }

  private String label(ArgSpec parameter) {
    Help.IParamLabelRenderer labels = help.parameterLabelRenderer();
    return labels.renderParameterLabel(parameter, Help.Ansi.OFF, List.of()).toString();
  }

  private void verbs() {
    if (isProgram()) {
      line(".SH VERBS");
      Verbs.of(command)
          .forEach(
              verb -> item(pageOf(verb), Verbs.firstSentence(verb.usageMessage().description())));
    }
  }

  private void item(String name, String text) {
    line(".TP").line(".B " + escaped(name)).line(escaped(text));
  }

  private void end() {
    line(".SH \"EXIT STATUS\"");
    usage.exitCodeList().forEach(this::item);
    line(".SH EXAMPLES").line(".nf");
    Arrays.stream(lines(usage.footer())).forEach(it -> line(escaped(it)));
    line(".fi");
    if (isProgram()) {
      page.append(SURROUNDINGS);
    }
    Stream<CommandSpec> others = isProgram() ? Verbs.of(command) : Stream.of(command.root());
    line(".SH \"SEE ALSO\"");
    line(
        others
            .map(it -> "\\fB" + escaped(pageOf(it)) + "\\fR(1)")
            .collect(Collectors.joining(",\n")));
  }

  /** Splits picocli's texts, each of which can contain several lines. */
  private static String[] lines(String... texts) {
    return Arrays.stream(texts).flatMap(it -> it.formatted().lines()).toArray(String[]::new);
  }

  private ManPage line(String line) {
    page.append(line).append('\n');
    return this;
  }

  private static String escaped(int character) {
    return switch (character) {
      case '\\' -> "\\e";
      case '-' -> "\\-";
      case '\'' -> "\\(aq";
      case '`' -> "\\(ga";
      case '^' -> "\\(ha";
      case '~' -> "\\(ti";
      case '"' -> "\\(dq";
      default ->
          character < 0x7F ? Character.toString(character) : "\\[u%04X]".formatted(character);
    };
  }

  /** Escapes a text in ASCII, so that it can be copied from the page to a shell. */
  private static String escaped(String text) {
    String characters = text.codePoints().mapToObj(ManPage::escaped).collect(Collectors.joining());
    return characters.startsWith(".") ? "\\&" + characters : characters;
  }
}
