package hp41.panel.help;

import hp41.KnownName;
import hp41.files.ProgramExample;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The state of help: the keys of the terminal, or the explanation of a function.
 *
 * @param search the text typed to find a name
 * @param found the names that match
 * @param chosen the index of the explained name; negative if the keys are shown
 * @param occasion what help was opened for; {@link Occasion#NONE} once another text is typed
 * @param questions the questions of the explained program, and their possible answers
 * @param example the first example of the explained program, if it has one
 * @param ran the result of the example, once it was run
 * @param keypad whether the keypad is shown instead of help, with the stroke for each key
 */
public record HelpPage(
    String search,
    List<KnownName> found,
    int chosen,
    Occasion occasion,
    Map<String, String> questions,
    Optional<ProgramExample> example,
    Optional<Trial> ran,
    boolean keypad) {

  /** Returns the page with the result of the example. */
  public HelpPage after(Optional<Trial> trial) {
    return new HelpPage(search, found, chosen, occasion, questions, example, trial, keypad);
  }

  /**
   * Why help was opened.
   *
   * @param cause the cause of the explained message, or empty
   * @param says the whole text of the explained message, or empty
   * @param keys the keys of the focused panel, in rows of a label and a text; empty for those of
   *     the calculator
   */
  public record Occasion(String cause, String says, List<String> keys) {

    public static final Occasion NONE = new Occasion("", "", List.of());
  }

  /**
   * The result of a line that was run on a scratch calculator.
   *
   * @param display the display at the end, or the error in the line
   * @param paper the rows that the printer has printed
   * @param stack the stack with the names of its registers; empty after an error
   */
  public record Trial(String display, List<String> paper, String stack) {}
}
