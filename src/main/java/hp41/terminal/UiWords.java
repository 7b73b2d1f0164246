package hp41.terminal;

import hp41.Calculator.Name;
import hp41.panel.Side;
import hp41.terminal.Intent.Command;
import hp41.terminal.Intent.Do;
import hp41.terminal.Intent.Show;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Words of the typed line that mean the terminal, not the calculator. */
final class UiWords {

  private static final String KIND = "screen";

  private static final List<Word> WORDS =
      Stream.concat(
              Stream.of(
                  new Word("help", new Do(Command.HELP), "Shows the keys and what a name does"),
                  new Word("undo", new Do(Command.UNDO), "Takes the last key back"),
                  new Word("redo", new Do(Command.REDO), "Does it again"),
                  new Word("quit", new Do(Command.LEAVE), "Leaves; memory is kept")),
              Arrays.stream(Side.values())
                  .map(side -> new Word(side.word(), new Show(side, ""), side.help())))
          .toList();

  private static final Set<String> ALSO_QUIT = Set.of("exit", "q");

  /** The same as names to complete. */
  static final List<Name> NAMES =
      Stream.concat(
              WORDS.stream().map(Word::name),
              Stream.of(
                  new Name("load", "FILE", KIND, "", "Loads the programs of files"),
                  new Name("speed", "authentic|full", KIND, "", "Computes as fast as the machine"),
                  new Name("sound", "on|off", KIND, "", "Lets tones be heard or not"),
                  new Name("save", "FILE", KIND, "", "Saves the program in a file"),
                  new Name("states", "", KIND, "", "Lists the memories that have names"),
                  new Name("load state", "NAME", KIND, "", "Puts a memory back"),
                  new Name("save state", "NAME", KIND, "", "Gives all of memory a name")))
          .toList();

  private UiWords() {}

  /** What a whole line means to the terminal, with a colon before it or without. */
  static Optional<Intent> intent(String line) {
    String typed =
        (line.startsWith(":") ? line.substring(1) : line).strip().toLowerCase(Locale.ROOT);
    String word = ALSO_QUIT.contains(typed) ? "quit" : typed;
    return WORDS.stream()
        .filter(it -> it.text.equals(word))
        .map(Word::intent)
        .findFirst()
        .or(() -> lookUp(typed));
  }

  /** {@code registers 10-25}: what stands behind a panel's name is looked up in it. */
  private static Optional<Intent> lookUp(String typed) {
    String[] words = typed.split("\\s+", 2);
    return words.length < 2
        ? Optional.empty()
        : Side.named(words[0]).map(side -> new Show(side, words[1]));
  }

  /** A word, what it means, and its sentence of help. */
  private record Word(String text, Intent intent, String help) {
    Name name() {
      return new Name(text, "", KIND, "", help);
    }
  }
}
