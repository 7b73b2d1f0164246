package hp41.schema;

import hp41.memory.CharacterSet;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;

/** The general types of fields. */
public final class JsonTypes {

  /** A text. */
  public static final JsonType<String> TEXT =
      (field, value) -> cast(field, value, String.class, "a string");

  /** True or false. */
  public static final JsonType<Boolean> TRUTH =
      (field, value) -> cast(field, value, Boolean.class, "true or false");

  /** Bytes as hexadecimal digits, with or without blanks. */
  public static final JsonType<byte[]> HEX = (field, value) -> hex(field, TEXT.read(field, value));

  private static final int LONGEST = 200;

  private JsonTypes() {}

  /** Returns the type of whole numbers in a range. */
  public static JsonType<Long> whole(long least, long most) {
    return (field, value) -> {
      if (value instanceof Number number && isWhole(decimal(number), least, most)) {
        return decimal(number).longValueExact();
      }
      throw new WrongField(
          field,
          "expected a whole number from %d to %d, not %s".formatted(least, most, shown(value)));
    };
  }

  private static boolean isWhole(BigDecimal number, long least, long most) {
    return number.compareTo(BigDecimal.valueOf(least)) >= 0
        && number.compareTo(BigDecimal.valueOf(most)) <= 0
        && number.stripTrailingZeros().scale() <= 0;
  }

  /** Returns the decimal value of a number, which some parsers read as binary. */
  static BigDecimal decimal(Number number) {
    return number instanceof BigDecimal decimal ? decimal : new BigDecimal(number.toString());
  }

  /** Returns the type of lists whose elements have a type. */
  public static <T> JsonType<List<T>> list(JsonType<T> element, String expected) {
    return (field, value) -> {
      List<T> elements = new ArrayList<>();
      for (Object each : cast(field, value, List.class, expected)) {
        elements.add(element.read("%s[%d]".formatted(field, elements.size()), each));
      }
      return List.copyOf(elements);
    };
  }

  /**
   * Returns the type of one text or a list of texts, each by the name of its place, such as {@code
   * trace[0]}.
   */
  public static JsonType<Map<String, String>> texts(String one, String expected) {
    return (field, value) -> {
      if (!(value instanceof List<?> several)) {
        return Map.of(field, cast(field, value, String.class, expected));
      }
      Map<String, String> texts = new LinkedHashMap<>();
      for (Object text : several) {
        String element = "%s[%d]".formatted(field, texts.size());
        texts.put(element, cast(element, text, String.class, one));
      }
      return texts;
    };
  }

  /** Returns the type of texts with a maximum number of the calculator's characters. */
  public static JsonType<String> characters(int most) {
    return (field, value) -> atMost(most, field, CharacterSet.characters(TEXT.read(field, value)));
  }

  /** Returns the type of texts in the calculator's characters, given as hexadecimal digits. */
  public static JsonType<String> coded(int most) {
    return (field, value) ->
        atMost(most, field, new String(HEX.read(field, value), StandardCharsets.ISO_8859_1));
  }

  private static String atMost(int most, String field, String characters) {
    if (characters.length() > most) {
      throw new WrongField(
          field, "it can contain %d characters, not %d".formatted(most, characters.length()));
    }
    return characters;
  }

  private static byte[] hex(String field, String text) {
    try {
      return HexFormat.of().parseHex(text.replace(" ", ""));
    } catch (IllegalArgumentException noHex) {
      throw new WrongField(field, "not hexadecimal bytes: " + shown(text));
    }
  }

  static <T> T cast(String field, Object value, Class<T> type, String expected) {
    if (!type.isInstance(value)) {
      throw new WrongField(field, "expected " + expected + ", not " + shown(value));
    }
    return type.cast(value);
  }

  /** Returns a value for an error message. */
  static String shown(Object value) {
    return StringUtils.abbreviate(String.valueOf(value), "…", LONGEST);
  }
}
