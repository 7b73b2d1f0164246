package hp41.listing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lines of a listing that are neither comments nor directives to other tools, and what the
 * directives declare.
 */
final class Layout {

  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
  private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"|;.*");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0,]+");

  /** Of define, import, local, public, name, section and fatrpn, with a sign in front or not. */
  private static final String BEGINNINGS = ".#dDilpnsf";

  private static final List<String> DIRECTIVES =
      List.of(".import", ".local", ".public", ".name", ".section", ".fatrpn");

  private final List<SourceLine> lines = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private final Map<String, String> constants = new HashMap<>();
  private final Set<String> programs = new HashSet<>();
  private final AppendSign append;
  private final TextMark mark;

  /** How directives look; compiled only once a line may be one, since that takes its time. */
  private static final class Directives {

    static final Pattern CONSTANT =
        Pattern.compile("(?i)\\s*[#.]?define\\s+(\\S+)\\s+([^\\s;]+)\\s*(?:;.*)?");
    static final Pattern LOCAL =
        Pattern.compile(
            "\\s*(?:(?i:\\.local)\\s+(.*?)|local\\s+(\\w+(?:\\s*,\\s*\\w+)*))\\s*(?:;.*)?");
    static final Pattern DIRECTIVE = Pattern.compile("\\s*(\\.[A-Za-z]{3,})(?![\\w.].*)");

    /** One without its point, which must be in small letters and look like no sentence. */
    static final Pattern WITHOUT_POINT =
        Pattern.compile(
            "\\s*(?:fatrpn|(?:import|public|name|section)\\s+(?:\"[^\"]*\"|[^\\s;,]+)"
                + "(?:\\s*,\\s*[^\\s;,]+)*)\\s*(?:;.*)?");

    private Directives() {}
  }

  /** The layout of a listing. */
  Layout(String listing) {
    String text = listing.startsWith("\uFEFF") ? listing.substring(1) : listing;
    List<String> split = List.of(LINE_END.split(text, -1));
    append = AppendSign.in(split);
    int number = 0;
    for (String line : split) {
      number++;
      SourceLine source = new SourceLine(number, 0, line);
      boolean directs = mayDirect(line);
      if (!(directs && declares(line))
          && !source.isComment()
          && !source.isHeader()
          && !(directs && isDirective(source))) {
        lines.add(source);
      }
    }
    lines.stream()
        .filter(line -> append.isIn(line.text()))
        .findFirst()
        .ifPresent(
            line -> problems.add(line.warning(append.sign() + " is read as the append sign")));
    mark = TextMark.in(lines);
    lines.stream()
        .filter(line -> mark.lettered() && TextMark.isIn(line).isPresent())
        .findFirst()
        .ifPresent(line -> problems.add(line.warning("T^ is read as the text mark ┬")));
  }

  /** Whether a line begins as directives and declarations do. */
  private static boolean mayDirect(String line) {
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

  /** The lines in which steps may be. */
  List<SourceLine> lines() {
    return lines;
  }

  /** The words of these lines, texts and comments left out. */
  Set<String> words() {
    return lines.stream()
        .flatMap(line -> BLANKS.splitAsStream(TEXT.matcher(line.text()).replaceAll(" ")))
        .collect(Collectors.toSet());
  }

  /** Directives that are none. */
  List<Diagnostic> problems() {
    return problems;
  }

  /** Names that stand for numbers. */
  Map<String, String> constants() {
    return constants;
  }

  /** What appends at the beginning of a text, besides what always does. */
  AppendSign append() {
    return append;
  }

  /** How it writes the mark in front of names, besides ┬. */
  TextMark mark() {
    return mark;
  }

  /** Names that stand for programs elsewhere. */
  Set<String> programs() {
    return programs;
  }
}
