package hp41.machine;

/** What others must know of a function that nothing else in its row says. */
public enum Role {
  /** It is for the keyboard alone and cannot be a program line. */
  KEYBOARD,
  /** It calls a program: XEQ. */
  CALL,
  /** It goes to a label or a line: GTO. */
  JUMP,
  /** It ends a call: RTN and END. */
  RETURN,
  /** It goes to the next line, outside PRGM mode by executing the current one: SST. */
  STEP,
  /** It goes to the line before: BST. */
  STEP_BACK,
  /** It stops a program: STOP. */
  STOP,
  /** It stores X; the key of an operation behind it makes it one with the register: STO. */
  STORE,
  /** Its register is a data register, never one of the stack: ΣREG. */
  DATA_REGISTER,
  /** It appends to ALPHA: keyed in ALPHA mode, ALPHA stays open behind it: ARCL. */
  APPEND,
  /** It stops for an answer, and has written what it asks: PROMPT. */
  ASK,
  /** Memory is packed behind it, which shows: CLP. */
  PACK,
  /** It clears X, as ← does: CLX. */
  CLEAR_X,
  /** It clears ALPHA, as ← does: CLA. */
  CLEAR_ALPHA,
  /** It prints what is there, so that a trace does not name it: PRX. */
  PRINT,
  /** It sounds for as long as its number says: TONE. */
  SOUND,
  /** It shows the clock: CLOCK. */
  CLOCK,
  /** It edits a text file: ED. */
  EDIT,
  /** Only the CX has it, and with it more catalogues: EMROOM. */
  CX
}
