package hp41.schema;

/**
 * The type of a field: it converts a JSON value.
 *
 * @param <T> the type of the converted value
 */
@FunctionalInterface
public interface JsonType<T> {

  /**
   * Converts a value.
   *
   * @param field the name of the field, for error messages
   * @param value a String, Number, Boolean, List, Map or null
   * @throws WrongField if the value is not of this type
   */
  T read(String field, Object value);
}
