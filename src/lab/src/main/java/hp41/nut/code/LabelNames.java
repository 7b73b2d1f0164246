package hp41.nut.code;

import hp41.nut.Mnemonics;
import java.util.HashSet;
import java.util.Set;

/** Generates label names that are unique and cannot be read as a number. */
final class LabelNames {

  private static final String NAME = "[^\\s;\":,.+=-][^\\s;\":,]*";
  private static final String NUMBER = "[0-9A-Fa-f]{1,4}";

  private final Set<String> given = new HashSet<>();

  /** Returns whether a text is a valid label. */
  static boolean isName(String text) {
    return text.matches(NAME) && !text.matches(NUMBER);
  }

  /**
   * Returns a valid, unused label that resembles the wanted name. If the name is used already, the
   * address is appended.
   */
  String unique(String wanted, int address) {
    String name = wanted.replaceAll("[\\s;\":,]", "_");
    name = isName(name) ? name : "_" + name;
    String place = "_" + Mnemonics.hex(address, 4);
    while (!given.add(name)) {
      name += place;
    }
    return name;
  }
}
