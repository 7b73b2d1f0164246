package hp41.recordings;

import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Map;
import java.util.TreeMap;

/**
 * How recordings write what a register holds: {@code -1.234567890E-05}, {@code "AB"}, anything else
 * as {@code #} with 14 hexadecimal digits; characters outside 20–7E as {@code \xHH}.
 */
final class Content {

  private Content() {}

  /** The register's content that a cell means. */
  static long word(String cell) {
    if (cell.startsWith("\"")) {
      return Word.ofText(characters(cell.substring(1, cell.length() - 1)));
    }
    return cell.startsWith("#")
        ? Long.parseLong(cell.substring(1), 16)
        : Word.of(Decimal.parse(cell));
  }

  /** What a cell says of a register's content. */
  static String cell(long word) {
    if (Word.isText(word) && Word.ofText(Word.text(word)) == word) {
      return '"' + escaped(Word.text(word)) + '"';
    }
    int sign = Word.digit(word, 13);
    Decimal number = Word.toDecimal(word);
    boolean usual = (sign == 0 || sign == 9) && Word.of(number) == word;
    return usual ? number.toString() : "#" + Word.hex(word);
  }

  /** The characters that a cell writes. */
  static String characters(String cell) {
    StringBuilder characters = new StringBuilder();
    for (int i = 0; i < cell.length(); i++) {
      if (cell.startsWith("\\x", i)) {
        characters.append((char) Integer.parseInt(cell.substring(i + 2, i + 4), 16));
        i += 3;
      } else {
        characters.append(cell.charAt(i));
      }
    }
    return characters.toString();
  }

  /** Characters as a cell writes them. */
  static String escaped(String characters) {
    StringBuilder text = new StringBuilder();
    for (char c : characters.toCharArray()) {
      text.append(
          c < 0x20 || c > 0x7E || c == '\\' ? "\\x%02X".formatted((int) c) : String.valueOf(c));
    }
    return text.toString();
  }

  /** The registers of a cell {@code R00=…;R12=…} by their numbers. */
  static Map<Integer, String> registers(String cell) {
    Map<Integer, String> registers = new TreeMap<>();
    for (String entry : cell.isEmpty() ? new String[0] : cell.split(";(?=R\\d{2,3}=)")) {
      int equals = entry.indexOf('=');
      registers.put(Integer.valueOf(entry.substring(1, equals)), entry.substring(equals + 1));
    }
    return registers;
  }
}
