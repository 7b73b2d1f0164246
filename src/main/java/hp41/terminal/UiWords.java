package hp41.terminal;

import hp41.Calculator.Name;
import hp41.terminal.Intent.Command;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Words of the typed line that mean the terminal, not the calculator. */
final class UiWords {

  private static final List<Word> WORDS =
      List.of(
          new Word("help", Command.HELP, "Shows the keys and what a name does"),
          new Word("undo", Command.UNDO, "Takes the last key back"),
          new Word("redo", Command.REDO, "Does it again"),
          new Word("board", Command.SHOW_BOARD, "Shows the chessboard at the side"),
          new Word("program", Command.SHOW_PROGRAM, "Shows the program at the side"),
          new Word("stack", Command.SHOW_STACK, "Shows all digits of the stack at the side"),
          new Word("start", Command.SHOW_START, "Shows what to try first"),
          new Word("quit", Command.LEAVE, "Leaves; memory is kept"));

  private static final Set<String> ALSO_QUIT = Set.of("exit", "q");

  /** The same as names to complete. */
  static final List<Name> NAMES =
      Stream.concat(
              WORDS.stream().map(Word::name),
              Stream.of(
                  new Name("load", "FILE", "screen", "", "Loads the programs of files"),
                  new Name("save", "FILE", "screen", "", "Saves the program in a file")))
          .toList();

  private UiWords() {}

  /** The command that a whole line stands for, with a colon before it or without. */
  static Optional<Command> command(String line) {
    String typed =
        (line.startsWith(":") ? line.substring(1) : line).strip().toLowerCase(Locale.ROOT);
    String word = ALSO_QUIT.contains(typed) ? "quit" : typed;
    return WORDS.stream().filter(it -> it.text.equals(word)).map(Word::command).findFirst();
  }

  /** A word, what it does, and its sentence of help. */
  private record Word(String text, Command command, String help) {
    Name name() {
      return new Name(text, "", "screen", "", help);
    }
  }
}
