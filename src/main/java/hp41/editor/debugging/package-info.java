/**
 * The debug adapter: programs are stepped, stopped and looked into from an editor, by the Debug
 * Adapter Protocol. One thread owns the calculator; {@link hp41.editor.debugging.EventLoop} lets
 * requests and slices of the running program take turns on it. {@link
 * hp41.editor.debugging.DebugSession} is what is debugged; the classes named {@code …Requests} read
 * what the editor asks and answer it. Only this room imports LSP4J's debug part, and only {@code
 * hp41 dap} loads it.
 */
package hp41.editor.debugging;
