package hp41.player;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;
import hp41.machine.Processor;
import hp41.machine.Role;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.Flags;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Starts alarms that are due. Alarms that were due before the calculator was switched on, or before
 * the clock was set, start only before the next one that is due (observed on the microcode).
 */
final class AlarmWatch {

  /** The alarm of the stopwatch when it has counted down. */
  private static final Alarm TIMER = new Alarm(0, 0, "TIMER ALARM");

  private final Machine machine;
  private final Processor processor;
  private final Runner runner;
  private final Switches switches;
  private final CurrentEntry current;
  private final HeldKeys held;
  private final ModalEntries modal;
  private final TimeChip chip;
  private final Alarms alarms;
  private final Queue<Due> due = new ArrayDeque<>();
  private Instant seenTo;

  /**
   * An alarm that is due.
   *
   * @param again whether it was missed before and sounds because the calculator was switched off
   */
  private record Due(Alarm alarm, boolean again) {}

  AlarmWatch(
      Stage stage, CurrentEntry current, Runner runner, Switches switches, ModalEntries modal) {
    this.current = current;
    this.runner = runner;
    this.switches = switches;
    this.modal = modal;
    machine = stage.machine();
    processor = stage.processor();
    held = current.held();
    chip = machine.time();
    alarms = new Alarms(machine.memory());
    seenTo = chip.wallTime();
  }

  /** Starts anew because memory has been replaced. */
  void reset() {
    due.clear();
    seenTo = chip.wallTime();
  }

  /** Lets missed alarms sound again because the calculator has been switched off. */
  void soundMissed() {
    alarms.all().stream().filter(Alarm::missed).forEach(it -> due.add(new Due(it, true)));
  }

  private Instant wallTime(Alarm alarm) {
    return chip.wallTime(TimeChip.time(alarm.time()));
  }

  /**
   * Returns the microseconds until an alarm is due; empty if there is none, or if it has to wait.
   */
  OptionalLong untilDue() {
    if (runner.isRunning() && !runner.isPausing() || !isFree()) {
      return OptionalLong.empty();
    } else if (!due.isEmpty()) {
      return OptionalLong.of(0);
    }
    return Stream.concat(alarms.all().stream().map(this::wallTime), chip.timerDue().stream())
        .filter(seenTo::isBefore)
        .map(time -> Duration.between(chip.wallTime(), time))
        .mapToLong(left -> Math.max(0, TimeUnit.MICROSECONDS.convert(left) + 1))
        .min();
  }

  /** Returns whether an alarm may start: no key is down or awaited, and no other alarm is open. */
  private boolean isFree() {
    return !held.isHolding() && !runner.isWaitingForKey() && !current.get().delaysAlarms();
  }

  /** Starts an alarm that is due; returns false if a running program can continue. */
  boolean look() {
    collect();
    if (due.isEmpty() || !isFree()) {
      return false;
    }
    Due next = due.remove();
    return (next.alarm().equals(TIMER) || alarms.all().contains(next.alarm())) && seeTo(next);
  }

  private void collect() {
    Instant now = chip.wallTime();
    if (!now.equals(seenTo)) {
      List<Alarm> all = alarms.all();
      if (all.stream().anyMatch(alarm -> hasCome(wallTime(alarm), now))) {
        all.stream()
            .filter(alarm -> !alarm.missed() && !wallTime(alarm).isAfter(now))
            .map(alarm -> new Due(alarm, false))
            .filter(next -> !due.contains(next))
            .forEach(due::add);
      }
      chip.timerDue()
          .filter(time -> hasCome(time, now))
          .ifPresent(time -> due.add(new Due(TIMER, false)));
      seenTo = now;
    }
  }

  private boolean hasCome(Instant time, Instant now) {
    return time.isAfter(seenTo) && !time.isAfter(now);
  }

  /**
   * Starts an alarm. Two arrows always run a program, one arrow only if the calculator was off;
   * while a program runs, that alarm only sounds.
   */
  private boolean seeTo(Due next) {
    Alarm alarm = next.alarm();
    boolean wakes = !switches.isOn();
    if (wakes) {
      switches.on();
    }
    if (alarm.interrupts() || alarm.controls() && wakes) {
      settle(alarm);
      run(alarm);
    } else if (alarm.controls() && runner.isRunning()) {
      alarms.miss(alarm);
      AlarmSound.CHIRP.play(machine.outbox());
      return false;
    } else {
      runner.suspend();
      long delay = wakes ? Times.ALARM_WAKE : 0;
      Alarm ringing = alarm.equals(TIMER) ? alarm : alarms.miss(alarm);
      Runnable then = next.again() ? switches::goDark : () -> {};
      modal.openAlarm(ringing, () -> settle(ringing), then, delay);
    }
    return true;
  }

  /** Completes an alarm: it is due again later if it repeats, or else removed. */
  private void settle(Alarm alarm) {
    if (!alarm.equals(TIMER)) {
      alarms.complete(alarm, TimeChip.tenths(chip.now()));
    }
  }

  /** Runs the program of a control alarm, from a running program as a subroutine. */
  private void run(Alarm alarm) {
    Instruction call =
        machine
            .codec()
            .encode(machine.instructions().get(Role.CALL), new Operand.Name(alarm.program()));
    if (runner.isRunning()) {
      runner.interrupt(call);
      return;
    }
    runner.abandon();
    Outcome outcome = processor.execute(call);
    if (outcome == Signal.START) {
      runner.start();
    } else {
      runner.stopped(outcome.cause(), machine.flags().get(Flags.MESSAGE));
    }
  }
}
