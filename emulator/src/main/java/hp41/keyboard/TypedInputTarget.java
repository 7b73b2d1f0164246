package hp41.keyboard;

import hp41.event.CalculatorError;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Named;
import hp41.machine.Operand;

/**
 * Executes typed words. Some engines press keys for the words, and throw {@link NoKeys} if no keys
 * execute a word.
 */
public interface TypedInputTarget {

  /** Switches on and ends the entry. */
  void begin();

  /** Returns whether the next word can be executed. */
  boolean isReady();

  /** Begins the next word, which clears a message. */
  void next();

  /** Releases a tapped key and ends the entry. */
  void endEntry();

  /** Ends the line. If its last word is a number, the number is complete. */
  void end();

  /**
   * Enters a number, which lifts the stack as a number line of a program does.
   *
   * @param typed the number as {@link hp41.number.Decimal#parse} reads it
   */
  void number(String typed);

  /**
   * Enters a text as if it had been keyed: it replaces or extends ALPHA; stack lift does not
   * change.
   */
  void text(Instruction line);

  /** Executes an instruction as if it had been keyed; in PRGM mode inserts it. */
  void perform(CalculatorFunction function, Operand operand);

  /** Opens the prompt of a function that takes an operand, as its key does. */
  void prompt(CalculatorFunction function);

  /**
   * Loads a program from outside memory.
   *
   * @throws hp41.program.NoRoom if it does not fit
   */
  void load(Named.External program);

  /** Puts the card of this name, in machine characters, into the card reader. */
  void insertCard(String name);

  /** Inserts a line after the current one. */
  void insert(Instruction line);

  /** Shows an error that was found before anything could be executed. */
  void refuse(CalculatorError error);

  void runOrStop();

  void singleStep();

  void backStep();

  /** Moves to a line, as GTO .nnn does. */
  void goToLine(int number);

  /** Begins a new program, as GTO .. does. */
  void newProgram();

  /** Thrown for typed words that no keys of the machine execute. */
  final class NoKeys extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Creates the exception. */
    public NoKeys() {
      super("no keys of the machine do this");
    }
  }
}
