/**
 * The panels that show memory and change it: stack, data registers, flags, ALPHA, extended memory
 * and alarms. {@link hp41.memory.RegisterText} parses and formats the values that users type.
 */
package hp41.panel.memory;
