package hp41.listing;

import hp41.text.Nearest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lines of a listing that can contain steps, without comments and directives, and the
 * declarations of the directives.
 */
final class Layout {

  /** The end of a line. */
  static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

  private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"|;.*");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0,]+");

  /**
   * The first characters of define, import, local, public, name, section and fatrpn, with or
   * without a prefix.
   */
  private static final String BEGINNINGS = ".#dDilpnsf";

  private static final List<String> DIRECTIVES =
      List.of(".import", ".local", ".public", ".name", ".section", ".fatrpn");

  private final List<SourceLine> lines = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private final Map<String, String> constants = new HashMap<>();
  private final Set<String> programs = new HashSet<>();
  private final Set<Dialect> dialects;

  /** Patterns of directives; compiled only if a line may be a directive, because that is slow. */
  private static final class Directives {

    static final Pattern CONSTANT =
        Pattern.compile("(?i)\\s*[#.]?define\\s+(\\S+)\\s+([^\\s;]+)\\s*(?:;.*)?");
    static final Pattern LOCAL =
        Pattern.compile(
            "\\s*(?:(?i:\\.local)\\s+(.*?)|local\\s+(\\w+(?:\\s*,\\s*\\w+)*))\\s*(?:;.*)?");
    static final Pattern DIRECTIVE = Pattern.compile("\\s*(\\.[A-Za-z]{3,})(?![\\w.].*)");

    /** A directive without its point. It must be in lower case and not look like a sentence. */
    static final Pattern WITHOUT_POINT =
        Pattern.compile(
            "\\s*(?:fatrpn|(?:import|public|name|section)\\s+(?:\"[^\"]*\"|[^\\s;,]+)"
                + "(?:\\s*,\\s*[^\\s;,]+)*)\\s*(?:;.*)?");

    private Directives() {}
  }

  /** Analyzes a listing. */
  Layout(String listing) {
    String text = listing.startsWith("\uFEFF") ? listing.substring(1) : listing;
    List<String> split = List.of(LINE_END.split(text, -1));
    int number = 0;
    for (String line : split) {
      number++;
      SourceLine source = new SourceLine(number, 0, line);
      boolean directive = mayBeDirective(line);
      if (!(directive && declares(line))
          && !source.isComment()
          && !source.isHeader()
          && !(directive && isDirective(source))) {
        lines.add(source);
      }
    }
    dialects = Dialect.in(split, lines);
    dialects.forEach(dialect -> problems.addAll(dialect.warning(lines)));
  }

  /** Returns whether a line begins like a directive or declaration. */
  private static boolean mayBeDirective(String line) {
    int first = 0;
    while (first < line.length() && line.charAt(first) <= ' ') {
      first++;
    }
    return first < line.length() && BEGINNINGS.indexOf(line.charAt(first)) >= 0;
  }

  private boolean declares(String line) {
    Matcher constant = Directives.CONSTANT.matcher(line);
    if (constant.matches()) {
      constants.put(constant.group(1), constant.group(2));
      return true;
    }
    Matcher local = Directives.LOCAL.matcher(line);
    if (local.matches()) {
      String names = local.group(1) == null ? local.group(2) : local.group(1);
      programs.addAll(List.of(names.split("[,\\s]+")));
      return true;
    }
    return false;
  }

  private boolean isDirective(SourceLine source) {
    return Directives.WITHOUT_POINT.matcher(source.text()).matches() || isMarkedDirective(source);
  }

  private boolean isMarkedDirective(SourceLine source) {
    Matcher directive = Directives.DIRECTIVE.matcher(source.text());
    if (!directive.lookingAt() || directive.group(1).equalsIgnoreCase(".END")) {
      return false;
    }
    String word = directive.group(1);
    if (DIRECTIVES.stream().noneMatch(word::equalsIgnoreCase)) {
      ParseError unknown =
          new ParseError(
              directive.start(1),
              "unknown directive " + word,
              Diagnostic.KindOnly.OTHER,
              Nearest.to(word, DIRECTIVES));
      problems.add(unknown.error(source.number(), source.text()));
    }
    return true;
  }

  /** Returns the lines that can contain steps. */
  List<SourceLine> lines() {
    return lines;
  }

  /** Returns the words of these lines without texts and comments. */
  Set<String> words() {
    return lines.stream()
        .flatMap(line -> Stream.of(BLANKS.split(TEXT.matcher(line.text()).replaceAll(" "))))
        .collect(Collectors.toSet());
  }

  /** Returns problems with directives and signs. */
  List<Diagnostic> problems() {
    return problems;
  }

  /** Returns the names that are defined as numbers. */
  Map<String, String> constants() {
    return constants;
  }

  /** Returns the dialects whose signs this listing uses. */
  Set<Dialect> dialects() {
    return dialects;
  }

  /** Returns the names that are declared as programs. */
  Set<String> programs() {
    return programs;
  }
}
