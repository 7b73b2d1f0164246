package hp41.panel;

import hp41.panel.keys.KeyNames;

/** A clause of a message: what happened or why, a key to press, or a line to type. */
public sealed interface Clause permits Clause.Sentence, Clause.LineToType, Clause.TypedName, Hint {

  /** Returns the text on the screen, with the strokes of a key map. */
  String onScreen(KeyNames names);

  /**
   * Returns the text in plain mode, where lines are typed and keys do not exist; empty if the
   * clause has no meaning in plain mode.
   */
  String plain();

  /**
   * What happened, or why.
   *
   * @param plain the text in plain mode; empty if the statement concerns only the screen
   */
  record Sentence(String text, String plain) implements Clause {

    public Sentence(String text) {
      this(text, text);
    }

    @Override
    public String onScreen(KeyNames names) {
      return text;
    }
  }

  /**
   * A line to type next.
   *
   * @param line a command of the terminal or a line for the calculator; words in capitals may stand
   *     for a name
   * @param promise the effect as a value
   * @param effect what the line does; may be empty
   */
  record LineToType(String line, Promise promise, String effect) implements Clause {

    @Override
    public String onScreen(KeyNames names) {
      return plain();
    }

    @Override
    public String plain() {
      return effect.isEmpty() ? "type: " + line : line + " " + effect;
    }
  }

  /**
   * The invitation to type a name. In key maps whose letters press keys, a colon precedes the name.
   *
   * @param example a name
   */
  record TypedName(String example) implements Clause {

    @Override
    public String onScreen(KeyNames names) {
      return invitation(names) + ": " + example;
    }

    @Override
    public String plain() {
      return invitation(KeyNames.NONE) + ": " + example;
    }

    /** Returns the invitation without an example. */
    public static String invitation(KeyNames names) {
      return names.letters() ? ": types a name" : "type a name";
    }
  }
}
