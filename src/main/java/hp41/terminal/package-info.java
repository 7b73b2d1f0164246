/**
 * The calculator in a terminal. {@link hp41.terminal.TerminalSession}, where to start reading, is
 * the main loop: it receives strokes, runs the calculator, and draws frames. {@link
 * hp41.terminal.InputRouter} routes each stroke, and {@link hp41.terminal.UserInterface} connects
 * the parts. {@code hp41.keymap} defines the meaning of strokes, and {@code hp41.commands} that of
 * typed commands. In line mode, {@link hp41.terminal.PlainTerminal} reads lines and {@link
 * hp41.terminal.PlainTextView} writes changes. {@code hp41.panel.view} draws the picture, and
 * {@code hp41.screen} sends it to the terminal.
 *
 * <p>The package is large because the session has many small package-private helpers for typed
 * text, paste, history, undo and saving, which only the parts of the user interface and the session
 * use.
 */
package hp41.terminal;
