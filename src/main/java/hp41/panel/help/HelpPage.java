package hp41.panel.help;

import hp41.Calculator.KnownName;
import hp41.NameKind.BuiltinName;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What help shows: the strokes of the terminal, or a function that was searched for.
 *
 * @param search what has been typed to find a name
 * @param found the names that match
 * @param chosen which of them is explained; less than 0: none, but the strokes
 * @param cause what has given the message that is explained, or nothing
 * @param asked the questions of the program that is explained, and what each takes
 * @param ran what the example has given, once it was run
 * @param keypad whether help makes way for the keypad, which shows what is struck for each key
 */
public record HelpPage(
    String search,
    List<KnownName> found,
    int chosen,
    String cause,
    Map<String, String> asked,
    Optional<Trial> ran,
    boolean keypad) {

  /** Whether a name is that of a program. */
  public static boolean isLabel(KnownName name) {
    return name.kind() == BuiltinName.LABEL;
  }

  /** The same page with what the example has given. */
  public HelpPage after(Optional<Trial> trial) {
    return new HelpPage(search, found, chosen, cause, asked, trial, keypad);
  }

  /**
   * What a line has given that was tried on a calculator of its own.
   *
   * @param display what the display shows at the end, or what was wrong with the line
   * @param paper the rows that the printer has printed
   * @param stack the stack with the names of its levels; empty if something was wrong
   */
  public record Trial(String display, List<String> paper, String stack) {}
}
