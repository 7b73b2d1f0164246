package hp41.functions.storage;

import hp41.machine.CalculatorError;
import hp41.machine.KeyWait;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Decimal;

/** Waiting for a key. */
final class KeyCodes {

  /** GETKEY gives up after about 12.6 seconds, as observed. */
  private static final long PATIENCE = 12_600_000;

  private static final int LONGEST_SECONDS = 99;
  private static final int MICROS_PER_TENTH = 100_000;

  private KeyCodes() {}

  /** GETKEY: SHIFT is a key as any other. */
  static void get(Machine machine, Operand operand) {
    machine.halt(
        new KeyWait(
            PATIENCE, false, false, (code, character) -> machine.push(Word.of(Decimal.of(code)))));
  }

  /**
   * GETKEYX: waits for X seconds; below zero the key counts when it goes down. X becomes the
   * character, Y the key, what stood in Y and Z goes up.
   */
  static void getTimed(Machine machine, Operand operand) {
    Decimal x = machine.x();
    if (x.wholeUpTo(LONGEST_SECONDS) > LONGEST_SECONDS) {
      throw CalculatorError.DATA_ERROR;
    }
    long tenths = x.wholeUpTo(LONGEST_SECONDS) * 10L + x.decimals(1, 1);
    machine.halt(
        new KeyWait(
            tenths * MICROS_PER_TENTH,
            true,
            x.isNegative(),
            (code, character) -> answer(machine, code, character)));
  }

  private static void answer(Machine machine, int code, int character) {
    Stack stack = machine.stack();
    stack.saveLastX();
    stack.lift();
    stack.y(Word.of(Decimal.of(code)));
    stack.x(Word.of(Decimal.of(character)));
    machine.stackLift(true);
  }
}
