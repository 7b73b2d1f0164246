package hp41.web.jdk;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Methods of the JDK that TeaVM does not have; those of objects have the object as their first
 * parameter.
 */
public final class MissingMethods {
  private MissingMethods() {}

  private static String known(String regex) {
    return regex
        .replace("\\h", "[ \\t\u00A0]")
        .replace("\\R", "(?:\\r\\n|[\\n-\\r\\u0085\\u2028\\u2029])")
        .replace("\\p{N}", "\\p{Nd}")
        .replace("\\x{85}", "\\u0085");
  }

  public static Pattern compile(String regex) {
    return compile(regex, 0);
  }

  public static Pattern compile(String regex, int flags) {
    return Pattern.compile(known(regex), flags);
  }

  public static String[] split(String text, String regex) {
    return text.split(known(regex));
  }

  public static String[] split(String text, String regex, int limit) {
    return text.split(known(regex), limit);
  }

  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\r\n|\r|\n", -1)));
    if (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    return lines.stream();
  }

  public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
    return replace(matcher, replacement, Integer.MAX_VALUE);
  }

  public static String replaceFirst(Matcher matcher, Function<MatchResult, String> replacement) {
    return replace(matcher, replacement, 1);
  }

  /** TeaVM's method fails for a group that matched nothing. */
  public static String replaceAll(Matcher matcher, String replacement) {
    return replaceAll(matcher, match -> replacement);
  }

  private static String replace(
      Matcher matcher, Function<MatchResult, String> replacement, int most) {
    matcher.reset();
    StringBuilder text = new StringBuilder();
    StringBuffer rest = new StringBuffer();
    for (int i = 0; i < most && matcher.find(); i++) {
      StringBuffer before = new StringBuffer();
      matcher.appendReplacement(before, "");
      text.append(before);
      append(text, matcher, replacement.apply(matcher));
    }
    return text.append(matcher.appendTail(rest)).toString();
  }

  private static void append(StringBuilder text, MatchResult match, String replacement) {
    for (int i = 0; i < replacement.length(); i++) {
      char character = replacement.charAt(i);
      if (character == '$') {
        String group = match.group(replacement.charAt(++i) - '0');
        text.append(group == null ? "" : group);
      } else {
        text.append(character == '\\' ? replacement.charAt(++i) : character);
      }
    }
  }

  public static Stream<MatchResult> results(Matcher matcher) {
    List<MatchResult> results = new ArrayList<>();
    matcher.reset();
    while (matcher.find()) {
      results.add(matcher.toMatchResult());
    }
    return results.stream();
  }

  public static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
    return Stream.of(pattern.split(text));
  }

  public static void writeBytes(ByteArrayOutputStream stream, byte[] bytes) {
    stream.write(bytes, 0, bytes.length);
  }

  public static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  public static Charset forName(String name) {
    return name.equals("windows-1252") ? new Windows1252() : Charset.forName(name);
  }

  public static Map<String, String> getenv() {
    return Map.of();
  }

  public static int toMinutesPart(Duration duration) {
    return (int) (duration.toMinutes() % 60);
  }

  public static int toSecondsPart(Duration duration) {
    return (int) (duration.getSeconds() % 60);
  }

  public static long convert(TimeUnit unit, Duration duration) {
    return unit.convert(duration.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Is exact if the rounded product plus the last argument is exact. */
  public static double fma(double a, double b, double c) {
    double product = a * b;
    double upperA = upper(a);
    double upperB = upper(b);
    double lowerA = a - upperA;
    double lowerB = b - upperB;
    double error =
        lowerA * lowerB - (product - upperA * upperB - lowerA * upperB - upperA * lowerB);
    return product + c + error;
  }

  private static double upper(double number) {
    double shifted = number * ((1 << 27) + 1);
    return shifted - (shifted - number);
  }

  public static long multiplyHigh(long a, long b) {
    long upperA = a >> 32;
    long upperB = b >> 32;
    long lowerA = a & 0xFFFFFFFFL;
    long lowerB = b & 0xFFFFFFFFL;
    long carry = upperA * lowerB + (lowerA * lowerB >>> 32);
    long middle = (carry & 0xFFFFFFFFL) + lowerA * upperB;
    return upperA * upperB + (carry >> 32) + (middle >> 32);
  }
}
