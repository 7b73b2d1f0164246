package hp41.machine;

/** What must follow a function's name before it is complete. */
public enum OperandKind {
  /** Nothing: the function is complete as it is. */
  NONE,
  /** A data register 00–99, a stack register, or IND. */
  REGISTER,
  /** A flag 00–55, or IND. */
  FLAG,
  /** One digit, or IND. */
  DIGIT,
  /** A local or global label to stand here (LBL). */
  LABEL,
  /** A local or global label to go to, or IND (GTO, XEQ). */
  JUMP,
  /** Three digits (SIZE, DEL). */
  COUNT,
  /** A program line number (GTO .). */
  LINE,
  /** The name of a program; an empty one means the current program (CLP, COPY). */
  PROGRAM,
  /** A name, then the key it goes to (ASN). */
  ASSIGNMENT,
  /** The characters of a text line. */
  TEXT,
  /** The digits of a number line. */
  NUMBER
}
