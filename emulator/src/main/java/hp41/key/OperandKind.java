package hp41.key;

import hp41.memory.Flags;

/** The kind of operand that completes a function. */
public enum OperandKind {
  /** No operand. */
  NONE(""),
  /** A data register 00–99, a stack register, or IND. */
  REGISTER("nn"),
  /** A flag 00–55, or IND. */
  FLAG("nn", Flags.COUNT - 1),
  /** A flag 00–29, which programs can set and clear, or IND. */
  SETTABLE_FLAG("nn", Flags.SETTABLE - 1),
  /** One digit, or IND. */
  DIGIT("n", 9),
  /** The name or number of a label (LBL). */
  LABEL("nn or name"),
  /** The label of a jump, or IND (GTO, XEQ). */
  JUMP("nn or name"),
  /** Three digits (SIZE, DEL). */
  COUNT("nnn"),
  /** A program line number (GTO .). */
  LINE("nnn"),
  /** The name of a program; empty means the current program (CLP, COPY). */
  PROGRAM("\"NAME\""),
  /** A name and a key (ASN). */
  ASSIGNMENT("\"NAME\""),
  /** The characters of a text line. */
  TEXT(""),
  /** The digits of a number line. */
  NUMBER("");

  private static final int MOST = 0x7F;

  private final String placeholder;
  private final int highest;

  OperandKind(String placeholder) {
    this(placeholder, MOST);
  }

  OperandKind(String placeholder, int highest) {
    this.placeholder = placeholder;
    this.highest = highest;
  }

  /**
   * Returns the placeholder of the operand in the help, such as {@code nn}, {@code n} or {@code
   * "NAME"}; empty if there is none.
   */
  public String placeholder() {
    return placeholder;
  }

  /** Returns whether the name of a global label can be the operand. */
  public boolean acceptsLabel() {
    return this == LABEL || this == JUMP || this == PROGRAM;
  }

  /** Returns the highest flag or digit; 127, the highest value of the byte, for the other kinds. */
  public int highest() {
    return highest;
  }
}
