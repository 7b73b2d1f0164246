/**
 * The debug adapter: editors run, stop and inspect programs with the Debug Adapter Protocol. {@link
 * hp41.editor.debugging.DebugAdapter} is the entry point, and {@link
 * hp41.editor.debugging.DebugSession} is the program that is being debugged. One thread owns the
 * calculator; {@link hp41.editor.debugging.EventLoop} runs requests and slices of the program on it
 * in turns. The classes named {@code …Requests} handle the requests. Only this package imports
 * LSP4J's debug part, and only {@code hp41 dap} loads it.
 */
package hp41.editor.debugging;
