package hp41.player;

import hp41.display.Cells;
import hp41.entry.CurrentLine;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;

/**
 * What the display shows when nothing moves: a message, the program line, ALPHA, or X. Text that is
 * too long scrolls to its end.
 */
final class IdleDisplay {

  private final Machine machine;
  private final Flags flags;
  private final CurrentLine cursor;
  private final Lcd lcd;
  private final PacedTimeline timeline;

  IdleDisplay(Machine machine, Lcd lcd, PacedTimeline timeline) {
    this.machine = machine;
    this.lcd = lcd;
    this.timeline = timeline;
    flags = machine.flags();
    cursor = new CurrentLine(machine);
  }

  /** Returns whether PROMPT has written the text already. */
  private boolean hasAsked() {
    return machine.executedLine().filter(line -> line.function().is(Role.ASK)).isPresent();
  }

  private boolean showsAlpha() {
    return flags.get(Flags.ALPHA) && !flags.get(Flags.MESSAGE);
  }

  /**
   * Returns how long the machine takes to write X, or ALPHA if it fits, when a program stops. For a
   * longer ALPHA, returns the time until the machine begins to collect its characters.
   */
  long settling() {
    if (hasAsked()) {
      return 0;
    } else if (!showsAlpha()) {
      return flags.get(Flags.MESSAGE) ? Times.WRITE_NOTHING : Times.WRITE;
    }
    return isLong(CharacterSet.glyphs(machine.alpha().text()))
        ? Times.ALPHA_SETTLES
        : Times.alphaWriting(machine.alpha().length());
  }

  void show() {
    if (!flags.get(Flags.MESSAGE) && flags.get(Flags.PRGM)) {
      showLine();
    } else {
      show(() -> {});
    }
  }

  /** Shows the message, ALPHA or X to its end, and then runs an action. */
  void show(Runnable then) {
    if (showsAlpha()) {
      showAlpha(CharacterSet.glyphs(machine.alpha().text()), then);
    } else {
      if (machine.outbox().isMessageShown()) {
        lcd.showEnd(machine.outbox().message());
      } else if (!flags.get(Flags.MESSAGE)) {
        lcd.showRegister(machine.stack().x(), flags.displayFormat());
      }
      then.run();
    }
  }

  /**
   * Shows ALPHA. To prepare a long text the machine skips the nulls before it and joins points and
   * colons to the characters that they follow.
   */
  private void showAlpha(String text, Runnable then) {
    if (!isLong(text)) {
      lcd.scroll(text, then);
      return;
    }
    int points = Cells.charactersToFill(text) - Cells.COUNT;
    lcd.scrollAfter(timeline.computing(Times.alphaCollecting(text.length(), points)), text, then);
  }

  /** Shows the current program line. The machine takes time to count the free registers. */
  private void showLine() {
    String text = cursor.text();
    long counting = countingRegisters();
    if (cursor.isPrivate()) {
      lcd.show(text);
    } else if (cursor.number() == 0 && counting > 0) {
      lcd.show("     " + text.substring(0, "00 REG".length()));
      lcd.completeAfter(Times.sum(timeline.computing(Times.TOP_BEFORE_COUNT), counting), text);
    } else if (cursor.isAtPermanentEnd() && counting > 0) {
      lcd.goDark();
      lcd.completeAfter(Times.sum(timeline.computing(Times.END_BEFORE_COUNT), counting), text);
    } else if (cursor.instruction().operand() instanceof Operand.Text && !cursor.isAtEnd()) {
      lcd.beginWriting();
      timeline.afterComputing(Times.WRITE_TEXT_LINE, () -> showLong(text, false));
    } else if (cursor.instruction().operand() instanceof Operand.Postfix && isLong(text)) {
      showLong(text, true);
    } else if (fillsDisplay(text)) {
      lcd.show(text);
      timeline.afterComputing(Times.WRITE_LONG_LINE, () -> showLong(text, false));
    } else {
      lcd.showEnd(text);
    }
  }

  /**
   * Shows a line that is longer than the display to its end. An operand is shown at once, unless
   * the text before it has filled the display already.
   */
  void showLong(String text, boolean postfix) {
    if (!postfix) {
      timeline.either(() -> lcd.scrollLine(text), () -> lcd.scroll(text, () -> {}));
    } else if (stepsOfOperand(text) > 0) {
      lcd.pushThrough(text);
    } else {
      lcd.showEnd(text);
    }
  }

  /** Returns the number of scroll steps until the operand of a long line is shown. */
  static int stepsOfOperand(String text) {
    return isLong(text.substring(0, text.lastIndexOf(' ') + 2)) ? 1 : 0;
  }

  static boolean isLong(String text) {
    return Cells.count(text) > Cells.COUNT;
  }

  /**
   * Returns whether the current or next line is shown in scroll steps: it is longer than the
   * display, or fills it exactly with a number, a text or a name, which the machine writes
   * character by character.
   */
  boolean fillsDisplay(String text) {
    int cells = Cells.count(text);
    return cells > Cells.COUNT || cells == Cells.COUNT && isWrittenByCharacters();
  }

  private boolean isWrittenByCharacters() {
    Operand operand = cursor.instruction().operand();
    return !cursor.isAtEnd()
        && (operand instanceof Operand.Digits
            || operand instanceof Operand.Text
            || operand instanceof Operand.Name
            || operand instanceof Operand.Global);
  }

  /** Returns how long it takes to count the free registers. */
  long countingRegisters() {
    return timeline.computing(LineTimes.countingRegisters(machine.program().free()));
  }

  /** Shows the flying goose or an abandoned message, unless a message is shown. */
  void showProgress() {
    if (machine.outbox().takeAbandoned()) {
      // A rotation by all characters changes nothing, but at 0 passes the goose is shown instead.
      machine.labels().pass(Cells.COUNT);
      lcd.flyText(machine.labels().passes());
    }
    if (!machine.outbox().isMessageShown()) {
      lcd.showFlying(machine.labels().passes());
    }
  }
}
