package hp41.machine;

/**
 * A property of a function that other code must know and that does not follow from the rest of its
 * definition.
 */
public enum Role {
  /** Can only be executed from the keyboard and cannot be a program line. */
  KEYBOARD,
  /** Calls a program: XEQ. */
  CALL,
  /** Jumps to a label or a line: GTO. */
  JUMP,
  /** Returns from a subroutine: RTN and END. */
  RETURN,
  /** Advances to the next line and, outside PRGM mode, executes the current one: SST. */
  STEP,
  /** Moves to the previous line: BST. */
  STEP_BACK,
  /** Stops a program: STOP. */
  STOP,
  /** Stores X; an arithmetic key after it makes it storage arithmetic: STO. */
  STORE,
  /** Accepts only data registers as operand, no stack registers: ΣREG. */
  DATA_REGISTER,
  /** Only reads its register or flag: RCL. */
  READS,
  /** Appends to ALPHA; keyed in ALPHA mode, ALPHA entry continues after it: ARCL. */
  APPEND,
  /** Displays a prompt and stops for an answer: PROMPT. */
  ASK,
  /** Packs memory and displays PACKING: CLP. */
  PACK,
  /** Clears X, as ← does: CLX. */
  CLEAR_X,
  /** Clears ALPHA, as ← does: CLA. */
  CLEAR_ALPHA,
  /** Prints a value, so that a trace does not print its name: PRX. */
  PRINT,
  /** Plays a tone whose duration depends on its operand: TONE. */
  SOUND,
  /** Displays the clock: CLOCK. */
  CLOCK,
  /** Lists the files of extended memory: EMDIR. */
  LIST_FILES,
  /** Edits a text file: ED. */
  EDIT,
  /** Deletes stored data, so that no abbreviation of its name may execute it: CLRG. */
  DELETES,
  /** Does not change register M, if it has no operand: ABS. */
  PRESERVES_M,
  /** Changes register M before it can fail: SDEV. */
  CHANGES_M_FIRST,
  /** Is not a function, but can be assigned to a key by synthetic programming: the byte 13. */
  UNNAMED,
  /** Exists only on the CX, which has more catalogs: EMROOM. */
  CX
}
