package hp41.lab;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import hp41.app.ExitCode;
import hp41.app.Failure;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses JSON to a tree: objects to {@link Map}, arrays to {@link List}, and also strings, {@link
 * BigDecimal} and {@link Boolean}. Fields with the value null are omitted.
 */
public final class JsonTree {

  private static final int MAX_DEPTH = 32;

  /** Matches the error messages of the parser. */
  private static final Pattern PARSER_MESSAGE =
      Pattern.compile("(?s)(.*?) at line \\d+ column (\\d+) path .*");

  private final String place;
  private final JsonReader reader;

  private JsonTree(String place, String text) {
    this.place = place;
    reader = new JsonReader(new StringReader(text));
    reader.setStrictness(Strictness.STRICT);
    reader.setNestingLimit(MAX_DEPTH);
  }

  /**
   * Parses a text that is a single object.
   *
   * @param place the source of the text, such as {@code stdin:3}
   * @throws Failure with the column, the field and the error
   */
  public static Map<String, Object> object(String place, String text) {
    JsonTree tree = new JsonTree(place, text);
    try {
      if (tree.reader.peek() != JsonToken.BEGIN_OBJECT) {
        throw tree.wrong("expected an object, {…}");
      }
      Map<String, Object> object = tree.object();
      if (tree.reader.peek() != JsonToken.END_DOCUMENT) {
        throw tree.wrong("nothing may follow the object");
      }
      return object;
    } catch (IOException wrong) {
      throw tree.parseError(String.valueOf(wrong.getMessage()));
    }
  }

  private Map<String, Object> object() throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    Set<String> names = new HashSet<>();
    reader.beginObject();
    while (reader.hasNext()) {
      String name = reader.nextName();
      if (!names.add(name)) {
        throw wrong("this name occurs twice");
      }
      Object value = value();
      if (value != null) {
        fields.put(name, value);
      }
    }
    reader.endObject();
    return fields;
  }

  private List<Object> array() throws IOException {
    List<Object> values = new ArrayList<>();
    reader.beginArray();
    while (reader.hasNext()) {
      values.add(value());
    }
    reader.endArray();
    return values;
  }

  private Object value() throws IOException {
    JsonToken kind = reader.peek();
    if (kind == JsonToken.BEGIN_OBJECT) {
      return object();
    } else if (kind == JsonToken.BEGIN_ARRAY) {
      return array();
    } else if (kind == JsonToken.BOOLEAN) {
      return reader.nextBoolean();
    } else if (kind == JsonToken.NULL) {
      reader.nextNull();
      return null;
    }
    String text = reader.nextString();
    return kind == JsonToken.NUMBER ? number(text) : text;
  }

  private BigDecimal number(String text) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException tooLarge) {
      throw wrong("the exponent of " + text + " is too large");
    }
  }

  private Failure parseError(String message) {
    Matcher matcher = PARSER_MESSAGE.matcher(message);
    if (!matcher.matches()) {
      return wrong("no JSON");
    }
    String reason = matcher.group(1);
    boolean known = !reason.contains("JsonReader");
    String more = known ? ": " + reason.toLowerCase(Locale.ROOT) : "";
    return wrong(":" + matcher.group(2), "no JSON" + more);
  }

  private Failure wrong(String message) {
    return wrong("", message);
  }

  private Failure wrong(String column, String message) {
    return new Failure(ExitCode.FILE, place + column + ": " + field() + message);
  }

  /** Returns the current field; empty at the top level. */
  private String field() {
    String path = reader.getPath();
    return path.length() > 2 ? path.substring(2) + ": " : "";
  }
}
