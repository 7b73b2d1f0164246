package hp41.nut;

/** The field of a register that an instruction works on. */
enum Field {
  POINTER("@R"),
  EXPONENT("S&X", 0, 2),
  UP_TO_POINTER("R<-"),
  ALL("ALL", 0, 13),
  BETWEEN_POINTERS("P-Q"),
  EXPONENT_SIGN("XS", 2, 2),
  MANTISSA("M", 3, 12),
  SIGN("MS", 13, 13);

  private static final Field[] BY_CODE = values();
  private static final int TOP = NutRegisters.DIGITS - 1;

  private final String label;
  private final int low;
  private final int high;

  Field(String label) {
    this(label, -1, -1);
  }

  Field(String label, int low, int high) {
    this.label = label;
    this.low = low;
    this.high = high;
  }

  /** Returns the field that bits 4 to 2 of an instruction select. */
  static Field of(int word) {
    return BY_CODE[word >> 2 & 7];
  }

  String label() {
    return label;
  }

  /** Returns the lowest digit of the field. */
  int low(NutRegisters registers) {
    return switch (this) {
      case POINTER -> registers.pointer();
      case UP_TO_POINTER -> 0;
      case BETWEEN_POINTERS -> registers.p;
      case EXPONENT, ALL, EXPONENT_SIGN, MANTISSA, SIGN -> low;
    };
  }

  /**
   * Returns the highest digit of the field. If P is greater than Q, the field between the pointers
   * extends to the highest digit of the register.
   */
  int high(NutRegisters registers) {
    return switch (this) {
      case POINTER, UP_TO_POINTER -> registers.pointer();
      case BETWEEN_POINTERS -> registers.p > registers.q ? TOP : registers.q;
      case EXPONENT, ALL, EXPONENT_SIGN, MANTISSA, SIGN -> high;
    };
  }
}
