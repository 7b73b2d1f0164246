package hp41.teavm;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileAttribute;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Methods of the JDK that TeaVM does not have or implements differently; instance methods have the
 * object as their first parameter.
 */
final class MissingMethods {

  /** Replaces a percent sign for a moment; no text contains it. */
  private static final String PERCENT = "\uFFFF";

  /** The characters 80 to 9F in windows-1252; five bytes have no character. */
  private static final String WESTERN =
      "\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD"
          + "\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178";

  private MissingMethods() {}

  static Stream<String> lines(String text) {
    return new BufferedReader(new StringReader(text)).lines();
  }

  /** Replaces TeaVM's method, which does not remove equal elements of two joined streams. */
  static <T> Stream<T> distinct(Stream<T> stream) {
    Set<T> found = new HashSet<>();
    return stream.filter(found::add);
  }

  /** Replaces TeaVM's method, which skips an argument for each {@code %%}, and has no %n. */
  static String formatted(String format, Object... arguments) {
    String known = format.replace("%%", PERCENT).replace("%n", "\n");
    return String.format(known, arguments).replace(PERCENT, "%");
  }

  static String format(String format, Object... arguments) {
    return formatted(format, arguments);
  }

  static void writeBytes(ByteArrayOutputStream stream, byte[] bytes) {
    stream.write(bytes, 0, bytes.length);
  }

  /** For windows-1252, returns ISO 8859-1, which {@link #decode} reads as windows-1252. */
  static Charset forName(String name) {
    return name.equals("windows-1252") ? StandardCharsets.ISO_8859_1 : Charset.forName(name);
  }

  static CharBuffer decode(Charset charset, ByteBuffer bytes) {
    if (!charset.equals(StandardCharsets.ISO_8859_1)) {
      return charset.decode(bytes);
    }
    StringBuilder text = new StringBuilder(bytes.remaining());
    while (bytes.hasRemaining()) {
      int character = bytes.get() & 0xFF;
      text.append(
          character >> 5 == 0x80 >> 5 ? WESTERN.charAt(character - 0x80) : (char) character);
    }
    return CharBuffer.wrap(text);
  }

  /**
   * Replaces TeaVM's method for {@code %,d}, as the next two methods do. TeaVM's method needs the
   * data of all languages.
   */
  static NumberFormat getNumberInstance(Locale locale) {
    return null;
  }

  static int getGroupingSize(DecimalFormat format) {
    return 3;
  }

  static char getGroupingSeparator(DecimalFormatSymbols symbols) {
    return ',';
  }

  /** Replaces TeaVM's method, whose copy of an empty map divides by zero in {@code get}. */
  static <K, V> Map<K, V> copyOf(Map<K, V> map) {
    return map.isEmpty() ? Map.of() : Map.copyOf(map);
  }

  @SuppressWarnings("JavaDurationGetSecondsToToSeconds")
  static long toSeconds(Duration duration) {
    return duration.getSeconds();
  }

  static long convert(TimeUnit unit, Duration duration) {
    return unit.convert(duration.getSeconds(), TimeUnit.SECONDS)
        + unit.convert(duration.getNano(), TimeUnit.NANOSECONDS);
  }

  /** Replaces TeaVM's method, which needs the data of all time zones and calendars. */
  static String text(Instant instant) {
    LocalDateTime time = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    return time + (time.getSecond() == 0 && time.getNano() == 0 ? ":00Z" : "Z");
  }

  /** Replaces TeaVM's method, which writes other signs in negative durations. */
  static String text(Duration duration) {
    String sign = duration.isNegative() ? "-" : "";
    Duration size = duration.abs();
    long hours = size.getSeconds() / 3600;
    long minutes = size.getSeconds() / 60 % 60;
    long nanos = size.getNano();
    String fraction = nanos == 0 ? "" : "." + Long.toString(1_000_000_000 + nanos).substring(1);
    String seconds = size.getSeconds() % 60 + fraction.replaceFirst("0+$", "");
    String text =
        (hours == 0 ? "" : sign + hours + "H")
            + (minutes == 0 ? "" : sign + minutes + "M")
            + (seconds.equals("0") ? "" : sign + seconds + "S");
    return "PT" + (text.isEmpty() ? "0S" : text);
  }

  /** Replaces TeaVM's method for the same reason as {@link #text(Instant)}. */
  static Instant instant(CharSequence text) {
    String[] parts = text.toString().split("[-T:Z]");
    if (parts.length != 6) {
      throw new DateTimeException(text.toString());
    }
    return LocalDate.of(integer(parts[0]), integer(parts[1]), integer(parts[2]))
        .atTime(integer(parts[3]), integer(parts[4]))
        .toInstant(ZoneOffset.UTC)
        .plus(Duration.parse("PT" + parts[5] + "S"));
  }

  private static int integer(String digits) {
    return Integer.parseInt(digits);
  }

  /**
   * Replaces TeaVM's method, which loses digits of small arguments. The rounding errors of the
   * exponential cancel in the quotient (W. Kahan).
   */
  static double expm1(double x) {
    double power = Math.exp(x);
    double difference = power - 1;
    return power == 1 ? x : difference == -1 ? -1 : difference * (x / Math.log(power));
  }

  /** Replaces TeaVM's method for the same reason as {@link #expm1}. */
  static double log1p(double x) {
    double sum = 1 + x;
    return sum == 1 ? x : Math.log(sum) * (x / (sum - 1));
  }

  /** Replaces TeaVM's method, which also accepts non-breaking spaces. */
  static boolean isWhitespace(char character) {
    return isWhitespace((int) character);
  }

  static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  static boolean isWhitespace(int character) {
    return switch (character) {
      case 0x00A0, 0x2007, 0x202F -> false;
      case '\t', '\n', 0x0B, '\f', '\r', 0x1C, 0x1D, 0x1E, 0x1F -> true;
      default ->
          switch (Character.getType(character)) {
            case Character.SPACE_SEPARATOR,
                Character.LINE_SEPARATOR,
                Character.PARAGRAPH_SEPARATOR ->
                true;
            default -> false;
          };
    };
  }

  static String strip(String text) {
    return stripTrailing(stripLeading(text));
  }

  static String stripLeading(String text) {
    int begin = 0;
    while (begin < text.length() && isWhitespace(text.charAt(begin))) {
      begin++;
    }
    return text.substring(begin);
  }

  static String stripTrailing(String text) {
    int end = text.length();
    while (end > 0 && isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }

  static boolean isBlank(String text) {
    return strip(text).isEmpty();
  }

  /** Returns a × b + c, rounded once if the sum of the rounded product and c is exact. */
  static double fma(double a, double b, double c) {
    double product = a * b;
    double upperA = upper(a);
    double upperB = upper(b);
    double lowerA = a - upperA;
    double lowerB = b - upperB;
    double rest = product - upperA * upperB - lowerA * upperB - upperA * lowerB;
    return product + c + (lowerA * lowerB - rest);
  }

  private static double upper(double number) {
    double shifted = number * ((1 << 27) + 1);
    return shifted - (shifted - number);
  }

  static long multiplyHigh(long a, long b) {
    long upperA = a >> 32;
    long upperB = b >> 32;
    long lowerA = a & 0xFFFFFFFFL;
    long lowerB = b & 0xFFFFFFFFL;
    long carry = upperA * lowerB + (lowerA * lowerB >>> 32);
    long middle = (carry & 0xFFFFFFFFL) + lowerA * upperB;
    return upperA * upperB + (carry >> 32) + (middle >> 32);
  }

  static String toGenericString(Field field) {
    return field.getName();
  }

  static String toGenericString(Method method) {
    return method.getName();
  }

  static Set<Object> fromString(String permissions) {
    return Set.of(permissions);
  }

  static FileAttribute<Set<Object>> asFileAttribute(Set<Object> permissions) {
    return new FileAttribute<>() {
      @Override
      public String name() {
        return "posix:permissions";
      }

      @Override
      public Set<Object> value() {
        return permissions;
      }
    };
  }

  static byte[] rowsOf(byte[] picture) throws IOException {
    throw new IOException("this program cannot read pictures; use hp41.jar, which needs Java");
  }
}
