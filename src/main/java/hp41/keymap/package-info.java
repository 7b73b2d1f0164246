/**
 * Maps strokes to their meaning. {@link hp41.keymap.KeyMap} converts a stroke to an {@link
 * hp41.keymap.Intent}, and a {@link hp41.keymap.KeyTable} defines the calculator keys that it
 * presses. Key maps of other emulators are included; users can write their own. This package
 * executes nothing: {@code hp41.terminal} executes the intents.
 */
package hp41.keymap;
