package hp41.nut;

/**
 * The operations on a field of the registers: arithmetic, exchanges, comparisons and shifts. Bits 9
 * to 5 of an instruction select the operation. Digits outside the field do not change.
 */
enum FieldOperation {
  CLEAR_A("A=0", r -> r.a(0)),
  CLEAR_B("B=0", r -> r.b(0)),
  CLEAR_C("C=0", r -> r.c(0)),
  A_EXCHANGE_B("A<>B", r -> r.ab(r.b, r.a)),
  B_FROM_A("B=A", r -> r.b(r.a)),
  A_EXCHANGE_C("A<>C", r -> r.ac(r.c, r.a)),
  C_FROM_B("C=B", r -> r.c(r.b)),
  B_EXCHANGE_C("B<>C", r -> r.bc(r.c, r.b)),
  A_FROM_C("A=C", r -> r.a(r.c)),
  A_PLUS_B("A=A+B", r -> r.a(r.sum(r.a, r.b, 0))),
  A_PLUS_C("A=A+C", r -> r.a(r.sum(r.a, r.c, 0))),
  A_PLUS_1("A=A+1", r -> r.a(r.sum(r.a, 0, 1))),
  A_MINUS_B("A=A-B", r -> r.a(r.difference(r.a, r.b, 0))),
  A_MINUS_1("A=A-1", r -> r.a(r.difference(r.a, 0, 1))),
  A_MINUS_C("A=A-C", r -> r.a(r.difference(r.a, r.c, 0))),
  C_PLUS_C("C=C+C", r -> r.c(r.sum(r.c, r.c, 0))),
  C_PLUS_A("C=A+C", r -> r.c(r.sum(r.a, r.c, 0))),
  C_PLUS_1("C=C+1", r -> r.c(r.sum(r.c, 0, 1))),
  C_FROM_A_MINUS_C("C=A-C", r -> r.c(r.difference(r.a, r.c, 0))),
  C_MINUS_1("C=C-1", r -> r.c(r.difference(r.c, 0, 1))),
  C_NEGATED("C=0-C", r -> r.c(r.difference(0, r.c, 0))),
  C_COMPLEMENT("C=-C-1", r -> r.c(r.difference(0, r.c, 1))),
  B_NOT_0("?B#0", r -> r.answer(r.b != 0)),
  C_NOT_0("?C#0", r -> r.answer(r.c != 0)),
  A_BELOW_C("?A<C", r -> r.answer(r.a < r.c)),
  A_BELOW_B("?A<B", r -> r.answer(r.a < r.b)),
  A_NOT_0("?A#0", r -> r.answer(r.a != 0)),
  A_NOT_C("?A#C", r -> r.answer(r.a != r.c)),
  SHIFT_A_RIGHT("RSHFA", r -> r.a(r.a >>> 4)),
  SHIFT_B_RIGHT("RSHFB", r -> r.b(r.b >>> 4)),
  SHIFT_C_RIGHT("RSHFC", r -> r.c(r.c >>> 4)),
  SHIFT_A_LEFT("LSHFA", r -> r.a(r.a << 4));

  private static final FieldOperation[] BY_CODE = values();

  private final String label;
  private final DigitStep step;

  FieldOperation(String label, DigitStep step) {
    this.label = label;
    this.step = step;
  }

  /** The implementation of an operation. */
  interface DigitStep {
    void on(FieldDigits digits);
  }

  /** Returns the operation of an instruction. */
  static FieldOperation of(int word) {
    return BY_CODE[word >> 5];
  }

  String label() {
    return label;
  }

  void on(FieldDigits digits) {
    step.on(digits);
  }
}
