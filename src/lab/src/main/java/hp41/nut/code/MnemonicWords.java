package hp41.nut.code;

import hp41.nut.Mnemonics;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;

/** The words of the mnemonics in {@link Mnemonics}, and of those of other assemblers. */
final class MnemonicWords {

  private static final int HEXADECIMAL = 16;

  /** Mnemonics of other assemblers, with the equivalent here. */
  private static final String[][] SYNONYMS = {
    {"WROM", "WRIT S&X"},
    {"WMLDL", "WRIT S&X"},
    {"?C RTN", "RTN C"},
    {"?NC RTN", "RTN NC"},
    {"DSPOFF", "DISOFF"},
    {"DSPTOG", "DISTOG"},
    {"XQ>GO", "XQ->GO"},
    {"INC PT", "+PT"},
    {"DEC PT", "-PT"},
    {"ENBANK1", "ENROM1"},
    {"ENBANK2", "ENROM2"},
    {"ENBANK3", "ENROM3"},
    {"ENBANK4", "ENROM4"},
    {"M=C", "M=C ALL"},
    {"C=M", "C=M ALL"},
    {"C<>M", "C<>M ALL"},
    {"N=C", "N=C ALL"},
    {"C=N", "C=N ALL"},
    {"C<>N", "C<>N ALL"},
    {"G=C", "G=C @R,+"},
    {"C=G", "C=G @R,+"},
    {"C<>G", "C<>G @R,+"},
    {"ST=C XP", "ST=C"},
    {"C=ST XP", "C=ST"},
    {"C<>ST XP", "C<>ST"},
    {"C=KEY KY", "C=KEY"},
    {"WRITE DATA", "WRIT DATA"},
    {"READ 0", "READ DATA"},
    {"READ 0(T)", "READ DATA"},
    {"WROM S&X", "WRIT S&X"},
    {"FETCH", "FETCH S&X"},
    {"LDI", "LDI S&X"},
    {"C=A OR C", "C=C OR A"},
    {"C=A AND C", "C=C AND A"}
  };

  private static final Map<String, Integer> BY_NAME = byName();

  private MnemonicWords() {}

  private static Map<String, Integer> byName() {
    Map<String, Integer> words = new HashMap<>();
    for (int word = 0; word < Mnemonics.WORDS; word++) {
      String name = Mnemonics.of(word);
      if (Mnemonics.isInstruction(word)) {
        words.put(key(name), word);
        words.put(key(StringUtils.substringBefore(name, "(")), word);
        words.put(key(otherNumber(name)), word);
        words.put(key(name.replace("C=-C-1", "C=0-C-1").replace("C=A+C", "C=C+A")), word);
      }
    }
    for (String[] synonym : SYNONYMS) {
      words.put(key(synonym[0]), words.get(key(synonym[1])));
    }
    return words;
  }

  /**
   * Returns a mnemonic in which a number from 10 to 15 is decimal instead of hexadecimal, or the
   * other way round. Both spellings can be accepted, because no other mnemonic has them.
   */
  private static String otherNumber(String name) {
    int space = name.lastIndexOf(' ');
    String number = StringUtils.substringBefore(name.substring(space + 1), "(");
    if (number.matches("[A-F]")) {
      return name.startsWith("LD@R") ? "LD@R " + Integer.parseInt(number, HEXADECIMAL) : name;
    }
    return number.matches("1[0-5]")
        ? name.substring(0, space + 1) + Mnemonics.hex(Integer.parseInt(number), 1)
        : name;
  }

  /** Returns the lookup key of a mnemonic: without spaces, in capitals. */
  private static String key(String name) {
    return StringUtils.deleteWhitespace(name).replace('≠', '#').toUpperCase(Locale.ROOT);
  }

  /** Returns the word of a mnemonic or one of its synonyms. Spaces and case are ignored. */
  static OptionalInt of(String name) {
    Integer word = BY_NAME.get(key(name));
    return word == null ? OptionalInt.empty() : OptionalInt.of(word);
  }

  /** Returns all mnemonics in alphabetical order. */
  static List<String> all() {
    return IntStream.range(0, Mnemonics.WORDS)
        .filter(Mnemonics::isInstruction)
        .mapToObj(Mnemonics::of)
        .sorted()
        .distinct()
        .toList();
  }
}
