package hp41.editor.language;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * The user's settings in the editor, from the initialization options or the configuration.
 *
 * @param inlayHints whether line numbers and bytes are shown as inlay hints
 * @param keepColumns whether formatting preserves indentation and the columns of comments
 * @param localLetters whether {@code LBL "A"} is the local label A
 */
record Preferences(boolean inlayHints, boolean keepColumns, boolean localLetters) {

  private static final String SECTION = "hp41";

  /** Returns the default settings. */
  static Preferences standard(boolean localLetters) {
    return new Preferences(false, true, localLetters);
  }

  /**
   * Returns the settings after a change.
   *
   * @param chosen a JSON object with the settings, which may be in a section {@code hp41}
   */
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

  private static boolean choice(JsonObject options, String name, boolean defaultValue) {
    JsonElement choice = options.get(name);
    boolean isBoolean =
        choice != null && choice.isJsonPrimitive() && choice.getAsJsonPrimitive().isBoolean();
    return isBoolean ? choice.getAsBoolean() : defaultValue;
  }
}
