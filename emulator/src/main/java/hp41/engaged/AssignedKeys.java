package hp41.engaged;

import hp41.display.Cells;
import hp41.engaged.Catalogues.Item;
import hp41.keyboard.Key;
import hp41.machine.Announcement;
import hp41.time.Times;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Catalogue 6: the keys that have another function, by their codes, each key in front of itself
 * shifted. The machine takes its time to look at each (observed on the machine).
 */
final class AssignedKeys {

  private AssignedKeys() {}

  static CatalogueEntry of(Catalogues catalogues) {
    List<Item> items = new ArrayList<>();
    long looking = 0;
    for (Key key : inOrder()) {
      for (boolean shifted : new boolean[] {false, true}) {
        Optional<String> name = catalogues.keyboard().userKeys().assigned(key, shifted);
        if (name.isPresent()) {
          items.add(new Item(text(name.get(), key, shifted), looking));
          looking = 0;
        }
        looking += Times.KEY_LOOK;
      }
    }
    return catalogues
        .of(items, Times.ASSIGNED_KEYS)
        .endingWith(looking, () -> end(items, catalogues))
        .leftWhenIdle();
  }

  private static void end(List<Item> items, Catalogues catalogues) {
    if (items.isEmpty()) {
      catalogues.machine().outbox().show(Announcement.CAT_EMPTY);
    }
  }

  private static List<Key> inOrder() {
    return Arrays.stream(Key.values())
        .filter(Key::isAssignable)
        .sorted(Comparator.comparingInt(Key::code))
        .toList();
  }

  private static String text(String name, Key key, boolean shifted) {
    String code = (shifted ? "-" : "") + key.code();
    int blanks = Cells.COUNT - Cells.split(name).size() - code.length();
    return name + " ".repeat(Math.max(0, blanks)) + code;
  }
}
