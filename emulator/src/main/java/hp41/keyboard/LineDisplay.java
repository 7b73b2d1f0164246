package hp41.keyboard;

import hp41.display.Cells;
import hp41.event.Announcement;
import hp41.key.Pace;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.ProgramMemory;
import hp41.time.Times;

/** Shows program lines; the machine takes its time to count the free registers. */
final class LineDisplay {

  private LineDisplay() {}

  static void show(Keyboard keyboard) {
    ProgramCursor cursor = keyboard.cursor();
    String text = cursor.text();
    Lcd lcd = keyboard.lcd();
    long counting = counting(keyboard);
    if (cursor.isPrivate()) {
      lcd.show(text);
    } else if (cursor.number() == 0 && counting > 0) {
      lcd.show("     " + text.substring(0, "00 REG".length()));
      keyboard.timeline().after(counting, () -> lcd.show(text));
    } else if (cursor.isAtPermanentEnd() && counting > 0) {
      lcd.goDark();
      keyboard.timeline().after(counting, () -> lcd.showEnd(text));
    } else if (cursor.instruction().operand() instanceof Operand.Text && !cursor.isAtEnd()) {
      lcd.beginWriting();
      keyboard.afterComputing(Times.WRITE_TEXT_LINE, () -> lcd.scroll(text, () -> {}));
    } else if (cursor.instruction().operand() instanceof Operand.Postfix && isLong(text)) {
      showOperandLast(lcd, text);
    } else if (isLong(text)) {
      lcd.show(text);
      keyboard.afterComputing(Times.WRITE_LONG_LINE, () -> lcd.scroll(text, () -> {}));
    } else {
      lcd.showEnd(text);
    }
  }

  /** An operand comes in at once, unless what stands before it has filled the display already. */
  private static void showOperandLast(Lcd lcd, String text) {
    if (isLong(text.substring(0, text.lastIndexOf(' ') + 2))) {
      lcd.pushThrough(text);
    } else {
      lcd.showEnd(text);
    }
  }

  private static boolean isLong(String text) {
    return Cells.split(text).size() > Cells.COUNT;
  }

  /**
   * R/S or SST is held: the line shows that is about to be executed. Counting registers at .END.
   * delays it; R/S shows them only while it is down.
   */
  static HeldKey hold(Keyboard keyboard, boolean run, Runnable action) {
    boolean known = keyboard.cursor().isKnown();
    String text = keyboard.cursor().nextText();
    long counting = counting(keyboard);
    if (keyboard.cursor().isAtPermanentEnd() && counting > 0) {
      long counted = counting + (run ? Times.END_BEFORE_RUN : Times.END_BEFORE_SST);
      HeldKey held =
          run ? counted(keyboard, counted, action) : counted(keyboard, text, counted, action);
      return held.showsWhileDown(text, counted);
    }
    long shows = (run ? Times.RUN_SHOWS : Times.SST_SHOWS) + finding(keyboard, known);
    if (run && isLong(text) && keyboard.pace() == Pace.AUTHENTIC) {
      return HeldKey.scrolled(keyboard, text, shows + Times.RUN_WRITE_LONG, action);
    }
    long writing = keyboard.pace().of(writing(keyboard.cursor().instruction()));
    return HeldKey.delayed(keyboard, text, keyboard.pace().of(shows), writing, action);
  }

  /** The number of the line is counted; until then what stands stays, be it an open number. */
  private static long finding(Keyboard keyboard, boolean known) {
    return known ? 0 : Times.COUNT_LINES + Times.COUNT_LINE * keyboard.cursor().number();
  }

  /** How much longer than the name of a short function it takes to write a line. */
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

  /** BST is held: the line before shows as long as the key is down. */
  static HeldKey holdBack(Keyboard keyboard, Runnable action) {
    String text = keyboard.cursor().text();
    long counting = counting(keyboard);
    if (keyboard.cursor().isAtPermanentEnd() && counting > 0) {
      return counted(keyboard, text, Times.END_BEFORE_BST + counting, action);
    }
    keyboard.lcd().showEnd(text);
    return HeldKey.silent(keyboard, action);
  }

  /** Counts in the dark and then shows the line for a moment. */
  private static HeldKey counted(Keyboard keyboard, String text, long counting, Runnable action) {
    keyboard.timeline().after(counting, () -> keyboard.lcd().showEnd(text));
    return counted(keyboard, counting + Times.END_SHOWN, action);
  }

  private static HeldKey counted(Keyboard keyboard, long micros, Runnable action) {
    keyboard.lcd().goDark();
    return HeldKey.silent(keyboard, action).readyAfter(micros);
  }

  /** The time it takes to count the free registers. */
  private static long counting(Keyboard keyboard) {
    return keyboard.pace().of(Times.COUNT_REGISTER * keyboard.machine().program().free());
  }

  /** GTO .. : shows PACKING while it packs. */
  static void newProgram(Keyboard keyboard) {
    keyboard.actions().journal().function("GTO ..");
    keyboard.actions().journal().tell(Announcement.PACKING);
    Machine machine = keyboard.machine();
    ProgramMemory program = machine.program();
    boolean changed = !machine.editor().isLastProgramEmpty() || !machine.editor().isPacked();
    long packing = PackingDisplay.micros(keyboard, changed);
    machine.returns().clear();
    if (!machine.editor().appendEnd()) {
      keyboard.actions().tryAgain();
      return;
    }
    machine.editor().pack();
    program.pointer(program.start(program.permanentEnd() + 1));
    program.storeLine(0);
    machine.stackLift(true);
    PackingDisplay.show(keyboard, Times.BEFORE_PACKING, packing, keyboard::refresh);
  }
}
