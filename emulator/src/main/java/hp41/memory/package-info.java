/**
 * The calculator's memory: 56-bit words at the addresses of the HP-41.
 *
 * <p>Start with {@link hp41.memory.Memory}, which contains all words. The other classes are views
 * that store nothing themselves: stack, ALPHA, flags, programs, key assignments, alarms and
 * extended memory. Therefore every write, whether by a function, a card or a synthetic instruction,
 * is visible in all views.
 *
 * <p>Words are written in this package only. The package imports {@code hp41.number} and {@code
 * hp41.text}, and no other package of the emulator.
 */
package hp41.memory;
