package hp41.schema;

import java.util.List;

/**
 * A field that an object may have.
 *
 * @param name the name
 * @param type the type and range of the value
 * @param excluded the names of fields that an object with this field cannot have
 * @param <T> the type of the converted value
 */
public record JsonField<T>(String name, JsonType<T> type, List<String> excluded) {

  public JsonField {
    excluded = List.copyOf(excluded);
  }

  /** Returns a field that can be combined with all others. */
  public static <T> JsonField<T> of(String name, JsonType<T> type) {
    return new JsonField<>(name, type, List.of());
  }

  /** Returns this field, which excludes other fields. */
  public JsonField<T> without(String... others) {
    return new JsonField<>(name, type, List.of(others));
  }
}
