package hp41.recordings;

import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Map;
import java.util.TreeMap;

/**
 * The notation of recordings for the content of a register: {@code -1.234567890E-05}, {@code "AB"},
 * or {@code #} and 14 hexadecimal digits. Characters outside 20–7E are {@code \xHH}.
 */
final class Content {

  private Content() {}

  /** Returns the content of a register from a cell. */
  static long word(String cell) {
    if (cell.startsWith("\"")) {
      return Word.ofText(characters(cell.substring(1, cell.length() - 1)));
    }
    return cell.startsWith("#")
        ? Long.parseLong(cell.substring(1), 16)
        : Word.of(Decimal.parse(cell));
  }

  /** Returns the content of a register as a cell. */
  static String cell(long word) {
    if (Word.isText(word) && Word.ofText(Word.text(word)) == word) {
      return '"' + escaped(Word.text(word)) + '"';
    }
    int sign = Word.digit(word, 13);
    Decimal number = Word.toDecimal(word);
    boolean usual = (sign == 0 || sign == 9) && Word.of(number) == word;
    return usual ? number.toString() : "#" + Word.hex(word);
  }

  /** Returns the characters of a cell. */
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

  /** Returns characters as a cell. */
  static String escaped(String characters) {
    StringBuilder text = new StringBuilder();
    for (char c : characters.toCharArray()) {
      text.append(
          c < 0x20 || c > 0x7E || c == '\\' ? "\\x%02X".formatted((int) c) : String.valueOf(c));
    }
    return text.toString();
  }

  /** Returns the registers of a cell such as {@code R00=…;R12=…} by their numbers. */
  static Map<Integer, String> registers(String cell) {
    Map<Integer, String> registers = new TreeMap<>();
    for (String entry : cell.isEmpty() ? new String[0] : cell.split(";(?=R\\d{2,3}=)")) {
      int equals = entry.indexOf('=');
      registers.put(Integer.valueOf(entry.substring(1, equals)), entry.substring(equals + 1));
    }
    return registers;
  }
}
