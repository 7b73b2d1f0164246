package hp41.module;

import hp41.memory.Rom;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The four ports, two pages each from 8 on, and the pages below that belong to something else. */
public final class Ports {

  private static final int PAGES = Rom.WORDS / Rom.PAGE;
  private static final int FIRST_PORT = 8;

  /** Pages below are the operating system's. */
  private static final int FIRST_FREE = 5;

  private final boolean[] taken = new boolean[PAGES];

  /** Ports in which nothing stands. */
  public Ports() {}

  /** Something stands in a page. */
  public void take(int page) {
    taken[page] = true;
  }

  /**
   * Where the pages of a module come to stand: those that must have a certain page first, then each
   * group beside each other in the first place that is free; of pages in banks only those of the
   * first.
   *
   * @return empty, and nothing is taken, if there is no room
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

  /** The page that one of these must have, and that is not free; empty if there is none such. */
  public Optional<Integer> missing(List<ModulePage> pages) {
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
