package hp41.cli;

import hp41.text.Visible;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** A JSON object on one line, with its fields in the order of their insertion. */
final class JsonObject {

  private final StringBuilder fields = new StringBuilder();

  /** Adds a string field, or {@code null}. */
  JsonObject put(String name, String value) {
    return putJson(name, value == null ? "null" : quoted(value));
  }

  JsonObject put(String name, long value) {
    return putJson(name, Long.toString(value));
  }

  /** Adds a list of strings. */
  JsonObject put(String name, Collection<String> values) {
    return putJson(name, array(values.stream().map(JsonObject::quoted).toList()));
  }

  /** Adds an object whose values are already JSON. */
  JsonObject put(String name, Map<String, String> values) {
    JsonObject object = new JsonObject();
    values.forEach(object::putJson);
    return putJson(name, object.toString());
  }

  /** Adds a field whose value is already JSON. */
  JsonObject putJson(String name, String json) {
    if (!fields.isEmpty()) {
      fields.append(',');
    }
    fields.append(quoted(name)).append(':').append(json);
    return this;
  }

  /** Returns a list of values that are already JSON. */
  static String array(Collection<String> values) {
    return values.stream().collect(Collectors.joining(",", "[", "]"));
  }

  @Override
  public String toString() {
    return "{" + fields + "}";
  }

  /** Returns a quoted string, with invisible characters escaped. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().forEach(it -> append(quoted, Character.toChars(it), Visible.isHidden(it)));
    return quoted.append('"').toString();
  }

  private static void append(StringBuilder quoted, char[] character, boolean hidden) {
    for (char part : character) {
      if (hidden) {
        quoted.append("\\u%04x".formatted((int) part));
      } else {
        quoted.append(part == '"' || part == '\\' ? "\\" : "").append(part);
      }
    }
  }
}
