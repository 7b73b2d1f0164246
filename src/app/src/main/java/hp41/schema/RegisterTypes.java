package hp41.schema;

import hp41.memory.CharacterSet;
import hp41.memory.RegisterText;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The types of registers and their content. */
public final class RegisterTypes {

  /**
   * The content of a register: a number, as such or as a string, a text in quotes, or an object
   * with {@code text}, {@code hex} or {@code raw}. An object may have both text and hex if they
   * mean the same.
   */
  public static final JsonType<Long> CONTENT = RegisterTypes::content;

  /** The content of registers by their numbers, such as {@code {"05":"1.5"}}. */
  public static final JsonType<Map<Integer, Long>> REGISTERS = RegisterTypes::registers;

  private static final JsonField<String> CHARACTERS =
      JsonField.of("text", JsonTypes.characters(Word.CHARACTERS));
  private static final JsonField<String> CODED =
      JsonField.of("hex", JsonTypes.coded(Word.CHARACTERS));
  private static final JsonField<Long> RAW =
      JsonField.of("raw", RegisterTypes::raw).without("text", "hex");
  private static final JsonSchema OBJECT = JsonSchema.of(CHARACTERS, CODED, RAW);

  private static final String EXPECTED =
      "expected a number, {\"text\":\"…\"} or {\"hex\":\"…\"} of up to 6 characters,"
          + " or {\"raw\":\"14 hex digits\"}, not ";

  private RegisterTypes() {}

  @SuppressWarnings("unchecked")
  private static long content(String field, Object value) {
    if (value instanceof Number number) {
      return number(field, JsonTypes.decimal(number).toString());
    } else if (value instanceof String text) {
      return RegisterText.word(text).orElseGet(() -> number(field, text));
    } else if (value instanceof Map<?, ?> object && !object.isEmpty()) {
      return word(field, (Map<String, Object>) object);
    }
    throw new WrongField(field, EXPECTED + JsonTypes.shown(value));
  }

  private static long word(String field, Map<String, Object> object) {
    JsonEntry entry;
    try {
      entry = OBJECT.read(object);
    } catch (WrongField wrong) {
      throw new WrongField(field + "." + wrong.field(), wrong.reason());
    }
    checkSame(field + ".hex", entry, CODED, CHARACTERS);
    return entry
        .get(RAW)
        .or(() -> entry.get(CODED).or(() -> entry.get(CHARACTERS)).map(Word::ofText))
        .orElseThrow(() -> new WrongField(field, EXPECTED + object));
  }

  /**
   * Checks that two fields do not mean different texts. Some characters have no glyph of their own,
   * so that the text may be less precise.
   *
   * @param name the name of the first field, for the error message
   */
  public static void checkSame(
      String name, JsonEntry entry, JsonField<String> coded, JsonField<String> characters) {
    Optional<String> text = entry.get(characters);
    boolean differs =
        entry
            .get(coded)
            .map(it -> CharacterSet.characters(CharacterSet.glyphs(it)))
            .filter(it -> text.isPresent() && !it.equals(text.get()))
            .isPresent();
    if (differs) {
      throw new WrongField(name, "it contradicts " + characters.name());
    }
  }

  private static long raw(String field, Object value) {
    String digits = JsonTypes.TEXT.read(field, value);
    if (!digits.matches("[0-9A-Fa-f]{1,14}")) {
      throw new WrongField(field, "expected 14 hex digits, not " + JsonTypes.shown(digits));
    }
    return Long.parseLong(digits, 16);
  }

  private static long number(String field, String text) {
    try {
      Decimal number = Decimal.parse(text);
      if (!number.isOutOfRange()) {
        return Word.of(number);
      }
    } catch (NumberFormatException noNumber) {
      throw new WrongField(field, "this is not a number: " + JsonTypes.shown(text));
    }
    throw new WrongField(field, "the number is too large for a register: " + JsonTypes.shown(text));
  }

  private static Map<Integer, Long> registers(String field, Object value) {
    Map<Integer, Long> registers = new LinkedHashMap<>();
    Map<?, ?> object = JsonTypes.cast(field, value, Map.class, "an object of registers");
    for (Map.Entry<?, ?> register : object.entrySet()) {
      String number = register.getKey().toString();
      String name = field + "." + number;
      if (!number.matches("\\d{1,3}")) {
        throw new WrongField(JsonTypes.shown(name), "there is no such register");
      }
      long content = content(name, register.getValue());
      if (registers.put(Integer.valueOf(number), content) != null) {
        throw new WrongField(
            "%s.%02d".formatted(field, Integer.valueOf(number)), "this register occurs twice");
      }
    }
    return registers;
  }
}
