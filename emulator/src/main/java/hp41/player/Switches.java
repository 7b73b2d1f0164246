package hp41.player;

import hp41.display.Annunciator;
import hp41.entry.EntryView;
import hp41.entry.ModalFunctions;
import hp41.entry.NoEntry;
import hp41.entry.OpenState;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Machine;
import hp41.machine.Role;
import hp41.memory.Buffers;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.text.Announcement;
import java.util.EnumSet;
import java.util.Set;

/** The four switches above the other keys: power, and the modes USER, PRGM and ALPHA. */
final class Switches {

  private static final int FIRST_EXTERNAL_FLAG = 12;
  private static final Set<Annunciator> MODES =
      EnumSet.of(Annunciator.ALPHA, Annunciator.SHIFT, Annunciator.PRGM);

  private final Machine machine;
  private final Flags flags;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final CurrentEntry current;
  private final KeyPrinterTrace trace;
  private final Runner runner;
  private final EntryView view;
  private Appointment idle = Appointment.NONE;
  private boolean on = true;
  private boolean endedProgram;

  /** Creates the switches of a calculator that is on. */
  Switches(Stage stage, CurrentEntry current, Runner runner) {
    this.current = current;
    this.runner = runner;
    view = stage.view();
    machine = stage.machine();
    timeline = stage.timeline();
    lcd = stage.lcd();
    trace = stage.trace();
    flags = machine.flags();
  }

  boolean isOn() {
    return on;
  }

  /** Returns whether switching off has ended a program. */
  boolean hasEndedProgram() {
    return endedProgram;
  }

  /** Restarts the time after which the calculator switches itself off. */
  void stayOn() {
    idle.cancel();
    idle = timeline.unawaitedAfter(Times.SWITCH_OFF, this::switchOffIfIdle);
  }

  /** Switches off after about ten minutes, unless ON has set flag 44 or a program runs. */
  private void switchOffIfIdle() {
    if (state().switchesOff() && !flags.get(Flags.CONTINUOUS_ON)) {
      off();
    }
  }

  /** Returns the state that is open. */
  OpenState state() {
    OpenState open = current.get().state();
    if (!on) {
      return OpenState.OFF;
    } else if (runner.keyWaiting().isWaiting()) {
      return OpenState.AWAITING_KEY;
    } else if (open == OpenState.MODAL || !runner.isRunning()) {
      return open;
    }
    return runner.isPausing() ? OpenState.PAUSING : OpenState.RUNNING;
  }

  /**
   * Switches off as the function OFF does. If the annunciator SHIFT is still on, shows the clock.
   */
  void offByFunction() {
    boolean shifted = current.keepsShift();
    off();
    endedProgram = machine.execution() == Machine.Execution.RUN;
    if (shifted && hasClock()) {
      showClock();
    }
  }

  /**
   * Handles the key ON: it switches the calculator off. If a program runs, this happens after the
   * current line. After SHIFT, releasing the key switches the calculator on again and shows the
   * clock, if there is one.
   */
  void pressOn(boolean shifted) {
    if (losesMemory()) {
      return;
    }
    runner.whenLineEnds(this::off);
    if (shifted && hasClock()) {
      current.held().silent(this::showClock);
    }
  }

  private boolean hasClock() {
    return machine.instructions().byRole(Role.CLOCK).isPresent();
  }

  private void showClock() {
    flags.set(Flags.ALPHA, false);
    on();
    timeline.afterComputing(
        Times.SHIFT_ON, () -> runner.follow(new FollowUp.Opened(ModalFunctions.clock(view))));
  }

  private void off() {
    goDark();
    runner.follow(new FollowUp.SwitchedOff());
  }

  /**
   * Switches off: a program stops, the entry is dropped, and memory is kept. In a pause, flag 54
   * remains set until the calculator is switched on (observed on the microcode).
   */
  void goDark() {
    on = false;
    endedProgram = runner.isActive();
    trace.forget();
    if (current.get().keying() == Keying.NAME) {
      flags.set(Flags.ALPHA, true);
    }
    boolean pausing = flags.get(Flags.PAUSE);
    runner.abandon();
    flags.set(Flags.PAUSE, pausing);
    lcd.show("");
  }

  /** Restores the state that was stored with memory. */
  void restore(boolean wasOn, boolean hadEndedProgram) {
    on = wasOn;
    endedProgram = hadEndedProgram;
    if (!on) {
      lcd.show("");
    }
  }

  /**
   * Switches on: input, error and system flags are reset. Programs, data and the buffers of
   * plugged-in modules remain. After PRGM mode the compiled jumps of changed programs are cleared,
   * as when it is left. With flag 11 set the current program starts.
   */
  void on() {
    if (losesMemory()) {
      return;
    }
    on = true;
    boolean starts = flags.getAndClear(Flags.AUTO_START);
    if (flags.get(Flags.PRGM)) {
      machine.editor().decompile();
    }
    for (int flag = FIRST_EXTERNAL_FLAG; flag <= Flags.IGNORE_ERROR; flag++) {
      flags.set(flag, false);
    }
    for (int flag = Flags.CONTINUOUS_ON; flag <= Flags.PRINTER; flag++) {
      flags.set(flag, false);
    }
    flags.set(Flags.AUDIO, true);
    new Buffers(machine.memory()).retain(machine.instructions().buffers());
    machine.printer().detect();
    if (!starts) {
      current.refresh();
    } else {
      machine.outbox().warn();
      lcd.goDark();
      timeline.afterComputing(Times.AUTO_START, runner::start);
    }
  }

  /** Checks memory, as the machine does whenever it rests or wakes; returns whether it is lost. */
  boolean losesMemory() {
    boolean lost = machine.memory().isLost();
    if (lost) {
      runner.abandon();
      onWithMemoryLost();
      if (machine.instructions().isExtended()) {
        machine.returns().noteLoss();
      }
    }
    return lost;
  }

  /** Switches on with all of memory cleared, as ON does while ← is down; the clock continues. */
  void onWithMemoryLost() {
    on = true;
    machine.memory().clear();
    machine.stackLift(false);
    machine.printer().detect();
    machine.outbox().show(Announcement.MEMORY_LOST);
    runner.stopped(Cause.NONE, false);
  }

  /**
   * Drops the open entry, leaves all modes, and clears the message, before an alarm runs a program.
   * The annunciators of ALPHA and SHIFT go off a moment later, and that of PRGM when the program
   * begins or fails.
   *
   * @param wakes whether the alarm has switched the calculator on; the display is dark for a moment
   * @return the microseconds until the display is on and PRGM mode has been left
   */
  long leaveModes(boolean wakes) {
    Set<Annunciator> lit = current.annunciators(false);
    lit.retainAll(MODES);
    runner.abandon();
    current.keep(lit);
    machine.outbox().clearMessage();
    flags.set(Flags.SHIFT, false);
    flags.set(Flags.ALPHA, false);
    boolean programming = flags.getAndClear(Flags.PRGM);
    if (wakes) {
      lcd.goDark();
    }
    timeline.afterComputing(
        AlarmTimes.LEAVES_MODES,
        () -> {
          if (wakes) {
            current.showAsRestored();
          }
          current.keep(programming ? Set.of(Annunciator.PRGM) : Set.of());
        });
    return Times.sum(wakes ? AlarmTimes.LEAVES_MODES : 0, programming ? leavePrgm() : 0);
  }

  /** Clears the compiled jumps of changed programs; returns how long it takes. */
  private long leavePrgm() {
    int ends = (int) machine.program().globals().stream().filter(GlobalLabel::isEnd).count();
    return AlarmTimes.leavingPrgm(ends, machine.editor().decompile());
  }

  /** Toggles the mode of a key; returns false if the key is not a mode key. */
  boolean press(Key key) {
    switch (key) {
      case USER -> flags.set(Flags.USER, !flags.get(Flags.USER));
      case PRGM -> toggleProgramming();
      case ALPHA -> toggleAlpha();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void toggleProgramming() {
    machine.outbox().clearMessage();
    trace.end();
    boolean programming = !flags.get(Flags.PRGM);
    flags.set(Flags.PRGM, programming);
    flags.set(Flags.ALPHA, false);
    if (!programming) {
      machine.editor().decompile();
    }
    current.close();
  }

  /** Toggles ALPHA mode. In PRGM mode the line is shown again only when ALPHA mode is left. */
  private void toggleAlpha() {
    machine.outbox().clearMessage();
    trace.end();
    flags.set(Flags.ALPHA, !flags.get(Flags.ALPHA));
    if (flags.get(Flags.PRGM) && flags.get(Flags.ALPHA)) {
      current.open(NoEntry.NONE);
    } else if (flags.get(Flags.ALPHA)
        && IdleDisplay.isLong(CharacterSet.glyphs(machine.alpha().text()))) {
      current.open(NoEntry.NONE);
      timeline.afterComputing(Times.ALPHA_KEY, current::refresh);
    } else {
      current.close();
    }
  }
}
