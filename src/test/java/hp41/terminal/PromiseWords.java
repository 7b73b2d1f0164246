package hp41.terminal;

import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Promise;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words that name each promise of the terminal, so that no hint names an effect of another
 * promise. A key of the calculator without words may be named by any of its functions.
 */
final class PromiseWords {

  private static final Map<Promise, Pattern> WORDS =
      """
      ACCEPTS accepts.*
      ACTS goes there|sets it|clears it|sets, clears|shows (each of them|it)|starts( it)?|unfolds
      ANSWERS (adds them and starts again|answers.*)
      BEGINS_PROGRAM begins a new program
      BREAKS [Bb]reak|or b .*|sets one|.*removes it|sets or removes a breakpoint at the line
      BREAKS_PROCESSOR (removes|sets) .*
      CANCELS cancels
      CHANGES (changes|edits)( it| the line)?
      CHANGES_ENGINE selects .*
      CHANGES_MODEL changes the model|starts an empty .*
      CHANGES_SPEED changes it|speed of a real HP-41
      CLEARS clears
      CLEARS_ALPHA CLA
      CLEARS_MEMORY clears memory
      CLOSES closes.*
      COMPLETES completes.*
      DELETES_ALL all
      DELETES_LAST all keys|corrects|deletes( a digit)?|last letter
      DELETES_LINE deletes.*
      DELETES_WORD word
      ENDS_ENTRY ends .*
      ENDS_SEARCH keeps the line
      ENTERS_ALPHA ALPHA
      ENTERS_PRGM PRGM|enters PRGM mode.*|writes .*
      EXPLAINS explains
      FINDS finds|searches again
      HELP Help|(lists|shows) the keys
      INSERTS inserts.*
      INSERTS_ENTER again inserts ENTER↑
      JOINS_PROGRAMS deletes .*
      LEAVES [Ll]eaves?
      LEAVES_ALPHA ALPHA off|ends it|leaves ALPHA mode
      LEAVES_FUNCTION leaves|ends it
      LEAVES_PRGM leaves.*
      LISTS_STATES lists .*
      LOADS loads .*
      MAKES_ROOM makes room
      MOVES choose.*|scroll|first|last
      NEXT_PANEL [Pp]anels|next( panel)?|moves to the next panel
      PLUGS finds it again|makes room.*|plugs it in|removes it
      PRESSES_BST BST|previous
      PRESSES_CHS negates the number|CHS.*
      PRESSES_RUN_STOP R/S.*|starts, stops|stops, continues|new record
      PRESSES_SHIFT SHIFT.*|for .*
      PRESSES_SST SST|next.*|steps
      PRINTS prints .*
      READS_CARD then reads it
      REDOES does it again|repeats what was undone
      REDRAWS bar length|clear counts|earlier|later|in the paper tears it off|restores it|trace
      REMOVES deletes|tears off
      REPORTS reports an error.*
      RESTORES restores .*
      RETURNS returns.*|back|and Ctrl-Y copy X
      RETURNS_TO_QUESTION returns to .*
      RUNS_LINE runs
      RUNS continues.*|(starts|ends) it.*
      SEARCHES_HISTORY history|older
      SELECTS_FOLDER selects a folder
      SELECTS_THEME selects another
      SETS_SIZE adds them
      SETS_SOUND turns it (on|off)
      SHOWS_CATALOGUE lists (them|the programs)
      SHOWS_DEBUG debugs|Debugger
      SHOWS_PANEL [A-Z][\\w ]+
      SHOWS_PAPER shows (the paper|them)
      SHOWS_PROGRAMS lists the programs
      SHOWS_TRACE shows (it|the lines)
      STARTS starts it( again)?
      STEPS steps?|over|out|runs?( the program)?|to cursor
      STEPS_BACK goes back|undo
      STOPS stops.*
      TOGGLES_KEYPAD back to help|keypad|(standard|[\\w-]+)
      TOGGLES_SHIFT SHIFT off|cancels
      TOGGLES_TRACE turns .*
      TOGGLES_USER USER|leaves
      TRIES_EXAMPLE try example
      TURNS_ON turns (it )?on
      TYPES adds|inserts .*|opens a line|saves.*|types it|watch|replaces it|keeps only .*
      UNDOES undoes
      USES_NAME uses .*
      WATCHES removes it|watches .*
      WRITES saves .*
      """
          .lines()
          .map(row -> row.split(" ", 2))
          .collect(Collectors.toMap(it -> Promise.valueOf(it[0]), it -> Pattern.compile(it[1])));

  private PromiseWords() {}

  /** Returns the words for the effect of a key or a line; may be empty. */
  static String effect(Clause clause) {
    return clause instanceof Hint hint ? hint.word() : ((Clause.LineToType) clause).effect();
  }

  /** Returns whether a clause names the effect of its promise, or no effect. */
  static boolean name(Clause clause, Promise promise) {
    String effect = effect(clause);
    boolean known = WORDS.containsKey(promise);
    return effect.isEmpty()
        || (known ? WORDS.get(promise).matcher(effect).matches() : !promise.keys().isEmpty());
  }
}
