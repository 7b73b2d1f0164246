package hp41.nut;

import hp41.memory.Rom;
import hp41.module.ModulePage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sixteen pages of ROM or RAM that the processor executes. A page has up to four banks, of
 * which one is active. Empty pages contain zeros.
 */
public final class Pages {

  /** The largest number of banks in a page. */
  public static final int BANKS = 4;

  private static final int COUNT = Rom.WORDS / Rom.PAGE;
  private static final int OFFSET = Rom.PAGE - 1;
  private static final int WORD = 0x3FF;
  private static final int[] EMPTY = new int[Rom.PAGE];

  private final List<Bank> banks = new ArrayList<>();
  private final int[][] active = new int[COUNT][];

  /**
   * A bank of a page.
   *
   * @param page the page, 0 to 15
   * @param number the number of the bank, 1 to 4
   * @param group banks of one group are switched together; 0 for a page that is switched alone
   * @param writable whether the bank is RAM
   * @param words the content of the bank
   */
  public record Bank(int page, int number, int group, boolean writable, int[] words) {}

  /** Creates empty pages. */
  public Pages() {
    first();
  }

  /**
   * Adds the pages of a module image.
   *
   * @param places the page for each first bank; further banks use the page of their first bank
   * @param pages all pages of the image
   */
  public void add(Map<Integer, ModulePage> places, List<ModulePage> pages) {
    int groups = banks.stream().mapToInt(Bank::group).max().orElse(0);
    for (Map.Entry<Integer, ModulePage> entry : places.entrySet()) {
      add(entry.getKey(), groups, entry.getValue());
      for (ModulePage other : furtherBanks(entry.getValue(), pages)) {
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

  /**
   * Returns the further banks of a first bank: in each further bank, the page that has the same
   * position among the pages at this location.
   */
  private static List<ModulePage> furtherBanks(ModulePage first, List<ModulePage> pages) {
    List<ModulePage> furtherBanks = new ArrayList<>();
    List<ModulePage> alike =
        pages.stream().filter(it -> it.place().isBesides(first.place())).toList();
    for (int bank = 2; bank <= BANKS; bank++) {
      int number = bank;
      alike.stream()
          .filter(it -> it.place().number() == number)
          .skip(alike.stream().filter(it -> !it.place().isOtherBank()).toList().indexOf(first))
          .findFirst()
          .ifPresent(furtherBanks::add);
    }
    return furtherBanks;
  }

  /** Returns all banks. The words of RAM banks change. */
  public List<Bank> banks() {
    return banks;
  }

  /** Activates the first bank in all pages. */
  void first() {
    Arrays.fill(active, EMPTY);
    banks.stream().filter(it -> it.number() == 1).forEach(it -> active[it.page()] = it.words());
  }

  /** Returns the active bank of a page, or empty if the page is empty. */
  Optional<Bank> shown(int page) {
    return banks.stream().filter(it -> it.words() == active[page]).findFirst();
  }

  /** Returns the word at an address in the active bank. */
  public int word(int address) {
    return active[address >> 12 & COUNT - 1][address & OFFSET];
  }

  /** Writes a word if the address is in RAM. */
  void write(int address, int word) {
    int[] words = active[address >> 12 & COUNT - 1];
    if (banks.stream().anyMatch(it -> it.words() == words && it.writable())) {
      words[address & OFFSET] = word & WORD;
    }
  }

  /** Activates a bank in a page and in the other pages of its group that have this bank. */
  void bank(int page, int number) {
    int group =
        banks.stream().filter(it -> it.page() == page).mapToInt(Bank::group).max().orElse(0);
    for (Bank bank : banks) {
      boolean together = bank.page() == page || group != 0 && bank.group() == group;
      if (together && bank.number() == number) {
        active[bank.page()] = bank.words();
      }
    }
  }
}
