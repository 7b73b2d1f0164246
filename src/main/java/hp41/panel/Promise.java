package hp41.panel;

import hp41.key.Key;
import java.util.List;

/** The effect that a hint promises. A test compares each promise with what the stroke does. */
public enum Promise {
  /** Help opens with the keys, or with what belongs to the situation. */
  HELP,
  /** Help opens with the explanation of the message. */
  EXPLAINS,
  /** The program ends. */
  LEAVES,
  /** The calculator is turned on. */
  TURNS_ON,
  /** The calculator is turned off. */
  TURNS_OFF,
  /** All of memory is cleared. */
  CLEARS_MEMORY,
  /** Bar code is read. */
  SCANS,
  /** USER mode is turned on or off. */
  TOGGLES_USER,
  /** PRGM mode is turned on. */
  ENTERS_PRGM,
  /** PRGM mode is turned off. */
  LEAVES_PRGM,
  /** A question of a program is shown again after PRGM mode. */
  RETURNS_TO_QUESTION,
  /** ALPHA mode is turned on. */
  ENTERS_ALPHA,
  /** ALPHA mode is turned off. */
  LEAVES_ALPHA,
  /** SHIFT is turned on or off. */
  TOGGLES_SHIFT,
  /** The key ALPHA of the calculator is pressed. */
  PRESSES_ALPHA(Key.ALPHA),
  /** The key SHIFT of the calculator is pressed. */
  PRESSES_SHIFT(Key.SHIFT),
  /** The key R/S of the calculator is pressed. */
  PRESSES_RUN_STOP(Key.RUN_STOP),
  /** The key SST of the calculator is pressed. */
  PRESSES_SST(Key.SST),
  /** The key SHIFT and then SST are pressed. */
  PRESSES_BST(Key.SHIFT, Key.SST),
  /** The key ← of the calculator is pressed. */
  PRESSES_BACK(Key.BACK),
  /** The key CHS of the calculator is pressed. */
  PRESSES_CHS(Key.CHS),
  /** The key ENTER↑ of the calculator is pressed. */
  PRESSES_ENTER(Key.ENTER),
  /** The key USER of the calculator is pressed. */
  PRESSES_USER(Key.USER),
  /** The key PRGM of the calculator is pressed. */
  PRESSES_PRGM(Key.PRGM),
  /** A program runs from where it stopped, or from the current line. */
  RUNS,
  /** The running program stops. */
  STOPS,
  /** The program gets its answer and runs on. */
  ANSWERS,
  /** A message in the display disappears, and memory does not change. */
  CLEARS,
  /** The last change of memory is undone. */
  UNDOES,
  /** What was undone is done again. */
  REDOES,
  /** The typed text loses its last character, or the prompt is canceled if it is empty. */
  DELETES_LAST,
  /** ALPHA is cleared. */
  CLEARS_ALPHA,
  /** The current program line is deleted. */
  DELETES_LINE,
  /** The END at the pointer is deleted, and the next program joins this one. */
  JOINS_PROGRAMS,
  /** The number or the name that is being keyed is complete. */
  ENDS_ENTRY,
  /** ENTER↑ is inserted as a program line. */
  INSERTS_ENTER,
  /** A prompt, a name or a text is canceled, and memory does not change. */
  CANCELS,
  /** The function that handles the keys itself ends. */
  LEAVES_FUNCTION,
  /** The innermost open element closes: help, a report or the typed line. */
  CLOSES,
  /** The panel loses the focus. */
  RETURNS,
  /** Another panel gets the focus. */
  NEXT_PANEL,
  /** The panel that the word names opens and gets the focus. */
  SHOWS_PANEL,
  /** The paper opens and gets the focus. */
  SHOWS_PAPER,
  /** The list of traced lines opens and gets the focus. */
  SHOWS_TRACE,
  /** The programs in memory and modules are listed in a panel, which gets the focus. */
  SHOWS_CATALOGUE,
  /** The programs that come with the calculator are listed in a panel, which gets the focus. */
  SHOWS_PROGRAMS,
  /** The debugger opens and gets the focus. */
  SHOWS_DEBUG,
  /** A field opens whose text is searched for in the panel. */
  FINDS,
  /** A field opens with the value at the cursor. */
  CHANGES,
  /** A field opens whose text is inserted below the cursor. */
  INSERTS,
  /** The typed text is accepted: the field closes, or a message says what is wrong. */
  ACCEPTS,
  /** The typed line opens with a text. */
  TYPES,
  /** The item at the cursor is used: a flag is toggled, a label found, a program started. */
  ACTS,
  /** The entry at the cursor is removed from its list, or the paper from the printer. */
  REMOVES,
  /** The debugger executes lines, or says why it cannot. */
  STEPS,
  /** The debugger shows the state before the last line. */
  STEPS_BACK,
  /** The panel draws something else: counts, a legend, another position. */
  REDRAWS,
  /** A breakpoint is set or removed. */
  BREAKS,
  /** Another row is visible or chosen. */
  MOVES,
  /** A name is completed in the typed line. */
  COMPLETES,
  /** The typed line is executed with the name that completes it. */
  USES_NAME,
  /** The typed line is executed as it is. */
  RUNS_LINE,
  /** An error is shown: a word cannot be read or found, or no line can be typed now. */
  REPORTS,
  /** The history is searched. */
  SEARCHES_HISTORY,
  /** The search in the history ends, and the typed line remains. */
  ENDS_SEARCH,
  /** The last word of the typed line is deleted. */
  DELETES_WORD,
  /** The typed line becomes empty. */
  DELETES_ALL,
  /** The keypad is shown instead of help, or help instead of the keypad. */
  TOGGLES_KEYPAD,
  /** The example in help is run. */
  TRIES_EXAMPLE,
  /** Another speed is chosen. */
  CHANGES_SPEED,
  /** A typed line starts a program. */
  STARTS,
  /** A typed line moves the pointer to the end of program memory, where a new program begins. */
  BEGINS_PROGRAM,
  /** A typed line changes the number of data registers. */
  SETS_SIZE,
  /** A typed line loads a program. */
  LOADS,
  /** A typed line prints. */
  PRINTS,
  /** A typed line adds or removes a watch. */
  WATCHES,
  /** A typed line turns the trace on or off, as the words say. */
  TOGGLES_TRACE,
  /** A typed line turns the sound on or off, as its last word says. */
  SETS_SOUND,
  /** A typed line selects the speed that its last word names. */
  SETS_SPEED,
  /** A typed line plugs in a module or an accessory, or removes it. */
  PLUGS,
  /** A typed line saves a file or a named state. */
  WRITES,
  /** A typed line restores all of memory from a file or a named state. */
  RESTORES,
  /** A typed line lists the named states. */
  LISTS_STATES,
  /** A typed line deletes a program, so that there is more room. */
  MAKES_ROOM,
  /** A typed line reads a magnetic card, after PRGM mode. */
  READS_CARD,
  /** A typed line uses another folder for cards or for the disc. */
  SELECTS_FOLDER,
  /** A typed line selects the key map that it names. */
  SELECTS_KEYS,
  /** A typed line selects another theme. */
  SELECTS_THEME,
  /** A typed line starts an empty calculator of another model. */
  CHANGES_MODEL,
  /** A typed line selects the other engine. */
  CHANGES_ENGINE,
  /** A typed line executes instructions of the microcode. */
  STEPS_PROCESSOR,
  /** A typed line stops the processor of the microcode. */
  STOPS_PROCESSOR,
  /** A typed line resumes the processor of the microcode. */
  RESUMES_PROCESSOR,
  /** A typed line sets or removes a breakpoint in the microcode. */
  BREAKS_PROCESSOR,
  /** A typed line gives names to addresses of the microcode. */
  NAMES_ADDRESSES;

  private final List<Key> keys;

  Promise(Key... keys) {
    this.keys = List.of(keys);
  }

  /** Returns whether a panel opens and gets the focus. */
  public boolean isPanel() {
    return name().startsWith("SHOWS_");
  }

  /** Returns the keys of the calculator that are pressed; empty if the terminal does something. */
  public List<Key> keys() {
    return keys;
  }
}
