/**
 * Presses keys at exact times of a virtual clock ({@link hp41.keypad.VirtualKeypad}).
 *
 * <p>This package imports {@code hp41}, {@code hp41.key} and {@code hp41.machine}.
 */
package hp41.keypad;
