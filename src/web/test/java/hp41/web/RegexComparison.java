package hp41.web;

import hp41.teavm.Matcher;
import hp41.teavm.Pattern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * Compares the page's implementation of regular expressions with that of the JDK, for all texts in
 * the sources that can be one, on random texts.
 */
final class RegexComparison {

  private static final java.util.regex.Pattern LITERAL =
      java.util.regex.Pattern.compile("\"((?:\\\\.|[^\"\\\\\\n])+)\"");

  private static final java.util.regex.Pattern UNICODE =
      java.util.regex.Pattern.compile("(?<!\\\\)\\\\u([0-9A-Fa-f]{4})");

  private static final List<String> PARTS =
      """
      LBL "AREA"|01 LBL 00|002 STO 05 ; note|-12.5E-3|1,234.5|#41 42 43|#4142|XROM 25,63|+3|2 3 +
      "AB CD" >"X"|break 12 if X>3 hits 5 log "x"|8 1 2 3 4 5 6 7|15863724|1 5 8 6 3 7 2 4 9 10
       ; asks  HOW MANY?   a number|0123: 041 041 ; comment|1'234'567|01▸LBL┬AB|− 7|{ 12-Byte Prgm }
      """
          .lines()
          .flatMap(line -> Stream.of(line.split("\\|")))
          .toList();

  private final Random random;
  private int compared;
  private int different;

  private RegexComparison(Random random) {
    this.random = random;
  }

  /** Arguments: the seed, the number of texts for each expression, and folders with sources. */
  public static void main(String[] arguments) throws IOException {
    RegexComparison comparison = new RegexComparison(new Random(Long.parseLong(arguments[0])));
    Set<String> literals = new TreeSet<>();
    for (String folder : Arrays.asList(arguments).subList(2, arguments.length)) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
          LITERAL
              .matcher(Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", ""))
              .results()
              .map(it -> UNICODE.matcher(it.group(1)).replaceAll(RegexComparison::character))
              .map(String::translateEscapes)
              .forEach(literals::add);
        }
      }
    }
    literals.removeIf(RegexComparison::isNoRegex);
    literals.forEach(it -> comparison.compare(it, Integer.parseInt(arguments[1])));
    System.out.printf(
        "%d regular expressions, %d texts, %d differences%n",
        literals.size(), comparison.compared, comparison.different);
    System.exit(comparison.different == 0 ? 0 : 1);
  }

  private static String character(java.util.regex.MatchResult escape) {
    return String.valueOf((char) Integer.parseInt(escape.group(1), 16));
  }

  private static boolean isNoRegex(String text) {
    try {
      int groups = java.util.regex.Pattern.compile(text).matcher("").groupCount();
      boolean part = groups == 0 && text.matches("(?s).*\\\\[1-9].*");
      return part || !text.matches("(?s).*[\\\\\\[*+?|].*") || text.contains("%");
    } catch (PatternSyntaxException none) {
      return true;
    }
  }

  private void compare(String regex, int texts) {
    for (int flags : new int[] {0, Pattern.CASE_INSENSITIVE, Pattern.DOTALL, Pattern.MULTILINE}) {
      for (int i = 0; i < texts; i++) {
        String text = text(regex);
        String jdk = ofJdk(java.util.regex.Pattern.compile(regex, flags).matcher(text), text);
        String own = ofPage(regex, flags, text);
        compared++;
        if (!jdk.equals(own)) {
          different++;
          System.out.printf("%s with %d on %s%n JDK  %s%n page %s%n", regex, flags, text, jdk, own);
        }
      }
    }
  }

  private String text(String regex) {
    String characters =
        regex.replaceAll("[\\\\()\\[\\]?*^$|]", "") + "aA1 .,\"#:;-+0x\n\r\u2028Σ≠é";
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(18); left >= 0; left--) {
      boolean part = random.nextInt(6) == 0;
      int place = random.nextInt(part ? PARTS.size() : characters.length());
      text.append(part ? PARTS.get(place) : characters.substring(place, place + 1));
      text.append(random.nextInt(4) == 0 ? text.substring(text.length() - 1) : "");
    }
    return text.toString();
  }

  private static String ofJdk(java.util.regex.Matcher matcher, String text) {
    StringBuilder found = new StringBuilder();
    matcher.reset().results().forEach(it -> found.append(it.start()).append(it.group()));
    int from = text.length() / 3;
    int to = text.length() - from / 2;
    found.append(matcher.region(from, to).lookingAt());
    found.append(matcher.region(from, to).useTransparentBounds(true).find());
    found.append(matcher.region(from, to).useAnchoringBounds(false).matches());
    found.append(matcher.reset().matches());
    String[] parts = matcher.pattern().split(text);
    String[] three = matcher.pattern().split(text, 3);
    return found + List.of(parts).toString() + List.of(three) + matcher.replaceAll("<$0\\$>");
  }

  private static String ofPage(String regex, int flags, String text) {
    Pattern pattern;
    try {
      pattern = Pattern.compile(regex, flags);
    } catch (IllegalArgumentException unknown) {
      return unknown.getMessage();
    }
    Matcher matcher = pattern.matcher(text);
    StringBuilder found = new StringBuilder();
    matcher.results().forEach(it -> found.append(it.start()).append(it.group()));
    int from = text.length() / 3;
    int to = text.length() - from / 2;
    found.append(matcher.region(from, to).lookingAt());
    found.append(matcher.region(from, to).useTransparentBounds(true).find());
    found.append(matcher.region(from, to).useAnchoringBounds(false).matches());
    found.append(matcher.reset().matches());
    String[] parts = pattern.split(text);
    String[] three = pattern.split(text, 3);
    return found + List.of(parts).toString() + List.of(three) + matcher.replaceAll("<$0\\$>");
  }
}
