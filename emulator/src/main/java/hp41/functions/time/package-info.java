/** The functions of the time module: clock, dates, alarms and the stopwatch's registers. */
package hp41.functions.time;
