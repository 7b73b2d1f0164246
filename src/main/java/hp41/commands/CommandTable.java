package hp41.commands;

import static hp41.commands.TypedCommand.row;

import hp41.KnownName;
import hp41.Model;
import hp41.commands.CommandReading.CommandMatch;
import hp41.commands.OperandCompletions.CompletionSource;
import hp41.key.Key;
import hp41.keymap.Intent;
import hp41.keymap.Intent.Command;
import hp41.keymap.Intent.Do;
import hp41.keymap.Intent.Explain;
import hp41.keymap.Intent.Show;
import hp41.keymap.KeyMaps;
import hp41.panel.view.Panels;
import hp41.screen.Theme;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The table of all typed commands: words that control the terminal and not the calculator.
 * Execution, completion, help and documentation all use this table. To add a command, add a row.
 */
public record CommandTable(CommandActions actions) {

  private static final CompletionSource MODELS =
      OperandCompletions.among(
          Arrays.stream(Model.values()).map(it -> it.name().toLowerCase(Locale.ROOT)),
          "Starts an empty calculator");

  private static final List<TypedCommand> LIST =
      Stream.of(
              List.of(
                  row("help", "", "Shows the keys, or explains a name").with(CommandTable::help),
                  row("undo", "", "Undoes the last key").alone(new Do(Command.UNDO)),
                  row("redo", "", "Redoes what was undone").alone(new Do(Command.REDO)),
                  row("user", "", "Turns USER mode on or off").alone(Intent.press(Key.USER)),
                  row("prgm", "", "Turns PRGM mode on or off").alone(Intent.press(Key.PRGM)),
                  row("start", "", "Shows the first steps").alone(new Do(Command.START)),
                  row("keymap", "NAME", "Uses the keys of standard, sim41, v41 or a file")
                      .with(Intent.UseKeys::new)
                      .offering(OperandCompletions.among(KeyMaps.NAMES.stream(), "Keys as of %s")),
                  row("quit", "", "Quits; memory is saved")
                      .or("exit", ":q")
                      .typedInFull()
                      .alone(new Do(Command.LEAVE))),
              panels(),
              List.of(
                  row(
                          "break",
                          "nn",
                          "Toggles a breakpoint at a line or label; 12 if X>3 sets a condition")
                      .does((at, it) -> at.debug().stop(it.operand()))
                      .creating(OperandCompletions::breakpoints),
                  row("unbreak", "", "Removes all breakpoints")
                      .typedInFull()
                      .does((at, it) -> at.debug().unbreak()),
                  row("watch", "Rnn", "Stops when a register, level, flag or ALPHA changes")
                      .does((at, it) -> at.debug().watch(it.operand())),
                  row("unwatch", "", "Removes all watches")
                      .typedInFull()
                      .does((at, it) -> at.debug().unwatch()),
                  row("traceon", "FILE", "Writes each executed line and X to a file")
                      .or("traceon!")
                      .does((at, it) -> at.debug().traceOn(it, at.nearest()))
                      .creating(OperandCompletions::files),
                  row("traceoff", "", "Turns tracing off")
                      .does((at, it) -> at.debug().trace(false)),
                  row("vtrace", "", "Shows the trace").with(it -> show(Panels.TRACE, it)),
                  row("ptrace", "", "Prints the trace").does((at, it) -> at.debug().print()),
                  row("cltrace", "", "Clears the trace")
                      .typedInFull()
                      .does((at, it) -> at.debug().clearTrace()),
                  row("load", "FILE", "Loads programs from files; plugs in FILE.mod")
                      .or("load!")
                      .does((at, it) -> at.load().load(it))
                      .offering(OperandCompletions::programFiles),
                  row("speed", "authentic|full", "Runs at the speed of an HP-41, or full speed")
                      .does((at, it) -> at.settings().speed(it.operand()))
                      .offering(OperandCompletions.among(Stream.of("authentic", "full"), "Speed")),
                  row("engine", "own|microcode", "Uses the built-in engine or the microcode")
                      .does((at, it) -> at.engine().engine(it.operand()))
                      .offering(OperandCompletions.among(Stream.of("own", "microcode"), "Engine")),
                  row("nut step", "n", "Executes n microcode instructions (1)")
                      .does((at, it) -> at.microcode().step(it.operand())),
                  row("nut run", "ADDRESS", "Executes microcode up to an address or label")
                      .does((at, it) -> at.microcode().run(it.operand())),
                  row("nut break", "ADDRESS", "Toggles a breakpoint in the microcode")
                      .does((at, it) -> at.microcode().stopAt(it.operand())),
                  row("nut halt", "", "Stops the processor of the microcode")
                      .does((at, it) -> at.microcode().halt()),
                  row("nut go", "", "Resumes the processor of the microcode")
                      .does((at, it) -> at.microcode().go()),
                  row("nut ram", "FILE", "Writes the RAM pages to a module file")
                      .does((at, it) -> at.microcode().ram(it.file()))
                      .creating(OperandCompletions::files),
                  row("nut map", "FILE", "Reads symbols of microcode addresses")
                      .does((at, it) -> at.microcode().map(it.file()))
                      .offering(OperandCompletions::files),
                  row("theme", "NAME", "Colours: " + Theme.names())
                      .does((at, it) -> at.settings().theme(it.operand()))
                      .offering(
                          OperandCompletions.among(Theme.ALL.stream().map(Theme::name), "Theme")),
                  row("sound", "on|off", "Turns the sound of tones on or off")
                      .does((at, it) -> at.settings().sound(it.operand()))
                      .offering(OperandCompletions.among(Stream.of("on", "off"), "Sound")),
                  row("plug", "NAME", "Plugs in: math, stat, printer, FILE.mod, ...")
                      .does((at, it) -> at.plug().plug(it.operand()))
                      .offering(OperandCompletions::pluggable),
                  row("unplug", "NAME", "Unplugs a module or device")
                      .does((at, it) -> at.plug().unplug(it.operand()))
                      .offering(OperandCompletions::plugged),
                  row("cards", "FOLDER", "Uses the files of a folder as cards")
                      .does((at, it) -> at.plug().cards(it.files()))
                      .offering(OperandCompletions::folders),
                  row("card", "NAME", "Reads a card; in PRGM mode writes the program to it")
                      .or("card!")
                      .does((at, it) -> at.cards().card(it)),
                  row("scan", "FILE", "Reads bar code from files as the wand does")
                      .does((at, it) -> at.scan().scan(it))
                      .offering(OperandCompletions::files),
                  row("disc", "FOLDER", "Uses the files of a folder as a disc")
                      .does((at, it) -> at.plug().disc(it.files()))
                      .offering(OperandCompletions::folders),
                  row("model", "NAME", "Shows the model, or starts an empty C, CV, CX")
                      .typedInFull()
                      .does((at, it) -> at.plug().model(it.operand()))
                      .offering(MODELS),
                  row("save", "FILE", "Saves the program to a file; a.mod 12 sets the XROM number")
                      .or("save!")
                      .does((at, it) -> at.save().save(it))
                      .creating(OperandCompletions::filesAndPrograms, it -> !it.namesProgram()),
                  row("share", "", "Makes a link that contains the program, on the web page")
                      .does((at, it) -> at.save().share()),
                  row("states", "", "Lists the saved states")
                      .does((at, it) -> at.states().list())
                      .only((at, it) -> at.states().hasFolder()),
                  row("load state", "NAME", "Loads a saved state")
                      .typedInFull()
                      .does((at, it) -> at.states().load(it))
                      .only((at, it) -> at.states().hasFolder())
                      .offering(OperandCompletions::states),
                  row("save state", "NAME", "Saves all of memory as a state")
                      .or("save! state")
                      .does((at, it) -> at.states().save(it))
                      .only((at, it) -> at.states().hasFolder())
                      .creating(OperandCompletions::savableStates)))
          .flatMap(List::stream)
          .toList();

  /** The commands as names for completion and help. */
  public static final List<KnownName> NAMES = LIST.stream().map(TypedCommand::name).toList();

  /** Returns the meaning of a line as a command; empty if the line is the name of a function. */
  public Optional<Intent> meaning(String line) {
    return actions.nearest().isFunction(line) ? Optional.empty() : meaningOfWord(line);
  }

  /** Returns the meaning of a line as a command, even if a function has the same name. */
  public Optional<Intent> meaningOfWord(String line) {
    return read(line).readings().flatMap(it -> it.row().meaning(it.text(), actions)).findFirst();
  }

  /** Reads a line as commands. */
  public static CommandReading read(String line) {
    if (!TypedCommand.isWord(line)) {
      return CommandReading.withoutCommands(line);
    }
    return new CommandReading(
        line,
        LIST.stream()
            .filter(row -> row.mayBegin(line))
            .flatMap(row -> row.read(line).map(text -> new CommandMatch(row, text)))
            .sorted(Comparator.comparing((CommandMatch it) -> it.text().word().length()).reversed())
            .toList());
  }

  /** Returns one row for each panel, whose command shows it and searches for its operand in it. */
  private static List<TypedCommand> panels() {
    return Arrays.stream(Panels.values())
        .filter(panel -> panel != Panels.START)
        .map(panel -> row(panel.word(), "", panel.help()).with(wanted -> show(panel, wanted)))
        .toList();
  }

  private static Intent help(String name) {
    return name.isEmpty() ? new Do(Command.HELP) : new Explain(name);
  }

  /**
   * Returns the intent that shows a panel and searches for the operand in it, for example {@code
   * registers 10-25}.
   */
  private static Intent show(Panels panel, String wanted) {
    return new Show(panel, wanted.toLowerCase(Locale.ROOT));
  }
}
