/**
 * The interface to the terminal. {@link hp41.screen.Stroke} is an input event, {@link
 * hp41.screen.Frame} a picture of the whole terminal. A frame is a grid of characters whose styles
 * name {@link hp41.screen.Ink roles}; only a {@link hp41.screen.Theme} maps roles to colours. Start
 * reading at {@link hp41.screen.Terminal}.
 */
package hp41.screen;
