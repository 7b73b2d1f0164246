package hp41.machine;

import hp41.memory.Flags;

/** What must follow a function's name before it is complete. */
public enum OperandKind {
  /** Nothing: the function is complete as it is. */
  NONE(""),
  /** A data register 00–99, a stack register, or IND. */
  REGISTER("nn"),
  /** A flag 00–55, or IND. */
  FLAG("nn", Flags.COUNT - 1),
  /** A flag 00–29, which programs may set and clear, or IND. */
  SETTABLE_FLAG("nn", Flags.SETTABLE - 1),
  /** One digit, or IND. */
  DIGIT("n", 9),
  /** A local or global label to stand here (LBL). */
  LABEL("nn or name"),
  /** A local or global label to go to, or IND (GTO, XEQ). */
  JUMP("nn or name"),
  /** Three digits (SIZE, DEL). */
  COUNT("nnn"),
  /** A program line number (GTO .). */
  LINE("nnn"),
  /** The name of a program; an empty one means the current program (CLP, COPY). */
  PROGRAM("\"NAME\""),
  /** A name, then the key it goes to (ASN). */
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

  /** What stands for the operand in help: {@code nn}, {@code n}, {@code "NAME"} …, or nothing. */
  public String placeholder() {
    return placeholder;
  }

  /** The highest flag or digit that it can be; 127, as much as its byte can say, for the others. */
  public int highest() {
    return highest;
  }
}
