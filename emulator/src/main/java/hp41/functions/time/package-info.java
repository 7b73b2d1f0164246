/**
 * The functions of the time module: clock, dates, alarms, and the stopwatch.
 *
 * <p>Start with {@link hp41.functions.time.TimeFunctions}, the table. The clock itself is {@link
 * hp41.machine.TimeChip}.
 */
package hp41.functions.time;
