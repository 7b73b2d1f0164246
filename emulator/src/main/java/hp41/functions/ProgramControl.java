package hp41.functions;

import hp41.machine.Event;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Printer;
import hp41.machine.Tone;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;

/** What a program shows, waits for and sounds. */
public final class ProgramControl {

  private static final int COLLECTION = 660;
  private static final int[] BEEP = {7, 5, 8, 7};

  private ProgramControl() {}

  /** A number line. */
  public static void number(Machine machine, Operand operand) {
    machine.push(((Operand.Digits) operand).word());
  }

  /**
   * VIEW: a printer prints the value at the right; without one, flag 21 makes a running program
   * stop to be read.
   */
  public static void view(Machine machine, long word) {
    machine.outbox().view(machine.display(word));
    if (Accumulation.isWanted(machine)) {
      machine.printer().finishLine();
      machine.printer().printRight(machine.printer().text(word));
    }
    stopToBeRead(machine);
  }

  /** AVIEW: as VIEW, but printed from the left. Getting ALPHA together takes its time. */
  public static void viewAlpha(Machine machine) {
    machine.labels().passed(COLLECTION);
    machine.outbox().view(CharacterSet.glyphs(machine.alpha().text()));
    printAlpha(machine);
    stopToBeRead(machine);
  }

  /** Prints ALPHA if there is a printer, in a program only if flag 21 is set. */
  public static void printAlpha(Machine machine) {
    if (Accumulation.isWanted(machine)) {
      machine.printer().finishLine();
      machine.printer().print(machine.alpha().text());
    }
  }

  private static void stopToBeRead(Machine machine) {
    boolean unprinted =
        machine.flags().get(Flags.PRINTER_ENABLE) && !machine.flags().get(Flags.PRINTER);
    if (unprinted && machine.inProgram()) {
      machine.halt(Halt.STOP);
    }
  }

  /**
   * PROMPT: in ALPHA mode ALPHA shows without being a message, and takes away one that stands. It
   * is printed in NORM and TRACE mode only (observed on the machine).
   */
  public static void prompt(Machine machine) {
    if (machine.flags().get(Flags.ALPHA)) {
      machine.outbox().clearMessage();
    } else {
      machine.outbox().view(CharacterSet.glyphs(machine.alpha().text()));
    }
    if (machine.printer().mode() != Printer.PrinterMode.MAN) {
      printAlpha(machine);
    }
    stop(machine);
  }

  public static void stop(Machine machine) {
    if (machine.inProgram()) {
      machine.halt(Halt.STOP);
    }
  }

  public static void pause(Machine machine) {
    machine.outbox().post(new Event.Paused(standing(machine), machine.flags().get(Flags.MESSAGE)));
    machine.halt(Halt.PAUSE);
  }

  /** What the display shows while nothing moves: the message, ALPHA in ALPHA mode, or X. */
  private static String standing(Machine machine) {
    if (machine.flags().get(Flags.MESSAGE)) {
      return machine.outbox().message();
    }
    return machine.flags().get(Flags.ALPHA)
        ? CharacterSet.glyphs(machine.alpha().text())
        : machine.display(machine.stack().x());
  }

  public static void tone(Machine machine, Operand operand) {
    sound(machine, Operands.digit(machine, operand));
    machine.stackLift(true);
  }

  /** CLD: the message goes, and the goose begins at the left again. */
  public static void clearDisplay(Machine machine) {
    machine.outbox().clearMessage();
    machine.labels().resetPasses();
  }

  public static void beep(Machine machine) {
    for (int tone : BEEP) {
      sound(machine, tone);
    }
  }

  /** Sounds one of the tones. */
  public static void sound(Machine machine, int number) {
    Tone tone = Tone.numbered(number);
    machine.outbox().sound(tone.hertz(), tone.milliseconds());
  }
}
