/**
 * The built-in engine: keys, entries, prompts, the display, and the durations of the machine.
 *
 * <p>Start with {@link hp41.player.KeyDispatch}, which decides where a key goes, and {@link
 * hp41.player.Entry}, which is what the next key is part of: a number, a text, a program line, a
 * name, an operand. An entry returns the next one and uses the keyboard only through {@link
 * hp41.player.EntryContext}. A complete instruction goes to {@link hp41.player.Actions}, which
 * executes or inserts it; {@link hp41.player.Runner} runs programs. Prompts follow from the kind of
 * operand in the table row of a function.
 *
 * <p>{@link hp41.player.BuiltInEngine} creates these parts and connects them; no part knows it.
 * {@link hp41.player.Timeline} is the queue of scheduled actions, and {@link hp41.player.Times} the
 * table of durations fitted to recordings of the machine.
 */
package hp41.player;
