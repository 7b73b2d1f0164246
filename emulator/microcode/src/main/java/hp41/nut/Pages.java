package hp41.nut;

import hp41.memory.Rom;
import hp41.module.ModulePage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sixteen pages of words that the processor executes. In a page up to four banks stand, of
 * which it sees one; where there is none it reads zeros.
 */
public final class Pages {

  /** How many banks a page can have. */
  public static final int BANKS = 4;

  private static final int COUNT = Rom.WORDS / Rom.PAGE;
  private static final int OFFSET = Rom.PAGE - 1;
  private static final int WORD = 0x3FF;
  private static final int[] EMPTY = new int[Rom.PAGE];

  private final List<Bank> banks = new ArrayList<>();
  private final int[][] seen = new int[COUNT][];

  /**
   * A bank.
   *
   * @param page where it stands
   * @param number 1 to 4
   * @param group banks of one group are switched together; 0 for a page that is switched alone
   * @param writable whether it is RAM
   */
  public record Bank(int page, int number, int group, boolean writable, int[] words) {}

  /** No pages. */
  public Pages() {
    first();
  }

  /**
   * Adds the pages of an image.
   *
   * @param places where those of its first banks stand; the others stand in the same places
   * @param pages all of them
   */
  public void add(Map<Integer, ModulePage> places, List<ModulePage> pages) {
    int groups = banks.stream().mapToInt(Bank::group).max().orElse(0);
    for (Map.Entry<Integer, ModulePage> entry : places.entrySet()) {
      add(entry.getKey(), groups, entry.getValue());
      for (ModulePage other : others(entry.getValue(), pages)) {
        add(entry.getKey(), groups, other);
      }
    }
    first();
  }

  private void add(int page, int groups, ModulePage content) {
    ModulePage.PagePlace place = content.place();
    int group = place.bankGroup() == 0 ? 0 : groups + place.bankGroup();
    int[] words = place.writable() ? content.ram() : content.words();
    banks.add(new Bank(page, place.number(), group, place.writable(), words));
  }

  /** The pages of other banks that belong to one of the first: of those of its kind, as many on. */
  private static List<ModulePage> others(ModulePage first, List<ModulePage> pages) {
    List<ModulePage> others = new ArrayList<>();
    List<ModulePage> alike =
        pages.stream().filter(it -> it.place().isBesides(first.place())).toList();
    for (int bank = 2; bank <= BANKS; bank++) {
      int number = bank;
      alike.stream()
          .filter(it -> it.place().number() == number)
          .skip(alike.stream().filter(it -> !it.place().isOtherBank()).toList().indexOf(first))
          .findFirst()
          .ifPresent(others::add);
    }
    return others;
  }

  /** The banks, whose words change where there is RAM. */
  public List<Bank> banks() {
    return banks;
  }

  /** Shows the first bank everywhere. */
  void first() {
    Arrays.fill(seen, EMPTY);
    banks.stream().filter(it -> it.number() == 1).forEach(it -> seen[it.page()] = it.words());
  }

  /** The bank that is seen in a page; empty where there is none. */
  Optional<Bank> shown(int page) {
    return banks.stream().filter(it -> it.words() == seen[page]).findFirst();
  }

  /** The word at an address. */
  public int word(int address) {
    return seen[address >> 12 & COUNT - 1][address & OFFSET];
  }

  /** Writes a word where there is RAM. */
  void write(int address, int word) {
    int[] words = seen[address >> 12 & COUNT - 1];
    if (banks.stream().anyMatch(it -> it.words() == words && it.writable())) {
      words[address & OFFSET] = word & WORD;
    }
  }

  /** Shows a bank in a page and in those that are switched with it, where they have it. */
  void bank(int page, int number) {
    int group =
        banks.stream().filter(it -> it.page() == page).mapToInt(Bank::group).max().orElse(0);
    for (Bank bank : banks) {
      boolean together = bank.page() == page || group != 0 && bank.group() == group;
      if (together && bank.number() == number) {
        seen[bank.page()] = bank.words();
      }
    }
  }
}
