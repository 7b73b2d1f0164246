package hp41.editor.language;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * What a person has chosen in the editor, in the options of the start or in its settings.
 *
 * @param inlayHints whether line numbers and bytes are shown in the lines
 * @param keepColumns whether formatting keeps indentation and the columns of comments
 * @param localLetters whether {@code LBL "A"} is the local label A
 */
record Preferences(boolean inlayHints, boolean keepColumns, boolean localLetters) {

  private static final String SECTION = "hp41";

  /** What holds where nothing was chosen. */
  static Preferences standard(boolean localLetters) {
    return new Preferences(false, true, localLetters);
  }

  /** These after a choice, a JSON object; it may be in a section of its own. */
  Preferences with(Object chosen) {
    if (!(chosen instanceof JsonObject object)) {
      return this;
    }
    JsonElement section = object.get(SECTION);
    JsonObject options = section instanceof JsonObject inner ? inner : object;
    return new Preferences(
        choice(options, "inlayHints", inlayHints),
        choice(options, "keepColumns", keepColumns),
        choice(options, "localLetters", localLetters));
  }

  private static boolean choice(JsonObject options, String name, boolean otherwise) {
    JsonElement choice = options.get(name);
    boolean given =
        choice != null && choice.isJsonPrimitive() && choice.getAsJsonPrimitive().isBoolean();
    return given ? choice.getAsBoolean() : otherwise;
  }
}
