package hp41.effect;

import hp41.display.Cells;
import hp41.machine.AssignedBytes;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.Order.TextEdit;
import hp41.memory.Alarms.Alarm;
import hp41.memory.TextRecords;
import hp41.number.DigitEntry;
import java.util.List;

/**
 * What a key does to the calculator. An entry returns effects as values; the player executes them
 * in their order, each at its time.
 */
public sealed interface Effect {

  /** An effect without parameters. */
  enum Act implements Effect {
    /** Blinks the display, because a key does not fit. */
    BLINK,
    /** Ends an empty prompt. The display is blank until the key is released. */
    ABORT,
    /** Ends the entry and shows X, ALPHA, the message or the program line. */
    CLOSE,
    /** Starts the program when the key is released. */
    RUN,
    /** Executes the current line when the key is released; in PRGM mode moves to the next line. */
    STEP,
    /** Moves to the previous line. */
    STEP_BACK,
    /** Clears the displayed message when the key is released. */
    CLEAR_MESSAGE,
    /** Shows CLX at once, and executes it when the key is released. */
    CLEAR_X,
    /** Deletes the current line when the key is released, and shows the previous line. */
    DELETE_LINE,
    /** Deletes a line of which the last character was removed. */
    WITHDRAW_LINE,
    /** Makes room for a number in X: lifts the stack if stack lift is enabled, and sets flag 22. */
    BEGIN_NUMBER,
    /** Removes the last character of ALPHA. */
    SHORTEN_ALPHA,
    /** Records that a text is being keyed into ALPHA, for the printer. */
    NOTE_TEXT,
    /** Records that the current line is being keyed, for the printer. */
    NOTE_LINE,
    /** Prints the number, the text or the line that was keyed. */
    PRINT_KEYED,
    /** Shows X, ALPHA, the message or the program line, as while no entry is open. */
    REFRESH,
    /** Turns the display dark until the next text. */
    GO_DARK,
    /** Starts writing the display, until the next text. */
    BEGIN_WRITING,
    /** Sounds as the stopwatch does at the last register. */
    WARN,
    /** Clears the displayed message at once. */
    HIDE_MESSAGE,
    /** Notifies the entry when the key is released. */
    HOLD
  }

  /** What an entry waits for. */
  enum Timer {
    /** The next action of the entry. */
    NEXT,
    /** The time until the effect of the last key is shown. */
    SHOW,
    /** The next second of the clock. A key that is pressed and released before it ends the wait. */
    SECOND,
    /** The end of about two minutes without a key: the entry is left. */
    IDLE
  }

  /** An effect that is executed when the next entry is open. */
  sealed interface Afterwards extends Effect {}

  /** Switches the calculator off. */
  enum Power implements Afterwards {
    /** The key ON was pressed. */
    KEY,
    /** The key ON was pressed after SHIFT; its release shows the clock. */
    SHIFTED_KEY,
    /** A missed alarm that had switched the calculator on has ended. */
    DARK;

    /** Returns what the key ON does. */
    public static Power key(boolean shifted) {
      return shifted ? SHIFTED_KEY : KEY;
    }
  }

  /** Continues the program, or, if none runs, shows X, ALPHA or the program line. */
  record Proceed(ResumeAction then) implements Afterwards {}

  /** Continues the program after an alarm, and shows a message unless it is empty. */
  record Resume(String message) implements Afterwards {}

  /** Shows cells, in place of the text of the entry. */
  record ShowCells(Cells cells) implements Effect {

    /** Creates the effect that shows the beginning of a text. */
    public static ShowCells of(String text) {
      return new ShowCells(Cells.of(text));
    }
  }

  /**
   * Notifies the entry when a time has passed. The wait replaces an earlier one of the same timer.
   */
  record Wait(Timer timer, Delay delay) implements Afterwards {

    /** Creates a wait for the next action of the entry. */
    public static Wait of(Delay delay) {
      return new Wait(Timer.NEXT, delay);
    }
  }

  /** Ends a wait. */
  record Cancel(Timer timer) implements Effect {}

  /** Executes an effect when the key is released. */
  record WhenUp(Effect effect) implements Effect {}

  /** Plays a sound of an alarm. */
  record Sound(AlarmSound sound) implements Effect {}

  /** Prints an item that was shown, if the printer is in TRACE mode. */
  record Print(String item) implements Effect {}

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
   * @param shifted whether the annunciator SHIFT stays on
   * @param searched the microseconds for which the machine has searched for the meaning of the key
   */
  record PreviewBytes(
      AssignedBytes bytes, String name, boolean function, boolean shifted, long searched)
      implements Effect {}

  /** Finds the meaning of a name for XEQ, GTO or LBL, and executes it. */
  record ExecuteNamed(CalculatorFunction function, String name, String text) implements Effect {}

  /** Moves to a line when the key is released. */
  record JumpToLine(int number, String text) implements Effect {}

  /** Moves to a global label when the key is released. */
  record JumpToLabel(String name, String text) implements Effect {}

  /** Begins a new program when the key is released. */
  record BeginProgram(String text) implements Effect {}

  /** Records the number that is being keyed, for the printer. */
  record NoteNumber(DigitEntry digits) implements Effect {}

  /** A change of memory or of the time chip, which takes no time. */
  sealed interface Change extends Effect {}

  /** Stores a word in X. */
  record StoreX(long word) implements Change {}

  /**
   * Begins a text in ALPHA.
   *
   * @param clears whether the text replaces the content of ALPHA
   */
  record BeginAlpha(boolean clears) implements Change {}

  /** Appends a character to ALPHA, with a warning when it is full. */
  record AppendAlpha(char code) implements Change {}

  /** Stores a word in X. The previous content of X is saved in LAST X. */
  record ReplaceX(long word) implements Change {}

  /** Stores a word in a data register. */
  record StoreRegister(int register, long word) implements Change {}

  /** Starts or stops the stopwatch. */
  record RunStopwatch(boolean runs) implements Change {}

  /** Sets the stopwatch, in hundredths of a second. */
  record SetStopwatch(long hundredths) implements Change {}

  /** Replaces all records of a text file. */
  record WriteRecords(TextRecords file, List<String> records) implements Change {}

  /** Stores the position of the text editor in its file. */
  record PointFile(TextEdit file, int record, int place) implements Change {}

  /** Sets or clears a flag. */
  record SetFlag(int flag, boolean set) implements Change {}

  /** Shows a message. */
  record Message(String text) implements Change {}

  /** Shows a message, and prints it in NORM and TRACE mode. */
  record Tell(String text) implements Change {}

  /** Removes an alarm. */
  record RemoveAlarm(Alarm alarm) implements Change {}

  /** Completes an alarm: it is due again later if it repeats, or else removed. */
  record CompleteAlarm(Alarm alarm) implements Change {}

  /**
   * Moves to a label or END, and clears the pending returns.
   *
   * @param number its number in the catalog, starting with 1
   */
  record Visit(int pointer, int number) implements Change {}

  /** Makes the file with a number the current one, and enables stack lift. */
  record SelectFile(int number) implements Change {}

  /**
   * Makes the file that was current before the catalog current again, and enters the number of free
   * registers into X.
   *
   * @param lift whether stack lift was enabled before
   */
  record EndFiles(boolean lift) implements Change {}

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

  /** Removes the last character of the text line, of which {@code length} characters remain. */
  record ShortenTextLine(int length) implements LineEdit {}
}
