/**
 * What finds the fault in a program: {@link hp41.debug.Debugger} looks on while lines are executed.
 * It stops at {@link hp41.debug.Breakpoints breakpoints} and when what is {@link hp41.debug.Watches
 * watched} changes, counts lines, keeps the last ones and what each has changed, and so finds the
 * way back. Nothing here changes what the machine does, and while nothing is set the run loop does
 * not know of it.
 */
package hp41.debug;
