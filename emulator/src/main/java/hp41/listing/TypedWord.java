package hp41.listing;

import hp41.machine.Instruction;

/** A word of a typed line: what is to be done, and where it stands. */
public sealed interface TypedWord {

  /** Index of its first character in the line, 0 the first. */
  int index();

  /**
   * A number, to be taken by its value.
   *
   * @param index of its first character
   * @param value as {@link hp41.number.Decimal#parse} reads it
   * @param line as a program line
   */
  record WordValue(int index, String value, Instruction line) implements TypedWord {}

  /**
   * A text.
   *
   * @param index of its first character
   * @param characters machine characters, without the append sign
   * @param append whether it is appended to ALPHA rather than replacing it
   * @param line as a program line
   */
  record WordText(int index, String characters, boolean append, Instruction line)
      implements TypedWord {}

  /**
   * A function with its operand. Names behind XEQ are as they were typed: whether they mean a label
   * or a function is not known here.
   *
   * @param index of its first character
   * @param line what to execute, or to insert if it is programmable
   */
  record WordStep(int index, Instruction line) implements TypedWord {}

  /**
   * A key that is no function.
   *
   * @param index of its first character
   * @param name {@code R/S}, {@code SST} or {@code BST}
   */
  record WordKey(int index, String name) implements TypedWord {}

  /**
   * GTO with a line number of the current program.
   *
   * @param index of its first character
   * @param number the line, 0 to 9999
   */
  record GoToLine(int index, int number) implements TypedWord {}

  /**
   * GTO with two points: to a new program behind the last.
   *
   * @param index of its first character
   */
  record NewProgram(int index) implements TypedWord {}
}
