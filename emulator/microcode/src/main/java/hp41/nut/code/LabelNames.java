package hp41.nut.code;

import hp41.nut.Mnemonics;
import java.util.HashSet;
import java.util.Set;

/** Names that labels can have: such as nobody takes for a number, and each only once. */
final class LabelNames {

  private static final String NAME = "[^\\s;\":,.+=-][^\\s;\":,]*";
  private static final String NUMBER = "[0-9A-Fa-f]{1,4}";

  private final Set<String> given = new HashSet<>();

  /** Whether a label can have this name. */
  static boolean isName(String text) {
    return text.matches(NAME) && !text.matches(NUMBER);
  }

  /** A name like this one that a label at an address can have, and none had until now. */
  String give(String wanted, int address) {
    String name = wanted.replaceAll("[\\s;\":,]", "_");
    name = isName(name) ? name : "_" + name;
    String place = "_" + Mnemonics.hex(address, 4);
    while (!given.add(name)) {
      name += place;
    }
    return name;
  }
}
