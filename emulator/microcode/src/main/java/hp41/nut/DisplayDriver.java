package hp41.nut;

import hp41.display.Annunciator;
import hp41.display.Cell;
import hp41.display.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * The two display driver chips as one: a ring of twelve cells of nine bits. An instruction reads or
 * writes one or more cells at either end and rotates the ring. Register A contains the four low
 * bits of each character, B the next two bits and the punctuation, C the highest bit.
 */
public final class DisplayDriver implements Chip {

  /** The address that selects the display. */
  static final int ADDRESS = 0xFD;

  private static final int ANNUNCIATORS = 5;
  private static final int ALL_ANNUNCIATORS = 0xFFF;
  private static final int FIRST_ANNUNCIATOR = 0x800;
  private static final int DIGIT = 0xF;

  /** The time in words after which a display counts as readable: more than half a second. */
  private static final int LONG = 4_000;

  private static final DisplayListener NO_LISTENER =
      new DisplayListener() {
        @Override
        public void blinked(Cells cells) {
          // There is no listener.
        }

        @Override
        public void beforeChange(Cells cells) {
          // There is no listener.
        }
      };

  /**
   * The time in words after which the display counts as complete. It is longer than the time from
   * one character to the next.
   */
  private static final int SETTLING = 10;

  private static final int A = 0x00F;
  private static final int B = 0x0F0;
  private static final int C = 0x100;
  private static final String PUNCTUATION = "\0.:,";
  private static final String GLYPHS =
      "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]↑_ !\"#$%&'()*+⟵-⟶/0123456789⊠;<=>?" + "⊢abcde¯┬ʌΛɅѪµ≠Σ∡";

  private static final Transfer[] READS = {
    new Transfer(A, 12, true),
    new Transfer(B, 12, true),
    new Transfer(C, 12, true),
    new Transfer(A | B, 6, true),
    new Transfer(A | B | C, 4, true),
    Transfer.NONE,
    new Transfer(C, 1, true),
    new Transfer(A, 1, false),
    new Transfer(B, 1, false),
    new Transfer(C, 1, false),
    new Transfer(A, 1, true),
    new Transfer(B, 1, true),
    new Transfer(A | B, 1, false),
    new Transfer(A | B, 1, true),
    new Transfer(A | B | C, 1, false),
    new Transfer(A | B | C, 1, true),
  };

  private static final Transfer[] WRITES = {
    new Transfer(A, 12, true),
    new Transfer(B, 12, true),
    new Transfer(C, 12, true),
    new Transfer(A | B, 6, true),
    new Transfer(A | B | C, 4, true),
    new Transfer(A | B, 6, false),
    new Transfer(A | B | C, 4, false),
    new Transfer(A, 1, true),
    new Transfer(B, 1, true),
    new Transfer(C, 1, true),
    new Transfer(A, 1, false),
    new Transfer(B, 1, false),
    new Transfer(A | B, 1, true),
    new Transfer(A | B, 1, false),
    new Transfer(A | B | C, 1, true),
    new Transfer(A | B | C, 1, false),
  };

  /** The cells; the leftmost one has the index {@link #left}. */
  private final int[] ring = new int[Cells.COUNT];

  private int left;
  private int annunciators;
  private boolean on;

  private final LongSupplier words;
  private long changed;
  private Cells stable = Cells.BLANK;
  private boolean stableOn;
  private boolean written;
  private DisplayListener listener = NO_LISTENER;

  /**
   * Creates a display that is off.
   *
   * @param words returns the number of words that the processor has executed
   */
  DisplayDriver(LongSupplier words) {
    this.words = words;
  }

  /** Receives what a person could read in the display. */
  public interface DisplayListener {

    /**
     * Called when a written display is switched on. The machine blinks a complete message in this
     * way.
     */
    void blinked(Cells cells);

    /** Called before a display changes that was unchanged for more than half a second. */
    void beforeChange(Cells cells);
  }

  /** Sets the listener. */
  void listener(DisplayListener displayListener) {
    listener = displayListener;
  }

  /**
   * The part of the ring that an instruction reads or writes.
   *
   * @param registers the bits of each cell
   * @param cells the number of cells
   * @param atLeft whether the cells are at the left end, otherwise at the right end
   */
  private record Transfer(int registers, int cells, boolean atLeft) {

    static final Transfer NONE = new Transfer(0, 0, true);
  }

  void powerUp() {
    Arrays.fill(ring, 0);
    left = annunciators = 0;
    on = false;
  }

  boolean isOn() {
    return on;
  }

  void on(boolean whether) {
    change();
    on = whether;
    if (on && written) {
      written = false;
      listener.blinked(current());
    }
  }

  /**
   * Stores the complete display before a change, unless a change is in progress. The stored display
   * is shown while the processor rotates the ring and writes characters one by one.
   */
  private void change() {
    long now = words.getAsLong();
    if (now - changed > SETTLING) {
      stable = current();
      stableOn = on;
    }
    if (now - changed > LONG && on) {
      listener.beforeChange(current());
    }
    changed = now;
  }

  private boolean isSettled() {
    return words.getAsLong() - changed > SETTLING;
  }

  private void rotate(int cells) {
    left = (left + Cells.COUNT + cells) % Cells.COUNT;
  }

  private int rightmost() {
    return (left + Cells.COUNT - 1) % Cells.COUNT;
  }

  @Override
  public long read(int register) {
    if (register == ANNUNCIATORS) {
      return annunciators;
    }
    change();
    Transfer transfer = READS[register];
    long word = 0;
    int shift = 0;
    for (int cell = 0; cell < transfer.cells; cell++) {
      int content = ring[transfer.atLeft ? left : rightmost()];
      rotate(transfer.atLeft ? 1 : -1);
      for (int digit = 0; digit < 3; digit++) {
        if ((transfer.registers >> 4 * digit & DIGIT) != 0) {
          word |= (long) (content >> 4 * digit & DIGIT) << shift;
          shift += 4;
        }
      }
    }
    return word;
  }

  @Override
  public void write(int register, long word) {
    change();
    written = true;
    Transfer transfer = WRITES[register];
    long rest = word;
    for (int cell = 0; cell < transfer.cells; cell++) {
      rotate(transfer.atLeft ? -1 : 1);
      int index = transfer.atLeft ? left : rightmost();
      for (int digit = 0; digit < 3; digit++) {
        int mask = transfer.registers & DIGIT << 4 * digit;
        if (mask != 0) {
          ring[index] = ring[index] & ~mask | (int) (rest & DIGIT) << 4 * digit & mask;
          rest >>>= 4;
        }
      }
    }
  }

  @Override
  public void data(long word) {
    annunciators = (int) word & ALL_ANNUNCIATORS;
  }

  /**
   * Returns the visible cells from left to right.
   *
   * @param still whether the display will not change soon, because the processor is asleep
   */
  Cells cells(boolean still) {
    return still || isSettled() ? current() : stable;
  }

  /**
   * Returns whether the display is visibly on.
   *
   * @param still whether the display will not change soon
   */
  boolean isLit(boolean still) {
    return still || isSettled() ? on : stableOn;
  }

  private Cells current() {
    if (!on) {
      return Cells.BLANK;
    }
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < Cells.COUNT; i++) {
      cells.add(cell(ring[(left + i) % Cells.COUNT]));
    }
    return Cells.of(cells);
  }

  private static Cell cell(int content) {
    int character = content & 0x3F | (content & C) >> 2;
    char glyph = character < GLYPHS.length() ? GLYPHS.charAt(character) : ' ';
    return new Cell(glyph, PUNCTUATION.charAt(content >> 6 & 3));
  }

  /** Replaces the cells and the annunciators. */
  void show(Cells cells, Set<Annunciator> lit) {
    left = 0;
    for (int i = 0; i < Cells.COUNT; i++) {
      Cell cell = cells.cells().get(i);
      int character = Math.max(0, GLYPHS.indexOf(cell.glyph()));
      int mark = Math.max(0, PUNCTUATION.indexOf(cell.punctuation()));
      ring[i] = character & 0x3F | mark << 6 | (character & 0x40) << 2;
    }
    annunciators = 0;
    lit.forEach(
        it -> annunciators |= FIRST_ANNUNCIATOR >> List.of(Annunciator.values()).indexOf(it));
  }

  /** Returns the annunciators that are lit. */
  Set<Annunciator> lit() {
    Set<Annunciator> lit = EnumSet.noneOf(Annunciator.class);
    int bit = on ? FIRST_ANNUNCIATOR : 0;
    for (Annunciator annunciator : Annunciator.values()) {
      if ((annunciators & bit) != 0) {
        lit.add(annunciator);
      }
      bit >>= 1;
    }
    return lit;
  }
}
