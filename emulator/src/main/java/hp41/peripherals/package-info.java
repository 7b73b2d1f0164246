/**
 * What the calculator needs from its host: a clock, and optionally a speaker, programs by name,
 * magnetic cards and a tape drive.
 *
 * <p>Start with {@link hp41.peripherals.Peripherals}, which a host implements. This package imports
 * no other package of the emulator.
 */
package hp41.peripherals;
