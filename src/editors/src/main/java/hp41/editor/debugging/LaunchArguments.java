package hp41.editor.debugging;

import hp41.files.PlugNames;
import hp41.schema.JsonEntry;
import hp41.schema.JsonField;
import hp41.schema.JsonSchema;
import hp41.schema.JsonType;
import hp41.schema.JsonTypes;
import hp41.schema.RegisterTypes;
import hp41.schema.WrongField;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The attributes of a launch configuration. An empty text is a missing attribute. */
record LaunchArguments(JsonEntry entry) {

  static final JsonField<String> PROGRAM = JsonField.of("program", JsonTypes.TEXT);
  static final JsonField<String> LABEL = JsonField.of("label", JsonTypes.TEXT);
  static final JsonField<String> STACK = JsonField.of("stack", JsonTypes.TEXT);
  static final JsonField<String> ALPHA = JsonField.of("alpha", JsonTypes.TEXT);
  static final JsonField<Map<Integer, Long>> REGISTERS =
      JsonField.of("registers", RegisterTypes.REGISTERS);
  static final JsonField<List<String>> PLUG = JsonField.of("plug", LaunchArguments::names);
  static final JsonField<String> ROM = JsonField.of("rom", JsonTypes.TEXT);
  static final JsonField<String> MODEL = JsonField.of("model", JsonTypes.TEXT);
  static final JsonField<Long> SIZE = JsonField.of("size", JsonTypes.whole(0, 999));
  static final JsonField<String> SPEED = JsonField.of("speed", JsonTypes.TEXT);
  static final JsonField<Boolean> STOP_ON_ENTRY = JsonField.of("stopOnEntry", JsonTypes.TRUTH);
  static final JsonField<Boolean> STOP_AT_END = JsonField.of("stopAtEnd", JsonTypes.TRUTH);
  static final JsonField<String> CWD = JsonField.of("cwd", JsonTypes.TEXT);

  /** The attributes that editors themselves use or add. */
  private static final Set<String> OF_EDITORS =
      Set.of(
          "type",
          "name",
          "request",
          "noDebug",
          "console",
          "consoleName",
          "debugServer",
          "internalConsoleOptions",
          "linux",
          "osx",
          "windows",
          "postDebugTask",
          "preLaunchTask",
          "presentation",
          "serverReadyAction",
          "suppressMultipleSessionWarning",
          "adapter",
          "build",
          "env",
          "args");

  private static final JsonType<List<String>> LIST =
      JsonTypes.list(JsonTypes.TEXT, "a list of names");

  private static final JsonSchema SCHEMA =
      JsonSchema.of(
              PROGRAM,
              LABEL,
              STACK,
              ALPHA,
              REGISTERS,
              PLUG,
              ROM,
              MODEL,
              SIZE,
              SPEED,
              STOP_ON_ENTRY,
              STOP_AT_END,
              CWD)
          .ignoring(LaunchArguments::isOfEditors);

  /** Checks the attributes; fails with the reason if one is unknown or invalid. */
  static LaunchArguments of(Map<String, Object> given) {
    try {
      return new LaunchArguments(SCHEMA.read(given));
    } catch (WrongField wrong) {
      throw DebugContext.refusal(wrong.getMessage());
    }
  }

  private static boolean isOfEditors(String name) {
    return name.startsWith("_") || name.startsWith("$") || OF_EDITORS.contains(name);
  }

  private static List<String> names(String field, Object value) {
    return value instanceof List<?> list
        ? LIST.read(field, list)
        : PlugNames.split(List.of(JsonTypes.TEXT.read(field, value)));
  }

  /** Returns a text; empty if it is missing. */
  Optional<String> text(JsonField<String> field) {
    return entry.get(field).filter(it -> !it.isEmpty());
  }

  /** Returns whether an attribute is true. */
  boolean is(JsonField<Boolean> field) {
    return entry.get(field).orElse(false);
  }
}
