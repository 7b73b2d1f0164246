package hp41.editor.debugging;

/** The activity of a calculator that is being debugged. */
enum RunState {
  /** The program is stopped. */
  NONE,
  /** The program is running. */
  RUN,
  /** A step is in progress. */
  STEP,
  /** The program is running and has been asked to pause. */
  PAUSE,
  /** Lines are being undone. */
  BACK,
  /** Words of the debug console are being executed. */
  CALL
}
