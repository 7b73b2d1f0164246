package hp41.player;

import hp41.effect.Effect;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alpha;
import hp41.memory.ExtendedMemory;
import hp41.memory.Flags;
import hp41.memory.Scratch;
import hp41.memory.Word;
import hp41.number.Decimal;

/** Makes the changes of memory that entries ask for. */
record Changes(Machine machine, KeyPrinterTrace trace) {

  /** Makes a change. */
  void make(Effect.Change change) {
    if (change instanceof Effect.StoreX x) {
      machine.stack().x(x.word());
    } else if (change instanceof Effect.ReplaceX x) {
      machine.stack().saveLastX();
      machine.stack().x(x.word());
    } else if (change instanceof Effect.SetFlag flag) {
      machine.flags().set(flag.flag(), flag.set());
    } else if (change instanceof Effect.BeginAlpha text) {
      begin(text);
    } else if (change instanceof Effect.AppendAlpha next) {
      append(next.code());
    } else if (change instanceof Effect.Message message) {
      machine.outbox().show(message.text());
    } else if (change instanceof Effect.Tell message) {
      machine.outbox().tell(message.text());
    } else if (change instanceof Effect.StoreRegister stored) {
      machine.memory().write(machine.program().curtain() + stored.register(), stored.word());
    } else if (change instanceof Effect.Visit label) {
      machine.jump(label.pointer());
      new Scratch(machine.memory()).listed(label.number());
      machine.returns().clear();
    } else {
      makeInModule(change);
    }
  }

  /** Makes a change of the files in extended memory, the alarms or the time chip. */
  private void makeInModule(Effect.Change change) {
    if (change instanceof Effect.SelectFile file) {
      new ExtendedMemory(machine.memory()).select(file.number());
      machine.stackLift(true);
    } else if (change instanceof Effect.EndFiles end) {
      endFiles(end);
    } else if (change instanceof Effect.WriteRecords text) {
      text.file().replaceAll(text.records());
    } else if (change instanceof Effect.PointFile position) {
      position.file().closed().at(position.record(), position.place());
    } else if (change instanceof Effect.RemoveAlarm alarm) {
      new Alarms(machine.memory()).remove(alarm.alarm());
    } else if (change instanceof Effect.CompleteAlarm alarm) {
      new Alarms(machine.memory()).complete(alarm.alarm(), TimeChip.tenths(machine.time().now()));
    } else if (change instanceof Effect.SetStopwatch time) {
      machine.time().setStopwatch(time.hundredths());
    } else if (change instanceof Effect.RunStopwatch stopwatch) {
      run(stopwatch.runs());
    }
  }

  private void run(boolean runs) {
    if (runs) {
      machine.time().startStopwatch();
    } else {
      machine.time().stopStopwatch();
    }
  }

  private void begin(Effect.BeginAlpha text) {
    machine.flags().set(Flags.ALPHA_KEYED, true);
    trace.beginText();
    if (text.clears()) {
      machine.alpha().clear();
    }
  }

  private void append(char code) {
    machine.alpha().append(code);
    if (machine.alpha().length() == Alpha.CAPACITY) {
      machine.outbox().warn();
    }
  }

  private void endFiles(Effect.EndFiles end) {
    ExtendedMemory directory = new ExtendedMemory(machine.memory());
    directory.selectListed();
    machine.stackLift(end.lift());
    machine.push(Word.of(Decimal.of(directory.room())));
    machine.printer().traceResult(machine.stack().x());
  }
}
