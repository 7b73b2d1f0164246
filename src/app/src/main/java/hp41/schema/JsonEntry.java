package hp41.schema;

import java.util.Map;
import java.util.Optional;

/** An object whose fields have been checked and converted. */
public final class JsonEntry {

  private final Map<JsonField<?>, Object> values;

  JsonEntry(Map<JsonField<?>, Object> values) {
    this.values = Map.copyOf(values);
  }

  /** Returns the value of a field; empty if the object does not have the field. */
  @SuppressWarnings("unchecked")
  public <T> Optional<T> get(JsonField<T> field) {
    return Optional.ofNullable((T) values.get(field));
  }
}
