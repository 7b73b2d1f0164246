package hp41.nut;

/**
 * A two-word jump or call to any address.
 *
 * @param address the target, 0000 to FFFF
 * @param kind the two lowest bits of the second word: bit 1 is set for a jump (GO) and clear for a
 *     call (XQ); bit 0 is set if the carry must be set
 */
public record LongJump(int address, int kind) {

  private static final int KIND = 3;
  private static final int GO = 2;
  private static final int IF_CARRY = 1;
  private static final int FIRST = 1;

  public static LongJump of(int first, int second) {
    return new LongJump(first >> 2 | second >> 2 << 8, second & KIND);
  }

  /**
   * Returns a jump or call.
   *
   * @param condition {@code NC} or {@code C}
   * @param what {@code XQ} or {@code GO}
   */
  public static LongJump of(String condition, String what, int address) {
    int kind = (condition.equals("C") ? IF_CARRY : 0) | (what.equals("GO") ? GO : 0);
    return new LongJump(address, kind);
  }

  /** Returns whether the instruction is a jump and not a call. */
  public boolean isGo() {
    return (kind & GO) != 0;
  }

  public int[] words() {
    return new int[] {(address & 0xFF) << 2 | FIRST, address >> 8 << 2 | kind};
  }

  public String text(String target) {
    return ((kind & IF_CARRY) != 0 ? "?C " : "?NC ") + (isGo() ? "GO " : "XQ ") + target;
  }

  @Override
  public String toString() {
    return text(Mnemonics.hex(address, 4));
  }
}
