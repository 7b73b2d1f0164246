/**
 * The built-in engine: it gives keys to entries, executes their effects, and runs programs. All of
 * this takes as long as on the machine, or less at full speed.
 *
 * <p>Start with {@link hp41.player.KeyDispatch}, which decides where a key goes, and {@link
 * hp41.player.EffectPlayer}, which executes the effects of entries. A complete instruction goes to
 * {@link hp41.player.Actions}, which executes or inserts it; {@link hp41.player.Runner} runs
 * programs.
 *
 * <p>{@link hp41.player.BuiltInEngine} creates these parts and connects them; no part knows it.
 * {@link hp41.player.Timeline} is the queue of scheduled actions, and {@link hp41.player.Times} the
 * table of durations fitted to recordings of the machine.
 */
package hp41.player;
