/**
 * The built-in engine: keys, entries, prompts, and the display.
 *
 * <p>Start with {@link hp41.keyboard.KeyDispatch}, which decides where a key goes, and {@link
 * hp41.keyboard.Entry}, which is what the next key is part of: a number, a text, a program line, a
 * name, an operand. An entry returns the next one and uses the keyboard only through {@link
 * hp41.keyboard.EntryContext}. A complete instruction goes to {@link hp41.keyboard.Actions}, which
 * executes or inserts it; {@link hp41.keyboard.Runner} runs programs. Prompts follow from the kind
 * of operand in the table row of a function.
 *
 * <p>{@link hp41.keyboard.Keyboard} creates these parts and connects them; no part knows it. {@link
 * hp41.keyboard.ModalEntry} is the base of entries in {@code hp41.modal}. The package uses the
 * packages of the machine, of its time and of keys, and no front end.
 */
package hp41.keyboard;
