package hp41.words;

/**
 * Those who do what the words of the terminal say.
 *
 * @param nearest knows the names of functions, and asks before something is written over
 */
public record WordActions(
    NearestNames nearest,
    StateWords states,
    LoadWords load,
    SaveWords save,
    DebugWords debug,
    SettingWords settings,
    PlugWords plug) {}
