package hp41.schema;

import hp41.text.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/** The fields that an object may have. */
public final class JsonSchema {

  private static final int LONGEST_NAME = 40;

  private final Map<String, JsonField<?>> fields;
  private final Predicate<String> withoutEffect;

  private JsonSchema(Map<String, JsonField<?>> fields, Predicate<String> withoutEffect) {
    this.fields = fields;
    this.withoutEffect = withoutEffect;
  }

  /** Returns a schema with these fields. */
  public static JsonSchema of(JsonField<?>... fields) {
    return new JsonSchema(
        Stream.of(fields).collect(Collectors.toUnmodifiableMap(JsonField::name, it -> it)),
        name -> false);
  }

  /** Returns this schema with more fields, which are accepted and have no effect. */
  public JsonSchema ignoring(Predicate<String> names) {
    return new JsonSchema(fields, names);
  }

  /**
   * Checks and converts an object. A field with the value null is missing.
   *
   * @throws WrongField if a field is unknown or invalid, or contradicts another one
   */
  public JsonEntry read(Map<String, Object> object) {
    Map<JsonField<?>, Object> values = new LinkedHashMap<>();
    for (Map.Entry<String, Object> given : object.entrySet()) {
      JsonField<?> field = fields.get(given.getKey());
      if (field == null && !withoutEffect.test(given.getKey())) {
        throw unknown(given.getKey());
      } else if (field != null && given.getValue() != null) {
        checkFits(field, values);
        values.put(field, field.type().read(field.name(), given.getValue()));
      }
    }
    return new JsonEntry(values);
  }

  private WrongField unknown(String name) {
    List<String> names = fields.keySet().stream().sorted().toList();
    String near = Nearest.question(name, names);
    String instead = near.isEmpty() ? "; there are " + String.join(", ", names) : near;
    return new WrongField(
        StringUtils.abbreviate(name, "…", LONGEST_NAME), "unknown field" + instead);
  }

  private static void checkFits(JsonField<?> field, Map<JsonField<?>, Object> before) {
    for (JsonField<?> other : before.keySet()) {
      if (field.excluded().contains(other.name()) || other.excluded().contains(field.name())) {
        throw new WrongField(
            field.name(), "it contradicts " + other.name() + "; only one of them is possible");
      }
    }
  }
}
