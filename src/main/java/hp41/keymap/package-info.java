/**
 * What a stroke means: {@link hp41.keymap.KeyMap} makes an {@link hp41.keymap.Intent} of it, and a
 * {@link hp41.keymap.KeyTable} says which keys of the calculator it presses; those of other
 * emulators come with the program, and a person may write one. Nothing is done here: an intent is
 * carried out by {@link hp41.terminal}.
 */
package hp41.keymap;
