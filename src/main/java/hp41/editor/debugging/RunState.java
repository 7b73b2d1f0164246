package hp41.editor.debugging;

/** What goes on in a calculator that is debugged. */
enum RunState {
  /** Nothing. */
  NONE,
  /** The program runs. */
  RUN,
  /** It does a step, in, over or out. */
  STEP,
  /** It is to stop as soon as it can. */
  PAUSE,
  /** It goes back to where something stops it. */
  BACK,
  /** What was typed in the console runs. */
  CALL
}
