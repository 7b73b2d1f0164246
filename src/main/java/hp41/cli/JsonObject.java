package hp41.cli;

import hp41.listing.Visible;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** A JSON object in one line, its fields in the order in which they were put. */
final class JsonObject {

  private final StringBuilder fields = new StringBuilder();

  /** A field that is a string, or {@code null}. */
  JsonObject put(String name, String value) {
    return putJson(name, value == null ? "null" : quoted(value));
  }

  JsonObject put(String name, long value) {
    return putJson(name, Long.toString(value));
  }

  /** A list of strings. */
  JsonObject put(String name, Collection<String> values) {
    return putJson(name, array(values.stream().map(JsonObject::quoted).toList()));
  }

  /** An object whose values are JSON already. */
  JsonObject put(String name, Map<String, String> values) {
    JsonObject object = new JsonObject();
    values.forEach(object::putJson);
    return putJson(name, object.toString());
  }

  /** A field whose value is JSON already. */
  JsonObject putJson(String name, String json) {
    if (!fields.isEmpty()) {
      fields.append(',');
    }
    fields.append(quoted(name)).append(':').append(json);
    return this;
  }

  /** A list of values that are JSON already. */
  static String array(Collection<String> values) {
    return values.stream().collect(Collectors.joining(",", "[", "]"));
  }

  @Override
  public String toString() {
    return "{" + fields + "}";
  }

  /** A string in quotes; what cannot be seen is spelled. */
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
