package hp41.keyboard;

import hp41.machine.Instruction;
import hp41.machine.Operand;
import hp41.time.Times;

/** Holds R/S, SST and BST: they show a program line while they are down. */
final class LineKeys {

  private final ProgramCursor cursor;
  private final Lcd lcd;
  private final PacedTimeline timeline;
  private final IdleDisplay idle;
  private final HeldKeys held;

  LineKeys(ProgramCursor cursor, Lcd lcd, PacedTimeline timeline, IdleDisplay idle, HeldKeys held) {
    this.cursor = cursor;
    this.lcd = lcd;
    this.timeline = timeline;
    this.idle = idle;
    this.held = held;
  }

  /**
   * Holds R/S or SST and shows the line that will be executed. Counting registers at .END. delays
   * it; R/S shows them only while it is down.
   */
  Entry holdForward(boolean run, Runnable action) {
    boolean known = cursor.isKnown();
    String text = cursor.nextText();
    long counting = idle.countingRegisters();
    if (cursor.isAtPermanentEnd() && counting > 0) {
      return run
          ? held.countedWhileDown(text, counting + Times.END_BEFORE_RUN, action)
          : held.countedUntilNull(text, counting + Times.END_BEFORE_SST, action);
    }
    long shows = (run ? Times.RUN_SHOWS : Times.SST_SHOWS) + finding(known);
    if (run && IdleDisplay.isLong(text) && timeline.isAuthentic()) {
      return held.scrolled(text, shows + Times.RUN_WRITE_LONG, action);
    }
    long writing = timeline.computing(writing(cursor.instruction()));
    return held.delayed(text, timeline.computing(shows), writing, action);
  }

  /** Holds BST and shows the current line as long as the key is down. */
  Entry holdBack(Runnable action) {
    String text = cursor.text();
    long counting = idle.countingRegisters();
    if (cursor.isAtPermanentEnd() && counting > 0) {
      return held.counted(text, Times.END_BEFORE_BST + counting, action);
    }
    lcd.showEnd(text);
    return held.silent(action);
  }

  /** Returns how long it takes to count the number of the line. The display does not change yet. */
  private long finding(boolean known) {
    return known ? 0 : Times.COUNT_LINES + Times.COUNT_LINE * cursor.number();
  }

  /** Returns how much longer than the name of a short function it takes to write a line. */
  private static long writing(Instruction line) {
    Operand operand = line.operand();
    if (operand instanceof Operand.Text text) {
      return Times.LINE_TEXT * text.characters().length();
    } else if (operand instanceof Operand.Name name) {
      return Times.LINE_OPERAND + Times.LINE_TEXT * name.text().length();
    } else if (operand instanceof Operand.Global label) {
      return Times.LINE_OPERAND + Times.LINE_TEXT * label.name().length();
    } else if (operand instanceof Operand.Digits number) {
      return Times.LINE_DIGIT * (number.codes().length() - 1);
    }
    return operand == Operand.NONE ? 0 : Times.LINE_OPERAND;
  }
}
