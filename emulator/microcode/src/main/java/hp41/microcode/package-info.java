/**
 * The machine's own microcode as the engine of a calculator: the images of ROM that somebody has,
 * executed on the {@linkplain hp41.nut processor} with this calculator's memory, keys and clock.
 */
package hp41.microcode;
