package hp41.machine;

/** What must follow a function's name before it is complete. */
public enum OperandKind {
  /** Nothing: the function is complete as it is. */
  NONE(""),
  /** A data register 00–99, a stack register, or IND. */
  REGISTER("nn"),
  /** A flag 00–55, or IND. */
  FLAG("nn"),
  /** One digit, or IND. */
  DIGIT("n"),
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

  private final String placeholder;

  OperandKind(String placeholder) {
    this.placeholder = placeholder;
  }

  /** What stands for the operand in help: {@code nn}, {@code n}, {@code "NAME"} …, or nothing. */
  public String placeholder() {
    return placeholder;
  }
}
