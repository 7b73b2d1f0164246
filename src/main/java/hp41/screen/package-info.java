/**
 * The border to the terminal: {@link hp41.screen.Stroke strokes} come in, {@link hp41.screen.Frame
 * frames} go out. A frame is a grid of characters whose styles name {@link hp41.screen.Ink roles};
 * only a {@link hp41.screen.Theme} knows colours. Only the {@code LanternaTerminal} classes know
 * the library behind {@link hp41.screen.Terminal}.
 */
package hp41.screen;
