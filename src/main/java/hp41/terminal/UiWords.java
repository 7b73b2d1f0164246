package hp41.terminal;

import hp41.Calculator.Name;
import hp41.terminal.Intent.Command;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Words of the typed line that mean the terminal, not the calculator. */
final class UiWords {

  private static final Map<String, Command> COMMANDS =
      Map.ofEntries(
          Map.entry("help", Command.HELP),
          Map.entry("undo", Command.UNDO),
          Map.entry("redo", Command.REDO),
          Map.entry("board", Command.SHOW_BOARD),
          Map.entry("program", Command.SHOW_PROGRAM),
          Map.entry("stack", Command.SHOW_STACK),
          Map.entry("start", Command.SHOW_START),
          Map.entry("quit", Command.LEAVE),
          Map.entry("exit", Command.LEAVE),
          Map.entry("q", Command.LEAVE));

  /** The same as names to complete. */
  static final List<Name> NAMES =
      List.of(
          name("help", "Shows the keys and what a name does"),
          name("undo", "Takes the last key back"),
          name("redo", "Does it again"),
          name("board", "Shows the chessboard at the side"),
          name("program", "Shows the program at the side"),
          name("stack", "Shows all digits of the stack at the side"),
          name("start", "Shows what to try first"),
          name("quit", "Leaves; memory is kept"));

  private UiWords() {}

  /** The command that a whole line stands for, with a colon before it or without. */
  static Optional<Command> command(String line) {
    String word = line.startsWith(":") ? line.substring(1) : line;
    return Optional.ofNullable(COMMANDS.get(word.strip().toLowerCase(Locale.ROOT)));
  }

  private static Name name(String word, String help) {
    return new Name(word, "", "screen", "", help);
  }
}
