package hp41.commands;

/**
 * The objects that execute the commands.
 *
 * @param nearest finds function names, and asks before a file or state is overwritten
 */
public record CommandActions(
    NearestNames nearest,
    StateCommands states,
    LoadCommands load,
    SaveCommands save,
    DebugCommands debug,
    SettingCommands settings,
    PlugCommands plug,
    CardCommands cards,
    ScanCommands scan,
    EngineCommands engine,
    MicrocodeCommands microcode) {}
