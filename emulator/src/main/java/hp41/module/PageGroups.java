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

/** Which pages of a file stand beside each other, and in which order. */
final class PageGroups {

  private PageGroups() {}

  /**
   * The pages of the first banks, those of a group together: the lower or even one before the upper
   * or odd one, else in the order of the file.
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

  /** The page that two of the first banks must have; empty if there is none such. */
  static Optional<Integer> doubled(List<ModulePage> pages) {
    Set<Integer> seen = new HashSet<>();
    return pages.stream()
        .map(ModulePage::place)
        .filter(place -> place.isFixed() && !place.isOtherBank())
        .map(ModulePage.PagePlace::code)
        .filter(page -> !seen.add(page))
        .findFirst();
  }

  /** All pages in this order, those of other banks last. */
  static List<ModulePage> inOrder(List<ModulePage> pages) {
    return Stream.concat(
            of(pages).stream().flatMap(List::stream),
            pages.stream().filter(page -> page.place().isOtherBank()))
        .toList();
  }
}
