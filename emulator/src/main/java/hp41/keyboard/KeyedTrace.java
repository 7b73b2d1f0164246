package hp41.keyboard;

import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.machine.PrinterTrace;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import java.util.Optional;

/**
 * What a printer in NORM or TRACE mode prints of what is keyed: functions behind the number keyed
 * before them, texts for ALPHA, and in PRGM mode the lines of the program.
 */
final class KeyedTrace {

  private final Machine machine;
  private final ProgramCursor cursor;
  private final PrinterTrace trace;
  private Optional<String> number = Optional.empty();
  private Optional<Runnable> unfinished = Optional.empty();

  KeyedTrace(Keyboard keyboard) {
    machine = keyboard.machine();
    cursor = keyboard.cursor();
    trace = new PrinterTrace(machine);
  }

  /** A number is being keyed into X, or has been typed. */
  void number() {
    number = Optional.of(machine.printer().text(machine.stack().x()));
  }

  /** A whole number comes; one that was keyed before it is printed. */
  void nextNumber() {
    number.ifPresent(trace::keyed);
    number = Optional.empty();
  }

  /** The number that was keyed is gone. */
  void forgetNumber() {
    number = Optional.empty();
  }

  /** A function comes: it is printed with the number keyed before it. */
  void function(String name) {
    trace.keyed(number, name);
    number = Optional.empty();
  }

  /** Characters are being keyed into ALPHA. */
  void beginText() {
    nextNumber();
    unfinished = Optional.of(this::text);
  }

  private void text() {
    if (machine.alpha().length() > 0) {
      trace.keyed(StepSpelling.PAPER.quoted(machine.alpha().text()));
    }
  }

  /** The current line is being keyed, key by key. */
  void beginLine() {
    unfinished = Optional.of(this::line);
  }

  /** The line or text that was being keyed is gone. */
  void withdraw() {
    unfinished = Optional.empty();
  }

  /** The line or text that was being keyed, if one was, is complete. */
  void finish() {
    unfinished.ifPresent(Runnable::run);
    unfinished = Optional.empty();
  }

  /** The current line has been inserted. */
  void line() {
    if (machine.printer().mode() != Printer.Mode.MAN) {
      trace.line(cursor.number(), cursor.instruction());
    }
  }

  /** A catalogue shows an entry; on paper a label is in quotes. */
  void entry(String text) {
    int mark = text.indexOf(CharacterSet.TEXT_MARK);
    trace.listed(
        mark < 0
            ? CharacterSet.characters(text)
            : text.substring(0, mark)
                + ' '
                + StepSpelling.PAPER.quoted(CharacterSet.characters(text.substring(mark + 1))));
  }
}
