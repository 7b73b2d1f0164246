package hp41.terminal;

import hp41.Calculator.Name;
import hp41.keyboard.Key;
import hp41.panel.HelpPage;
import hp41.panel.Side;
import hp41.terminal.Intent.Command;
import hp41.terminal.Intent.Do;
import hp41.terminal.Intent.Show;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Words of the typed line that mean the terminal, not the calculator. */
final class UiWords {

  private static final String KIND = HelpPage.SCREEN;

  private static final List<Word> WORDS =
      Stream.concat(
              Stream.of(
                  Word.of("help", new Do(Command.HELP), "Shows the keys and what a name does"),
                  Word.of("undo", new Do(Command.UNDO), "Takes the last key back"),
                  Word.of("redo", new Do(Command.REDO), "Does it again"),
                  Word.of("user", press(Key.USER), "Gives the keys their own names, or no longer"),
                  Word.of("prgm", press(Key.PRGM), "Begins or ends the writing of a program"),
                  Word.of("start", new Do(Command.START), "Shows what to try first"),
                  new Word(
                      "keymap",
                      "NAME",
                      Intent.UseKeys::new,
                      "Keys as of standard, sim41, v41, a file"),
                  Word.of("quit", new Do(Command.LEAVE), "Leaves; memory is kept")),
              Arrays.stream(Side.values())
                  .filter(side -> side != Side.START)
                  .map(side -> Word.of(side.word(), new Show(side, ""), side.help())))
          .toList();

  private static final Map<String, String> SAME =
      Map.of("exit", "quit", "q", "quit", "vtrace", "trace");

  /** The same as names to complete. */
  static final List<Name> NAMES =
      Stream.of(
              WORDS.stream().map(Word::name),
              DebugWords.NAMES.stream(),
              Stream.of(
                  new Name("load", "FILE", KIND, "", "Loads the programs of files"),
                  new Name("speed", "authentic|full", KIND, "", "Computes as fast as the machine"),
                  new Name("theme", "NAME", KIND, "", "Colours: machine, dark, light, contrast"),
                  new Name("sound", "on|off", KIND, "", "Lets tones be heard or not"),
                  new Name("save", "FILE", KIND, "", "Saves the program in a file"),
                  new Name("states", "", KIND, "", "Lists the memories that have names"),
                  new Name("load state", "NAME", KIND, "", "Puts a memory back"),
                  new Name("save state", "NAME", KIND, "", "Gives all of memory a name")))
          .flatMap(names -> names)
          .toList();

  /** The key maps that need no file, to complete the word before them. */
  static final List<Name> KEYMAPS =
      KeyMaps.NAMES.stream().map(it -> new Name(it, "", KIND, "", "Keys as of " + it)).toList();

  private UiWords() {}

  /** What a whole line means to the terminal, with a colon before it or without. */
  static Optional<Intent> intent(String line) {
    String typed = (line.startsWith(":") ? line.substring(1) : line).strip();
    String[] parts = typed.split("\\s+", 2);
    String small = parts[0].toLowerCase(Locale.ROOT);
    String word = SAME.getOrDefault(small, small);
    String argument = parts.length > 1 ? parts[1] : "";
    if (word.equals("help") && !argument.isEmpty()) {
      return Optional.of(new Intent.Explain(argument));
    }
    if (word.equals("keymap")) {
      return Optional.of(new Intent.UseKeys(argument));
    }
    return WORDS.stream()
        .filter(it -> it.text.equals(word) && it.operand.isEmpty() == argument.isEmpty())
        .findFirst()
        .map(it -> it.intent.apply(argument))
        .or(() -> lookUp(word, argument.toLowerCase(Locale.ROOT)));
  }

  private static Intent press(Key key) {
    return new Intent.Press(List.of(key));
  }

  /** {@code registers 10-25}: what stands behind a panel's name is looked up in it. */
  private static Optional<Intent> lookUp(String panel, String wanted) {
    return wanted.isEmpty()
        ? Optional.empty()
        : Side.named(panel).map(side -> new Show(side, wanted));
  }

  /** A word, what must follow it, what both mean, and a sentence of help. */
  private record Word(String text, String operand, Function<String, Intent> intent, String help) {

    static Word of(String text, Intent intent, String help) {
      return new Word(text, "", nothing -> intent, help);
    }

    Name name() {
      return new Name(text, operand, KIND, "", help);
    }
  }
}
