/**
 * A debugger for programs: breakpoints, watches, counts, a trace, and a journal of memory changes
 * for stepping back.
 *
 * <p>Start with {@link hp41.debug.Debugger}, which observes the execution of lines. {@link
 * hp41.debug.Breakpoints} and {@link hp41.debug.Watches} decide where a program stops, {@link
 * hp41.debug.Conditions} whether. Observation does not change what the machine does, and execution
 * is not slowed down while nothing is set. This package imports {@code hp41.event}, {@code
 * hp41.listing}, {@code hp41.machine}, {@code hp41.memory}, {@code hp41.number}, {@code
 * hp41.program} and {@code hp41.text}.
 */
package hp41.debug;
