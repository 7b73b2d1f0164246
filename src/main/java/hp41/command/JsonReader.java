package hp41.command;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON: objects as {@link Map}, arrays as {@link List}, strings, numbers as {@link
 * BigDecimal} and {@link Boolean}; fields that are null are left out.
 */
final class JsonReader {

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Reads an object that stands alone in a line.
   *
   * @throws IllegalArgumentException that says what is wrong at which character
   */
  static Map<String, Object> object(String line) {
    JsonReader reader = new JsonReader(line);
    reader.skipBlanks();
    Map<String, Object> object = reader.object();
    reader.skipBlanks();
    if (reader.at < line.length()) {
      throw reader.wrong("nothing may follow");
    }
    return object;
  }

  private IllegalArgumentException wrong(String message) {
    return new IllegalArgumentException("no JSON at character " + (at + 1) + ": " + message);
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void take(char expected) {
    skipBlanks();
    if (peek() != expected) {
      throw wrong("expected " + expected);
    }
    at++;
    skipBlanks();
  }

  private boolean takeIf(char possible) {
    skipBlanks();
    boolean found = peek() == possible;
    if (found) {
      take(possible);
    }
    return found;
  }

  private Object value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> fields = new LinkedHashMap<>();
    take('{');
    if (takeIf('}')) {
      return fields;
    }
    do {
      String name = string();
      take(':');
      Object value = value();
      if (value != null) {
        fields.put(name, value);
      }
    } while (takeIf(','));
    take('}');
    return fields;
  }

  private List<Object> array() {
    List<Object> values = new ArrayList<>();
    take('[');
    if (takeIf(']')) {
      return values;
    }
    do {
      values.add(value());
    } while (takeIf(','));
    take(']');
    return values;
  }

  private String string() {
    if (peek() != '"') {
      throw wrong("expected a string");
    }
    StringBuilder string = new StringBuilder();
    for (at++; peek() != '"'; at++) {
      if (at >= text.length()) {
        throw wrong("the closing quote is missing");
      }
      string.append(peek() == '\\' ? escaped() : peek());
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    at++;
    char code = peek();
    int known = "\"\\/bfnrt".indexOf(code);
    if (known >= 0) {
      return "\"\\/\b\f\n\r\t".charAt(known);
    }
    if (code != 'u' || !text.substring(at + 1).matches("(?s)[0-9A-Fa-f]{4}.*")) {
      throw wrong("unknown escape");
    }
    at += 4;
    return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
  }

  /** A number, true, false, or null. */
  private Object word() {
    int start = at;
    while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> number(word, start);
    };
  }

  private BigDecimal number(String word, int start) {
    try {
      return new BigDecimal(word);
    } catch (NumberFormatException noNumber) {
      at = start;
      throw wrong("unknown word " + word);
    }
  }
}
