package hp41.keyboard;

import hp41.event.CalculatorError;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Named;
import hp41.machine.Operand;

/** Does what was typed in words; where only keys can do it and there are none: {@link NoKeys}. */
public interface TypedInputTarget {

  /** Switches on, and ends what was being keyed. */
  void begin();

  /** Whether the word before is done, so that the next one can be. */
  boolean isReady();

  /** Begins the next word: a message that stands goes. */
  void next();

  /** Ends what is being keyed; the key that is down goes up before. */
  void endEntry();

  /** Ends the line: a number that is its last word is complete. */
  void end();

  /**
   * A number by its value, which lifts the stack as a program's number line does.
   *
   * @param typed as {@link hp41.number.Decimal#parse} reads it
   */
  void number(String typed);

  /** A text as if it had been keyed: it replaces or extends ALPHA, and stack lift stays. */
  void text(Instruction line);

  /** Executes an instruction as if it had been keyed; in PRGM mode inserts it. */
  void perform(CalculatorFunction function, Operand operand);

  /** Opens the prompt of a function that takes an operand, as its key does. */
  void prompt(CalculatorFunction function);

  /**
   * Loads a program kept outside memory.
   *
   * @throws hp41.program.NoRoom if it does not fit
   */
  void load(Named.Outside program);

  /** Puts the card of this name, in machine characters, into the card reader. */
  void insertCard(String name);

  /** Inserts a line behind the current one. */
  void insert(Instruction line);

  /** Shows an error that was found before anything could be executed. */
  void refuse(CalculatorError error);

  /** R/S. */
  void runOrStop();

  /** SST. */
  void singleStep();

  /** BST. */
  void backStep();

  /** GTO . nnn. */
  void goToLine(int number);

  /** GTO .. */
  void newProgram();
}
