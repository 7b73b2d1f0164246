/**
 * Microcode as text: the disassembler writes the pages of an image as a listing, the assembler
 * reads one and makes an image of it, and what one writes the other reads back to the same words.
 * It knows how pages are laid out and what instructions are called; it executes nothing.
 */
package hp41.nut.code;
