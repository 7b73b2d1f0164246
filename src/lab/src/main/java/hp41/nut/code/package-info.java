/**
 * Converts microcode to text and back. Start with {@link hp41.nut.code.Disassembler}, which writes
 * the pages of an image as a listing, and {@link hp41.nut.code.MicrocodeAssembler}, which assembles
 * a listing to an image. Assembling the listing of an image gives the same words. Nothing here
 * executes instructions. The package uses {@code hp41.nut} for mnemonics, and {@code hp41.module}
 * for images and pages.
 */
package hp41.nut.code;
