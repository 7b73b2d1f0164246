package hp41.player;

import hp41.machine.Outcome;

/** What a program that runs, or has just stopped, is doing. */
sealed interface ProgramState {

  /** A state without parameters. */
  enum Plain implements ProgramState {
    /** No program runs, or something else decides when it continues. */
    RESTING,
    /** The next line can be executed. */
    READY,
    /** The program waits in PSE. */
    PAUSING,
    /** The program that an alarm runs is being searched for; keys do not stop the search. */
    CALLING
  }

  /**
   * A line has been executed and takes its time, or the result of a program is being written. The
   * program counts as running.
   */
  record Finishing(Outcome outcome) implements ProgramState {}

  /** EMDIR has listed the files and waits until no key is down. */
  record Listing(Outcome outcome) implements ProgramState {}

  /**
   * An alarm is open.
   *
   * @param before what the program was doing
   */
  record Suspended(ProgramState before) implements ProgramState {}

  /**
   * Returns whether an executed line still takes time, or the program of an alarm is searched for.
   */
  default boolean isFinishing() {
    return this instanceof Finishing || this instanceof Listing || this == Plain.CALLING;
  }
}
