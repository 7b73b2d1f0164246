package hp41.effect;

import hp41.machine.AssignedBytes;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.number.DigitEntry;

/**
 * What a key does to the calculator. An entry returns effects as values; the player executes them
 * in their order and gives them their time.
 */
public sealed interface Effect {

  /** An effect without parameters. */
  enum Act implements Effect {
    /** Blinks the display, because a key does not fit. */
    BLINK,
    /** Ends an empty prompt. The display is blank until the key is released. */
    ABORT,
    /** Ends the entry and shows what is shown then. */
    CLOSE,
    /** Starts the program when the key is released. */
    RUN,
    /** Executes the current line when the key is released; in PRGM mode moves to the next. */
    STEP,
    /** Moves to the line before. */
    STEP_BACK,
    /** Clears the displayed message when the key is released. */
    CLEAR_MESSAGE,
    /** Shows CLX at once, and executes it when the key is released. */
    CLEAR_X,
    /** Deletes the current line when the key is released, and shows the one before. */
    DELETE_LINE,
    /** Deletes a line of which the last character was removed. */
    WITHDRAW_LINE,
    /** Makes room for a number in X: it lifts the stack if that is enabled, and sets flag 22. */
    BEGIN_NUMBER,
    /** Removes the last character of ALPHA. */
    SHORTEN_ALPHA,
    /** Notes that a text is being keyed into ALPHA, for the printer. */
    NOTE_TEXT,
    /** Notes that the current line is being keyed, for the printer. */
    NOTE_LINE,
    /** Prints the number, the text or the line that was keyed. */
    PRINT_KEYED
  }

  /** Executes an instruction, or inserts it, when the key is released; shows a text until then. */
  record Execute(CalculatorFunction function, Operand operand, String text) implements Effect {}

  /**
   * Executes an instruction when the key is released; shows its name after a moment.
   *
   * @param searched the microseconds for which the machine has searched for the meaning of the key
   */
  record Preview(CalculatorFunction function, Operand operand, String name, long searched)
      implements Effect {}

  /**
   * Executes or inserts assigned bytes when the key is released; shows their name until then.
   *
   * @param function whether it is the name of a function, and shown after a moment
   * @param searched the microseconds for which the machine has searched for the meaning of the key
   */
  record PreviewBytes(AssignedBytes bytes, String name, boolean function, long searched)
      implements Effect {}

  /** Searches what a name means for XEQ, GTO or LBL, and executes that. */
  record ExecuteNamed(CalculatorFunction function, String name, String text) implements Effect {}

  /** Moves to a line when the key is released. */
  record JumpToLine(int number, String text) implements Effect {}

  /** Moves to a global label when the key is released. */
  record JumpToLabel(String name, String text) implements Effect {}

  /** Begins a new program when the key is released. */
  record BeginProgram(String text) implements Effect {}

  /** Stores a word in X. */
  record StoreX(long word) implements Effect {}

  /** Notes the number that is being keyed, for the printer. */
  record NoteNumber(DigitEntry digits) implements Effect {}

  /**
   * Begins a text in ALPHA.
   *
   * @param clears whether it replaces the one before
   */
  record BeginAlpha(boolean clears) implements Effect {}

  /** Appends a character to ALPHA, with a warning when it is full. */
  record AppendAlpha(char code) implements Effect {}

  /** Turns SHIFT on or off. */
  record Shift(boolean on) implements Effect {}

  /** A change to the line that is being keyed. If there is no room, no entry is open after it. */
  sealed interface LineEdit extends Effect {}

  /** Replaces a number line; inserts it if there were no digits before. */
  record NumberLine(DigitEntry before, DigitEntry after) implements LineEdit {}

  /** Inserts a text line with its first character. */
  record BeginTextLine(char code) implements LineEdit {}

  /**
   * Appends a character to the text line.
   *
   * @param shifted whether SHIFT was on for its key
   */
  record AppendToTextLine(char code, boolean shifted) implements LineEdit {}

  /** Removes the last character of the text line, so that this many are left. */
  record ShortenTextLine(int length) implements LineEdit {}
}
