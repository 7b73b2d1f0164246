/**
 * The panels of what memory holds, and can be changed there: stack, registers, flags, ALPHA,
 * extended memory and alarms. {@link hp41.panel.memory.RegisterText} is how it is typed.
 */
package hp41.panel.memory;
