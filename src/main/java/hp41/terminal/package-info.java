/**
 * The calculator in a terminal: strokes come in, become keys or a typed line, and each change goes
 * out as a frame. {@link hp41.terminal.Session} is the one loop and the only thing that changes;
 * {@link hp41.terminal.KeyMap} says what each stroke means, {@link hp41.terminal.Desk} where it
 * goes. Where nothing is drawn, {@link hp41.terminal.PlainTerminal} reads whole lines and {@link
 * hp41.terminal.PlainFace} writes what changes. What is drawn is the affair of {@link hp41.panel},
 * how it gets onto the screen that of {@link hp41.screen}.
 */
package hp41.terminal;
