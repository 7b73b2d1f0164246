/**
 * Executes the ROM images of the user as the engine of a calculator. Start with {@link
 * hp41.microcode.SystemRom}, which reads an image, and {@link hp41.microcode.Microcode}, the
 * engine. The engine connects the processor ({@code hp41.nut}) to the calculator's memory, keys,
 * clock and printer. {@code UserCode} recognizes program lines for the debugger. The package uses
 * the library and {@code hp41.nut}; nothing in the library depends on it.
 */
package hp41.microcode;
