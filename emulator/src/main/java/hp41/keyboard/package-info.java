/**
 * The engines as the rest of the calculator sees them: an engine receives keys and typed words, and
 * shows the display.
 *
 * <p>Start with {@link hp41.keyboard.Engine}. The built-in engine is in {@code hp41.player};
 * another one, such as the machine's microcode, replaces it as a {@link
 * hp41.keyboard.ReplacementEngine}.
 */
package hp41.keyboard;
