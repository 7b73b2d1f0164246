package hp41.module;

import hp41.memory.Rom;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Assigns pages to modules: the four ports have two pages each, from page 8 on; the pages below
 * belong to built-in modules and devices.
 */
public final class Ports {

  private static final int PAGES = Rom.WORDS / Rom.PAGE;
  private static final int FIRST_PORT = 8;

  /** Pages below this one belong to the operating system. */
  private static final int FIRST_FREE = 5;

  private final boolean[] taken = new boolean[PAGES];

  /** Creates empty ports. */
  public Ports() {}

  /** Marks a page as used. */
  public void take(int page) {
    taken[page] = true;
  }

  /**
   * Assigns page numbers to the pages of a module in bank 1. Pages with a fixed location come
   * first, then each group is placed in the first adjacent free pages.
   *
   * @return the pages by their numbers; empty if they do not fit, and no page is marked as used
   *     then
   */
  public Optional<Map<Integer, ModulePage>> place(List<ModulePage> pages) {
    Map<Integer, ModulePage> places = new TreeMap<>();
    for (List<ModulePage> group : fixedFirst(PageGroups.of(pages))) {
      Optional<Integer> first = free(group);
      if (first.isEmpty()) {
        places.keySet().forEach(page -> taken[page] = false);
        return Optional.empty();
      }
      for (ModulePage page : group) {
        int number = first.get() + group.indexOf(page);
        taken[number] = true;
        places.put(number, page);
      }
    }
    return Optional.of(places);
  }

  private static List<List<ModulePage>> fixedFirst(List<List<ModulePage>> groups) {
    return groups.stream()
        .sorted(Comparator.comparing(group -> !group.get(0).place().isFixed()))
        .toList();
  }

  private Optional<Integer> free(List<ModulePage> group) {
    ModulePage.PagePlace place = group.get(0).place();
    if (place.isFixed()) {
      return Optional.of(place.code()).filter(this::isFree);
    }
    return IntStream.range(FIRST_PORT, PAGES)
        .filter(page -> place.allows(page) && isFree(page, group.size()))
        .boxed()
        .findFirst();
  }

  /**
   * Returns a fixed page number that one of the pages requires and that is in use; empty if there
   * is none.
   */
  public Optional<Integer> firstUnavailable(List<ModulePage> pages) {
    return pages.stream()
        .map(ModulePage::place)
        .filter(place -> place.isFixed() && !place.isOtherBank())
        .map(ModulePage.PagePlace::code)
        .filter(page -> !isFree(page))
        .findFirst();
  }

  private boolean isFree(int page) {
    return page >= FIRST_FREE && !taken[page];
  }

  private boolean isFree(int first, int pages) {
    for (int page = first; page < first + pages; page++) {
      if (page >= PAGES || !isFree(page)) {
        return false;
      }
    }
    return true;
  }
}
