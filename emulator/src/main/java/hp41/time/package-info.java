/**
 * Scheduling of future actions, and the durations of the machine's actions.
 *
 * <p>Start with {@link hp41.time.Timeline}, the queue of scheduled actions. An {@link
 * hp41.time.Appointment} is one action, an {@link hp41.time.Agenda} a group of actions that are
 * cancelled together, and {@link hp41.time.Times} the table of durations fitted to recordings of
 * the machine. This package imports no other package of the emulator.
 */
package hp41.time;
