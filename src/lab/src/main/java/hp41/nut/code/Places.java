package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.ModulePage.PagePlace;
import hp41.nut.Mnemonics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Translates between the names and codes of page places, and assigns addresses to pages. */
final class Places {

  /** The options of {@code .PAGE}. */
  static final List<String> OPTIONS = List.of("GROUP", "BANK", "SWITCH", "RAM");

  private static final int SIXTEEN = 0x10;
  private static final int BYTE = 0xFF;
  private static final int FIRST_PORT = 8;
  private static final Map<String, Integer> CODES = codes();

  private Places() {}

  private static Map<String, Integer> codes() {
    Map<String, Integer> codes = new LinkedHashMap<>();
    for (String name : List.of("ANY", "LOWER", "UPPER", "EVEN", "ODD", "NEXT")) {
      codes.put(name, SIXTEEN * (codes.size() + 2) - 1);
    }
    return codes;
  }

  /** Returns the names of places that are not a fixed page. */
  static List<String> names() {
    return List.copyOf(CODES.keySet());
  }

  /** Returns the code of a place, given as a name or in hexadecimal; empty if it is neither. */
  static Optional<Integer> code(String place) {
    if (CODES.containsKey(place)) {
      return Optional.of(CODES.get(place));
    }
    return place.matches("[0-9A-F]{1,2}")
        ? Optional.of((int) (byte) Integer.parseInt(place, SIXTEEN))
        : Optional.empty();
  }

  /** Returns a place as the operands of {@code .PAGE}. */
  static String text(PagePlace place) {
    StringBuilder text = new StringBuilder();
    String code = Mnemonics.hex(place.code() & BYTE, place.isFixed() ? 1 : 2);
    text.append(
        CODES.entrySet().stream()
            .filter(it -> it.getValue() == place.code())
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(code));
    option(text, "GROUP", place.group(), 0);
    option(text, "BANK", place.bank(), 1);
    option(text, "SWITCH", place.bankGroup(), 0);
    return text.append(place.writable() ? " RAM" : "").toString();
  }

  private static void option(StringBuilder text, String name, int number, int usual) {
    if (number != usual) {
      text.append(' ').append(name).append(' ').append(number);
    }
  }

  /**
   * Returns the first address of each page. Pages without a fixed place follow each other from page
   * 8 on and skip the fixed pages. Other banks have the address of their first bank. An address of
   * 10000 hexadecimal or above means that the ports are full.
   */
  static List<Integer> bases(List<PagePlace> places) {
    List<Integer> bases = new ArrayList<>();
    Set<Integer> taken =
        places.stream().filter(PagePlace::isFixed).map(PagePlace::code).collect(Collectors.toSet());
    int free = FIRST_PORT;
    for (int at = 0; at < places.size(); at++) {
      PagePlace place = places.get(at);
      int page = place.isFixed() ? place.code() : first(places, at, bases);
      if (page < 0) {
        page = free;
        while (taken.contains(page) || !place.allows(page)) {
          page++;
        }
        free = page + 1;
      }
      bases.add(page * Rom.PAGE);
    }
    return bases;
  }

  /**
   * Returns the page number of the first bank that belongs to another bank; negative if there is
   * none.
   */
  private static int first(List<PagePlace> places, int at, List<Integer> bases) {
    PagePlace place = places.get(at);
    if (!place.isOtherBank()) {
      return -1;
    }
    int skip = 0;
    for (int i = 0; i < at; i++) {
      skip += places.get(i).isBesides(place) && places.get(i).bank() == place.bank() ? 1 : 0;
    }
    for (int i = 0; i < at; i++) {
      if (!places.get(i).isOtherBank() && places.get(i).isBesides(place) && skip-- == 0) {
        return bases.get(i) / Rom.PAGE;
      }
    }
    return -1;
  }

  /**
   * Returns the first address of each page of an image. Addresses wrap if the image has more pages
   * than the machine.
   */
  static List<Integer> ofPages(List<ModulePage> pages) {
    return bases(pages.stream().map(ModulePage::place).toList()).stream()
        .map(base -> base % Rom.WORDS)
        .toList();
  }
}
