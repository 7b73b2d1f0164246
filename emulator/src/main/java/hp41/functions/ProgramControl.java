package hp41.functions;

import hp41.display.Cells;
import hp41.event.Event;
import hp41.event.StopReason.Cause;
import hp41.machine.AlphaTraces;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome.Halt;
import hp41.machine.Printer;
import hp41.machine.Tone;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.Scratch;

/** Functions that display, wait and sound. */
public final class ProgramControl {

  private static final int COLLECTION = 660;

  // The time to continue after twelve characters, and the time to write each further character.
  private static final int COLLECTION_OF_REST = 270;
  private static final int COLLECTED = 63;

  private static final int[] BEEP = {7, 5, 8, 7};

  private ProgramControl() {}

  /** A number line: pushes the number. Its digits are then in register Q, its state in P. */
  public static void number(Machine machine, Operand operand) {
    Operand.Digits digits = (Operand.Digits) operand;
    machine.memory().write(Memory.STATUS_Q, digits.scratch());
    machine.memory().noteNumber(digits.state());
    machine.push(digits.word());
  }

  /**
   * VIEW: displays a word. If the printer prints, it is printed right-aligned; if there is no
   * printer and flag 21 is set, a running program stops.
   */
  public static void view(Machine machine, long word) {
    new Scratch(machine.memory()).displayed(word);
    machine.outbox().view(machine.display(word));
    if (Accumulation.isWanted(machine)) {
      machine.printer().finishLine();
      machine.printer().printRight(machine.printer().text(word));
    }
    stopForReading(machine);
  }

  /**
   * AVIEW: works as VIEW, but prints left-aligned. Collecting the characters of ALPHA takes time.
   */
  public static void viewAlpha(Machine machine) {
    machine.labels().addSkipTime(COLLECTION + collectingRest(machine));
    displayAlpha(machine);
    printAlpha(machine);
    stopForReading(machine);
  }

  /** Returns the time to write more than twelve characters that fit into the display. */
  private static int collectingRest(Machine machine) {
    int rest = machine.alpha().length() - Cells.COUNT;
    return rest > 0 && Cells.count(CharacterSet.glyphs(machine.alpha().text())) <= Cells.COUNT
        ? COLLECTION_OF_REST + COLLECTED * rest
        : 0;
  }

  private static void displayAlpha(Machine machine) {
    String alpha = machine.alpha().text();
    new Scratch(machine.memory()).leaveInQ(AlphaTraces.shown(alpha));
    machine.outbox().view(CharacterSet.glyphs(alpha));
  }

  /** Prints ALPHA if the printer is plugged in; in a program only if flag 21 is set. */
  public static void printAlpha(Machine machine) {
    if (Accumulation.isWanted(machine)) {
      machine.printer().finishLine();
      machine.printer().print(machine.alpha().text());
    }
  }

  private static void stopForReading(Machine machine) {
    boolean unprinted =
        machine.flags().get(Flags.PRINTER_ENABLE) && !machine.flags().get(Flags.PRINTER);
    if (unprinted) {
      stop(machine);
    }
  }

  /**
   * PROMPT: displays ALPHA and stops. In ALPHA mode, ALPHA is visible anyway, and a displayed
   * message is cleared. ALPHA is printed in NORM and TRACE mode only (observed on the machine).
   */
  public static void prompt(Machine machine) {
    if (machine.flags().get(Flags.ALPHA)) {
      machine.outbox().clearMessage();
    } else {
      displayAlpha(machine);
    }
    if (machine.printer().mode() != Printer.PrinterMode.MAN) {
      printAlpha(machine);
    }
    stop(machine, Cause.PROMPT);
  }

  public static void stop(Machine machine) {
    stop(machine, Cause.STOP);
  }

  private static void stop(Machine machine, Cause reason) {
    if (machine.inProgram()) {
      machine.outcome(Halt.of(reason));
    }
  }

  public static void pause(Machine machine) {
    machine.outbox().post(new Event.Paused(displayed(machine), machine.flags().get(Flags.MESSAGE)));
    machine.outcome(Signal.PAUSE);
  }

  /** Returns what the display shows when nothing runs: the message, ALPHA in ALPHA mode, or X. */
  private static String displayed(Machine machine) {
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

  /** CLD: clears the message and moves the flying goose back to the left. */
  public static void clearDisplay(Machine machine) {
    machine.outbox().clearMessage();
    machine.labels().resetPasses();
  }

  public static void beep(Machine machine) {
    for (int tone : BEEP) {
      sound(machine, tone);
    }
  }

  /** Sounds a tone by its number. */
  public static void sound(Machine machine, int number) {
    Tone tone = Tone.of(number);
    if (tone.milliseconds() > 0) {
      machine.outbox().sound(tone.hertz(), tone.milliseconds());
    }
  }
}
