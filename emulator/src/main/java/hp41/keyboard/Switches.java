package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.event.Announcement;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Machine;
import hp41.machine.Role;
import hp41.memory.Buffers;
import hp41.memory.Flags;
import hp41.time.Appointment;
import hp41.time.Times;
import java.util.Set;

/** The four keys above the others: power, and the modes USER, PRGM and ALPHA. */
final class Switches {

  private static final int FIRST_EXTERNAL_FLAG = 12;

  private final Keyboard keyboard;
  private final Machine machine;
  private final Flags flags;
  private Appointment idle = Appointment.NONE;
  private boolean on = true;
  private boolean endedProgram;

  Switches(Keyboard keyboard) {
    this.keyboard = keyboard;
    this.machine = keyboard.machine();
    this.flags = machine.flags();
  }

  boolean isOn() {
    return on;
  }

  /** From now on nothing has been done for no time. */
  void stayOn() {
    idle.cancel();
    idle = keyboard.timeline().unawaitedAfter(Times.SWITCH_OFF, this::idle);
  }

  /**
   * After about ten minutes it switches itself off, unless ON has set flag 44 or a program runs.
   */
  private void idle() {
    boolean open =
        keyboard.keying() == Keying.CATALOGUE
            || keyboard.keying() == Keying.NOTHING && !(keyboard.entry() instanceof FunctionKeys);
    if (on && !open && !keyboard.isRunning() && !flags.get(Flags.CONTINUOUS_ON)) {
      off();
    }
  }

  /** What stays lit behind the dark display: PRGM, where that ended a program. */
  Set<Annunciator> lit() {
    return endedProgram ? Set.of(Annunciator.PRGM) : Set.of();
  }

  /** Switches off because a function says so. */
  void offByFunction() {
    off();
    endedProgram = machine.execution() == Machine.Execution.RUN;
  }

  /**
   * The key ON: switches off; behind SHIFT it switches on again when it is let go, to show the
   * clock, if there is one.
   */
  void onKey(boolean shifted) {
    if (losesMemory()) {
      return;
    }
    off();
    machine
        .instructions()
        .having(Role.CLOCK)
        .filter(clock -> shifted)
        .ifPresent(clock -> keyboard.hold(HeldKey.silent(keyboard, this::showClock)));
  }

  private void showClock() {
    flags.set(Flags.ALPHA, false);
    on();
    keyboard.afterComputing(Times.SHIFT_ON, keyboard.engagements()::beginClock);
  }

  /** Switches off; alarms that were missed sound again. */
  void off() {
    goDark();
    keyboard.alarmWatch().soundMissed();
  }

  /** Switches off: a program stops, what is being keyed is given up, memory stays. */
  void goDark() {
    on = false;
    endedProgram = keyboard.isRunning();
    keyboard.actions().journal().finish();
    if (keyboard.keying() == Keying.NAME) {
      flags.set(Flags.ALPHA, true);
    }
    keyboard.giveUp();
    keyboard.lcd().show("");
  }

  /** Is on or off, as it was when memory was kept, and behind a program or not. */
  void stand(boolean wasOn, boolean fromProgram) {
    on = wasOn;
    endedProgram = fromProgram;
    if (!on) {
      keyboard.lcd().show("");
    }
  }

  /**
   * Switches on: input, error and system flags are reset; programs and data stay, and of the
   * buffers those that a module plugged in keeps. After PRGM mode the distances of programs that
   * have changed are forgotten, as when it is left. With flag 11 set the current program starts.
   */
  void on() {
    if (losesMemory()) {
      return;
    }
    on = true;
    boolean starts = flags.getAndClear(Flags.AUTO_START);
    if (keyboard.isProgramming()) {
      machine.editor().decompile();
    }
    for (int flag = FIRST_EXTERNAL_FLAG; flag <= Flags.IGNORE_ERROR; flag++) {
      flags.set(flag, false);
    }
    for (int flag = Flags.CONTINUOUS_ON; flag <= Flags.PRINTER; flag++) {
      flags.set(flag, false);
    }
    flags.set(Flags.AUDIO, true);
    new Buffers(machine.memory()).keep(machine.instructions().buffers());
    machine.printer().detect();
    if (!starts) {
      keyboard.refresh();
    } else {
      keyboard.actions().warn();
      keyboard.lcd().goDark();
      keyboard.afterComputing(Times.AUTO_START, keyboard.runner()::start);
    }
  }

  /**
   * Looks at memory, as the machine does whenever it rests or wakes; returns whether it is lost.
   */
  boolean losesMemory() {
    boolean lost = machine.memory().isLost();
    if (lost) {
      keyboard.giveUp();
      onWithMemoryLost();
    }
    return lost;
  }

  /** Switches on with all of memory lost, as ON does while ← is down; the clock goes on. */
  void onWithMemoryLost() {
    on = true;
    machine.memory().clear();
    machine.stackLift(true);
    machine.printer().detect();
    machine.outbox().show(Announcement.MEMORY_LOST);
    keyboard.refresh();
  }

  /** Switches a mode. False: the key is none of the mode keys. */
  boolean press(Key key) {
    switch (key) {
      case USER -> flags.set(Flags.USER, !flags.get(Flags.USER));
      case PRGM -> switchProgramming();
      case ALPHA -> switchAlpha();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void switchProgramming() {
    machine.outbox().clearMessage();
    keyboard.actions().journal().nextNumber();
    boolean programming = !keyboard.isProgramming();
    flags.set(Flags.PRGM, programming);
    flags.set(Flags.ALPHA, false);
    if (!programming) {
      machine.editor().decompile();
    }
    keyboard.close();
  }

  /** In PRGM mode the line that stands is shown anew only when ALPHA mode is left. */
  private void switchAlpha() {
    machine.outbox().clearMessage();
    keyboard.actions().journal().nextNumber();
    keyboard.actions().journal().endText();
    flags.set(Flags.ALPHA, !keyboard.isAlphaMode());
    if (keyboard.isProgramming() && keyboard.isAlphaMode()) {
      keyboard.open(FunctionKeys.STATE);
    } else {
      keyboard.close();
    }
  }
}
