package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.ModulePage.PagePlace;
import hp41.nut.Mnemonics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pages of a microcode listing. The pages are read before the other statements, because the
 * address of a page can depend on the other pages.
 *
 * @param pages in the order of the listing
 * @param early whether the first page begins without {@code .PAGE}
 */
record PagePlan(List<PageDraft> pages, boolean early) {

  /** Reads the pages, and reports each page that does not fit. */
  static PagePlan of(List<Statement> statements, AssemblyProblems problems) {
    List<PagePlace> places = new ArrayList<>();
    List<Statement> beginnings = new ArrayList<>();
    PlaceReader reader = new PlaceReader(problems);
    boolean early = false;
    for (Statement statement : statements) {
      String operation = statement.operation().capitals();
      if (operation.equals(".PAGE")) {
        places.add(reader.read(statement));
        beginnings.add(statement);
      } else if (places.isEmpty() && !statement.isEmpty() && !isAnywhere(operation)) {
        early = true;
        places.add(PagePlace.ANY);
        beginnings.add(statement);
      }
    }
    if (places.isEmpty()) {
      early = true;
      places.add(PagePlace.ANY);
    }
    List<PageDraft> pages = drafts(places);
    checkRoom(pages, beginnings, problems);
    return new PagePlan(pages, early);
  }

  private static boolean isAnywhere(String operation) {
    return operation.equals(".TITLE") || operation.equals("=");
  }

  private static List<PageDraft> drafts(List<PagePlace> places) {
    List<Integer> bases = Places.bases(places);
    List<PageDraft> pages = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      pages.add(new PageDraft(places.get(i), bases.get(i)));
    }
    return pages;
  }

  private static void checkRoom(
      List<PageDraft> pages, List<Statement> beginnings, AssemblyProblems problems) {
    Map<List<Integer>, Integer> lines = new HashMap<>();
    for (int i = 0; i < beginnings.size(); i++) {
      Statement statement = beginnings.get(i);
      PageDraft page = pages.get(i);
      if (page.base() >= Rom.WORDS) {
        problems.error(
            statement,
            statement.operation(),
            "all ports (pages 8 to F) are full · delete a page, or make"
                + " it a bank: .PAGE ANY BANK 2");
        return;
      }
      int bank = page.place().number();
      Integer before = lines.putIfAbsent(List.of(page.base(), bank), statement.number());
      if (before != null) {
        problems.error(
            statement,
            statement.operands().get(0),
            ("line %3$d already begins bank %1$d of page %2$s · use another page"
                    + " or another BANK, 1 to 4")
                .formatted(bank, Mnemonics.hex(page.base() / Rom.PAGE, 1), before));
      }
    }
  }
}
