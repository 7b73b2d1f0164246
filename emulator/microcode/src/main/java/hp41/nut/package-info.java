/**
 * The processor that the machine was built of, and the chips around it: registers of fourteen
 * digits, words of ten bits in sixteen pages, display drivers, keyboard, clock, beeper. What it
 * executes are the images of ROM that somebody has; there are none in here. It knows memory and
 * pages of modules, and nothing of functions or programs: those are what the images know.
 *
 * <p>Instructions are called as most who write microcode call them (S. Jacobs and J. De Arras).
 */
package hp41.nut;
