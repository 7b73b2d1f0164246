package hp41.module;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Determines which pages of an image are adjacent, and in which order. */
final class PageGroups {

  private PageGroups() {}

  /**
   * Returns the pages of bank 1 by groups. In a group, the lower or even page precedes the upper or
   * odd one; otherwise the order of the file is preserved.
   */
  static List<List<ModulePage>> of(List<ModulePage> pages) {
    Map<Integer, List<ModulePage>> groups = new LinkedHashMap<>();
    int alone = -1;
    for (ModulePage page : pages) {
      if (!page.place().isOtherBank()) {
        int group = page.place().isInGroup() ? page.place().group() : alone--;
        groups.computeIfAbsent(group, it -> new ArrayList<>()).add(page);
      }
    }
    return groups.values().stream().map(PageGroups::sorted).toList();
  }

  private static List<ModulePage> sorted(List<ModulePage> group) {
    return group.stream()
        .sorted(Comparator.comparing((ModulePage page) -> !page.place().isFirst()))
        .toList();
  }

  /** Returns a fixed page number that two pages of bank 1 require; empty if there is none. */
  static Optional<Integer> doubled(List<ModulePage> pages) {
    Set<Integer> seen = new HashSet<>();
    return pages.stream()
        .map(ModulePage::place)
        .filter(place -> place.isFixed() && !place.isOtherBank())
        .map(ModulePage.PagePlace::code)
        .filter(page -> !seen.add(page))
        .findFirst();
  }

  /** Returns all pages in the order of their groups, followed by the pages of other banks. */
  static List<ModulePage> inOrder(List<ModulePage> pages) {
    return Stream.concat(
            of(pages).stream().flatMap(List::stream),
            pages.stream().filter(page -> page.place().isOtherBank()))
        .toList();
  }
}
