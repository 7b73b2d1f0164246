/**
 * The calculator in a terminal: strokes come in, become keys or a typed line, and each change goes
 * out as a frame. {@link hp41.terminal.Session} is the one loop and the only thing that changes;
 * {@link hp41.terminal.View} turns a {@link hp41.terminal.Screen} into a {@link
 * hp41.terminal.Frame} and knows neither clock nor terminal; {@link hp41.terminal.KeyMap} says what
 * each stroke means. Only the {@code LanternaTerminal} classes know the library behind {@link
 * hp41.terminal.Terminal}.
 */
package hp41.terminal;
