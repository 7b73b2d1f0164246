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
 * The two drivers of the display as one: a ring of twelve cells of nine bits, of which an
 * instruction reads or writes one or more at either end, turning the ring. Of a cell, register A
 * has the four low bits of the character, B its next two and the punctuation, C the highest.
 */
public final class DisplayDriver implements Chip {

  /** What selects it. */
  static final int ADDRESS = 0xFD;

  private static final int ANNUNCIATORS = 5;
  private static final int ALL_ANNUNCIATORS = 0xFFF;
  private static final int FIRST_ANNUNCIATOR = 0x800;
  private static final int DIGIT = 0xF;

  /** Words in more than half a second. */
  private static final int LONG = 4_000;

  private static final DisplayListener NOBODY =
      new DisplayListener() {
        @Override
        public void blinked(Cells cells) {
          // Nobody looks.
        }

        @Override
        public void stood(Cells cells) {
          // Nobody looks.
        }
      };

  /** Words; longer than the machine needs from one character to the next. */
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

  /** The leftmost cell stands at {@link #left}. */
  private final int[] ring = new int[Cells.COUNT];

  private int left;
  private int annunciators;
  private boolean on;

  private final LongSupplier words;
  private long changed;
  private Cells stood = Cells.BLANK;
  private boolean stoodOn;
  private boolean written;
  private DisplayListener reader = NOBODY;

  /** A display that is off, at a processor that has executed so many words. */
  DisplayDriver(LongSupplier words) {
    this.words = words;
  }

  /** Is told what somebody could read. */
  public interface DisplayListener {

    /** The display was switched on again: that is how a message blinks when it is complete. */
    void blinked(Cells cells);

    /** What has stood for longer than half a second is about to change. */
    void stood(Cells cells);
  }

  /** From now on somebody is told. */
  void tell(DisplayListener told) {
    reader = told;
  }

  /**
   * What an instruction moves.
   *
   * @param registers of each cell
   * @param cells how many
   * @param atLeft at which end
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
      reader.blinked(current());
    }
  }

  /**
   * What stood is what is seen while the processor turns the ring and puts characters in one by
   * one; nobody could read it in between.
   */
  private void change() {
    long now = words.getAsLong();
    if (now - changed > SETTLING) {
      stood = current();
      stoodOn = on;
    }
    if (now - changed > LONG && on) {
      reader.stood(current());
    }
    changed = now;
  }

  private boolean isSettled() {
    return words.getAsLong() - changed > SETTLING;
  }

  private void turn(int cells) {
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
    int at = 0;
    for (int cell = 0; cell < transfer.cells; cell++) {
      int content = ring[transfer.atLeft ? left : rightmost()];
      turn(transfer.atLeft ? 1 : -1);
      for (int digit = 0; digit < 3; digit++) {
        if ((transfer.registers >> 4 * digit & DIGIT) != 0) {
          word |= (long) (content >> 4 * digit & DIGIT) << at;
          at += 4;
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
      turn(transfer.atLeft ? -1 : 1);
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
   * The cells as they are lit, from left to right.
   *
   * @param still whether nothing is going to change them soon
   */
  Cells cells(boolean still) {
    return still || isSettled() ? current() : stood;
  }

  /** Whether it is seen to be on. */
  boolean isLit(boolean still) {
    return still || isSettled() ? on : stoodOn;
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

  /** Shows this, from the left. */
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

  /** The annunciators that are lit. */
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
