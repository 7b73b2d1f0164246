package hp41.module;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Rom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PortsTest {

  /** Parses pages from words: code, group, and bank if it is not the first. */
  private static List<ModulePage> pages(String places) {
    List<ModulePage> pages = new ArrayList<>();
    for (String place : places.split(" ")) {
      String[] parts = place.split("/");
      int bank = parts.length > 2 ? Integer.parseInt(parts[2]) : 1;
      pages.add(
          new ModulePage(
              new int[Rom.PAGE],
              new ModulePage.PagePlace(
                  Integer.parseInt(parts[0], 16), Integer.parseInt(parts[1]), bank, 0, false)));
    }
    return pages;
  }

  private static Ports without(String taken) {
    Ports ports = new Ports();
    taken.chars().forEach(page -> ports.take(Character.digit(page, 16)));
    return ports;
  }

  /** Returns the page number assigned to each page, or a dash. */
  private static String assigned(
      List<ModulePage> pages, Optional<Map<Integer, ModulePage>> places) {
    StringBuilder assigned = new StringBuilder();
    for (ModulePage page : pages) {
      assigned.append(
          places.orElse(Map.of()).entrySet().stream()
              .filter(it -> it.getValue() == page)
              .map(it -> Integer.toHexString(it.getKey()))
              .findFirst()
              .orElse("-"));
    }
    return assigned.toString();
  }

  @ParameterizedTest(name = "{1}, {0} taken: {2}")
  @CsvSource({
    "'', 1F/0, 8",
    "8, 1F/0, 9",
    "9, 1F/0 1F/0, 8a",
    "'', 2F/1 3F/1, 89",
    "'', 3F/1 2F/1, 98",
    "8, 2F/1 3F/1, ab",
    "9, 2F/1 3F/1, ab",
    "8ac, 2F/1 3F/1, ef",
    "8ace, 2F/1 3F/1, --",
    "'', 3F/1, 9",
    "'', 4F/1, 8",
    "8, 4F/1, a",
    "'', 5F/1, 9",
    "'', 5F/2 4F/2, 98",
    "8, 6F/1 6F/1 6F/1, 9ab",
    "9c, 6F/1 6F/1 6F/1, def",
    "9bd, 6F/1 6F/1, ef",
    "9bdf, 6F/1 6F/1, --",
    "8, 6F/0 6F/0, 9a",
    "'', 2F/1 1F/0 3F/1, 8a9",
    "'', 2F/1 3F/1 2F/2 3F/2, 89ab",
    "'', 6F/1 6F/1/2 6F/1, 8-9",
    "'', 5/0 6/0, 56",
    "'', E/3 6/3, e6",
    "'', 1F/0 8/0 1F/0, 98a",
    "'', 9/0 9/0, --",
    "e, E/0, -",
    "'', 4/0, -",
    "'', 0/0 1/0 2/0 3/0 5/0 5/0/2, ------",
    "5, 5/0/2 8/0, -8",
    "'', 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0, 89abcdef",
    "'', 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0 1F/0, ---------"
  })
  void pagesArePlacedAsRequired(String taken, String places, String expected) {
    List<ModulePage> pages = pages(places);
    assertThat(assigned(pages, without(taken).place(pages))).isEqualTo(expected);
  }

  @Test
  void moduleThatDoesNotFitUsesNoPage() {
    Ports ports = without("89abcd");
    assertThat(ports.place(pages("1F/0 1F/0 1F/0"))).isEmpty();
    List<ModulePage> two = pages("6F/1 6F/1");
    assertThat(assigned(two, ports.place(two))).isEqualTo("ef");
    assertThat(ports.place(pages("1F/0"))).isEmpty();
  }

  @Test
  void requiredPageInUseIsReported() {
    assertThat(without("6").firstUnavailable(pages("1F/0 6/0"))).contains(6);
    assertThat(without("6").firstUnavailable(pages("3/0"))).contains(3);
    assertThat(without("6").firstUnavailable(pages("1F/0 7/0"))).isEmpty();
    assertThat(without("5").firstUnavailable(pages("5/0/2"))).isEmpty();
  }
}
