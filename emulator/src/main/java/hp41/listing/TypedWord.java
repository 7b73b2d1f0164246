package hp41.listing;

import hp41.machine.Instruction;

/** A word of a typed line. */
public sealed interface TypedWord {

  /** Returns the index of its first character in the line, starting with 0. */
  int index();

  /**
   * A number, which is entered by its value.
   *
   * @param index the index of its first character
   * @param value the number in the form that {@link hp41.number.Decimal#parse} reads
   * @param line the number as a program line
   */
  record WordValue(int index, String value, Instruction line) implements TypedWord {}

  /**
   * A text.
   *
   * @param index the index of its first character
   * @param characters the machine characters without an append sign
   * @param append whether the text is appended to ALPHA instead of replacing it
   * @param line the text as a program line
   */
  record WordText(int index, String characters, boolean append, Instruction line)
      implements TypedWord {}

  /**
   * A function with its operand. Names after XEQ are not resolved to labels or functions here.
   *
   * @param index the index of its first character
   * @param line the instruction to execute, or to insert if it is programmable
   */
  record WordStep(int index, Instruction line) implements TypedWord {}

  /**
   * A key that is not a function.
   *
   * @param index the index of its first character
   * @param name {@code R/S}, {@code SST} or {@code BST}
   */
  record WordKey(int index, String name) implements TypedWord {}

  /**
   * GTO with a line number of the current program.
   *
   * @param index the index of its first character
   * @param number the line number, 0 to 9999
   */
  record GoToLine(int index, int number) implements TypedWord {}

  /**
   * GTO with two points: a new program after the last one.
   *
   * @param index the index of its first character
   */
  record NewProgram(int index) implements TypedWord {}
}
