package hp41.nut;

/**
 * Executes the class 0 instructions: status, pointers, register transfers, memory, chips and sleep.
 * Bits 5 to 2 select the row of the instruction, bits 9 to 6 its parameter.
 */
final class ControlUnit {

  private static final int NONE = -1;

  /** The digit or flag that each parameter selects. */
  private static final int[] DIGIT = {3, 4, 5, 10, 8, 6, 11, NONE, 2, 9, 7, 13, 1, 12, 0, NONE};

  private static final int ALL = 0xF;
  private static final int STATUS = 0xFF;
  private static final int BYTE = 0xFF;
  private static final int WORD = 0x3FF;
  private static final int EXPONENT = 0xFFF;

  private final Nut nut;
  private final NutRegisters r;
  private SelectablePeripheral peripheral;
  private int everSet;

  ControlUnit(Nut nut) {
    this.nut = nut;
    r = nut.registers;
  }

  /** Returns the digit or flag that a parameter selects, or −1 if none. */
  static int digit(int number) {
    return DIGIT[number];
  }

  /**
   * Executes an instruction.
   *
   * @param word the instruction
   * @param carry the carry flag before the instruction; the register already contains 0
   * @param page the page of ROM that contains the instruction
   */
  void execute(int word, boolean carry, int page) {
    int n = word >> 6;
    switch (word >> 2 & 0xF) {
      case 0x0 -> page(n, page);
      case 0x1 -> clearStatus(n);
      case 0x2 -> setStatus(n);
      case 0x3 -> r.carry = n == ALL ? nut.keys.flag() : isStatus(n);
      case 0x4 -> loadDigit(n);
      case 0x5 -> comparePointer(n);
      case 0x6 -> exchange(n);
      case 0x7 -> setPointer(n);
      case 0x8 -> flow(n, carry);
      case 0x9 -> peripheral = nut.unit(n);
      case 0xA -> nut.bus.write(n, r.c);
      case 0xB -> r.carry = DIGIT[n] != NONE && nut.bus.flag(DIGIT[n]);
      case 0xC -> transfer(n);
      case 0xE -> r.c = n == 0 ? nut.bus.readSelected() : nut.bus.read(n);
      case 0xF -> rotate(n);
      default -> {
        // The machine has no such instruction.
      }
    }
  }

  /** Returns whether a peripheral executes the following instructions. */
  boolean isDelegating() {
    return peripheral != null;
  }

  /** Passes an instruction to the selected peripheral. */
  void delegate(int word) {
    r.c = peripheral.execute(word, r.c);
    r.carry = peripheral.answer();
    if ((word & SelectablePeripheral.LAST) != 0) {
      peripheral = null;
    }
  }

  private void page(int n, int page) {
    switch (n) {
      case 0x1 -> nut.pages().write(r.addressInC(), (int) r.c & WORD);
      case 0x4 -> nut.pages().bank(page, 1);
      case 0x6 -> nut.pages().bank(page, 2);
      case 0x5 -> nut.pages().bank(page, 3);
      case 0x7 -> nut.pages().bank(page, 4);
      default -> {
        // No operation, or a register of the HP-IL chip, which is not connected.
      }
    }
  }

  /** Sets or clears a status bit, 0 to 13. */
  void status(int bit, boolean set) {
    r.status &= ~(1 << bit);
    if (set) {
      r.status |= 1 << bit;
      everSet |= 1 << bit;
    }
  }

  private void clearStatus(int n) {
    r.status &= n == ALL ? ~STATUS : ~bit(n);
  }

  private void setStatus(int n) {
    if (n == ALL) {
      nut.keys.reset();
    } else {
      r.status |= bit(n);
      everSet |= bit(n);
    }
  }

  /** Returns whether a status bit has been set since {@link #clearWasSet} was called for it. */
  boolean wasSet(int bit) {
    return (everSet >> bit & 1) != 0;
  }

  void clearWasSet(int bit) {
    everSet &= ~(1 << bit);
  }

  private boolean isStatus(int n) {
    return (r.status & bit(n)) != 0;
  }

  private static int bit(int n) {
    return DIGIT[n] == NONE ? 0 : 1 << DIGIT[n];
  }

  private void loadDigit(int n) {
    r.intoC(r.pointer(), 0xF, n);
    r.movePointer(-1);
  }

  private void comparePointer(int n) {
    if (n == ALL) {
      r.movePointer(-1);
    } else {
      r.carry = r.pointer() == DIGIT[n];
    }
  }

  private void setPointer(int n) {
    if (n == ALL) {
      r.movePointer(1);
    } else if (DIGIT[n] != NONE) {
      r.pointer(DIGIT[n]);
    }
  }

  private void rotate(int n) {
    if (DIGIT[n] != NONE) {
      r.rotateC(DIGIT[n]);
    }
  }

  /** Executes a transfer between C, G, M, the status bits and the beeper. */
  private void exchange(int n) {
    switch (n) {
      case 0x1 -> r.g = r.digitsForG();
      case 0x2 -> r.digitsFromG(r.g);
      case 0x3 -> {
        int g = r.digitsForG();
        r.digitsFromG(r.g);
        r.g = g;
      }
      case 0x5 -> r.m = r.c;
      case 0x6 -> r.c = r.m;
      case 0x7 -> {
        long m = r.m;
        r.m = r.c;
        r.c = m;
      }
      case 0x9 -> nut.beep(r.status & STATUS);
      case 0xA -> r.lowStatus(r.f);
      case 0xB -> {
        int f = r.f;
        nut.beep(r.status & STATUS);
        r.lowStatus(f);
      }
      case 0xD -> r.lowStatus((int) r.c);
      case 0xE -> r.intoC(0, BYTE, r.status);
      case 0xF -> {
        int low = (int) r.c;
        r.intoC(0, BYTE, r.status);
        r.lowStatus(low);
      }
      default -> {
        // The machine has no such instruction.
      }
    }
  }

  /**
   * Executes returns and sleep, selects the pointer and the arithmetic mode, and switches the
   * display.
   */
  private void flow(int n, boolean carry) {
    switch (n) {
      case 0x0 -> r.pop();
      case 0x1 -> nut.sleep();
      case 0x2 -> r.pointerIsQ = false;
      case 0x3 -> r.pointerIsQ = true;
      case 0x4 -> r.carry = r.p == r.q;
      case 0x6 -> r.a = r.b = r.c = 0;
      case 0x7 -> r.pc = r.addressInC();
      case 0x8 -> r.intoC(3, BYTE, nut.keys.code());
      case 0x9 -> r.decimal = false;
      case 0xA -> r.decimal = true;
      case 0xB -> nut.display.on(false);
      case 0xC -> nut.display.on(!nut.display.isOn());
      case 0xD -> returnIf(carry);
      case 0xE -> returnIf(!carry);
      case 0xF -> returnIf(true);
      default -> {
        // ?LOWBAT: the battery is never low. The other words are undefined.
      }
    }
  }

  private void returnIf(boolean condition) {
    if (condition) {
      r.pc = r.pop();
    }
  }

  /** Executes transfers between C and N, the return stack, pages, memory and chips. */
  private void transfer(int n) {
    switch (n) {
      case 0x1 -> r.n = r.c;
      case 0x2 -> r.c = r.n;
      case 0x3 -> {
        long c = r.c;
        r.c = r.n;
        r.n = c;
      }
      case 0x4 -> r.intoC(0, EXPONENT, nut.fetch());
      case 0x5 -> r.push(r.addressInC());
      case 0x6 -> r.addressIntoC(r.pop());
      case 0x8 -> r.pc = r.pc & ~BYTE | nut.keys.code();
      case 0x9 -> nut.bus.selectRegister(r.c);
      case 0xB -> nut.bus.writeSelected(r.c);
      case 0xC -> {
        nut.takeTime();
        r.intoC(0, EXPONENT, nut.pages().word(r.addressInC()));
      }
      case 0xD -> r.c |= r.a;
      case 0xE -> r.c &= r.a;
      case 0xF -> nut.bus.selectChip(r.c);
      default -> {
        // The machine has no such instruction.
      }
    }
  }
}
