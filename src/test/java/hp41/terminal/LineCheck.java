package hp41.terminal;

import hp41.Image;
import hp41.panel.Clause;
import hp41.panel.Promise;

/**
 * Compares what a typed line does with what it promises.
 *
 * @param changed memory before the line was typed, after a change that a saved state does not
 *     contain
 */
record LineCheck(Promise promise, Clause clause, Seen before, Seen after, Image changed) {

  boolean isKept() {
    return switch (promise) {
      case PRINTS -> !after.note.isError();
      case STARTS -> after.executed > before.executed && !after.note.isError() && endsAgain();
      case BEGINS_PROGRAM -> after.lines() == 1;
      case SETS_SIZE -> after.snapshot.modes().size() != before.snapshot.modes().size();
      case LOADS -> !after.image.equals(before.image) && !after.note.isError();
      case WATCHES -> !after.watches.equals(before.watches);
      case TOGGLES_TRACE -> after.traces != before.traces;
      case SETS_SOUND -> after.sound == lastWord().equals("on");
      case SETS_SPEED -> after.pace.name().equalsIgnoreCase(lastWord());
      case PLUGS -> !after.plugged.equals(before.plugged);
      case WRITES -> !after.files.equals(before.files) && !after.note.isError();
      case RESTORES -> !after.image.remembersTheSame(changed) && !after.note.isError();
      case LISTS_STATES -> after.note.head().contains("kept") || after.report.isPresent();
      case MAKES_ROOM -> after.snapshot.modes().free() > before.snapshot.modes().free();
      case READS_CARD -> !after.image.remembersTheSame(before.image) && !after.note.isError();
      case SCANS -> !after.image.remembersTheSame(before.image) && !after.note.isError();
      case SELECTS_FOLDER -> !after.folders.equals(before.folders);
      case SELECTS_KEYS -> after.note.head().equals("key map " + lastWord()) && hasOwnKeys();
      case SELECTS_THEME -> !after.theme.equals(before.theme);
      case CHANGES_MODEL -> !after.snapshot.modes().model().equals(before.snapshot.modes().model());
      case CHANGES_ENGINE -> after.processor.isPresent() != before.processor.isPresent();
      case STEPS_PROCESSOR -> !processor(after).line.equals(processor(before).line);
      case STOPS_PROCESSOR -> processor(after).stopped && !processor(before).stopped;
      case RESUMES_PROCESSOR -> !processor(after).stopped && processor(before).stopped;
      case BREAKS_PROCESSOR -> !processor(after).breakpoints.equals(processor(before).breakpoints);
      case NAMES_ADDRESSES -> after.note.head().contains(lastWord()) && !after.note.isError();
      default -> throw new AssertionError(promise + " is not a promise of a line");
    };
  }

  /** Returns whether a program that has ended ends in the same line again. */
  private boolean endsAgain() {
    return !before.note.head().endsWith(" ended")
        || after.snapshot.modes().running()
        || after.snapshot.program().line() == before.snapshot.program().line();
  }

  private static Seen.Processor processor(Seen seen) {
    return seen.processor.orElseThrow();
  }

  private boolean hasOwnKeys() {
    return !after.keys.equals(before.keys) || lastWord().equals("standard");
  }

  /** Returns the last word of the line, without the folder of a file. */
  private String lastWord() {
    return ((Clause.LineToType) clause).line().replaceFirst(".*[ /]", "");
  }
}
