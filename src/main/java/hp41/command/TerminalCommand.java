package hp41.command;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import hp41.command.options.AccessoryOptions;
import hp41.command.options.ExitCode;
import hp41.command.options.Failure;
import hp41.command.options.HabitOptions;
import hp41.command.options.KeptMemory;
import hp41.command.options.MannerOptions;
import hp41.command.options.NamesOption;
import hp41.command.options.StandardStreams;
import hp41.command.options.StateOption;
import hp41.command.options.Surroundings;
import hp41.keyboard.Key;
import hp41.machine.Module;
import hp41.machine.Peripherals;
import hp41.output.Output;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console;
import hp41.terminal.Habits;
import hp41.words.Attached;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** What {@code hp41} without a verb does: opens the calculator in the terminal, or in lines. */
final class TerminalCommand {

  private TerminalCommand() {}

  /** Works with the calculator until the user leaves, and tells the exit code. */
  static int open(
      StateOption state,
      AccessoryOptions accessories,
      NamesOption names,
      MannerOptions manner,
      HabitOptions options,
      StandardStreams streams) {
    boolean plain = options.plain();
    if (!plain && !Console.isThere()) {
      throw new Failure(
          ExitCode.USAGE,
          "no terminal on stdin/stdout; hp41 --plain, calc and run work without one");
    }
    Habits habits = options.habits();
    Output errors = streams.errors();
    List<Module> named = names.modules();
    InstantSource clock = InstantSource.system();
    try (KeptMemory memory = KeptMemory.open(state, clock.instant())) {
      Optional<Image> kept = memory.image();
      memory.tell(errors);
      Model model = kept.map(Image::model).orElse(Model.CX);
      Plugged plugged = accessories.plugged(kept, model, errors);
      Loudspeaker speaker = manner.speaker();
      Surroundings around = Surroundings.now(clock).with(speaker);
      Peripherals outside = accessories.around(around);
      Attached attached = new Attached(speaker, around.media());
      Calculator calculator = new Calculator(model, plugged, outside, manner.pace(), named);
      kept.ifPresent(calculator::restore);
      if (!calculator.isOn()) {
        calculator.press(Key.ON);
      }
      accessories.insertCards(calculator);
      if (plain) {
        return Console.openPlain(
            calculator, clock, memory, habits, attached, streams.in(), streams.out(), errors);
      }
      boolean first = kept.isEmpty();
      return Console.open(calculator, clock, memory, first, habits, attached, errors);
    }
  }
}
