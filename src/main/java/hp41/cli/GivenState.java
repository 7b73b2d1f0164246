package hp41.cli;

import hp41.Calculator;
import hp41.app.ExitCode;
import hp41.cli.options.Failure;
import hp41.cli.options.OptionValues;
import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A state in JSON, in the format that {@link StateJson} writes. Missing fields leave the calculator
 * unchanged. An invalid field causes a {@link Failure} with its place and name.
 *
 * @param place the source, such as {@code stdin:3}
 * @param fields the fields of the object
 */
record GivenState(String place, Map<String, Object> fields) {

  private static final List<String> LEVELS = List.of("t", "z", "y", "x", "l");

  /**
   * The maximum of the stopwatch in hundredths of a second (ten to the power of 14), which a state
   * file can store.
   */
  private static final long MOST_STOPWATCH = 99_999_999_999_999L;

  /** Parses a line of JSON. */
  static GivenState of(String place, String line) {
    return new GivenState(place, JsonTree.object(place, line));
  }

  /** Returns the failure for an invalid field. */
  Failure wrong(String field, String message) {
    return failure(ExitCode.FILE, field, message);
  }

  /** Returns the failure for a field whose execution reached a limit. */
  Failure limited(String field, String message) {
    return failure(ExitCode.LIMIT, field, message);
  }

  private Failure failure(int exitCode, String field, String message) {
    return new Failure(exitCode, place + ": " + field + ": " + message);
  }

  /** Returns a string field. */
  Optional<String> text(String name) {
    return field(name, String.class, "a string");
  }

  private <T> Optional<T> field(String name, Class<T> type, String expected) {
    return Optional.ofNullable(fields.get(name)).map(value -> cast(name, value, type, expected));
  }

  private <T> T cast(String field, Object value, Class<T> type, String expected) {
    if (!type.isInstance(value)) {
      throw wrong(field, "expected " + expected + ", not " + value);
    }
    return type.cast(value);
  }

  /**
   * Returns listings by the names of their fields: {@code memory}, or {@code memory[0]}, {@code
   * memory[1]} ….
   */
  Map<String, String> listings(String name) {
    Map<String, String> listings = new LinkedHashMap<>();
    if (fields.get(name) instanceof List<?> given) {
      for (Object listing : given) {
        String field = element(name, listings.size());
        listings.put(field, cast(field, listing, String.class, "a listing"));
      }
    } else {
      field(name, String.class, "a listing, or a list of them")
          .ifPresent(listing -> listings.put(name, listing));
    }
    return listings;
  }

  /** Returns the name of an element of a list. */
  private static String element(String name, int index) {
    return name + "[" + index + "]";
  }

  /** Returns the bytes of a line, given in hex with or without blanks. */
  Optional<byte[]> bytes() {
    return text("bytes").map(text -> hex("bytes", text));
  }

  /** Returns the number of data registers. */
  Optional<Integer> size() {
    return whole("size", 0, 999).map(Long::intValue);
  }

  private Optional<Long> whole(String name, long least, long most) {
    return Optional.ofNullable(fields.get(name)).map(value -> whole(name, value, least, most));
  }

  private long whole(String field, Object value, long least, long most) {
    boolean whole =
        value instanceof BigDecimal number
            && number.compareTo(BigDecimal.valueOf(least)) >= 0
            && number.compareTo(BigDecimal.valueOf(most)) <= 0
            && number.stripTrailingZeros().scale() <= 0;
    if (!whole) {
      throw wrong(
          field, "expected a whole number from %d to %d, not %s".formatted(least, most, value));
    }
    return ((BigDecimal) value).longValueExact();
  }

  /** Returns the time of the clock. */
  Optional<LocalDateTime> clock() {
    return text("clock")
        .map(
            time ->
                OptionValues.ClockTime.read(time)
                    .orElseThrow(() -> wrong("clock", OptionValues.ClockTime.refusal(time))));
  }

  /** Sets the state of a calculator whose program is about to continue. */
  void apply(Calculator calculator) {
    for (int level = 0; level < LEVELS.size(); level++) {
      String name = LEVELS.get(level);
      Object content = fields.get(name);
      if (content != null) {
        calculator.contents().level(level, word(name, content));
      }
    }
    text("alpha")
        .map(text -> characters("alpha", text, Alpha.CAPACITY))
        .ifPresent(calculator.contents()::alpha);
    text("alpha_hex")
        .map(hex -> coded("alpha_hex", hex, Alpha.CAPACITY))
        .ifPresent(calculator.contents()::alpha);
    applyFlags(calculator);
    applyRegisters(calculator);
  }

  /**
   * Sets the parts of the state that a running program cannot have: the stack lift and the
   * stopwatch. The calculator must be at rest.
   */
  void applyAtRest(Calculator calculator) {
    truth("lift").ifPresent(calculator.contents()::stackLift);
    whole("stopwatch", -MOST_STOPWATCH, MOST_STOPWATCH).ifPresent(calculator.contents()::stopwatch);
    truth("stopwatch_running").ifPresent(calculator.contents()::stopwatchRunning);
  }

  private Optional<Boolean> truth(String name) {
    return field(name, Boolean.class, "true or false");
  }

  private void applyFlags(Calculator calculator) {
    Optional<List<?>> given = field("flags", List.class, "a list of numbers").map(it -> it);
    if (given.isPresent()) {
      for (int flag = 0; flag < Flags.COUNT; flag++) {
        calculator.contents().flag(flag, false);
      }
      int index = 0;
      for (Object flag : given.get()) {
        calculator
            .contents()
            .flag((int) whole(element("flags", index++), flag, 0, Flags.COUNT - 1), true);
      }
    }
  }

  private void applyRegisters(Calculator calculator) {
    Map<?, ?> registers = field("registers", Map.class, "an object of registers").orElse(Map.of());
    int size = calculator.contents().size();
    for (Map.Entry<?, ?> register : registers.entrySet()) {
      String name = register.getKey().toString();
      String field = "registers." + name;
      if (!name.matches("\\d{1,3}") || Integer.parseInt(name) >= size) {
        throw wrong(
            field,
            "there is no such register, "
                + (size == 0 ? "none at all" : "only 00 to %02d".formatted(size - 1)));
      }
      calculator.contents().register(Integer.parseInt(name), word(field, register.getValue()));
    }
  }

  private long word(String field, Object content) {
    if (content instanceof String || content instanceof BigDecimal) {
      return number(field, content.toString());
    }
    if (content instanceof Map<?, ?> object) {
      if (object.get("raw") instanceof String raw && raw.matches("[0-9A-Fa-f]{1,14}")) {
        return Long.parseLong(raw, 16);
      } else if (object.get("hex") instanceof String hex) {
        return Word.ofText(coded(field + ".hex", hex, Word.CHARACTERS));
      } else if (object.get("text") instanceof String text) {
        return Word.ofText(characters(field + ".text", text, Word.CHARACTERS));
      }
    }
    throw wrong(
        field,
        "expected a number, {\"text\":\"…\"} or {\"hex\":\"…\"} of up to 6 characters,"
            + " or {\"raw\":\"14 hex digits\"}, not "
            + content);
  }

  private long number(String field, String text) {
    try {
      Decimal number = Decimal.parse(text);
      if (!number.isOutOfRange()) {
        return Word.of(number);
      }
    } catch (NumberFormatException noNumber) {
      throw wrong(field, "this is not a number: " + text);
    }
    throw wrong(field, "the number is too large for a register: " + text);
  }

  private String coded(String field, String hex, int most) {
    return atMost(most, field, new String(hex(field, hex), StandardCharsets.ISO_8859_1));
  }

  private String characters(String field, String text, int most) {
    return atMost(most, field, CharacterSet.characters(text));
  }

  private String atMost(int most, String field, String characters) {
    if (characters.length() > most) {
      throw wrong(
          field, "it can contain %d characters, not %d".formatted(most, characters.length()));
    }
    return characters;
  }

  private byte[] hex(String field, String text) {
    try {
      return HexFormat.of().parseHex(text.replace(" ", ""));
    } catch (IllegalArgumentException noHex) {
      throw wrong(field, "not hexadecimal bytes: " + text);
    }
  }
}
