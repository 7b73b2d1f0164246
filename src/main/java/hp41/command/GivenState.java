package hp41.command;

import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A state as JSON gives it, in the form in which {@link StateJson} writes it; what is missing stays
 * as it is.
 *
 * @param fields of the object
 */
record GivenState(Map<String, Object> fields) {

  private static final List<String> LEVELS = List.of("t", "z", "y", "x", "l");

  /** A field that is a string. */
  Optional<String> text(String name) {
    return field(name, String.class);
  }

  private <T> Optional<T> field(String name, Class<T> type) {
    Optional<Object> value = Optional.ofNullable(fields.get(name));
    if (value.isPresent() && !type.isInstance(value.get())) {
      throw new IllegalArgumentException(name + " is of the wrong kind");
    }
    return value.map(type::cast);
  }

  /** A field that is a listing, or a list of listings, one for each program. */
  Optional<String> listing(String name) {
    return fields.get(name) instanceof List<?> listings
        ? Optional.of(
            listings.stream().map(Object::toString).collect(Collectors.joining("\nEND\n")))
        : text(name);
  }

  /** The bytes of a line, in hex, with or without blanks. */
  Optional<byte[]> bytes() {
    return text("bytes").map(GivenState::hex);
  }

  /** The number of data registers wanted. */
  Optional<Integer> size() {
    return field("size", BigDecimal.class).map(BigDecimal::intValueExact);
  }

  /** Gives a machine this state. */
  void apply(Machine machine) {
    for (int address = 0; address < LEVELS.size(); address++) {
      Object content = fields.get(LEVELS.get(address));
      if (content != null) {
        machine.memory().write(address, word(content));
      }
    }
    text("alpha").map(CharacterSet::characters).ifPresent(machine.alpha()::set);
    text("alpha_hex").map(GivenState::characters).ifPresent(machine.alpha()::set);
    applyFlags(machine.flags());
    applyRegisters(machine);
    field("lift", Boolean.class).ifPresent(machine::stackLift);
    field("stopwatch", BigDecimal.class)
        .map(BigDecimal::longValueExact)
        .ifPresent(machine.time()::setStopwatch);
    if (field("stopwatch_running", Boolean.class).orElse(false)) {
      machine.time().startStopwatch();
    }
  }

  private void applyFlags(Flags flags) {
    if (fields.get("flags") != null) {
      List<?> given = field("flags", List.class).orElseThrow();
      IntStream.range(0, Flags.COUNT).forEach(flag -> flags.set(flag, false));
      given.forEach(flag -> flags.set(flag(flag), true));
    }
  }

  private static int flag(Object number) {
    return IntStream.range(0, Flags.COUNT)
        .filter(
            flag ->
                number instanceof BigDecimal given
                    && given.compareTo(BigDecimal.valueOf(flag)) == 0)
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException("there is no flag " + number));
  }

  private void applyRegisters(Machine machine) {
    Map<?, ?> registers = field("registers", Map.class).orElse(Map.of());
    for (Map.Entry<?, ?> register : registers.entrySet()) {
      int number = Integer.parseInt((String) register.getKey());
      if (number < 0 || number >= machine.program().size()) {
        throw new IllegalArgumentException("there is no register " + number);
      }
      machine.memory().write(machine.program().curtain() + number, word(register.getValue()));
    }
  }

  private static long word(Object content) {
    if (content instanceof String || content instanceof BigDecimal) {
      return number(content.toString());
    }
    if (content instanceof Map<?, ?> object) {
      if (object.get("raw") instanceof String raw) {
        return Long.parseLong(raw, 16) & Word.MASK;
      } else if (object.get("hex") instanceof String hex) {
        return Word.ofText(characters(hex));
      } else if (object.get("text") instanceof String text) {
        return Word.ofText(CharacterSet.characters(text));
      }
    }
    throw new IllegalArgumentException("this is no register's content: " + content);
  }

  private static long number(String text) {
    Decimal number = Decimal.parse(text);
    if (number.isOutOfRange()) {
      throw new IllegalArgumentException("no register holds so large a number: " + text);
    }
    return Word.of(number);
  }

  private static String characters(String hex) {
    return new String(hex(hex), StandardCharsets.ISO_8859_1);
  }

  private static byte[] hex(String text) {
    try {
      return HexFormat.of().parseHex(text.replace(" ", ""));
    } catch (IllegalArgumentException noHex) {
      throw new IllegalArgumentException("these are no bytes in hex: " + text, noHex);
    }
  }
}
