/**
 * Draws the keypad. {@link hp41.panel.keys.Keypad} defines the position of each key and finds the
 * clicked one, {@link hp41.panel.keys.KeyFace} contains its current names, and {@link
 * hp41.panel.keys.KeyNames} the strokes that press it. {@link hp41.panel.keys.KeypadView} draws all
 * keys.
 */
package hp41.panel.keys;
