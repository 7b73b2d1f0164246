package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.Snapshot;
import hp41.display.Annunciator;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Word;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.IntStream;

/** Converts the calculator's state to JSON. */
final class StateJson {

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private StateJson() {}

  /** Returns the state of the calculator, with the words that produced it. */
  static JsonObject of(Calculator calculator, String typed) {
    Snapshot snapshot = calculator.snapshot();
    MemoryView contents = calculator.contents();
    JsonObject json = new JsonObject();
    json.put("in", typed);
    json.put("display", display(calculator));
    json.put("annunciators", snapshot.annunciators().stream().map(Annunciator::text).toList());
    for (int level = 0; level < MemoryView.LEVELS.size(); level++) {
      String name = MemoryView.LEVELS.get(level).toLowerCase(Locale.ROOT);
      json.put(name, content(contents.level(level)));
    }
    json.put("alpha", snapshot.alpha());
    json.put("alpha_hex", hex(contents.alpha()));
    json.put("flags", IntStream.range(0, Flags.COUNT).filter(contents::flag).boxed().toList());
    json.put("registers", registers(contents));
    json.put("line", calculator.programLine());
    json.put("error", contents.error().isEmpty() ? null : contents.error());
    if (!contents.reason().isEmpty()) {
      json.put("reason", contents.reason());
    }
    return json;
  }

  /** Returns the twelve characters of the display as text, or {@code (off)}. */
  static String display(Calculator calculator) {
    return calculator.isDark() ? "(off)" : calculator.display().toString();
  }

  private static JsonObject registers(MemoryView contents) {
    JsonObject registers = new JsonObject();
    for (int number = 0; number < contents.size(); number++) {
      long word = contents.register(number);
      if (word != 0) {
        registers.put("%02d".formatted(number), content(word));
      }
    }
    return registers;
  }

  /**
   * Returns the content of a register: a number is a string, and text and anything else is an
   * object.
   */
  static Object content(long word) {
    if (isNumber(word)) {
      return Word.toDecimal(word).toString();
    }
    boolean text = Word.isText(word) && Word.digit(word, 12) == 0;
    if (!text) {
      return new JsonObject().put("raw", Word.hex(word));
    }
    String characters = Word.text(word);
    return new JsonObject()
        .put("text", CharacterSet.glyphs(characters))
        .put("hex", hex(characters));
  }

  private static boolean isNumber(long word) {
    for (int n = 0; n <= 12; n++) {
      if (Word.digit(word, n) > 9) {
        return false;
      }
    }
    return !Word.isText(word) && Word.of(Word.toDecimal(word)) == word;
  }

  private static String hex(String characters) {
    return HEX.formatHex(characters.getBytes(StandardCharsets.ISO_8859_1));
  }
}
