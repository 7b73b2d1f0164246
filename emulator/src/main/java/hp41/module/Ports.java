package hp41.module;

import hp41.memory.Rom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The four ports, two pages each from 8 on, and the pages below that belong to something else. */
public final class Ports {

  private static final int PAGES = Rom.WORDS / Rom.PAGE;
  private static final int FIRST_PORT = 8;

  /** Pages below are the operating system's. */
  private static final int FIRST_FREE = 5;

  private static final int LOWER = 0x2F;
  private static final int UPPER = 0x3F;
  private static final int EVEN = 0x4F;
  private static final int ODD = 0x5F;

  private final boolean[] taken = new boolean[PAGES];

  /** Something stands in a page. */
  public void take(int page) {
    taken[page] = true;
  }

  /**
   * Where the pages of a module come to stand, each group of them beside each other in the first
   * place that is free; of pages in banks only those of the first.
   *
   * @return empty, and nothing is taken, if there is no room
   */
  public Optional<Map<Integer, ModulePage>> place(List<ModulePage> pages) {
    Map<Integer, ModulePage> places = new TreeMap<>();
    for (List<ModulePage> group : groups(pages)) {
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

  private static List<List<ModulePage>> groups(List<ModulePage> pages) {
    List<List<ModulePage>> groups = new ArrayList<>();
    int last = 0;
    for (ModulePage page : pages) {
      int group = page.place().group();
      if (page.place().bank() > 1) {
        continue;
      }
      if (group == 0 || group != last) {
        groups.add(new ArrayList<>());
      }
      last = group;
      List<ModulePage> beside = groups.get(groups.size() - 1);
      boolean before = page.place().code() == LOWER || page.place().code() == EVEN;
      beside.add(before ? 0 : beside.size(), page);
    }
    return groups;
  }

  private Optional<Integer> free(List<ModulePage> group) {
    int code = group.get(0).place().code();
    if (code >= 0 && code < PAGES) {
      return Optional.of(code).filter(page -> page >= FIRST_FREE && isFree(page, group.size()));
    }
    for (int page = FIRST_PORT; page < PAGES; page++) {
      boolean even = page % 2 == 0;
      boolean fits =
          switch (code) {
            case LOWER, EVEN -> even;
            case UPPER, ODD -> !even;
            default -> true;
          };
      if (fits && isFree(page, group.size())) {
        return Optional.of(page);
      }
    }
    return Optional.empty();
  }

  private boolean isFree(int first, int pages) {
    for (int page = first; page < first + pages; page++) {
      if (page >= PAGES || taken[page]) {
        return false;
      }
    }
    return true;
  }
}
