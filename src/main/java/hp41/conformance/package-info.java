/**
 * Plays the same to the calculator's own engine and to the machine's microcode, from an image that
 * somebody has, and compares all that can be seen and all of memory: recorded keys, the bundled
 * programs, and what chance makes. What differs is made as small as it can be.
 */
package hp41.conformance;
