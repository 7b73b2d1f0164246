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
    /** An alarm searches the program that it calls; keys do not stop the program. */
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

  /** Returns whether a line has been executed that is not over yet, or an alarm calls a program. */
  default boolean isFinishing() {
    return this instanceof Finishing || this instanceof Listing || this == Plain.CALLING;
  }
}
