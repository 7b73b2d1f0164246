/**
 * The HP-41's processor (called Nut) and the chips around it: display drivers, keyboard, clock and
 * beeper. Registers have fourteen digits; instructions are 10-bit words in sixteen pages.
 *
 * <p>Start with {@link hp41.nut.Nut}, which fetches and decodes instructions. {@code ControlUnit}
 * and {@code FieldDigits} execute them, {@link hp41.nut.Chip} and {@link
 * hp41.nut.SelectablePeripheral} are the interfaces of connected devices.
 *
 * <p>The package executes ROM images, but contains none, and it does not know calculator functions
 * or programs, which are implemented in the images. It uses the packages for memory, modules and
 * the display. Mnemonics are those of S. Jacobs and J. De Arras.
 */
package hp41.nut;
