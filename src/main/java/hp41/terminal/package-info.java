/**
 * The calculator in a terminal: strokes come in, become keys or a typed line, and each change goes
 * out as a frame. {@link hp41.terminal.TerminalSession} is the one loop and the only thing that
 * changes; {@link hp41.terminal.InputRouter} is where each stroke goes. What a stroke means is said
 * by {@link hp41.keymap}, what a typed word means by {@link hp41.commands}. Where nothing is drawn,
 * {@link hp41.terminal.PlainTerminal} reads whole lines and {@link hp41.terminal.PlainTextView}
 * writes what changes. What is drawn is the affair of {@link hp41.panel.view}, how it gets onto the
 * screen that of {@link hp41.screen}.
 *
 * <p>The room is large because the session has many small helpers that nobody else may see: what is
 * typed, pasted, recalled, undone and kept each is a class that only the input router and the
 * session know.
 */
package hp41.terminal;
