package hp41.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A function that was executed once on the real machine.
 *
 * @param line the line in the file of recordings
 * @param settings the words that set the modes and flags
 * @param given the contents of {@code z y x l}, of ALPHA and of registers before: numbers, or text
 *     in quotes
 * @param words the function, with its operand
 * @param expected the contents after, in the same form, and {@code error}, {@code display}, {@code
 *     skip} and flags as {@code F22}
 */
record RecordedFunction(
    int line,
    List<String> settings,
    Map<String, String> given,
    String words,
    Map<String, String> expected) {

  static final String ALPHA = "alpha";

  /** The displays of a test that is executed from the keyboard. */
  static final Map<String, String> ANSWERS = Map.of("true", "YES", "false", "NO");

  /** Returns whether the keyboard can produce the state; it cannot enter a null into ALPHA. */
  boolean canBeTyped() {
    return !given.getOrDefault(ALPHA, "").contains("\0") && !words.startsWith("#");
  }

  /** Returns a line for {@code hp41 calc} that produces the state and executes the function. */
  String typed() {
    StringBuilder text = new StringBuilder();
    given.forEach(
        (name, content) -> {
          if (name.startsWith("R")) {
            text.append("CLST ").append(pushed(content)).append("STO " + name.substring(1) + " ");
          }
        });
    text.append(pushed(given.getOrDefault("l", "0"))).append("STO L CLST ");
    for (String level : List.of("z", "y", "x")) {
      text.append(pushed(given.getOrDefault(level, "0")));
    }
    if (given.containsKey(ALPHA)) {
      text.append("CLA ");
      text.append(given.get(ALPHA).isEmpty() ? "" : '"' + given.get(ALPHA) + "\" ");
    }
    return text + String.join(" ", settings) + " CF 22 " + words;
  }

  private static String pushed(String content) {
    return content.startsWith("\"") ? "0 " + content + " ASTO X " : content + " ";
  }

  /** Returns a line for {@code hp41 step}. */
  String asked() {
    Map<String, String> fields = new LinkedHashMap<>();
    StringBuilder registers = new StringBuilder();
    given.forEach(
        (name, content) -> {
          if (name.startsWith("R")) {
            registers.append(registers.isEmpty() ? "" : ",");
            registers.append(quoted(name.substring(1))).append(':').append(json(content));
          } else if (name.equals(ALPHA)) {
            fields.put("alpha_hex", quoted(hex(content)));
          } else {
            fields.put(name, json(content));
          }
        });
    fields.put("registers", "{" + registers + "}");
    fields.put("lift", "true");
    if (!settings.isEmpty()) {
      fields.put("setup", quoted(String.join("\\n", settings)));
    }
    if (words.startsWith("#")) {
      fields.put("bytes", quoted(words.substring(1)));
    } else {
      fields.put("line", quoted(words));
    }
    StringBuilder text = new StringBuilder();
    fields.forEach(
        (name, value) ->
            text.append(text.isEmpty() ? "{" : ",").append(quoted(name) + ':' + value));
    return text + "}";
  }

  private static String json(String content) {
    return content.startsWith("\"") ? "{\"text\":" + content + "}" : quoted(content);
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private static String hex(String characters) {
    StringBuilder hex = new StringBuilder();
    characters.chars().forEach(c -> hex.append("%02X".formatted(c)));
    return hex.toString();
  }
}
