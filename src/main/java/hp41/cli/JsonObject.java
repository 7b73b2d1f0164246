package hp41.cli;

import com.google.gson.stream.JsonWriter;
import hp41.text.Visible;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** A JSON object on one line, with its fields in the order of their insertion. */
final class JsonObject {

  private final Map<String, Object> fields = new LinkedHashMap<>();

  /** Adds a field: a text, a number, a truth value, null, an object, or a list of these. */
  JsonObject put(String name, Object value) {
    fields.put(name, value);
    return this;
  }

  /** Returns the object as JSON, with invisible characters escaped. */
  @Override
  public String toString() {
    StringWriter json = new StringWriter();
    try (JsonWriter writer = new JsonWriter(json)) {
      write(this, writer);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    StringBuilder visible = new StringBuilder();
    json.toString().codePoints().forEach(it -> append(visible, it));
    return visible.toString();
  }

  private static void write(Object value, JsonWriter writer) throws IOException {
    if (value instanceof JsonObject object) {
      writer.beginObject();
      for (Map.Entry<String, Object> field : object.fields.entrySet()) {
        write(field.getValue(), writer.name(field.getKey()));
      }
      writer.endObject();
    } else if (value instanceof Collection<?> values) {
      writer.beginArray();
      for (Object each : values) {
        write(each, writer);
      }
      writer.endArray();
    } else if (value instanceof Number number) {
      writer.value(number);
    } else if (value instanceof Boolean truth) {
      writer.value(truth);
    } else {
      writer.value((String) value);
    }
  }

  private static void append(StringBuilder visible, int character) {
    if (Visible.isHidden(character)) {
      Character.toString(character).chars().forEach(it -> visible.append("\\u%04x".formatted(it)));
    } else {
      visible.appendCodePoint(character);
    }
  }
}
