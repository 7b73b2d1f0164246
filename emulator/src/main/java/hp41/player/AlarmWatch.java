package hp41.player;

import hp41.effect.AlarmSound;
import hp41.entry.AlarmEntry;
import hp41.entry.EntryView;
import hp41.entry.OpenState.AlarmReaction;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.NameSearch;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;
import hp41.machine.Outcome.Halt;
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
  private final ProgramCursor cursor;
  private final Runner runner;
  private final KeyedTime keyed;
  private final Switches switches;
  private final CurrentEntry current;
  private final EffectPlayer effects;
  private final PacedTimeline timeline;
  private final TimeChip chip;
  private final Alarms alarms;
  private final EntryView view;
  private final Queue<Due> due = new ArrayDeque<>();
  private Instant seenTo;

  /**
   * An alarm that is due.
   *
   * @param again whether it is past due and sounds because the calculator was switched off
   */
  private record Due(Alarm alarm, boolean again) {}

  AlarmWatch(
      Stage stage, CurrentEntry current, Runner runner, Switches switches, EffectPlayer effects) {
    this.current = current;
    this.runner = runner;
    keyed = stage.keyed();
    this.switches = switches;
    this.effects = effects;
    machine = stage.machine();
    view = stage.view();
    timeline = stage.timeline();
    processor = stage.processor();
    cursor = stage.cursor();
    chip = machine.time();
    alarms = new Alarms(machine.memory());
    seenTo = chip.wallTime();
  }

  /** Resets the watch because memory has been replaced. */
  void reset() {
    due.clear();
    seenTo = chip.wallTime();
  }

  /** Enables past-due alarms again, because the calculator has been switched off. */
  void soundMissed() {
    Instant now = chip.wallTime();
    alarms.all().stream()
        .filter(it -> it.missed() || !wallTime(it).isAfter(now))
        .forEach(this::soundAgain);
  }

  private void soundAgain(Alarm alarm) {
    due.removeIf(it -> it.alarm().equals(alarm));
    due.add(new Due(alarm, true));
  }

  private Instant wallTime(Alarm alarm) {
    return chip.wallTime(TimeChip.time(alarm.time()));
  }

  /**
   * Returns the microseconds until an alarm is due; empty if there is none, or if it has to wait.
   */
  OptionalLong untilDue() {
    if (runner.isRunning() || !isFree()) {
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

  /**
   * Returns whether an alarm may start: no key is down, and the open entry does not delay alarms.
   */
  private boolean isFree() {
    return !current.held().isHolding() && !switches.state().delaysAlarms();
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
            .filter(alarm -> due.stream().map(Due::alarm).noneMatch(alarm::equals))
            .map(alarm -> new Due(alarm, current.get() instanceof AlarmEntry it && it.endsDark()))
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

  /** Starts an alarm; returns true. */
  private boolean seeTo(Due next) {
    Alarm alarm = next.alarm();
    boolean wakes = !switches.isOn();
    AlarmReaction reaction = switches.state().alarm(alarm.arrows());
    if (wakes) {
      switches.on();
    }
    switch (reaction) {
      case RUNS -> {
        settle(alarm);
        long micros = Times.sum(switches.leaveModes(wakes), searching(alarm));
        keyed.begin(Halt.NOT_YET, timeline.computing(micros), () -> run(alarm));
      }
      case CALLS -> {
        settle(alarm);
        runner.interrupt(call(alarm), searching(alarm));
      }
      case CHIRPS -> {
        alarms.miss(alarm);
        AlarmSound.HIGH.play(machine.outbox());
        AlarmSound.MIDDLE.play(machine.outbox());
        runner.resumeAfter(timeline.computing(AlarmTimes.CHIRPS));
      }
      default -> show(next, wakes);
    }
    return true;
  }

  private void show(Due next, boolean wakes) {
    runner.suspend();
    machine.flags().set(Flags.SHIFT, false);
    Alarm alarm = next.alarm();
    Alarm ringing = alarm.equals(TIMER) ? alarm : alarms.miss(alarm);
    effects.open(AlarmEntry.begin(ringing, current.get(), next.again(), wakes, view));
  }

  private void settle(Alarm alarm) {
    alarms.complete(alarm, TimeChip.tenths(chip.now()));
  }

  /** Returns the microseconds until the program of an alarm has been found. */
  private long searching(Alarm alarm) {
    Named found = Named.of(machine, alarm.program());
    return AlarmTimes.found(
        new NameSearch(machine, alarm.program()).microsInProgram(found),
        found.asFunction().isPresent());
  }

  private Instruction call(Alarm alarm) {
    return machine
        .codec()
        .encode(machine.instructions().get(Role.CALL), new Operand.Name(alarm.program()));
  }

  /** Runs the program of a control alarm. */
  private void run(Alarm alarm) {
    long counting = cursor.isKnown() ? 0 : LineTimes.counting(cursor.microsBefore());
    Outcome outcome = processor.execute(call(alarm));
    if (outcome == Signal.START) {
      runner.start();
    } else {
      keyed.begin(outcome, timeline.computing(Times.WRITE_MESSAGE), () -> fail(outcome, counting));
      timeline.proceed();
    }
  }

  /**
   * Shows the error of an alarm's program. Keys are lost until the machine has counted the lines
   * before the current one.
   *
   * @param counting how long it counts
   */
  private void fail(Outcome outcome, long counting) {
    runner.stopped(outcome.cause(), machine.flags().get(Flags.MESSAGE));
    long micros = timeline.computing(Times.sum(AlarmTimes.FAILED, counting));
    keyed.begin(outcome, micros, runner.keyWaiting().polling()::forget);
    timeline.proceed();
  }
}
